// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

CommandHelp backupHelp();
int runBackup(const QStringList &arguments);

} // namespace Bole
