// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/textdecoding.h"

#include <QStringDecoder>

#include <algorithm>
#include <optional>

namespace Bole {

namespace {

std::optional<QString> decoded(QStringDecoder decoder, QByteArrayView bytes)
{
    if (!decoder.isValid())
        return std::nullopt;
    QString text = decoder(bytes);
    if (decoder.hasError())
        return std::nullopt;
    return text;
}

/// Western text in UTF-16 has a zero in every other byte; Chinese text has its own pattern, but is
/// never saved without a mark by anything people use.
std::optional<QStringConverter::Encoding> unmarkedUtf16(QByteArrayView bytes)
{
    const qsizetype length = std::min<qsizetype>(bytes.size() & ~1, 4096);
    qsizetype even = 0;
    qsizetype odd = 0;
    for (qsizetype i = 0; i < length; i += 2) {
        even += bytes[i] == 0 ? 1 : 0;
        odd += bytes[i + 1] == 0 ? 1 : 0;
    }
    if (odd * 5 > length && even == 0)
        return QStringConverter::Utf16LE;
    if (even * 5 > length && odd == 0)
        return QStringConverter::Utf16BE;
    return std::nullopt;
}

std::optional<QString> decodedByBestGuess(QByteArrayView bytes)
{
    if (const auto marked = QStringConverter::encodingForData(bytes))
        return decoded(QStringDecoder(*marked), bytes);
    if (const auto utf16 = unmarkedUtf16(bytes))
        return decoded(QStringDecoder(*utf16), bytes);
    if (bytes.contains('\0'))
        return std::nullopt;
    if (auto utf8 = decoded(QStringDecoder(QStringConverter::Utf8), bytes))
        return utf8;
    if (auto chinese = decoded(QStringDecoder("GB18030"), bytes))
        return chinese;
    if (auto western = decoded(QStringDecoder("windows-1252"), bytes))
        return western;
    return QString::fromLatin1(bytes);
}

bool looksBinary(const QString &text)
{
    const qsizetype looked = std::min<qsizetype>(text.size(), 4096);
    const auto controls = std::count_if(text.begin(), text.begin() + looked, [](QChar c) {
        return c.unicode() < 0x20 && c != u'\n' && c != u'\r' && c != u'\t' && c != u'\f';
    });
    return controls * 20 > looked;
}

} // namespace

Result<QString> decodeText(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return failure(ErrorCode::DocumentEmpty);
    auto text = decodedByBestGuess(bytes);
    if (!text || looksBinary(*text))
        return failure(ErrorCode::DocumentNotSupported, QStringLiteral("not a text"));
    text->replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    text->replace(u'\r', u'\n');
    if (text->trimmed().isEmpty())
        return failure(ErrorCode::DocumentEmpty);
    return *text;
}

} // namespace Bole
