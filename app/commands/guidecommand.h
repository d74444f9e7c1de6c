// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

CommandHelp guideHelp();
int runGuide(const QStringList &arguments);
bool guidePaints(const QStringList &arguments);

} // namespace Bole
