// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

CommandHelp restoreHelp();
int runRestore(const QStringList &arguments);

} // namespace Bole
