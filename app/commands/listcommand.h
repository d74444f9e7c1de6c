// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

CommandHelp listHelp();
int runList(const QStringList &arguments);

} // namespace Bole
