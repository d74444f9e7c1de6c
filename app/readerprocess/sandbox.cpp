// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/sandbox.h"

#include "app/readerprocess/landlock.h"
#include "app/readerprocess/namespaces.h"
#include "app/readerprocess/sanitizer.h"
#include "app/readerprocess/systemcalls.h"
#include "model/readerclient/nurseryprotocol.h"
#include "model/readerclient/readerprotocol.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <linux/capability.h>
#include <new>
#include <string>
#include <string_view>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace Bole {

namespace {

long long memoryLimit = 0;

void limit(int resource, rlim_t most)
{
    const rlimit value{most, most};
    setrlimit(static_cast<__rlimit_resource>(resource), &value);
}

void dropPrivileges()
{
    // Root in a container is still root to the kernel's more delicate corners.
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct none[2] = {};
    syscall(SYS_capset, &header, none);
    prctl(PR_SET_DUMPABLE, 0);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

[[noreturn]] void endForLackOfMemory()
{
    _exit(ReaderProtocol::OutOfMemory);
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

void forgetInheritance()
{
    // What is needed to find fonts, tables and OCR data, and nothing else: names, addresses and the
    // secrets of other programs are none of a reader's business.
    constexpr std::array<std::string_view, 14> needed{"HOME",
                                                      "LANG",
                                                      "LC_ALL",
                                                      "LC_CTYPE",
                                                      "XDG_DATA_HOME",
                                                      "XDG_CONFIG_HOME",
                                                      "XDG_CACHE_HOME",
                                                      "FONTCONFIG_FILE",
                                                      "FONTCONFIG_PATH",
                                                      "TESSDATA_PREFIX",
                                                      "BOLE_KNOWLEDGE",
                                                      "BOLE_OCR_MODELS",
                                                      "OMP_THREAD_LIMIT",
                                                      "QT_ENABLE_REGEXP_JIT"};
    std::vector<std::string> kept;
    for (char **variable = environ; variable && *variable; ++variable) {
        const std::string_view text = *variable;
        if (std::ranges::contains(needed, text.substr(0, text.find('='))))
            kept.emplace_back(text);
        std::memset(*variable, 0, text.size()); // out of the memory, too
    }
    clearenv();
    for (const std::string &variable : kept) {
        const size_t equals = variable.find('=');
        setenv(variable.substr(0, equals).c_str(), variable.c_str() + equals + 1, 1);
    }
    close_range(NurseryProtocol::firstDescriptor + 1, ~0U, 0);
}

void dieProperly(long long memoryBytes)
{
    memoryLimit = memoryBytes;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (hasSanitizer)
        return;
    std::set_new_handler(endForLackOfMemory);
    std::signal(SIGSEGV, onFatalSignal);
    std::signal(SIGABRT, onFatalSignal);
    std::signal(SIGBUS, onFatalSignal);
}

bool Sandbox::prepare(bool withNamespaces)
{
    m_state.isKnown = true;
    m_state.isSkipped = hasSanitizer;
    if (hasSanitizer)
        return true;
    limit(RLIMIT_CORE, 0);
    if (withNamespaces)
        enterNamespaces(m_state);
    dropPrivileges();
    m_state.landlockVersion = enterLandlock();
    m_filter = systemCallFilter();
    return !m_filter.empty();
}

bool Sandbox::close() const
{
    constexpr rlim_t secondsOfALife = 3600; // of processor time, for one that was taken over
    // The nursery's line to the pool, and whatever else is open.
    close_range(NurseryProtocol::firstDescriptor + 1, ~0U, 0);
    if (hasSanitizer)
        return true;
    limit(RLIMIT_NOFILE, 128);
    limit(RLIMIT_NPROC, 0); // should the filter ever let one through
    limit(RLIMIT_CPU, secondsOfALife);
    if (m_memoryBytes > 0)
        limit(RLIMIT_DATA, rlim_t(m_memoryBytes));
    return allowOnly(m_filter);
}

} // namespace Bole
