// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/reader/officesandbox.h"

#include "model/platform/linux/reader/namespaces.h"
#include "model/platform/linux/reader/privileges.h"
#include "model/platform/linux/reader/readablefolders.h"
#include "model/platform/sanitizer.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <sched.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

namespace Bole {

namespace {

constexpr unsigned long long megabyte = 1ULL << 20;

/// Rare doors of the kernel, and the way out of namespaces. The list is of what is refused: an
/// office suite needs too much for a list of what is allowed.
constexpr std::array refused{
    "ptrace",
    "process_vm_readv",
    "process_vm_writev",
    "mount",
    "umount2",
    "pivot_root",
    "chroot",
    "unshare",
    "setns",
    "mount_setattr",
    "move_mount",
    "open_tree",
    "fsopen",
    "fsmount",
    "fspick",
    "bpf",
    "perf_event_open",
    "userfaultfd",
    "io_uring_setup",
    "io_uring_enter",
    "keyctl",
    "add_key",
    "request_key",
    "kexec_load",
    "kexec_file_load",
    "init_module",
    "finit_module",
    "delete_module",
    "swapon",
    "swapoff",
    "acct",
    "quotactl",
    "open_by_handle_at",
    "reboot",
    "settimeofday",
    "pidfd_getfd",
    "name_to_handle_at",
    "io_uring_register",
    "clock_settime",
    "sethostname",
};

bool refuseCalls()
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    if (!filter)
        return false;
    const uint32_t no = SCMP_ACT_ERRNO(EPERM);
    bool isGood = true;
    for (const char *name : refused) {
        const int call = seccomp_syscall_resolve_name(name);
        if (call != __NR_SCMP_ERROR)
            isGood = seccomp_rule_add(filter, no, call, 0) == 0 && isGood;
    }
    // Sockets inside of the program only, and no further namespace.
    isGood =
        isGood &&
        seccomp_rule_add(filter, no, SCMP_SYS(socket), 1, SCMP_A0(SCMP_CMP_NE, AF_UNIX)) == 0 &&
        seccomp_rule_add(filter, no, SCMP_SYS(clone), 1,
                         SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_NEWUSER, CLONE_NEWUSER)) == 0 &&
        // Its flags cannot be looked at; who asks is told to use the old call.
        seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0 &&
        seccomp_load(filter) == 0;
    seccomp_release(filter);
    return isGood;
}

void limitAll()
{
    limitResource(RLIMIT_CORE, 0);
    limitResource(RLIMIT_CPU, 120); // seconds
    limitResource(RLIMIT_DATA, 2048 * megabyte);
    limitResource(RLIMIT_FSIZE, 300 * megabyte);
    limitResource(RLIMIT_NOFILE, 1024);
}

/// The program itself, behind the script that starts it.
std::string binaryOf(const std::string &program)
{
    std::error_code error;
    return std::filesystem::canonical(program, error).parent_path() / "soffice.bin";
}

std::vector<std::string> foldersFor(const std::string &program)
{
    std::vector<std::string> folders = readableFolders({});
    std::erase_if(folders, [](const std::string &folder) { return folder.starts_with("/usr/"); });
    folders.insert(folders.begin(), {"/usr", "/etc/libreoffice", "/etc/alternatives"});
    // What was not installed by the system lies in a folder of its own: /opt/libreoffice24.8.
    std::error_code error;
    const auto real = std::filesystem::canonical(program, error);
    if (!error && !real.string().starts_with("/usr/"))
        folders.push_back(real.parent_path().parent_path());
    return folders;
}

void setEnvironment(const std::string &home)
{
    clearenv();
    setenv("HOME", home.c_str(), 1);
    setenv("TMPDIR", "/tmp", 1);
    setenv("PATH", "/usr/bin:/bin", 1);
    setenv("LANG", "C.UTF-8", 1);
    setenv("SAL_USE_VCLPLUGIN", "svp", 1); // draws into memory
}

} // namespace

int convertDocument(const Conversion &conversion)
{
    // Nobody's descriptors, and no end but this one's parent's.
    close_range(3, ~0U, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    constexpr int behindTheWindow = 5;
    setpriority(PRIO_PROCESS, 0, behindTheWindow);
    const ProgramWorld world{foldersFor(conversion.program), conversion.folder,
                             binaryOf(conversion.program)};
    if (!enterWorld(world))
        return conversion.refused;
    setEnvironment(world.workPlace);
    limitAll();
    dropPrivileges();
    if (chdir(world.workPlace.c_str()) != 0 || (!hasSanitizer && !refuseCalls()))
        return conversion.refused;
    const std::string file = world.workPlace + '/' + conversion.file;
    execl(conversion.program.c_str(), "soffice", "--headless", "--norestore", "--nolockcheck",
          "--nodefault", "--nologo", "--nofirststartwizard",
          ("-env:UserInstallation=file://" + world.workPlace + "/profile").c_str(), "--convert-to",
          "pdf", "--outdir", world.workPlace.c_str(), file.c_str(), nullptr);
    return conversion.refused;
}

} // namespace Bole
