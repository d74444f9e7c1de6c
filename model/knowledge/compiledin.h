// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QResource>
#include <QString>

namespace Bole {

/// The bytes of a table compiled in, without a copy. They are stored uncompressed.
inline QByteArray compiledIn(const QString &name)
{
    const QResource resource(QStringLiteral(":/knowledge/") + name);
    Q_ASSERT(resource.isValid() && resource.compressionAlgorithm() == QResource::NoCompression);
    return QByteArray::fromRawData(reinterpret_cast<const char *>(resource.data()),
                                   qsizetype(resource.size()));
}

} // namespace Bole
