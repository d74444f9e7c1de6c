// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/linux/reader/landlock.h"

#include <linux/landlock.h>

#include <fcntl.h>
#include <string>
#include <sys/syscall.h>
#include <unistd.h>

namespace Bole {

namespace {

// The C library has no wrappers for these.
int createRuleset(const landlock_ruleset_attr *attributes, size_t size, unsigned flags)
{
    return int(syscall(SYS_landlock_create_ruleset, attributes, size, flags));
}

void allowReading(int ruleset, const std::string &folder)
{
    const int descriptor = open(folder.c_str(), O_PATH | O_CLOEXEC);
    if (descriptor < 0)
        return;
    landlock_path_beneath_attr rule{};
    rule.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
    rule.parent_fd = descriptor;
    syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0u);
    close(descriptor);
}

/// Everything that this version of Landlock can forbid.
landlock_ruleset_attr everything(int version)
{
    landlock_ruleset_attr attributes{};
    attributes.handled_access_fs = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1; // all of version 1
#ifdef LANDLOCK_ACCESS_FS_REFER
    if (version >= 2)
        attributes.handled_access_fs |= LANDLOCK_ACCESS_FS_REFER;
#endif
#ifdef LANDLOCK_ACCESS_FS_TRUNCATE
    if (version >= 3)
        attributes.handled_access_fs |= LANDLOCK_ACCESS_FS_TRUNCATE;
#endif
#ifdef LANDLOCK_ACCESS_NET_BIND_TCP
    if (version >= 4)
        attributes.handled_access_net =
            LANDLOCK_ACCESS_NET_BIND_TCP | LANDLOCK_ACCESS_NET_CONNECT_TCP;
#endif
#ifdef LANDLOCK_ACCESS_FS_IOCTL_DEV
    if (version >= 5)
        attributes.handled_access_fs |= LANDLOCK_ACCESS_FS_IOCTL_DEV;
#endif
#ifdef LANDLOCK_SCOPE_SIGNAL
    if (version >= 6)
        attributes.scoped = LANDLOCK_SCOPE_SIGNAL | LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET;
#endif
    return attributes;
}

} // namespace

int enterLandlock(const std::vector<std::string> &folders)
{
    const int version = createRuleset(nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version <= 0)
        return 0;
    const landlock_ruleset_attr attributes = everything(version);
    const int ruleset = createRuleset(&attributes, sizeof attributes, 0);
    if (ruleset < 0)
        return 0;
    for (const std::string &folder : folders)
        allowReading(ruleset, folder);
    const long entered = syscall(SYS_landlock_restrict_self, ruleset, 0u);
    close(ruleset);
    return entered == 0 ? version : 0;
}

} // namespace Bole
