// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/visibletext.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace Bole {

namespace {

/// All of them but the tags, which are two units each and stand in planes of their own.
bool isInvisibleUnit(QChar c)
{
    return c.unicode() >= 0xAD && isInvisible(c.unicode());
}

bool mayHideSomething(const QString &text)
{
    return std::ranges::any_of(text,
                               [](QChar c) { return c.isHighSurrogate() || isInvisibleUnit(c); });
}

} // namespace

bool isInvisible(char32_t c)
{
    switch (c) {
    case 0x00AD: // soft hyphen
    case 0x034F: // grapheme joiner
    case 0x061C: // Arabic letter mark
    case 0x115F: // Hangul fillers
    case 0x1160:
    case 0x3164:
    case 0xFFA0:
    case 0x180E: // Mongolian vowel separator
    case 0xFEFF: // byte order mark
        return true;
    default:
        return (c >= 0x200B && c <= 0x200F) ||   // zero width, marks of direction
               (c >= 0x202A && c <= 0x202E) ||   // embeddings and overrides
               (c >= 0x2060 && c <= 0x206F) ||   // word joiner, isolates
               (c >= 0xFFF9 && c <= 0xFFFB) ||   // annotations
               (c >= 0x1D173 && c <= 0x1D17A) || // of music
               (c >= 0xE0000 && c <= 0xE007F);   // tags
    }
}

QString withoutInvisible(const QString &text)
{
    if (!mayHideSomething(text))
        return text;
    QList<uint> points = text.toUcs4();
    points.removeIf([](uint point) { return isInvisible(point); });
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(points.constData()), points.size());
}

QJsonValue withoutInvisible(const QJsonValue &value)
{
    if (value.isString())
        return withoutInvisible(value.toString());
    if (value.isArray()) {
        QJsonArray clean;
        const QJsonArray array = value.toArray();
        for (const QJsonValue &item : array)
            clean.append(withoutInvisible(item));
        return clean;
    }
    if (value.isObject()) {
        QJsonObject clean;
        const QJsonObject object = value.toObject();
        for (auto item = object.begin(); item != object.end(); ++item)
            clean.insert(item.key(), withoutInvisible(item.value()));
        return clean;
    }
    return value;
}

QString printable(const QString &text)
{
    constexpr char16_t pictures = 0x2400; // of the controls, in their order
    QString shown = withoutInvisible(text);
    for (QChar &c : shown) {
        if (c.category() != QChar::Other_Control || c == u'\n' || c == u'\t')
            continue;
        const char16_t unit = c.unicode();
        c = unit < 0x20    ? QChar(char16_t(pictures + unit))
            : unit == 0x7F ? QChar(0x2421)
                           : QChar(QChar::ReplacementCharacter);
    }
    return shown;
}

QString oneLine(const QString &text)
{
    QString line = withoutInvisible(text);
    for (QChar &c : line) {
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
            c == QChar::ParagraphSeparator)
            c = u' ';
    }
    return line;
}

} // namespace Bole
