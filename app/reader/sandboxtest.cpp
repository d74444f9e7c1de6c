// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/sandbox.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Bole {

namespace {

bool isRefused(const std::function<bool()> &succeeds)
{
    errno = 0;
    return !succeeds() && (errno == EPERM || errno == EACCES || errno == ENOSYS);
}

/// Closes what it opened: the answer counts.
bool opened(int descriptor)
{
    if (descriptor >= 0)
        close(descriptor);
    return descriptor >= 0;
}

bool startsAProgram()
{
    const pid_t copy = fork();
    if (copy == 0) {
        execl("/bin/true", "true", nullptr);
        _exit(errno == EPERM || errno == EACCES ? 1 : 2);
    }
    int status = 0;
    if (copy < 0 || waitpid(copy, &status, 0) < 0)
        return false;
    errno = WEXITSTATUS(status) == 1 ? EPERM : 0;
    return WEXITSTATUS(status) == 0;
}

} // namespace

int testSandbox(const Sandbox &sandbox)
{
    if (sandbox.skipped) {
        std::puts("skipped: built with a sanitizer");
        return 0;
    }
    std::printf("seccomp: %s\n", sandbox.systemCallsFiltered ? "on" : "OFF");
    std::printf("landlock: %d\n", sandbox.landlockVersion);
    int allowed = 0;
    const auto expectRefused = [&allowed](const char *what, const std::function<bool()> &act) {
        const bool refused = isRefused(act);
        allowed += refused ? 0 : 1;
        std::printf("%s: %s\n", what, refused ? "refused" : "ALLOWED");
    };
    expectRefused("socket inet", [] { return opened(socket(AF_INET, SOCK_STREAM, 0)); });
    expectRefused("socket inet6", [] { return opened(socket(AF_INET6, SOCK_DGRAM, 0)); });
    expectRefused("socket unix", [] { return opened(socket(AF_UNIX, SOCK_STREAM, 0)); });
    expectRefused("execve", startsAProgram);
    expectRefused("create a file", [] {
        return opened(open("/tmp/bole-reader-self-test", O_WRONLY | O_CREAT | O_EXCL, 0600));
    });
    expectRefused("write to a file", [] { return opened(open("/dev/null", O_WRONLY)); });
    expectRefused("read and write a file", [] { return opened(open("/dev/null", O_RDWR)); });
    expectRefused("unnamed file", [] { return opened(open("/tmp", O_TMPFILE | O_RDWR, 0600)); });
    expectRefused("memory file", [] { return opened(memfd_create("x", 0)); });
    expectRefused("make a folder", [] { return mkdir("/tmp/bole-reader-self-test", 0700) == 0; });
    expectRefused("remove a file", [] { return unlink("/tmp/bole-reader-self-test") == 0; });
    expectRefused("rename a file", [] { return rename("/tmp/a", "/tmp/b") == 0; });
    expectRefused("change permissions", [] { return chmod("/tmp", 0777) == 0; });
    expectRefused("signal another process", [] { return kill(getppid(), 0) == 0; });
    expectRefused("trace another process",
                  [] { return ptrace(PTRACE_ATTACH, getppid(), nullptr, nullptr) == 0; });
    expectRefused("memory to write and execute", [] {
        return mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS,
                    -1, 0) != MAP_FAILED;
    });
    return sandbox.systemCallsFiltered && allowed == 0 ? 0 : 1;
}

} // namespace Bole
