// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>
#include <map>
#include <mutex>
#include <optional>

namespace Bole {

/// Which file it is, whatever it is called.
struct FileIdentity
{
    quint64 device = 0;
    quint64 number = 0;

    auto operator<=>(const FileIdentity &) const = default;
};
/// Opens nothing. Nothing where there is no file.
std::optional<FileIdentity> identityOf(const QByteArray &encodedPath);

/// The files that SQLite has open in this process: a season, its log or a copy being made. SQLite
/// opens one several times, once for each connection, but asks for a lock only where the process
/// has none yet, through any of them: so all locks of one file are kept by one open file, a
/// duplicate of the first. The season's connection fills it in; any thread may ask.
class SqliteFiles
{
public:
    /// SQLite calls plain functions, also while the program ends: it is never destroyed.
    static SqliteFiles &ofThisProcess();

    void add(int descriptor);
    void remove(int descriptor);
    bool contains(const FileIdentity &file);
    /// The descriptor that keeps the locks; -1 where there can be none.
    int lockKeeper(int descriptor);

private:
    struct File
    {
        int descriptors = 0;
        int locks = -1;
    };

    File *addNow(int descriptor);

    std::mutex m_mutex;
    std::map<int, FileIdentity> m_descriptors;
    std::map<FileIdentity, File> m_files;
};

/// Whether SQLite has this file open in this process. Nobody else may then open, replace or delete
/// it: see keepLocksWithOpenFiles().
bool isOpenInSqlite(const QString &path);
bool isOpenInSqlite(const FileIdentity &file);

} // namespace Bole
