// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

/// `bole generate`: a season of made-up applicants.
CommandHelp generateHelp();
int runGenerate(const QStringList &arguments);

} // namespace Bole
