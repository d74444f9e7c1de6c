// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/pdfwords.h"

#include "app/readerprocess/privatedigits.h"
#include "app/readerprocess/ruledpage.h"

#include <QHash>

#include <PDFDoc.h>
#include <TextOutputDev.h>
#include <goo/GooString.h>

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

/// The descriptor is asked too: a font's name says nothing about its weight as often as not.
Font fontFrom(const TextFontInfo &info)
{
    const GooString *given = info.getFontName();
    QString name = given ? QString::fromUtf8(given->c_str()) : QString();
    // "ABCDEF+Times-Bold": the prefix marks a subset.
    if (const qsizetype plus = name.indexOf(QLatin1Char('+')); plus == 6)
        name.remove(0, plus + 1);
    return {name, info.isBold() || isBoldFontName(name), info.isItalic() || isItalicFontName(name)};
}

QRectF between(double left, double top, double right, double bottom)
{
    return QRectF(left, top, right - left, bottom - top);
}

Word wordFrom(const TextWord &from, QHash<const TextFontInfo *, Font> &fonts)
{
    Word word;
    double left = 0, top = 0, right = 0, bottom = 0;
    from.getBBox(&left, &top, &right, &bottom);
    word.box = between(left, top, right, bottom);
    word.spaceAfter = from.hasSpaceAfter();
    word.fontSize = from.getFontSize();
    const int length = from.getLength();
    word.characterBoxes.reserve(length);
    for (int i = 0; i < length; ++i) {
        const char32_t character = *from.getChar(i);
        word.text += QString::fromUcs4(&character, 1);
        from.getCharBBox(i, &left, &top, &right, &bottom);
        word.characterBoxes.append(between(left, top, right, bottom));
    }
    if (const TextFontInfo *info = length > 0 ? from.getFontInfo(0) : nullptr) {
        auto font = fonts.find(info);
        if (font == fonts.end())
            font = fonts.insert(info, fontFrom(*info));
        word.font = font->name;
        word.bold = font->bold;
        word.italic = font->italic;
    }
    return word;
}

/// Poppler's own collector of text, which is told of paths, too, and has no use for them.
class PageDevice : public TextOutputDev
{
public:
    explicit PageDevice(const QSizeF &page)
        : TextOutputDev(nullptr, false, 0, false, false), ruled(page)
    {
    }

    void stroke(GfxState *state) override { ruled.addStroke(*state); }
    void fill(GfxState *state) override { ruled.addFill(*state); }
    void eoFill(GfxState *state) override { ruled.addFill(*state); }

    RuledPage ruled;
};

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

PageText printedOn(PDFDoc &document, int page)
{
    PageText text;
    text.size = {document.getPageCropWidth(page), document.getPageCropHeight(page)};
    if (document.getPageRotate(page) % 180 != 0)
        text.size.transpose();
    PageDevice device(text.size);
    document.displayPageSlice(&device, page, 72, 72, 0, false, true, false, -1, -1, -1, -1, nullptr,
                              nullptr, nullptr, nullptr, true);
    text.rules = device.ruled.rules();
    text.panels = device.ruled.panels();
    const std::unique_ptr<TextWordList> list(device.makeWordList());
    if (!list)
        return text;
    QHash<const TextFontInfo *, Font> fonts;
    text.words.reserve(list->getLength());
    for (int i = 0; i < list->getLength(); ++i)
        text.words.append(wordFrom(*list->get(i), fonts));
    mendPrivateDigits(text.words);
    return text;
}

} // namespace Bole
