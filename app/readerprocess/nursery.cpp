// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/nursery.h"

#include "app/readerprocess/secondthread.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Bole {

using namespace NurseryProtocol;

namespace {

constexpr int control = firstDescriptor;

sigset_t onlyChildSignals()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD);
    return set;
}

} // namespace

Nursery::Nursery(Sandbox &sandbox, const ReaderLoop::Limits &limits, const Knowledge &knowledge,
                 LineNetwork &network)
    : m_sandbox(sandbox),
      m_limits(limits),
      m_knowledge(knowledge),
      m_network(network),
      m_warmUp(knowledge, network)
{
    const sigset_t set = onlyChildSignals();
    sigprocmask(SIG_BLOCK, &set, nullptr);
    m_childSignals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int Nursery::run()
{
    News opened;
    opened.sandbox = m_sandbox.state();
    send(control, opened);
    for (;;) {
        if (!waitForOrders()) {
            m_warmUp.doNext();
            continue;
        }
        tellOfEnded();
        pollfd order{control, POLLIN, 0};
        if (poll(&order, 1, 0) > 0 && !takeOrder())
            return ReaderProtocol::EndOfInput;
    }
}

bool Nursery::waitForOrders()
{
    std::array<pollfd, 2> waiting{pollfd{control, POLLIN, 0}, pollfd{m_childSignals, POLLIN, 0}};
    return poll(waiting.data(), waiting.size(), m_warmUp.isDone() ? -1 : 0) != 0;
}

bool Nursery::takeOrder()
{
    std::array descriptors{-1, -1};
    const auto order = receive<Order>(control, descriptors);
    if (!order)
        return false;
    if (order->kind == Order::Kind::Start) {
        startReader(order->reader, descriptors[0], descriptors[1]);
    } else {
        for (const auto &[process, reader] : m_readers) {
            if (reader == order->reader)
                kill(process, SIGKILL);
        }
    }
    for (const int descriptor : descriptors) {
        if (descriptor >= 0)
            close(descriptor);
    }
    return true;
}

void Nursery::startReader(quint64 reader, int socket, int memory)
{
    const pid_t process = fork();
    if (process == 0)
        becomeReader(socket, memory);
    if (process > 0) {
        m_readers[process] = reader;
        return;
    }
    News failed;
    failed.kind = News::Kind::Ended;
    failed.reader = reader;
    failed.status = ReaderProtocol::SandboxFailed << 8; // as if it had exited so
    send(control, failed);
}

void Nursery::becomeReader(int socket, int memory)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const sigset_t set = onlyChildSignals();
    sigprocmask(SIG_UNBLOCK, &set, nullptr);
    // The nursery's own line to the pool is not for a reader.
    dup2(socket, STDIN_FILENO);
    dup2(socket, STDOUT_FILENO);
    dup2(memory, firstDescriptor);
    SecondThread second; // afterwards there can be none
    if (!m_sandbox.close())
        _exit(ReaderProtocol::SandboxFailed);
    ReaderLoop loop(firstDescriptor, m_limits, m_knowledge, m_network, second);
    while (!loop.hasInput() && !m_warmUp.isDone())
        m_warmUp.doNext();
    // Without the libraries' farewells: nothing of a reader outlives it.
    _exit(loop.run());
}

void Nursery::tellOfEnded()
{
    signalfd_siginfo ignored{};
    while (read(m_childSignals, &ignored, sizeof ignored) > 0) {
    }
    int status = 0;
    for (pid_t process = waitpid(-1, &status, WNOHANG); process > 0;
         process = waitpid(-1, &status, WNOHANG)) {
        const auto reader = m_readers.find(process);
        if (reader == m_readers.end())
            continue;
        News ended;
        ended.kind = News::Kind::Ended;
        ended.reader = reader->second;
        ended.status = status;
        m_readers.erase(reader);
        send(control, ended);
    }
}

} // namespace Bole
