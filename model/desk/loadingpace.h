// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

// How the list and the table of everybody come to be shown while they are read.

inline constexpr int shownAtOnce = 100; ///< of many, while the rest is being read
inline constexpr int pauseMilliseconds = 200;
inline constexpr int refreshedAtOnce = 20; ///< of who was changed; more are read with everybody

} // namespace Bole
