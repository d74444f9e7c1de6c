// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

CommandHelp checkHelp();
int runCheck(const QStringList &arguments);

} // namespace Bole
