// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

/// `bole parse`: documents in, records out, without a season.
CommandHelp parseHelp();
int runParse(const QStringList &arguments);

} // namespace Bole
