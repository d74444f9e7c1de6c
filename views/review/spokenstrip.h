// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// Lets screen readers know level strips: a slider with the criterion's name and the level as its
/// value. Once a program is enough; more often does no harm.
void makeStripsSpeak();

} // namespace Bole
