// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/readertypes.h"

#include <QDataStream>
#include <QIODevice>

#include <optional>

/// What the pool and a reader say to each other: frames over the reader's standard input and
/// output, each a length and a message. A reader has one request at a time. Documents and images,
/// which are large, go through memory that both have mapped; the message only says how much of it
/// is used.
namespace Bole::ReaderProtocol {

enum class RequestKind : quint8 { Pages, PageText, Image, Record, Bytes, Cancel };

struct Request
{
    RequestKind kind = RequestKind::Pages;
    quint64 id = 0;
    QString sha256;
    Stored<DocumentKind> documentKind;
    QString password;
    int page = 0;
    Ocr ocr = Ocr::Never;
    ImageRequest image;
    QString fileName;
    PartialDate today;
    int firstParsed = 0; ///< page; 0: the reader finds out which are the CV's
    int lastParsed = 0;
    qint64 sharedBytes = 0; ///< for Bytes: the document is in the shared memory
    QByteArray bytes;       ///< … or here, where there is none
};

enum class AnswerKind : quint8 { Done, Failed, NeedBytes, Progress };

struct Answer
{
    AnswerKind kind = AnswerKind::Done;
    quint64 id = 0;
    ErrorCode code = ErrorCode::DocumentNotReadable;
    QString detail;
    ReadingProgress progress;
    QByteArray payload; ///< what was asked for, written with the operators below
    qint64 sharedBytes = 0;
};

/// How a reader that had to end itself says why.
enum ExitCode {
    EndOfInput = 0,
    OutOfTime = 76,
    OutOfMemory = 77,
    BadProtocol = 78,
    SandboxFailed = 79
};

QByteArray frame(const Request &request);
QByteArray frame(const Answer &answer);

/// Documents without shared memory travel inside a frame; nothing is larger than the largest.
constexpr quint32 largestRequest = 1u << 30;
/// A page's words or a record. A reader that would say more says that it is too much.
constexpr quint32 largestAnswer = 64u << 20;

/// Cuts frames off the front of what has arrived so far. Holds no more than one frame and what was
/// appended last, however long the peer goes on.
class FrameBuffer
{
public:
    explicit FrameBuffer(quint32 largestFrame) : m_largestFrame(largestFrame) {}

    void append(QByteArrayView bytes);
    /// The next whole message, or nothing yet. A length that no sane peer sends sets `broken`.
    std::optional<QByteArray> next();
    bool isBroken() const { return m_broken; }
    qsizetype heldBytes() const { return m_bytes.size(); }

private:
    quint32 m_largestFrame;
    QByteArray m_bytes;
    qsizetype m_start = 0;
    bool m_broken = false;
};

std::optional<Request> requestFrom(const QByteArray &message);
std::optional<Answer> answerFrom(const QByteArray &message);

/// Writes and reads a payload; reading something malformed gives nothing.
template <typename T>
QByteArray pack(const T &value)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    stream << value;
    return bytes;
}

template <typename T>
std::optional<T> unpack(const QByteArray &bytes)
{
    QDataStream stream(bytes);
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    T value;
    stream >> value;
    if (stream.status() != QDataStream::Ok)
        return std::nullopt;
    return value;
}

} // namespace Bole::ReaderProtocol

namespace Bole {

QDataStream &operator<<(QDataStream &stream, const Word &word);
QDataStream &operator>>(QDataStream &stream, Word &word);
QDataStream &operator<<(QDataStream &stream, const Link &link);
QDataStream &operator>>(QDataStream &stream, Link &link);
QDataStream &operator<<(QDataStream &stream, const PageText &page);
QDataStream &operator>>(QDataStream &stream, PageText &page);
QDataStream &operator<<(QDataStream &stream, const OutlineEntry &entry);
QDataStream &operator>>(QDataStream &stream, OutlineEntry &entry);
QDataStream &operator<<(QDataStream &stream, const DocumentPages &pages);
QDataStream &operator>>(QDataStream &stream, DocumentPages &pages);
QDataStream &operator<<(QDataStream &stream, const PageImage &image);
QDataStream &operator>>(QDataStream &stream, PageImage &image);
QDataStream &operator<<(QDataStream &stream, const Understanding &understanding);
QDataStream &operator>>(QDataStream &stream, Understanding &understanding);

} // namespace Bole
