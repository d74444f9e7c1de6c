// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reader/documentfile.h"

#include "model/record/recordjson.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

namespace Bole {

namespace {

Result<QByteArray> readLimited(const QString &path, qint64 mostBytes)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failure(ErrorCode::FileNotFound);
    if (!info.isFile())
        return failure(ErrorCode::DocumentNotSupported, QStringLiteral("not a regular file"));
    if (info.size() > mostBytes)
        return failure(ErrorCode::DocumentTooLarge, QString::number(info.size()));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::FileNotReadable, file.errorString());
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

} // namespace

DocumentSource DocumentFile::source(const QString &password) const
{
    return {sha256, kind, [bytes = bytes] { return bytes; }, password};
}

Result<DocumentFile> readDocumentFile(const QString &path, const ReaderLimits &limits)
{
    DocumentFile file;
    file.path = path;
    file.kind = documentKind(path);
    const bool isText = !file.kind.isEmpty() && file.kind != QStringLiteral("pdf");
    auto bytes = readLimited(path, isText ? limits.textBytes : limits.documentBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    file.bytes = std::move(*bytes);
    if (file.kind.isEmpty()) {
        if (!file.bytes.startsWith("%PDF-"))
            return failure(ErrorCode::DocumentNotSupported, QStringLiteral("unknown kind"));
        file.kind = QStringLiteral("pdf");
    }
    const QByteArray hash = QCryptographicHash::hash(file.bytes, QCryptographicHash::Sha256);
    file.sha256 = QString::fromLatin1(hash.toHex());
    return file;
}

bool looksScanned(const QString &path)
{
    constexpr qint64 most = 32 << 20; // a glance
    QFile file(path);
    if (documentKind(path) != QStringLiteral("pdf") || !file.open(QIODevice::ReadOnly) ||
        file.size() > most)
        return false;
    const QByteArray bytes = file.readAll();
    return bytes.contains("/Image") && !bytes.contains("/Font") && !bytes.contains("/ObjStm");
}

QString textBeside(const QString &path)
{
    const QFileInfo info(path);
    const QString stem = info.path() + QLatin1Char('/') + info.completeBaseName();
    for (const QString &suffix :
         {QStringLiteral(".json"), QStringLiteral(".md"), QStringLiteral(".txt")}) {
        if (stem + suffix != path && QFileInfo(stem + suffix).isFile())
            return stem + suffix;
    }
    return {};
}

Result<Understanding> readRecordFile(const QString &path, const ReaderLimits &limits)
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
