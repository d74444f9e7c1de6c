// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readertypes.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>

namespace Bole {

using namespace Qt::StringLiterals;

DocumentSource DocumentSource::fromBytes(const QByteArray &bytes, const Stored<DocumentKind> &kind,
                                         const QString &password)
{
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    return {QString::fromLatin1(hash.toHex()), kind, [bytes] { return bytes; }, password};
}

bool isPicture(const QString &fileName)
{
    constexpr std::array endings{".jpg"_L1, ".jpeg"_L1, ".png"_L1, ".tif"_L1, ".tiff"_L1};
    return std::ranges::any_of(endings, [&fileName](QLatin1StringView ending) {
        return fileName.endsWith(ending, Qt::CaseInsensitive);
    });
}

Stored<DocumentKind> documentKind(const QString &fileName)
{
    const auto endsWith = [&fileName](QLatin1StringView suffix) {
        return fileName.endsWith(suffix, Qt::CaseInsensitive);
    };
    if (endsWith(".pdf"_L1) || isPicture(fileName))
        return DocumentKind::Pdf;
    if (endsWith(".txt"_L1))
        return DocumentKind::Text;
    if (endsWith(".md"_L1) || endsWith(".markdown"_L1))
        return DocumentKind::Markdown;
    return {};
}

} // namespace Bole
