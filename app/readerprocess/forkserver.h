// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/readerloop.h"
#include "app/readerprocess/warmup.h"
#include "model/platform/reader/readercopies.h"
#include "model/platform/reader/sandbox.h"

namespace Bole {

/// Makes readers as copies of this process, each with a socket of its own, and tells the pool how
/// they ended. It never sees a document, so all its copies begin clean. What readers would each
/// have to prepare for themselves it prepares before it makes the first, for what that is wanted
/// for; the rest when nobody asks for one.
class ForkServer
{
public:
    ForkServer(Sandbox &sandbox, const ReaderLoop::Limits &limits, const Knowledge &knowledge,
               LineNetwork &network);
    /// Until the pool hangs up.
    int run();

private:
    bool takeOrder();
    void prepareToDraw();
    void prepareToRead();
    void startReader(quint64 reader, int socket, int memory);
    int liveAsReader();
    void tellOfEnded();

    Sandbox &m_sandbox;
    ReaderLoop::Limits m_limits;
    const Knowledge &m_knowledge;
    LineNetwork &m_network;
    ReaderCopies m_copies;
    bool m_canDraw = false;
    bool m_canRead = false;
};

} // namespace Bole
