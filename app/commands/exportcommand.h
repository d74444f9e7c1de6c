// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

CommandHelp exportHelp();
int runExport(const QStringList &arguments);
/// A PDF is painted, so that fonts are needed.
bool exportPaints(const QStringList &arguments);

} // namespace Bole
