// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/reader/readercopies.h"

#include <csignal>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace Bole {

namespace {

sigset_t onlyChildSignals()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD);
    return set;
}

void setChildSignals(int how)
{
    const sigset_t set = onlyChildSignals();
    sigprocmask(how, &set, nullptr);
}

} // namespace

ReaderCopies::ReaderCopies(Life life, int memoryDescriptor)
    : m_life(std::move(life)), m_memoryDescriptor(memoryDescriptor)
{
    setChildSignals(SIG_BLOCK);
    const sigset_t set = onlyChildSignals();
    m_bell = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

ReaderCopies::~ReaderCopies()
{
    close(m_bell);
    setChildSignals(SIG_UNBLOCK);
}

bool ReaderCopies::start(quint64 reader, int line, int memory)
{
    const pid_t process = fork();
    if (process == 0)
        becomeReader(line, memory);
    if (process > 0)
        m_readers[process] = reader;
    return process > 0;
}

void ReaderCopies::becomeReader(int line, int memory)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setChildSignals(SIG_UNBLOCK);
    // The fork server's own line to the pool is not for a reader.
    dup2(line, STDIN_FILENO);
    dup2(line, STDOUT_FILENO);
    dup2(memory, m_memoryDescriptor);
    // Without the libraries' farewells: nothing of a reader outlives it.
    _exit(m_life());
}

void ReaderCopies::end(quint64 reader)
{
    for (const auto &[process, name] : m_readers) {
        if (name == reader)
            kill(pid_t(process), SIGKILL);
    }
}

std::vector<ReaderCopies::Ended> ReaderCopies::takeEnded()
{
    signalfd_siginfo ignored{};
    while (read(m_bell, &ignored, sizeof ignored) > 0) {
    }
    std::vector<Ended> ended;
    int status = 0;
    for (pid_t process = waitpid(-1, &status, WNOHANG); process > 0;
         process = waitpid(-1, &status, WNOHANG)) {
        if (const auto reader = m_readers.extract(process))
            ended.push_back({reader.mapped(), status});
    }
    return ended;
}

int ReaderCopies::statusFor(int exitCode)
{
    return exitCode << 8;
}

int exitCodeOfCopy(const ReaderCopies::Life &life)
{
    const pid_t copy = fork();
    if (copy == 0)
        _exit(life());
    int status = 0;
    waitpid(copy, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace Bole
