// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/forkserver.h"

#include "app/readerprocess/linenetwork.h"
#include "app/readerprocess/secondthread.h"
#include "model/platform/waiting.h"
#include "model/readerclient/forkserverprotocol.h"

#include <array>
#include <cstdlib>

namespace Bole {

using namespace ForkServerProtocol;

namespace {

constexpr int control = firstDescriptor;

SandboxState stateOf(const SandboxWalls &walls)
{
    return {true,
            walls.isSkipped,
            walls.fileRules,
            walls.hasOwnFiles,
            walls.hasOwnNetwork,
            walls.hasOwnProcesses};
}

void tellOfEnd(quint64 reader, int status)
{
    News ended;
    ended.kind = News::Kind::Ended;
    ended.reader = reader;
    ended.status = status;
    send(control, ended);
}

} // namespace

ForkServer::ForkServer(Sandbox &sandbox, const ReaderLoop::Limits &limits,
                       const Knowledge &knowledge, LineNetwork &network)
    : m_sandbox(sandbox),
      m_limits(limits),
      m_knowledge(knowledge),
      m_network(network),
      m_copies([this] { return liveAsReader(); }, firstDescriptor)
{
}

int ForkServer::run()
{
    News opened;
    opened.sandbox = stateOf(m_sandbox.walls());
    send(control, opened);
    // Before the first copy is made: each of them would have to do it again.
    warmUp(m_knowledge);
    constexpr int quiet = 50; // milliseconds in which nobody asks for a reader
    bool canDraw = false;
    for (;;) {
        const Platform::Waited waited = Platform::waitFor(control, Platform::WaitFor::Reading,
                                                          m_copies.bell(), canDraw ? -1 : quiet);
        if (!canDraw && !waited.isRung && !waited.isReady) {
            warmUpDrawing();
            canDraw = true;
        }
        if (waited.isRung)
            tellOfEnded();
        if (waited.isReady && !takeOrder())
            return ReaderProtocol::EndOfInput;
    }
}

bool ForkServer::takeOrder()
{
    std::array descriptors{-1, -1};
    const auto order = receive<Order>(control, descriptors);
    if (!order)
        return false;
    switch (order->kind) {
    case Order::Kind::Start:
        startReader(order->reader, descriptors[0], descriptors[1]);
        break;
    case Order::Kind::End:
        m_copies.end(order->reader);
        break;
    case Order::Kind::ExpectScans:
        (void)m_network.isAvailable(); // makes it, and all later readers have it
        break;
    }
    for (const int descriptor : descriptors) {
        if (descriptor >= 0)
            Platform::closeDescriptor(descriptor);
    }
    return true;
}

void ForkServer::startReader(quint64 reader, int socket, int memory)
{
    if (!m_copies.start(reader, socket, memory))
        tellOfEnd(reader, ReaderCopies::statusFor(ReaderProtocol::SandboxFailed));
}

int ForkServer::liveAsReader()
{
    SecondThread second; // afterwards there can be none
    if (!m_sandbox.close())
        std::_Exit(ReaderProtocol::SandboxFailed);
    ReaderLoop loop(firstDescriptor, m_limits, m_knowledge, m_network, second);
    // Without the libraries' farewells: nothing of a reader outlives it.
    std::_Exit(loop.run());
}

void ForkServer::tellOfEnded()
{
    for (const ReaderCopies::Ended &ended : m_copies.takeEnded())
        tellOfEnd(ended.reader, ended.status);
}

} // namespace Bole
