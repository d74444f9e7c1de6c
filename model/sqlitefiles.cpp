// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sqlitefiles.h"

#include <QFile>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace Bole {

static std::optional<FileIdentity> identityOfOpen(int descriptor)
{
    struct stat file{};
    if (::fstat(descriptor, &file) != 0)
        return std::nullopt;
    return FileIdentity{file.st_dev, file.st_ino};
}

SqliteFiles &SqliteFiles::ofThisProcess()
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

std::optional<FileIdentity> identityOf(const QByteArray &encodedPath)
{
    struct stat file{};
    if (::stat(encodedPath.constData(), &file) != 0)
        return std::nullopt;
    return FileIdentity{file.st_dev, file.st_ino};
}

bool isOpenInSqlite(const FileIdentity &file)
{
    return SqliteFiles::ofThisProcess().contains(file);
}

bool isOpenInSqlite(const QString &path)
{
    const auto file = identityOf(QFile::encodeName(path));
    return file && isOpenInSqlite(*file);
}

} // namespace Bole
