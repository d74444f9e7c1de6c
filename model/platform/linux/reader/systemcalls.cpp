// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/linux/reader/systemcalls.h"

#include <seccomp.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <initializer_list>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace Bole {

namespace {

constexpr std::initializer_list<int> allowedCalls = {
    // input, output and files that are open
    SCMP_SYS(read),
    SCMP_SYS(readv),
    SCMP_SYS(pread64),
    SCMP_SYS(write),
    SCMP_SYS(writev),
    SCMP_SYS(close),
    SCMP_SYS(close_range),
    SCMP_SYS(lseek),
    SCMP_SYS(poll),
    SCMP_SYS(ppoll),
    SCMP_SYS(fadvise64),
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
    SCMP_SYS(tgkill), // to itself only, see onlyOwnSignals()
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
};

bool allowWithConditions(scmp_filter_ctx filter)
{
    constexpr scmp_datum_t writing = O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND;
    const auto allow = [filter](int call, auto... conditions) {
        return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, sizeof...(conditions),
                                conditions...) == 0;
    };
    const auto refuse = [filter](int call, int error) {
        return seccomp_rule_add(filter, SCMP_ACT_ERRNO(uint32_t(error)), call, 0) == 0;
    };
    const auto notExecutable = SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0);
    bool added =
        allow(SCMP_SYS(open), SCMP_A1(SCMP_CMP_MASKED_EQ, writing, O_RDONLY)) &&
        allow(SCMP_SYS(openat), SCMP_A2(SCMP_CMP_MASKED_EQ, writing, O_RDONLY)) &&
        // Memory that is shared and of no file is not counted as this process's own.
        allow(SCMP_SYS(mmap), notExecutable, SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_TYPE, MAP_PRIVATE)) &&
        allow(SCMP_SYS(mmap), notExecutable, SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_ANONYMOUS, 0)) &&
        allow(SCMP_SYS(mprotect), notExecutable) &&
        allow(SCMP_SYS(prlimit64), SCMP_A0(SCMP_CMP_EQ, 0)) &&
        // "unknown" makes the C library use the older call, which is filtered above
        refuse(SCMP_SYS(openat2), ENOSYS);
    // Others set who gets which signal when something happens to a file: a way to kill.
    for (const int command : {F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC})
        added = added && allow(SCMP_SYS(fcntl), SCMP_A1(SCMP_CMP_EQ, scmp_datum_t(command)));
    return added;
}

std::vector<sock_filter> programOf(scmp_filter_ctx filter)
{
    const int file = memfd_create("filter", MFD_CLOEXEC);
    std::vector<sock_filter> program;
    if (file >= 0 && seccomp_export_bpf(filter, file) == 0) {
        program.resize(size_t(lseek(file, 0, SEEK_END)) / sizeof(sock_filter));
        const auto bytes = ssize_t(program.size() * sizeof(sock_filter));
        if (pread(file, program.data(), size_t(bytes), 0) != bytes)
            program.clear();
    }
    close(file);
    return program;
}

bool load(std::vector<sock_filter> filter)
{
    const sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
    return !filter.empty() &&
           syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

/// abort() raises its signal by number of process, which is known only in the reader itself.
std::vector<sock_filter> onlyOwnSignals()
{
    const auto self = static_cast<unsigned>(getpid());
    return {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, self, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
}

} // namespace

std::vector<sock_filter> systemCallFilter()
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (!filter)
        return {};
    constexpr uint32_t asATree = 2; // quicker than one after the other
    seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, asATree);
    bool added = allowWithConditions(filter);
    for (const int call : allowedCalls)
        added = added && seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0) == 0;
    std::vector<sock_filter> program;
    if (added)
        program = programOf(filter);
    seccomp_release(filter);
    return program;
}

bool allowOnly(const std::vector<sock_filter> &filter)
{
    return load(onlyOwnSignals()) && load(filter);
}

} // namespace Bole
