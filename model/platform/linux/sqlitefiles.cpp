// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/sqlitefiles.h"

#include <QFile>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <map>
#include <mutex>

namespace Bole {

namespace {

/// The files that SQLite has open in this process. SQLite opens one several times, once for each
/// connection, but asks for a lock only where the process has none yet, through any of them: so all
/// locks of one file are kept by one open file, a duplicate of the first.
class SqliteFiles
{
public:
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

std::optional<FileIdentity> identityOfOpen(int descriptor)
{
    struct stat file{};
    if (::fstat(descriptor, &file) != 0)
        return std::nullopt;
    return FileIdentity{file.st_dev, file.st_ino};
}

/// SQLite calls plain functions, also while the program ends: it is never destroyed.
SqliteFiles &files()
{
    static SqliteFiles &files = *new SqliteFiles;
    return files;
}

void SqliteFiles::add(int descriptor)
{
    const std::lock_guard guard(m_mutex);
    addNow(descriptor);
}

void SqliteFiles::remove(int descriptor)
{
    const std::lock_guard guard(m_mutex);
    const auto known = m_descriptors.find(descriptor);
    if (known == m_descriptors.end())
        return;
    const auto file = m_files.find(known->second);
    m_descriptors.erase(known);
    if (--file->second.descriptors > 0)
        return;
    if (file->second.locks >= 0)
        ::close(file->second.locks);
    m_files.erase(file);
}

bool SqliteFiles::contains(const FileIdentity &file)
{
    const std::lock_guard guard(m_mutex);
    return m_files.contains(file);
}

int SqliteFiles::lockKeeper(int descriptor)
{
    const std::lock_guard guard(m_mutex);
    File *file = addNow(descriptor);
    if (!file)
        return -1;
    if (file->locks < 0)
        file->locks = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
    return file->locks;
}

SqliteFiles::File *SqliteFiles::addNow(int descriptor)
{
    const auto known = m_descriptors.find(descriptor);
    if (known != m_descriptors.end())
        return &m_files[known->second];
    const auto identity = identityOfOpen(descriptor);
    if (!identity)
        return nullptr;
    m_descriptors.emplace(descriptor, *identity);
    File &file = m_files[*identity];
    ++file.descriptors;
    return &file;
}

int openFile(const char *path, int flags, int mode)
{
    const int descriptor = ::open(path, flags, mode);
    if (descriptor >= 0)
        files().add(descriptor);
    return descriptor;
}

int closeFile(int descriptor)
{
    files().remove(descriptor);
    return ::close(descriptor);
}

/// Linux's "open file description" locks; other programs meet them as they meet ordinary ones.
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
    const int keeper = files().lockKeeper(descriptor);
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

} // namespace

SqliteCalls sqliteCalls()
{
    return {openFile, closeFile, controlFile};
}

bool isOpenInSqlite(const FileIdentity &file)
{
    return files().contains(file);
}

bool isOpenInSqlite(const QString &path)
{
    const auto status = Platform::statusOf(QFile::encodeName(path));
    return status && isOpenInSqlite(status->identity);
}

} // namespace Bole
