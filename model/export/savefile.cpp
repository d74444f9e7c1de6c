// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/savefile.h"

#include "model/platform/sqlitefiles.h"

#include <QDate>
#include <QFileInfo>
#include <QSaveFile>

namespace Bole {

namespace {

using Writer = std::function<Result<qsizetype>(QFileDevice &file)>;

std::unexpected<Error> errorOf(const QFileDevice &file)
{
    const bool full = file.error() == QFileDevice::ResourceError;
    return failure(full ? ErrorCode::DiskFull : ErrorCode::FileNotWritable, file.errorString());
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

Result<void> giveName(QFile &file, const QString &path)
{
    const auto named = Platform::nameFile(file, QFile::encodeName(path));
    if (named)
        return {};
    const bool full = named.error().kind == Platform::FileError::NoRoom;
    return failure(full ? ErrorCode::DiskFull : ErrorCode::FileNotWritable, named.error().detail);
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
    QFile file;
    if (!Platform::openNameless(file, QFile::encodeName(QFileInfo(target).path())))
        return saveBesides(path, write);
    return written(file, write).and_then([&](qsizetype rows) {
        return giveName(file, target).transform([&] { return rows; });
    });
}

QString datedName(const QString &what, const QString &extension)
{
    QString name = what.simplified();
    for (QChar &c : name) {
        if (QStringView(u"/\\:*?\"<>|").contains(c)) // what a file system may not take
            c = u'-';
    }
    return QStringLiteral("%1 %2.%3")
        .arg(name, QDate::currentDate().toString(Qt::ISODate), extension);
}

} // namespace Bole
