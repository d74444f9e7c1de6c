// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readertypes.h"

#include <QCryptographicHash>

namespace Bole {

DocumentSource DocumentSource::fromBytes(const QByteArray &bytes, const Stored<DocumentKind> &kind,
                                         const QString &password)
{
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    return {QString::fromLatin1(hash.toHex()), kind, [bytes] { return bytes; }, password};
}

Stored<DocumentKind> documentKind(const QString &fileName)
{
    const auto endsWith = [&fileName](QLatin1StringView suffix) {
        return fileName.endsWith(suffix, Qt::CaseInsensitive);
    };
    if (endsWith(QLatin1StringView(".pdf")))
        return DocumentKind::Pdf;
    if (endsWith(QLatin1StringView(".txt")))
        return DocumentKind::Text;
    if (endsWith(QLatin1StringView(".md")) || endsWith(QLatin1StringView(".markdown")))
        return DocumentKind::Markdown;
    return {};
}

} // namespace Bole
