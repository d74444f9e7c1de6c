// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/savefile.h"

#include <QSaveFile>

namespace Bole {

namespace {

std::unexpected<Error> errorOf(const QSaveFile &file)
{
    const bool full = file.error() == QFileDevice::ResourceError;
    return failure(full ? ErrorCode::DiskFull : ErrorCode::FileNotWritable, file.errorString());
}

} // namespace

Result<qsizetype> saveFile(const QString &path,
                           const std::function<Result<qsizetype>(QFileDevice &file)> &write)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return errorOf(file);
    // Before anything is in it: these are confidential from the first byte on.
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    const auto written = write(file);
    if (!written) {
        const bool fileFailed = file.error() != QFileDevice::NoError;
        const auto why = fileFailed ? Result<qsizetype>(errorOf(file)) : written;
        file.cancelWriting();
        return why;
    }
    if (!file.commit())
        return errorOf(file);
    return written;
}

} // namespace Bole
