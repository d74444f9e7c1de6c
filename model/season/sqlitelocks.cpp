// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/sqlitelocks.h"

#include "model/platform/sqlitefiles.h"

#include <sqlite3.h>

namespace Bole {

namespace {

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
        const SqliteCalls calls = sqliteCalls();
        if (!calls.open)
            return true;
        sqlite3_vfs *system = sqlite3_vfs_find("unix");
        return system && system->iVersion >= 3 && system->xSetSystemCall &&
               replace(system, "open", calls.open) && replace(system, "close", calls.close) &&
               replace(system, "fcntl", calls.control);
    }();
    if (!isDone)
        qFatal("SQLite does not let its locks be kept");
}

} // namespace Bole
