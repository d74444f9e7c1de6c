// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/knowledge.h"

#include <cstddef>

namespace Bole {

class LineNetwork;

/// What takes time at first use and is the same for every document: the machine's fonts, character
/// maps, the parsers' expressions, the network that reads scans. Done once in the fork server, its
/// readers have it from birth. In steps, so that whoever asks for a reader meanwhile does not wait
/// long.
class WarmUp
{
public:
    WarmUp(const Knowledge &knowledge, LineNetwork &network)
        : m_knowledge(knowledge), m_network(network)
    {
    }

    bool isDone() const;
    void doNext();

private:
    const Knowledge &m_knowledge;
    LineNetwork &m_network;
    size_t m_next = 0;
};

} // namespace Bole
