// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

/// `bole share`: a package for one member of the committee.
CommandHelp shareHelp();
int runShare(const QStringList &arguments);

/// `bole merge`: a package, or a folder of them, into a season.
CommandHelp mergeHelp();
int runMerge(const QStringList &arguments);

/// `bole status`: who has done how much, and what waits.
CommandHelp statusHelp();
int runStatus(const QStringList &arguments);

} // namespace Bole
