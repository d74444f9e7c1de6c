// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/platform/reader/sandbox.h"

namespace Bole {

/// What somebody would try who has taken a reader over. Built into the reader itself, so that it is
/// tried where it counts: behind the same walls, with the same descriptors. Prints a line for each
/// attempt; 0 if all were refused.
int probeSandbox(const SandboxWalls &walls, int lastDescriptor);

} // namespace Bole
