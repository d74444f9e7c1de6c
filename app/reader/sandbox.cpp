// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/sandbox.h"

#include "app/reader/landlock.h"
#include "app/reader/sanitizer.h"
#include "model/reader/readerprotocol.h"

#include <seccomp.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <initializer_list>
#include <linux/capability.h>
#include <linux/sched.h>
#include <new>
#include <sys/mman.h>
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
}

constexpr std::initializer_list<int> allowedCalls = {
    // input, output and files that are open
    SCMP_SYS(read),
    SCMP_SYS(readv),
    SCMP_SYS(pread64),
    SCMP_SYS(write),
    SCMP_SYS(writev),
    SCMP_SYS(close),
    SCMP_SYS(lseek),
    SCMP_SYS(poll),
    SCMP_SYS(ppoll),
    SCMP_SYS(fcntl),
    SCMP_SYS(dup),
    SCMP_SYS(pipe),
    SCMP_SYS(pipe2),
    SCMP_SYS(fadvise64),
    SCMP_SYS(ftruncate), // of the memory shared with the pool: no other file is open for writing
    // looking for files
    SCMP_SYS(fstat),
    SCMP_SYS(stat),
    SCMP_SYS(lstat),
    SCMP_SYS(newfstatat),
    SCMP_SYS(statx),
    SCMP_SYS(statfs),
    SCMP_SYS(fstatfs),
    SCMP_SYS(access),
    SCMP_SYS(faccessat),
    SCMP_SYS(faccessat2),
    SCMP_SYS(readlink),
    SCMP_SYS(readlinkat),
    SCMP_SYS(getcwd),
    SCMP_SYS(getdents64),
    // memory
    SCMP_SYS(brk),
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(madvise),
    // time, chance, and who am I
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_getres),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(nanosleep),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(time),
    SCMP_SYS(times),
    SCMP_SYS(getrandom),
    SCMP_SYS(getrusage),
    SCMP_SYS(sysinfo),
    SCMP_SYS(uname),
    SCMP_SYS(getpid),
    SCMP_SYS(getppid),
    SCMP_SYS(gettid),
    SCMP_SYS(getuid),
    SCMP_SYS(geteuid),
    SCMP_SYS(getgid),
    SCMP_SYS(getegid),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(sched_yield),
    // what the C library does for itself
    SCMP_SYS(futex),
    SCMP_SYS(rseq),
    SCMP_SYS(set_robust_list),
    SCMP_SYS(set_tid_address),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(wait4),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
};

bool allowWithConditions(scmp_filter_ctx filter)
{
    constexpr scmp_datum_t writing = O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND;
    // Copies of itself, for OCR; neither threads nor namespaces.
    constexpr scmp_datum_t notAPlainCopy = CLONE_VM | CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET |
                                           CLONE_NEWPID | CLONE_NEWIPC | CLONE_NEWUTS |
                                           CLONE_NEWCGROUP;
    const auto self = scmp_datum_t(getpid());
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1,
                            SCMP_A1(SCMP_CMP_MASKED_EQ, writing, O_RDONLY)) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                            SCMP_A2(SCMP_CMP_MASKED_EQ, writing, O_RDONLY)) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1,
                            SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1,
                            SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                            SCMP_A0(SCMP_CMP_MASKED_EQ, notAPlainCopy, 0)) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1,
                            SCMP_A0(SCMP_CMP_EQ, PR_SET_PDEATHSIG)) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 1,
                            SCMP_A0(SCMP_CMP_EQ, 0)) == 0 &&
           // abort() raises its signal with it
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1,
                            SCMP_A0(SCMP_CMP_EQ, self)) == 0 &&
           // "unknown" makes the C library use the older calls, which are filtered above
           seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(openat2), 0) == 0;
}

bool filterSystemCalls()
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (!filter)
        return false;
    bool added = allowWithConditions(filter);
    for (const int call : allowedCalls)
        added = added && seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0) == 0;
    const bool loaded = added && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return loaded;
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

Sandbox enterSandbox(long long memoryBytes)
{
    Sandbox sandbox;
    sandbox.skipped = hasSanitizer;
    if (hasSanitizer)
        return sandbox;
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, 128);
    if (memoryBytes > 0)
        limit(RLIMIT_DATA, rlim_t(memoryBytes));
    dropPrivileges();
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    sandbox.landlockVersion = enterLandlock();
    sandbox.systemCallsFiltered = filterSystemCalls();
    return sandbox;
}

} // namespace Bole
