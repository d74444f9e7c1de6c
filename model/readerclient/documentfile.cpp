// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/documentfile.h"

#include "model/record/recordjson.h"
#include "model/regularfile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>

namespace Bole {

namespace {

Result<QByteArray> readLimited(const FilePath &path, qint64 mostBytes)
{
    QFile file;
    if (const auto opened = openRegularFile(path, file, mostBytes); !opened)
        return std::unexpected(opened.error());
    // One byte more than allowed: a file may grow while it is read.
    QByteArray bytes = file.read(mostBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::FileNotReadable, file.errorString());
    if (bytes.size() > mostBytes)
        return failure(ErrorCode::DocumentTooLarge);
    if (bytes.isEmpty())
        return failure(ErrorCode::DocumentEmpty);
    return bytes;
}

QString hashOf(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace

DocumentSource DocumentFile::source(const QString &password) const
{
    return {sha256, kind, [bytes = bytes] { return bytes; }, password};
}

Result<DocumentFile> readDocumentFile(const FilePath &path, const ReaderLimits &limits)
{
    DocumentFile file;
    file.path = path;
    file.kind = documentKind(path.fileName());
    const bool isText = !file.kind.isEmpty() && file.kind != DocumentKind::Pdf;
    auto bytes = readLimited(path, isText ? limits.textBytes : limits.documentBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    file.bytes = std::move(*bytes);
    if (file.kind.isEmpty()) {
        if (!file.bytes.startsWith("%PDF-"))
            return failure(ErrorCode::DocumentNotSupported, QStringLiteral("unknown kind"));
        file.kind = DocumentKind::Pdf;
    }
    file.sha256 = hashOf(file.bytes);
    return file;
}

Result<DocumentFile> readOfficeFile(const FilePath &path, const ReaderLimits &limits)
{
    const auto bytes = readLimited(path, limits.officeBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    // Anything else would be taken for a text and set in pages.
    const bool isOne = bytes->startsWith("PK\x03\x04") || bytes->startsWith("{\\rtf") ||
                       bytes->startsWith("\xd0\xcf\x11\xe0");
    if (!isOne)
        return failure(ErrorCode::DocumentNotSupported, QStringLiteral("no office document"));
    return DocumentFile{path, {}, *bytes, hashOf(*bytes)};
}

void DocumentFile::become(const QByteArray &pdf)
{
    bytes = pdf;
    kind = DocumentKind::Pdf;
    sha256 = hashOf(pdf);
}

bool looksScanned(const FilePath &path)
{
    constexpr qint64 most = 32 << 20; // a glance
    if (isPicture(path.fileName()))
        return true;
    if (documentKind(path.fileName()) != DocumentKind::Pdf)
        return false;
    const auto bytes = readLimited(path, most);
    return bytes && bytes->contains("/Image") && !bytes->contains("/Font") &&
           !bytes->contains("/ObjStm");
}

FilePath textFileNextTo(const FilePath &path)
{
    for (const char *ending : {".json", ".md", ".txt"}) {
        const FilePath beside = path.withoutSuffix().withEnding(ending);
        if (beside != path && isRegularFile(beside))
            return beside;
    }
    return {};
}

Result<Understanding> readRecordFile(const FilePath &path, const ReaderLimits &limits)
{
    const auto bytes = readLimited(path, limits.textBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    const QJsonDocument document = QJsonDocument::fromJson(*bytes);
    if (!document.isObject())
        return failure(ErrorCode::InvalidJson);
    return recordFromJson(document.object()).transform([](const Record &record) {
        return Understanding{record, {}};
    });
}

} // namespace Bole
