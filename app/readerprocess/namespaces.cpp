// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/namespaces.h"

#include "app/readerprocess/readablefolders.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <linux/mount.h>
#include <sched.h>
#include <string>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Bole {

namespace {

bool writeFile(const char *path, const std::string &text)
{
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    const bool written = file >= 0 && write(file, text.data(), text.size()) == ssize_t(text.size());
    if (file >= 0)
        close(file);
    return written;
}

/// Stays who it is: the user's own fonts must be readable.
bool mapUser(uid_t user, gid_t group)
{
    writeFile("/proc/self/setgroups", "deny");
    const auto onto = [](auto number) {
        return std::to_string(number) + ' ' + std::to_string(number) + " 1";
    };
    return writeFile("/proc/self/uid_map", onto(user)) &&
           writeFile("/proc/self/gid_map", onto(group));
}

bool show(const std::string &folder, const std::string &root)
{
    std::error_code error;
    const std::string place = root + folder;
    if (!std::filesystem::is_directory(folder, error))
        return true; // not on this machine
    std::filesystem::create_directories(place, error);
    if (mount(folder.c_str(), place.c_str(), nullptr, MS_BIND | MS_REC, nullptr) != 0)
        return false;
    // Not vital: writing is also refused by the other walls.
    mount_attr attributes{};
    attributes.attr_set =
        MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOEXEC;
    syscall(SYS_mount_setattr, AT_FDCWD, place.c_str(), AT_RECURSIVE, &attributes,
            sizeof attributes);
    return true;
}

/// An empty root with the readable folders in it, at the places where they always were.
bool enterOwnRoot()
{
    // Laid over a folder that nothing is needed from any more.
    const std::string root = "/proc";
    if (mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        mount("none", root.c_str(), "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, "mode=755") != 0)
        return false;
    for (const std::string &folder : readableFolders()) {
        if (!show(folder, root))
            return false;
    }
    // The old root comes to lie on top of the new one and is taken off.
    return chdir(root.c_str()) == 0 && syscall(SYS_pivot_root, ".", ".") == 0 &&
           umount2(".", MNT_DETACH) == 0 && chdir("/") == 0 &&
           mount(nullptr, "/", nullptr,
                 MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, nullptr) == 0;
}

/// A copy is the first process of the new numbering. This one waits for it and ends like it.
bool enterOwnProcesses()
{
    const pid_t copy = fork();
    if (copy < 0)
        return false;
    if (copy == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        return true;
    }
    // So that the pool hears of the copy's end.
    close_range(0, ~0U, 0);
    int status = 0;
    while (waitpid(copy, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFSIGNALED(status)) {
        std::signal(WTERMSIG(status), SIG_DFL);
        std::raise(WTERMSIG(status));
    }
    _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

} // namespace

void enterNamespaces(SandboxState &state)
{
    constexpr int world =
        CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
    const uid_t user = getuid();
    const gid_t group = getgid();
    // Some systems allow the first and then nothing inside it: then that is all there is.
    if (unshare(world) != 0 || !mapUser(user, group))
        return;
    state.hasOwnNetwork = true;
    state.hasOwnProcesses = unshare(CLONE_NEWPID) == 0 && enterOwnProcesses();
    state.hasOwnFiles = enterOwnRoot();
}

} // namespace Bole
