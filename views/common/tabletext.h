// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QStringList>

namespace Bole {

/// A line of a table that could not be used, as a sentence. `problem` is one of
/// Knowledge::problems().
QString tableProblemText(const Error &problem);

/// All of the committee's own tables: see Knowledge::committeeFolder().
QStringList tableProblemTexts();

} // namespace Bole
