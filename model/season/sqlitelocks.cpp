// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/sqlitelocks.h"

#include "model/sqlitefiles.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>

namespace Bole {

namespace {

int openFile(const char *path, int flags, int mode)
{
    const int descriptor = ::open(path, flags, mode);
    if (descriptor >= 0)
        SqliteFiles::ofThisProcess().add(descriptor);
    return descriptor;
}

int closeFile(int descriptor)
{
    SqliteFiles::ofThisProcess().remove(descriptor);
    return ::close(descriptor);
}

std::optional<int> lockCommand(int command)
{
    switch (command) {
    case F_GETLK:
        return F_OFD_GETLK;
    case F_SETLK:
        return F_OFD_SETLK;
    case F_SETLKW:
        return F_OFD_SETLKW;
    default:
        return std::nullopt;
    }
}

int lockFile(int descriptor, int command, struct flock *lock)
{
    const int keeper = SqliteFiles::ofThisProcess().lockKeeper(descriptor);
    struct flock asked = *lock;
    asked.l_pid = 0; // as the kernel demands
    const int answer = keeper < 0 ? -1 : ::fcntl(keeper, *lockCommand(command), &asked);
    // A file system that knows only the ordinary ones.
    if (keeper >= 0 && answer != 0 && errno == EINVAL)
        return ::fcntl(descriptor, command, lock);
    if (answer == 0)
        *lock = asked;
    return answer;
}

int controlFile(int descriptor, int command, ...)
{
    va_list arguments;
    va_start(arguments, command);
    const int answer = lockCommand(command)
                           ? lockFile(descriptor, command, va_arg(arguments, struct flock *))
                           : ::fcntl(descriptor, command, va_arg(arguments, int));
    va_end(arguments);
    return answer;
}

template <typename Function>
bool replace(sqlite3_vfs *system, const char *name, Function *function)
{
    return system->xSetSystemCall(system, name, reinterpret_cast<sqlite3_syscall_ptr>(function)) ==
           SQLITE_OK;
}

} // namespace

void keepLocksWithOpenFiles()
{
    static const bool isDone = [] {
        sqlite3_vfs *system = sqlite3_vfs_find("unix");
        return system && system->iVersion >= 3 && system->xSetSystemCall &&
               replace(system, "open", openFile) && replace(system, "close", closeFile) &&
               replace(system, "fcntl", controlFile);
    }();
    if (!isDone)
        qFatal("SQLite does not let its locks be kept");
}

} // namespace Bole
