// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace Bole {

/// Leaves the file system readable only in these folders, writable nowhere, and the network closed.
/// Gives the kernel's version of Landlock, 0 where it has none.
int enterLandlock(const std::vector<std::string> &folders);

} // namespace Bole
