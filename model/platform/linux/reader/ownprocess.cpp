// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/reader/ownprocess.h"

#include "model/platform/sanitizer.h"
#include "model/platform/waiting.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

namespace Bole::Platform {

namespace {

long long memoryLimit = 0;
int outOfMemoryCode = 1;

[[noreturn]] void endForLackOfMemory()
{
    _exit(outOfMemoryCode);
}

// Libraries that get no memory abort or run into the null pointer: then that is the reason, and not
// a crash. Only what a signal handler may do.
void onFatalSignal(int signal)
{
    const bool noMemory = errno == ENOMEM;
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    if (memoryLimit > 0 && (noMemory || usage.ru_maxrss * 1024LL > memoryLimit * 85 / 100))
        endForLackOfMemory();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

} // namespace

std::filesystem::path programFolder()
{
    std::error_code failed;
    return std::filesystem::read_symlink("/proc/self/exe", failed).parent_path();
}

void forgetInheritance(std::span<const std::string_view> variables, int lastDescriptor)
{
    std::vector<std::string> kept;
    for (char **variable = environ; variable && *variable; ++variable) {
        const std::string_view text = *variable;
        if (std::ranges::contains(variables, text.substr(0, text.find('='))))
            kept.emplace_back(text);
        std::memset(*variable, 0, text.size()); // out of the memory, too
    }
    clearenv();
    for (const std::string &variable : kept) {
        const size_t equals = variable.find('=');
        setenv(variable.substr(0, equals).c_str(), variable.c_str() + equals + 1, 1);
    }
    close_range(unsigned(lastDescriptor) + 1, ~0U, 0);
}

void serveTheWindow()
{
    std::signal(SIGINT, SIG_IGN);
    constexpr int behindTheWindow = 5;
    setpriority(PRIO_PROCESS, 0, behindTheWindow);
}

void dieProperly(long long memoryBytes, int outOfMemory)
{
    memoryLimit = memoryBytes;
    outOfMemoryCode = outOfMemory;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (hasSanitizer)
        return;
    std::set_new_handler(endForLackOfMemory);
    std::signal(SIGSEGV, onFatalSignal);
    std::signal(SIGABRT, onFatalSignal);
    std::signal(SIGBUS, onFatalSignal);
}

qsizetype readInput(std::span<char> into)
{
    ssize_t count = 0;
    do {
        count = read(STDIN_FILENO, into.data(), into.size());
    } while (count < 0 && errno == EINTR);
    return count;
}

bool hasInput()
{
    return waitFor(STDIN_FILENO, WaitFor::Reading, -1, 0).isReady;
}

bool writeOutput(QByteArrayView bytes)
{
    const char *position = bytes.data();
    const char *end = position + bytes.size();
    while (position < end) {
        const ssize_t count = write(STDOUT_FILENO, position, size_t(end - position));
        if (count < 0 && errno != EINTR)
            return false;
        position += std::max<ssize_t>(count, 0);
    }
    return true;
}

} // namespace Bole::Platform
