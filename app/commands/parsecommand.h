// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Bole {

/// `bole parse`: documents in, records out, without a season.
int runParse(const QStringList &arguments);

} // namespace Bole
