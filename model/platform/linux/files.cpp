// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/files.h"

#include <QFile>
#include <QUuid>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace Bole::Platform {

namespace {

FileError::Kind kindOf(int reason)
{
    switch (reason) {
    case ENOENT:
    case ENOTDIR:
        return FileError::NotThere;
    case EEXIST:
        return FileError::AlreadyThere;
    case EACCES:
    case EPERM:
        return FileError::NoPermission;
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return FileError::NoRoom;
    default:
        return FileError::Other;
    }
}

FileStatus::Kind kindOf(const struct stat &status)
{
    if (S_ISREG(status.st_mode))
        return FileStatus::File;
    return S_ISDIR(status.st_mode) ? FileStatus::Folder : FileStatus::Device;
}

std::unexpected<FileError> lastError()
{
    const int reason = errno;
    return std::unexpected(
        FileError{kindOf(reason), QString::fromLocal8Bit(std::strerror(reason))});
}

QByteArray folderOf(const QByteArray &path)
{
    const qsizetype slash = path.lastIndexOf('/');
    return slash < 0 ? QByteArray(".") : path.first(slash + 1);
}

/// After a power cut the folder knows the file by its new name.
void flushFolder(const QByteArray &folder)
{
    const int file = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    ::fsync(file);
    ::close(file);
}

} // namespace

FileResult<FileStatus> statusOf(const QByteArray &path)
{
    struct stat status{};
    if (::stat(path.constData(), &status) != 0)
        return lastError();
    return FileStatus{kindOf(status), {status.st_dev, status.st_ino}, status.st_size};
}

FileStatus::Kind kindOfOpen(const QFile &file)
{
    struct stat status{};
    return ::fstat(file.handle(), &status) == 0 ? kindOf(status) : FileStatus::Device;
}

std::optional<FileIdentity> identityOf(const QByteArray &path)
{
    const auto status = statusOf(path);
    return status ? std::optional(status->identity) : std::nullopt;
}

bool isLink(const QByteArray &path)
{
    struct stat status{};
    return ::lstat(path.constData(), &status) == 0 && S_ISLNK(status.st_mode);
}

bool mayBeRead(const QByteArray &path)
{
    return ::access(path.constData(), R_OK) == 0;
}

QByteArray realPath(const QByteArray &path)
{
    char *real = ::realpath(path.constData(), nullptr);
    const QByteArray bytes(real);
    std::free(real);
    return bytes;
}

std::optional<QList<QByteArray>> namesIn(const QByteArray &folder)
{
    const auto close = [](DIR *entries) {
        ::closedir(entries);
    };
    const std::unique_ptr<DIR, decltype(close)> entries(::opendir(folder.constData()), close);
    if (!entries)
        return std::nullopt;
    QList<QByteArray> names;
    errno = 0;
    while (const dirent *entry = ::readdir(entries.get())) {
        const QByteArray name = entry->d_name;
        if (name != "." && name != "..")
            names.append(name);
        errno = 0;
    }
    return errno == 0 ? std::optional(names) : std::nullopt;
}

FileResult<void> openForReading(QFile &file, const QByteArray &path)
{
    const int number = ::open(path.constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (number < 0)
        return lastError();
    if (!file.open(number, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return std::unexpected(FileError{FileError::Other, file.errorString()});
    return {};
}

FileResult<void> createPrivateFile(const QByteArray &path)
{
    const int file = ::open(path.constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0)
        return lastError();
    ::close(file);
    return {};
}

FileResult<void> openNew(QFile &file, const QByteArray &path)
{
    const int number =
        ::open(path.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (number < 0 || !file.open(number, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle))
        return lastError();
    return {};
}

FileResult<void> makePrivateFolder(const QByteArray &path)
{
    if (::mkdir(path.constData(), 0700) != 0 && errno != EEXIST)
        return lastError();
    return {};
}

void removeFile(const QByteArray &path)
{
    ::unlink(path.constData());
}

FileResult<void> renameNew(const QByteArray &from, const QByteArray &to)
{
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) != 0) {
        // A file system that knows only the older way of not replacing.
        if (errno != EINVAL && errno != ENOSYS)
            return lastError();
        if (::link(from.constData(), to.constData()) != 0)
            return lastError();
        ::unlink(from.constData());
    }
    flushFolder(folderOf(to));
    return {};
}

bool openNameless(QFile &file, const QByteArray &folder)
{
    const int number = ::open(folder.constData(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    return number >= 0 && file.open(number, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle);
}

FileResult<void> nameFile(QFile &file, const QByteArray &path)
{
    const QByteArray own = "/proc/self/fd/" + QByteArray::number(file.handle());
    // A link cannot replace a file, a rename can: from one step to the next it has another name.
    const QByteArray between = path + '.' + QUuid::createUuid().toByteArray(QUuid::Id128);
    if (!file.flush() || ::fsync(file.handle()) != 0 ||
        ::linkat(AT_FDCWD, own.constData(), AT_FDCWD, between.constData(), AT_SYMLINK_FOLLOW) != 0)
        return lastError();
    if (std::rename(between.constData(), path.constData()) == 0)
        return {};
    const auto why = lastError();
    ::unlink(between.constData());
    return why;
}

} // namespace Bole::Platform
