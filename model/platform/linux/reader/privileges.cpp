// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/linux/reader/privileges.h"

#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace Bole {

void dropPrivileges()
{
    // Root in a container is still root to the kernel's more delicate corners.
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct none[2] = {};
    syscall(SYS_capset, &header, none);
    prctl(PR_SET_DUMPABLE, 0);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

void limitResource(int resource, unsigned long long most)
{
    const rlimit value{rlim_t(most), rlim_t(most)};
    setrlimit(static_cast<__rlimit_resource>(resource), &value);
}

} // namespace Bole
