// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/packing.h"

#include <QFile>
#include <QJsonDocument>
#include <QtEndian>

#include <zlib.h>

namespace Bole {

namespace {

constexpr qsizetype headSize = 4;
constexpr quint32 longest = 256u << 20; // a damaged length must not make us reserve gigabytes

/// Must never change: files were packed with it. Another one would be another version.
const QByteArray &knownWords()
{
    static const QByteArray words = [] {
        QFile file(QStringLiteral(":/schema/packing.txt"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("packing.txt is not compiled in");
        return file.readAll();
    }();
    return words;
}

Bytef *bytesOf(QByteArrayView array)
{
    return reinterpret_cast<Bytef *>(const_cast<char *>(array.data()));
}

/// One of each a thread, used again and again: to make one takes longer than to pack a small row.
struct Packer
{
    z_stream stream{};
    bool isReady;

    explicit Packer(int level) : isReady(deflateInit(&stream, level) == Z_OK) {}
    ~Packer() { deflateEnd(&stream); }
    Q_DISABLE_COPY_MOVE(Packer)
};
struct Unpacker
{
    z_stream stream{};
    bool isReady = inflateInit(&stream) == Z_OK;

    Unpacker() = default;
    ~Unpacker() { inflateEnd(&stream); }
    Q_DISABLE_COPY_MOVE(Unpacker)
};

/// One stream to its end, into `out`; how many bytes came, or -1.
qsizetype inflateInto(QByteArray &out, const QByteArray &packed)
{
    thread_local Unpacker unpacker;
    z_stream &stream = unpacker.stream;
    if (!unpacker.isReady || inflateReset(&stream) != Z_OK)
        return -1;
    stream.next_in = bytesOf(packed) + headSize;
    stream.avail_in = uInt(packed.size() - headSize);
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    int code = inflate(&stream, Z_FINISH);
    if (code == Z_NEED_DICT &&
        inflateSetDictionary(&stream, bytesOf(knownWords()), uInt(knownWords().size())) == Z_OK)
        code = inflate(&stream, Z_FINISH);
    const auto came = qsizetype(stream.total_out);
    return code == Z_STREAM_END ? came : -1;
}

} // namespace

namespace {

QByteArray packedWith(Packer &packer, QByteArrayView bytes, bool usesKnownWords)
{
    Q_ASSERT(bytes.size() <= qsizetype(longest));
    z_stream &stream = packer.stream;
    if (!packer.isReady || deflateReset(&stream) != Z_OK)
        qFatal("zlib does not start");
    if (usesKnownWords)
        deflateSetDictionary(&stream, bytesOf(knownWords()), uInt(knownWords().size()));
    QByteArray out(headSize + qsizetype(deflateBound(&stream, uLong(bytes.size()))),
                   Qt::Uninitialized);
    qToBigEndian(quint32(bytes.size()), out.data());
    stream.next_in = bytesOf(bytes);
    stream.avail_in = uInt(bytes.size());
    stream.next_out = bytesOf(out) + headSize;
    stream.avail_out = uInt(out.size() - headSize);
    deflate(&stream, Z_FINISH);
    out.truncate(headSize + qsizetype(stream.total_out));
    return out;
}

} // namespace

QByteArray packed(const QByteArray &bytes)
{
    thread_local Packer packer(Z_DEFAULT_COMPRESSION);
    return packedWith(packer, bytes, true);
}

QByteArray quicklyPacked(QByteArrayView bytes)
{
    thread_local Packer packer(Z_BEST_SPEED);
    return packedWith(packer, bytes, false);
}

Result<QByteArray> unpacked(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return QByteArray();
    const auto damaged = [] {
        return failure(ErrorCode::SeasonCorrupted, QStringLiteral("packed column"));
    };
    if (bytes.size() < headSize)
        return damaged();
    const auto size = qFromBigEndian<quint32>(bytes.constData());
    if (size > longest)
        return damaged();
    QByteArray text(qsizetype(size), Qt::Uninitialized);
    if (inflateInto(text, bytes) != text.size())
        return damaged();
    return text;
}

QByteArray packedJson(const QJsonObject &json)
{
    return packed(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

Result<QJsonObject> unpackedJson(const QByteArray &bytes,
                                 QJsonObject (*ifLarge)(const QJsonObject &))
{
    return unpacked(bytes).and_then([ifLarge](const QByteArray &text) -> Result<QJsonObject> {
        if (text.isEmpty())
            return QJsonObject();
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(text, &error);
        if (error.error != QJsonParseError::NoError || !document.isObject())
            return failure(ErrorCode::SeasonCorrupted, QStringLiteral("a record's JSON"));
        constexpr qsizetype large = 200'000;
        return ifLarge && text.size() > large ? ifLarge(document.object()) : document.object();
    });
}

} // namespace Bole
