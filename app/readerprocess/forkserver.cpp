// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/forkserver.h"

#include "app/readerprocess/linenetwork.h"
#include "app/readerprocess/secondthread.h"
#include "model/platform/waiting.h"
#include "model/readerclient/forkserverprotocol.h"

#include <array>
#include <cstdlib>
#include <utility>

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
    constexpr int quiet = 1'000; // milliseconds in which nobody asks for a reader
    for (;;) {
        const Platform::Waited waited =
            Platform::waitFor(control, Platform::WaitFor::Reading, m_copies.bell(),
                              m_canDraw && m_canRead ? -1 : quiet);
        if (!waited.isRung && !waited.isReady) {
            prepareToDraw();
            prepareToRead();
        }
        if (waited.isRung)
            tellOfEnded();
        if (waited.isReady && !takeOrder())
            return ReaderProtocol::EndOfInput;
    }
}

void ForkServer::prepareToDraw()
{
    if (!std::exchange(m_canDraw, true))
        warmUpDrawing();
}

void ForkServer::prepareToRead()
{
    if (!std::exchange(m_canRead, true))
        warmUp(m_knowledge);
}

bool ForkServer::takeOrder()
{
    std::array descriptors{-1, -1};
    const auto order = receive<Order>(control, descriptors);
    if (!order)
        return false;
    switch (order->kind) {
    case Order::Kind::Start:
        // Who has not said that there are documents to be read waits for a page.
        if (!m_canRead)
            prepareToDraw();
        startReader(order->reader, descriptors[0], descriptors[1]);
        break;
    case Order::Kind::End:
        m_copies.end(order->reader);
        break;
    case Order::Kind::ExpectRecords:
        prepareToRead();
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
