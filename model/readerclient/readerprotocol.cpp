// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerprotocol.h"

#include "model/record/documentpart.h"
#include "model/record/recordjson.h"

#include <QCborMap>
#include <QCborValue>
#include <QtEndian>

#include <utility>

namespace Bole::ReaderProtocol {

namespace {

constexpr qsizetype lengthBytes = sizeof(quint32);

template <typename Fill>
QByteArray framed(Fill fill)
{
    QByteArray bytes(lengthBytes, '\0');
    QDataStream stream(&bytes, QIODevice::WriteOnly | QIODevice::Append);
    fill(stream);
    qToBigEndian(quint32(bytes.size() - lengthBytes), bytes.data());
    return bytes;
}

template <typename Enum>
void readEnum(QDataStream &stream, Enum &value)
{
    qint32 number = 0;
    stream >> number;
    value = static_cast<Enum>(number);
}

} // namespace

QByteArray frame(const Request &request)
{
    return framed([&request](QDataStream &stream) {
        stream << qint32(request.kind) << request.id << request.sha256
               << request.documentKind.text() << request.password << request.page
               << qint32(request.ocr) << request.image.page << request.image.pixelsPerPoint
               << request.image.rotation << request.image.part << request.image.covered
               << request.image.faded << request.fileName << request.today.year
               << request.today.month << request.today.day << request.firstParsed
               << request.lastParsed << request.sharedBytes << request.bytes;
    });
}

std::optional<Request> requestFrom(const QByteArray &message)
{
    QDataStream stream(message);
    Request request;
    QString documentKind;
    readEnum(stream, request.kind);
    stream >> request.id >> request.sha256 >> documentKind >> request.password >> request.page;
    readEnum(stream, request.ocr);
    stream >> request.image.page >> request.image.pixelsPerPoint >> request.image.rotation >>
        request.image.part >> request.image.covered >> request.image.faded >> request.fileName >>
        request.today.year >> request.today.month >> request.today.day >> request.firstParsed >>
        request.lastParsed >> request.sharedBytes >> request.bytes;
    if (stream.status() != QDataStream::Ok)
        return std::nullopt;
    request.documentKind = Stored<DocumentKind>::fromText(documentKind);
    return request;
}

QByteArray frame(const Answer &answer)
{
    return framed([&answer](QDataStream &stream) {
        stream << qint32(answer.kind) << answer.id << qint32(answer.code) << answer.detail
               << answer.progress.page << answer.progress.pages << answer.progress.ocr
               << answer.payload << answer.sharedBytes;
    });
}

std::optional<Answer> answerFrom(const QByteArray &message)
{
    QDataStream stream(message);
    Answer answer;
    readEnum(stream, answer.kind);
    stream >> answer.id;
    readEnum(stream, answer.code);
    stream >> answer.detail >> answer.progress.page >> answer.progress.pages >>
        answer.progress.ocr >> answer.payload >> answer.sharedBytes;
    if (stream.status() != QDataStream::Ok)
        return std::nullopt;
    return answer;
}

void FrameBuffer::append(QByteArrayView bytes)
{
    if (m_broken)
        return;
    m_bytes.remove(0, std::exchange(m_start, 0)); // what was taken out
    m_bytes.append(bytes);
}

std::optional<QByteArray> FrameBuffer::next()
{
    const qsizetype available = m_bytes.size() - m_start;
    if (m_broken || available < lengthBytes)
        return std::nullopt;
    const auto length = qFromBigEndian<quint32>(m_bytes.constData() + m_start);
    m_broken = length > m_largestFrame;
    if (m_broken || available - lengthBytes < qsizetype(length))
        return std::nullopt;
    QByteArray message = m_bytes.mid(m_start + lengthBytes, qsizetype(length));
    m_start += lengthBytes + qsizetype(length);
    return message;
}

} // namespace Bole::ReaderProtocol

namespace Bole {

QDataStream &operator<<(QDataStream &stream, const Word &word)
{
    return stream << word.text << word.box << word.characterBoxes << word.font << word.fontSize
                  << word.bold << word.italic << word.spaceAfter << word.confidence;
}

QDataStream &operator>>(QDataStream &stream, Word &word)
{
    return stream >> word.text >> word.box >> word.characterBoxes >> word.font >> word.fontSize >>
           word.bold >> word.italic >> word.spaceAfter >> word.confidence;
}

QDataStream &operator<<(QDataStream &stream, const Link &link)
{
    return stream << link.box << link.url << link.page;
}

QDataStream &operator>>(QDataStream &stream, Link &link)
{
    return stream >> link.box >> link.url >> link.page;
}

QDataStream &operator<<(QDataStream &stream, const PageText &page)
{
    return stream << page.size << page.words << page.links << page.images << page.drawings
                  << page.rules << page.panels << page.ocr << page.ocrEngine;
}

QDataStream &operator>>(QDataStream &stream, PageText &page)
{
    return stream >> page.size >> page.words >> page.links >> page.images >> page.drawings >>
           page.rules >> page.panels >> page.ocr >> page.ocrEngine;
}

QDataStream &operator<<(QDataStream &stream, const OutlineEntry &entry)
{
    return stream << entry.title << entry.page << entry.level;
}

QDataStream &operator>>(QDataStream &stream, OutlineEntry &entry)
{
    return stream >> entry.title >> entry.page >> entry.level;
}

QDataStream &operator<<(QDataStream &stream, const DocumentPages &pages)
{
    return stream << pages.sizes << pages.outline << pages.encrypted;
}

QDataStream &operator>>(QDataStream &stream, DocumentPages &pages)
{
    return stream >> pages.sizes >> pages.outline >> pages.encrypted;
}

// The pixels themselves are in the shared memory, or behind this where there is none.
QDataStream &operator<<(QDataStream &stream, const PageImage &image)
{
    return stream << image.width << image.height << qint64(image.stride) << image.lacksText
                  << image.bytes;
}

QDataStream &operator>>(QDataStream &stream, PageImage &image)
{
    qint64 stride = 0;
    stream >> image.width >> image.height >> stride >> image.lacksText >> image.bytes;
    image.stride = qsizetype(stride);
    return stream;
}

QDataStream &operator<<(QDataStream &stream, const Understanding &understanding)
{
    return stream << QCborValue::fromJsonValue(toJson(understanding.record)).toCbor()
                  << understanding.text << partsText(understanding.parts);
}

QDataStream &operator>>(QDataStream &stream, Understanding &understanding)
{
    QByteArray record;
    QString parts;
    stream >> record >> understanding.text >> parts;
    understanding.parts = partsFromText(parts);
    const auto read = recordFromJson(QCborValue::fromCbor(record).toMap().toJsonObject());
    if (read)
        understanding.record = *read;
    else
        stream.setStatus(QDataStream::ReadCorruptData);
    return stream;
}

} // namespace Bole
