// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/filepath.h"

#include "model/platform/files.h"

#include <QStringDecoder>
#include <QStringList>

namespace Bole {

namespace {

// U+DC80 … U+DCFF stand for the bytes 0x80 … 0xFF, as in Python's "surrogateescape".
constexpr char16_t firstByte = 0xDC80;
constexpr char16_t lastByte = 0xDCFF;

bool isByte(QChar c)
{
    return c.unicode() >= firstByte && c.unicode() <= lastByte;
}

/// How long the valid UTF-8 is at the front.
qsizetype validLength(QByteArrayView bytes)
{
    if (bytes.isValidUtf8())
        return bytes.size();
    qsizetype length = 0;
    while (length < bytes.size()) {
        const auto lead = uchar(bytes[length]);
        const qsizetype size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (length + size > bytes.size() || !bytes.sliced(length, size).isValidUtf8())
            break;
        length += size;
    }
    return length;
}

QString withBytesWrittenOut(QByteArrayView bytes)
{
    QString text;
    for (const char byte : bytes) {
        if (uchar(byte) < 0x80)
            text += QLatin1Char(byte);
        else
            text += QStringLiteral("\\x%1").arg(uchar(byte), 2, 16, QLatin1Char('0'));
    }
    return text;
}

QString shownPart(QByteArrayView part)
{
    if (part.isValidUtf8())
        return QString::fromUtf8(part);
    QStringDecoder chinese("GB18030"); // which GBK and GB2312 are part of
    if (chinese.isValid()) {
        const QString text = chinese(part);
        if (!chinese.hasError())
            return text;
    }
    return withBytesWrittenOut(part);
}

} // namespace

FilePath::FilePath(const QString &text)
{
    QString whole;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isLowOfPair = i > 0 && text[i - 1].isHighSurrogate();
        if (!isByte(text[i]) || isLowOfPair) {
            whole += text[i];
            continue;
        }
        m_bytes += whole.toUtf8();
        whole.clear();
        m_bytes += char(text[i].unicode() - firstByte + 0x80);
    }
    m_bytes += whole.toUtf8();
}

FilePath FilePath::fromBytes(const QByteArray &bytes)
{
    FilePath path;
    path.m_bytes = bytes;
    return path;
}

bool FilePath::isFolder() const
{
    const auto status = Platform::statusOf(m_bytes);
    return status && status->kind == Platform::FileStatus::Folder;
}

QString FilePath::text() const
{
    QString text;
    for (QByteArrayView rest = m_bytes; !rest.isEmpty();) {
        const qsizetype valid = validLength(rest);
        text += QString::fromUtf8(rest.first(valid));
        rest = rest.sliced(valid);
        if (rest.isEmpty())
            break;
        text += QChar(char16_t(firstByte + uchar(rest.front()) - 0x80));
        rest = rest.sliced(1);
    }
    return text;
}

QString FilePath::shown() const
{
    QStringList parts;
    for (const QByteArray &part : m_bytes.split('/'))
        parts.append(shownPart(part));
    return parts.join(u'/');
}

QString FilePath::fileName() const
{
    return shownPart(QByteArrayView(m_bytes).sliced(m_bytes.lastIndexOf('/') + 1));
}

QString FilePath::stem() const
{
    return withoutSuffix().fileName();
}

QString FilePath::suffix() const
{
    const qsizetype dot = lastDot();
    return dot < 0 ? QString() : shownPart(QByteArrayView(m_bytes).sliced(dot + 1)).toLower();
}

FilePath FilePath::folder() const
{
    const qsizetype slash = m_bytes.lastIndexOf('/');
    if (slash < 0)
        return fromBytes(".");
    return fromBytes(slash == 0 ? QByteArray("/") : m_bytes.first(slash));
}

FilePath FilePath::child(QByteArrayView name) const
{
    const bool ends = m_bytes.isEmpty() || m_bytes.endsWith('/');
    return withEnding(ends ? name.toByteArray() : '/' + name.toByteArray());
}

FilePath FilePath::withoutSuffix() const
{
    const qsizetype dot = lastDot();
    return dot < 0 ? *this : fromBytes(m_bytes.first(dot));
}

FilePath FilePath::withEnding(QByteArrayView ending) const
{
    return fromBytes(m_bytes + ending.toByteArray());
}

qsizetype FilePath::lastDot() const
{
    const qsizetype dot = m_bytes.lastIndexOf('.');
    return dot > m_bytes.lastIndexOf('/') ? dot : -1;
}

std::strong_ordering FilePath::operator<=>(const FilePath &other) const
{
    return m_bytes.compare(other.m_bytes) <=> 0;
}

QList<FilePath> filePaths(const QStringList &texts)
{
    return {texts.begin(), texts.end()};
}

} // namespace Bole
