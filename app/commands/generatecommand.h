// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Bole {

/// `bole generate`: a season of made-up applicants.
int runGenerate(const QStringList &arguments);

} // namespace Bole
