// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// What a reader gives up before it sees its first document: the network, starting programs,
/// writing to the disk, reading what is not a font or the like, memory beyond its share, its
/// privileges. A hostile document that takes the reader over then has nothing to take.
struct Sandbox
{
    bool systemCallsFiltered = false; ///< seccomp
    int landlockVersion = 0; ///< 0: not in this kernel; seccomp alone still forbids writing
    bool skipped = false;    ///< built with a sanitizer, which needs what is forbidden

    bool isClosed() const { return systemCallsFiltered || skipped; }
};

/// Closes it for good. `memoryBytes` is for the reader's own data; 0 sets no limit.
Sandbox enterSandbox(long long memoryBytes);

/// Dies with the pool, says what it died of: OutOfMemory rather than a crash where that is why.
void dieProperly(long long memoryBytes);

/// Tries everything that is forbidden and prints what came of it, a line each. 0 if all was
/// refused.
int testSandbox(const Sandbox &sandbox);

} // namespace Bole
