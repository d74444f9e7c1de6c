// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/seasonarguments.h"

namespace Bole {

/// `bole list --names OF`: what the other options can be given, so that a script need not guess.
CommandOption namesOption();
/// Gives the code to end with.
int listNames(SeasonArguments &given);

} // namespace Bole
