// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/savefile.h"

#include "model/sqlitefiles.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QUuid>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace Bole {

namespace {

using Writer = std::function<Result<qsizetype>(QFileDevice &file)>;

std::unexpected<Error> errorOf(const QFileDevice &file)
{
    const bool full = file.error() == QFileDevice::ResourceError;
    return failure(full ? ErrorCode::DiskFull : ErrorCode::FileNotWritable, file.errorString());
}

std::unexpected<Error> systemError()
{
    const bool full = errno == ENOSPC || errno == EDQUOT || errno == EFBIG;
    return failure(full ? ErrorCode::DiskFull : ErrorCode::FileNotWritable,
                   QString::fromLocal8Bit(std::strerror(errno)));
}

/// What the writer says, or what the file says where that is why it failed.
Result<qsizetype> written(QFileDevice &file, const Writer &write)
{
    const auto rows = write(file);
    if (!file.flush() || file.error() != QFileDevice::NoError)
        return errorOf(file);
    // A file that took less than it was given, and knows of no error, is on a full disk.
    if (!rows && rows.error().code == ErrorCode::FileNotWritable)
        return failure(ErrorCode::DiskFull);
    return rows;
}

/// Gives a file that has no name yet its name, in place of an older one if need be.
Result<void> giveName(int file, const QString &path)
{
    const QByteArray own = "/proc/self/fd/" + QByteArray::number(file);
    const QByteArray target = QFile::encodeName(path);
    // A link cannot replace a file, a rename can: from one step to the next it has another name.
    const QByteArray between =
        QFile::encodeName(path + u'.' + QUuid::createUuid().toString(QUuid::Id128));
    if (::fsync(file) != 0 ||
        ::linkat(AT_FDCWD, own.constData(), AT_FDCWD, between.constData(), AT_SYMLINK_FOLLOW) != 0)
        return systemError();
    if (std::rename(between.constData(), target.constData()) == 0)
        return {};
    const auto why = systemError();
    ::unlink(between.constData());
    return why;
}

/// Where the file system has no files without names.
Result<qsizetype> saveBesides(const QString &path, const Writer &write)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return errorOf(file);
    // Before anything is in it: these are confidential from the first byte on.
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    const auto rows = written(file, write);
    if (!rows) {
        file.cancelWriting();
        return rows;
    }
    if (!file.commit())
        return errorOf(file);
    return rows;
}

} // namespace

Result<qsizetype> saveFile(const QString &path, const Writer &write)
{
    if (isOpenInSqlite(path))
        return failure(ErrorCode::FileExists, QStringLiteral("an open season"));
    const QFileInfo old(path);
    if (old.exists() && (!old.isFile() || !old.isWritable()))
        return saveBesides(path, write); // which knows what to do with devices and what may not be
    // It has no name until it is whole: a program that is killed leaves nothing of an applicant
    // behind.
    const QString target = old.isSymLink() ? old.symLinkTarget() : path;
    const QByteArray folder = QFile::encodeName(QFileInfo(target).path());
    const int number = ::open(folder.constData(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    if (number < 0)
        return saveBesides(path, write);
    QFile file;
    if (!file.open(number, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle))
        return errorOf(file);
    return written(file, write).and_then([&](qsizetype rows) {
        return giveName(number, target).transform([&] { return rows; });
    });
}

} // namespace Bole
