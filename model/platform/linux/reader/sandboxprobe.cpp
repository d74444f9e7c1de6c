// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/linux/reader/sandboxprobe.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <sched.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Bole {

namespace {

/// Closes what it opened: the answer counts.
bool opened(int descriptor)
{
    if (descriptor >= 0)
        close(descriptor);
    return descriptor >= 0;
}

bool forks()
{
    const pid_t copy = fork();
    if (copy == 0)
        _exit(0);
    return copy > 0;
}

bool makesAThread()
{
    // As the C library would, and without a stack, for it never gets so far.
    return syscall(SYS_clone, CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD,
                   nullptr, nullptr, nullptr, nullptr) >= 0;
}

bool growsSharedMemory()
{
    constexpr size_t bytes = 1 << 20;
    void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return memory != MAP_FAILED;
}

bool takesMemory(size_t bytes)
{
    void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return memory != MAP_FAILED;
}

bool readsTheWindow()
{
    char byte = 0;
    iovec here{&byte, 1};
    iovec there{&byte, 1};
    return process_vm_readv(getppid(), &here, 1, &there, 1, 0) >= 0;
}

bool raisesItsLimits()
{
    const rlimit more{RLIM_INFINITY, RLIM_INFINITY};
    return setrlimit(RLIMIT_DATA, &more) == 0;
}

bool mayHaveCopies()
{
    rlimit copies{};
    return getrlimit(RLIMIT_NPROC, &copies) != 0 || copies.rlim_max > 0;
}

bool hasInheritedDescriptors(int last)
{
    for (int descriptor = last + 1; descriptor < 128; ++descriptor) {
        if (fcntl(descriptor, F_GETFD) >= 0)
            return true;
    }
    return false;
}

bool seesTheEnvironment()
{
    return std::getenv("BOLE_TEST_SECRET") != nullptr;
}

bool findsOut(const char *path)
{
    struct stat status{};
    return stat(path, &status) == 0;
}

struct Attempt
{
    const char *what;
    bool (*succeeds)();
};

// clang-format off
constexpr Attempt attempts[] = {
    // the network
    {"socket inet", [] { return opened(socket(AF_INET, SOCK_STREAM, 0)); }},
    {"socket inet6", [] { return opened(socket(AF_INET6, SOCK_DGRAM, 0)); }},
    {"socket unix", [] { return opened(socket(AF_UNIX, SOCK_STREAM, 0)); }},
    {"socket netlink", [] { return opened(socket(AF_NETLINK, SOCK_RAW, 0)); }},
    // other programs and copies
    {"start a program", [] { return execl("/bin/true", "true", nullptr) == 0; }},
    {"fork", forks},
    {"vfork", [] { return syscall(SYS_vfork) > 0; }},
    {"a limit that allows copies", mayHaveCopies},
    {"make a thread", makesAThread},
    {"clone3", [] { return syscall(SYS_clone3, nullptr, 0) >= 0 || errno == EINVAL || errno == EFAULT; }},
    // files
    {"create a file", [] { return opened(open("/tmp/bole-reader-probe", O_WRONLY | O_CREAT | O_EXCL, 0600)); }},
    {"write to a file", [] { return opened(open("/dev/null", O_WRONLY)); }},
    {"read and write a file", [] { return opened(open("/dev/null", O_RDWR)); }},
    {"unnamed file", [] { return opened(open("/tmp", O_TMPFILE | O_RDWR, 0600)); }},
    {"memory file", [] { return opened(memfd_create("x", 0)); }},
    {"make a folder", [] { return mkdir("/tmp/bole-reader-probe", 0700) == 0; }},
    {"remove a file", [] { return unlink("/tmp/bole-reader-probe") == 0; }},
    {"rename a file", [] { return rename("/tmp/a", "/tmp/b") == 0; }},
    {"link to a file", [] { return link("/etc/passwd", "/tmp/bole-reader-probe") == 0; }},
    {"change permissions", [] { return chmod("/tmp", 0777) == 0; }},
    {"read the list of users", [] { return opened(open("/etc/passwd", O_RDONLY)); }},
    {"read a home folder", [] { return opened(open(std::getenv("HOME") ? std::getenv("HOME") : "/root", O_RDONLY | O_DIRECTORY)); }},
    {"read processes", [] { return opened(open("/proc", O_RDONLY | O_DIRECTORY)); }},
    {"mount", [] { return mount("none", "/usr", "tmpfs", 0, nullptr) == 0; }},
    // other processes
    {"signal the parent", [] { return kill(getppid(), 0) == 0; }},
    {"signal everybody", [] { return kill(-1, 0) == 0; }},
    {"signal a thread of the parent", [] { return syscall(SYS_tgkill, getppid(), getppid(), 0) == 0; }},
    {"signal by file owner", [] { return fcntl(STDIN_FILENO, F_SETOWN, getppid()) == 0; }},
    {"signal by file owner, extended", [] { f_owner_ex owner{F_OWNER_PID, getppid()}; return fcntl(STDIN_FILENO, F_SETOWN_EX, &owner) == 0; }},
    {"choose the signal", [] { return fcntl(STDIN_FILENO, F_SETSIG, SIGKILL) == 0; }},
    {"ask for signals", [] { return fcntl(STDIN_FILENO, F_SETFL, O_ASYNC) == 0; }},
    {"lease a file", [] { return fcntl(STDERR_FILENO + 1, F_SETLEASE, F_RDLCK) == 0; }},
    {"trace the parent", [] { return ptrace(PTRACE_ATTACH, getppid(), nullptr, nullptr) == 0; }},
    {"read the parent's memory", readsTheWindow},
    {"pass on a descriptor", [] { msghdr message{}; return sendmsg(STDIN_FILENO, &message, 0) >= 0; }},
    // memory
    {"memory to write and execute", [] { return mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED; }},
    {"memory that is not counted", growsSharedMemory},
    {"System V shared memory", [] { return shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600) >= 0; }},
    {"memory beyond the limit", [] { return takesMemory(size_t(2) << 30); }},
    {"raise the limits", raisesItsLimits},
    // what was left over
    {"inherited environment", seesTheEnvironment},
    {"new namespaces", [] { return unshare(CLONE_NEWUSER) == 0; }},
    {"survive the parent", [] { return prctl(PR_SET_PDEATHSIG, 0) == 0; }},
    {"change the filter", [] { return syscall(SYS_seccomp, 1, 0, nullptr) == 0 || errno == EFAULT; }},
    {"kernel's programs", [] { return syscall(SYS_bpf, 0, nullptr, 0) >= 0 || errno == EINVAL || errno == EFAULT; }},
    {"kernel's asynchronous calls", [] { return opened(int(syscall(SYS_io_uring_setup, 1, nullptr))) || errno == EFAULT; }},
};
// clang-format on

int report(const char *what, bool succeeded)
{
    std::printf("%s: %s\n", what, succeeded ? "ALLOWED" : "refused");
    return succeeded ? 1 : 0;
}

} // namespace

int probeSandbox(const SandboxWalls &walls, int lastDescriptor)
{
    if (walls.isSkipped) {
        std::puts("skipped: built with a sanitizer");
        std::fflush(stdout);
        return 0;
    }
    std::printf("landlock: %d\nown files: %d\nown network: %d\nown processes: %d\n",
                walls.fileRules, walls.hasOwnFiles, walls.hasOwnNetwork, walls.hasOwnProcesses);
    int allowed = report("inherited descriptors", hasInheritedDescriptors(lastDescriptor));
    for (const Attempt &attempt : attempts)
        allowed += report(attempt.what, attempt.succeeds());
    // Only a root folder of its own hides that a file is there.
    const int seen = report("find out about a file", findsOut("/etc/passwd")) +
                     report("find out about a program", findsOut("/proc/self/exe"));
    allowed += walls.hasOwnFiles ? seen : 0;
    std::fflush(stdout);
    return allowed == 0 ? 0 : 1;
}

} // namespace Bole
