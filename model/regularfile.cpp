// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/regularfile.h"

#include "model/platform/sqlitefiles.h"

#include <QFile>

namespace Bole {

Result<void> openRegularFile(const FilePath &path, QFile &file, qint64 mostBytes)
{
    const auto status = Platform::statusOf(path.bytes());
    // Not even to look at: see SqliteCalls.
    if (status && isOpenInSqlite(status->identity))
        return failure(ErrorCode::DocumentNotSupported, QStringLiteral("an open season"));
    if (const auto opened = Platform::openForReading(file, path.bytes()); !opened) {
        const bool isGone = opened.error().kind == Platform::FileError::NotThere;
        return failure(isGone ? ErrorCode::FileNotFound : ErrorCode::FileNotReadable,
                       opened.error().detail);
    }
    const auto kind = Platform::kindOfOpen(file);
    if (kind != Platform::FileStatus::File)
        return failure(ErrorCode::DocumentNotSupported, QStringLiteral("not a regular file"));
    if (file.size() > mostBytes)
        return failure(ErrorCode::DocumentTooLarge, QString::number(file.size()));
    return {};
}

Result<QByteArray> readRegularFile(const FilePath &path, qint64 mostBytes)
{
    QFile file;
    if (const auto opened = openRegularFile(path, file, mostBytes); !opened) {
        const Error &error = opened.error();
        const bool isNone = error.code == ErrorCode::DocumentNotSupported;
        return failure(isNone ? ErrorCode::FileNotReadable : error.code, error.detail);
    }
    const QByteArray bytes = file.read(mostBytes);
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::FileNotReadable, file.errorString());
    return bytes;
}

bool isRegularFile(const FilePath &path)
{
    const auto status = Platform::statusOf(path.bytes());
    return status && status->kind == Platform::FileStatus::File;
}

} // namespace Bole
