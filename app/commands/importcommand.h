// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

/// `bole import`: files and folders into a season.
CommandHelp importHelp();
int runImport(const QStringList &arguments);

} // namespace Bole
