// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/linux/reader/namespaces.h"

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

constexpr unsigned closedMount = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV;

bool show(const std::string &folder, const std::string &root,
          unsigned attributesOfIt = closedMount | MOUNT_ATTR_NOEXEC)
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
    attributes.attr_set = attributesOfIt;
    syscall(SYS_mount_setattr, AT_FDCWD, place.c_str(), AT_RECURSIVE, &attributes,
            sizeof attributes);
    return true;
}

// Laid over a folder that nothing is needed from any more.
const std::string newRoot = "/proc";

bool layEmptyRoot()
{
    return mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           mount("none", newRoot.c_str(), "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, "mode=755") ==
               0;
}

bool moveIntoRoot()
{
    // The old root comes to lie on top of the new one and is taken off.
    return chdir(newRoot.c_str()) == 0 && syscall(SYS_pivot_root, ".", ".") == 0 &&
           umount2(".", MNT_DETACH) == 0 && chdir("/") == 0 &&
           mount(nullptr, "/", nullptr,
                 MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, nullptr) == 0;
}

/// An empty root with these folders in it, at the places where they always were.
bool enterOwnRoot(const std::vector<std::string> &folders)
{
    if (!layEmptyRoot())
        return false;
    for (const std::string &folder : folders) {
        if (!show(folder, newRoot))
            return false;
    }
    return moveIntoRoot();
}

/// /bin and its like are links on most systems.
bool showSystemFolder(const std::string &folder)
{
    std::error_code error;
    if (!std::filesystem::is_symlink(folder, error))
        return show(folder, newRoot, closedMount);
    std::filesystem::create_symlink(std::filesystem::read_symlink(folder, error), newRoot + folder,
                                    error);
    return !error;
}

bool showDevice(const std::string &device)
{
    std::error_code error;
    const std::string place = newRoot + device;
    std::filesystem::create_directories(newRoot + "/dev", error);
    const int file = open(place.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0)
        close(file);
    return mount(device.c_str(), place.c_str(), nullptr, MS_BIND, nullptr) == 0;
}

/// What programs look for to see whether there is a /proc, and to find themselves; nothing else.
bool makeEmptyProc(const std::string &self)
{
    std::error_code error;
    std::filesystem::create_directories(newRoot + "/proc/self", error);
    std::filesystem::create_symlink(self, newRoot + "/proc/self/exe", error);
    const int file =
        open((newRoot + "/proc/version").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    return !error && file >= 0 && close(file) == 0;
}

bool makeMemoryFolder(const std::string &place)
{
    std::error_code error;
    std::filesystem::create_directories(newRoot + place, error);
    return mount("none", (newRoot + place).c_str(), "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC,
                 "mode=700,size=256m") == 0;
}

bool makeRootFor(const ProgramWorld &world)
{
    if (!layEmptyRoot() || !makeMemoryFolder("/tmp") || !makeEmptyProc(world.self))
        return false;
    for (const std::string &folder : world.readable) {
        if (!show(folder, newRoot, closedMount))
            return false;
    }
    for (const char *folder : {"/bin", "/sbin", "/lib", "/lib32", "/lib64"}) {
        if (!showSystemFolder(folder))
            return false;
    }
    for (const char *device : {"/dev/null", "/dev/zero", "/dev/urandom"}) {
        if (!showDevice(device))
            return false;
    }
    std::error_code error;
    const std::string work = newRoot + world.workPlace;
    std::filesystem::create_directories(work, error);
    return mount(world.work.c_str(), work.c_str(), nullptr, MS_BIND, nullptr) == 0 &&
           moveIntoRoot();
}

constexpr int ownWorld =
    CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;

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

void enterNamespaces(SandboxWalls &walls, const std::vector<std::string> &folders)
{
    const uid_t user = getuid();
    const gid_t group = getgid();
    // Some systems allow the first and then nothing inside it: then that is all there is.
    if (unshare(ownWorld) != 0 || !mapUser(user, group))
        return;
    walls.hasOwnNetwork = true;
    walls.hasOwnProcesses = unshare(CLONE_NEWPID) == 0 && enterOwnProcesses();
    walls.hasOwnFiles = enterOwnRoot(folders);
}

bool enterWorld(const ProgramWorld &world)
{
    const uid_t user = getuid();
    const gid_t group = getgid();
    return unshare(ownWorld) == 0 && mapUser(user, group) && unshare(CLONE_NEWPID) == 0 &&
           enterOwnProcesses() && makeRootFor(world);
}

} // namespace Bole
