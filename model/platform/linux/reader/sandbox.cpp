// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/reader/sandbox.h"

#include "model/platform/linux/reader/landlock.h"
#include "model/platform/linux/reader/namespaces.h"
#include "model/platform/linux/reader/privileges.h"
#include "model/platform/linux/reader/readablefolders.h"
#include "model/platform/linux/reader/sandboxprobe.h"
#include "model/platform/linux/reader/systemcalls.h"
#include "model/platform/sanitizer.h"

#include <seccomp.h>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

namespace Bole {

struct Sandbox::Filter
{
    std::vector<sock_filter> program;
};

Sandbox::Sandbox(Options options)
    : m_options(std::move(options)), m_filter(std::make_unique<Filter>())
{
}

Sandbox::~Sandbox() = default;

bool Sandbox::prepare(bool withNamespaces)
{
    m_walls.isSkipped = hasSanitizer;
    if (hasSanitizer)
        return true;
    const std::vector<std::string> folders = readableFolders(m_options.readableFolders);
    limitResource(RLIMIT_CORE, 0);
    if (withNamespaces)
        enterNamespaces(m_walls, folders);
    dropPrivileges();
    m_walls.fileRules = enterLandlock(folders);
    m_filter->program = systemCallFilter();
    return !m_filter->program.empty();
}

bool Sandbox::close() const
{
    constexpr rlim_t secondsOfALife = 3600; // of processor time, for one that was taken over
    // The fork server's line to the pool, and whatever else is open.
    close_range(unsigned(m_options.lastDescriptor) + 1, ~0U, 0);
    if (hasSanitizer)
        return true;
    limitResource(RLIMIT_NOFILE, 128);
    limitResource(RLIMIT_NPROC, 0); // should the filter ever let one through
    limitResource(RLIMIT_CPU, secondsOfALife);
    if (m_options.memoryBytes > 0)
        limitResource(RLIMIT_DATA, rlim_t(m_options.memoryBytes));
    return allowOnly(m_filter->program);
}

int Sandbox::probe() const
{
    return probeSandbox(m_walls, m_options.lastDescriptor);
}

std::string Sandbox::libraries()
{
    const scmp_version *seccomp = seccomp_version();
    return "libseccomp " + std::to_string(seccomp->major) + '.' + std::to_string(seccomp->minor) +
           '.' + std::to_string(seccomp->micro);
}

} // namespace Bole
