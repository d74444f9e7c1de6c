// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/sandboxstate.h"

#include <linux/filter.h>

#include <vector>

namespace Bole {

/// What a reader gives up before it sees its document: the network, starting programs and copies
/// of itself, writing, reading what is not a font or the like, signals, memory beyond its share,
/// its privileges. A hostile document that takes the reader over then has nothing to take.
///
/// Half of it is given up once, by the nursery; its copies then only close the rest.
class Sandbox
{
public:
    /// `memoryBytes` is for a reader's own data; 0 sets no limit.
    explicit Sandbox(long long memoryBytes) : m_memoryBytes(memoryBytes) {}

    /// In the nursery, before it has any other thread. False if it cannot be closed later. Without
    /// namespaces it is as on a system that does not allow them.
    bool prepare(bool withNamespaces = true);
    /// In a reader, for good, with all its threads.
    bool close() const;

    const SandboxState &state() const { return m_state; }

private:
    long long m_memoryBytes;
    SandboxState m_state;
    std::vector<sock_filter> m_filter;
};

/// Descriptors and environment that whoever started this program did not mean for it.
void forgetInheritance();

/// Dies with the pool, says what it died of: OutOfMemory rather than a crash where that is why.
void dieProperly(long long memoryBytes);

/// Tries everything that is forbidden and prints what came of it, a line each. 0 if all was
/// refused.
int probeSandbox(const SandboxState &state);

} // namespace Bole
