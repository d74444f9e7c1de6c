// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

CommandHelp protectHelp();
/// Protects a season with a password, changes that or takes it away.
int runProtect(const QStringList &arguments);

} // namespace Bole
