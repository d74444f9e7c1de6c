// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/pdfwords.h"

#include <QHash>
#include <poppler-document.h>
#include <poppler-page.h>

#include <algorithm>
#include <memory>

namespace Bole {

namespace {

struct Font
{
    QString name;
    bool bold = false;
    bool italic = false;
};

bool containsAny(QStringView name, std::initializer_list<QLatin1StringView> parts)
{
    return std::ranges::any_of(
        parts, [name](QLatin1StringView part) { return name.contains(part, Qt::CaseInsensitive); });
}

Font fontFrom(const std::string &raw)
{
    QString name = QString::fromUtf8(raw);
    // "ABCDEF+Times-Bold": the prefix marks a subset.
    if (const qsizetype plus = name.indexOf(QLatin1Char('+')); plus == 6)
        name.remove(0, plus + 1);
    return {name, isBoldFontName(name), isItalicFontName(name)};
}

QRectF rectFrom(const poppler::rectf &rect)
{
    return QRectF(rect.x(), rect.y(), rect.width(), rect.height());
}

Word wordFrom(const poppler::text_box &box, QHash<std::string, Font> &fonts)
{
    Word word;
    const poppler::ustring text = box.text();
    word.text =
        QString::fromUtf16(reinterpret_cast<const char16_t *>(text.data()), qsizetype(text.size()));
    word.box = rectFrom(box.bbox());
    word.spaceAfter = box.has_space_after();
    word.fontSize = box.get_font_size();
    if (box.has_font_info()) {
        const std::string name = box.get_font_name();
        auto font = fonts.find(name);
        if (font == fonts.end())
            font = fonts.insert(name, fontFrom(name));
        word.font = font->name;
        word.bold = font->bold;
        word.italic = font->italic;
    }
    // Poppler counts code points, a QString UTF-16 units.
    const qsizetype codePoints = word.text.size() - std::ranges::count_if(word.text, [](QChar c) {
                                     return c.isLowSurrogate();
                                 });
    word.characterBoxes.reserve(codePoints);
    for (qsizetype i = 0; i < codePoints; ++i)
        word.characterBoxes.append(rectFrom(box.char_bbox(size_t(i))));
    return word;
}

} // namespace

bool isBoldFontName(QStringView name)
{
    using namespace Qt::StringLiterals;
    // "SemiBold", "DemiBold", "ExtraBold" contain "bold"; Chinese families call theirs by other
    // names.
    return containsAny(name,
                       {"bold"_L1, "black"_L1, "heavy"_L1, "demi"_L1, "CMBX"_L1, "SFBX"_L1}) ||
           name.endsWith("-Medi"_L1) || name.endsWith("-B"_L1) || name.endsWith(",B"_L1) ||
           name.endsWith("-SB"_L1);
}

bool isItalicFontName(QStringView name)
{
    using namespace Qt::StringLiterals;
    return containsAny(name, {"italic"_L1, "oblique"_L1, "slanted"_L1, "CMTI"_L1, "SFTI"_L1}) ||
           name.endsWith("-It"_L1) || name.endsWith("-Ital"_L1) || name.endsWith("-I"_L1) ||
           name.endsWith("-BI"_L1);
}

QList<Word> wordsOf(const poppler::document &document, int number)
{
    const std::unique_ptr<poppler::page> page(document.create_page(number));
    if (!page)
        return {};
    QList<Word> words;
    QHash<std::string, Font> fonts;
    for (const poppler::text_box &box : page->text_list(poppler::page::text_list_include_font))
        words.append(wordFrom(box, fonts));
    return words;
}

} // namespace Bole
