// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/platform/files.h"

namespace Bole {

/// The calls by which SQLite opens, closes and locks files, where its own are not good enough.
///
/// The contract: a lock that SQLite has on a season stays as long as SQLite has the season open,
/// whatever else this process opens and closes. POSIX drops every lock that a process has on a file
/// as soon as the process closes any descriptor of that file, whoever opened it: a file dialog that
/// looks at a season would take SQLite's locks away, and the next program to close the season would
/// delete the log that this one is writing to. A system whose locks belong to open files by
/// themselves, as Windows' do, needs none of these: then all three are null.
struct SqliteCalls
{
    int (*open)(const char *path, int flags, int mode) = nullptr;
    int (*close)(int descriptor) = nullptr;
    int (*control)(int descriptor, int command, ...) = nullptr;
};
SqliteCalls sqliteCalls();

/// Whether SQLite has this file open in this process, as a season, its log or a copy being made.
/// Nobody else may then open, replace or delete it. Any thread may ask. Without calls of our own it
/// is not known and does not matter: always false.
bool isOpenInSqlite(const QString &path);
bool isOpenInSqlite(const FileIdentity &file);

} // namespace Bole
