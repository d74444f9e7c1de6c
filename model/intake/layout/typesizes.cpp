// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/typesizes.h"

#include "model/knowledge/folding.h"

#include <algorithm>

namespace Bole {

namespace {

// Where a font does not say how far it reaches, boxes begin and end so many sizes off the baseline.
constexpr double reportedAscent = 0.95;
constexpr double reportedDescent = 0.35;
constexpr double ascent = 0.88;
constexpr double descent = 0.22;

bool hasUnknownReach(const Word &word)
{
    const double reach = word.box.height() / qMax(0.1, word.fontSize);
    return qAbs(reach - reportedAscent - reportedDescent) < 0.01;
}

/// How wide a font's characters are, as parts of its reported size.
struct Widths
{
    double han = 0;
    double latin = 0;
    int hanCount = 0;
    int latinCount = 0;

    void add(const Word &word)
    {
        const QList<uint> points = word.text.toUcs4();
        if (points.size() != word.characterBoxes.size())
            return;
        for (qsizetype i = 0; i < points.size(); ++i) {
            const double width = word.characterBoxes[i].width() / word.fontSize;
            if (isHan(points[i])) {
                han += width;
                ++hanCount;
            } else if (points[i] < 0x250 && QChar(ushort(points[i])).isLetterOrNumber()) {
                latin += width;
                ++latinCount;
            }
        }
    }

    /// 1 where the reported size is plausible. A Han character is as wide as its font is high; a
    /// Latin one is half as wide, more or less.
    double factor() const
    {
        constexpr double usualLatin = 0.48;
        if (hanCount > 0) {
            const double width = han / hanCount;
            return width > 0.85 && width < 1.15 ? 1 : width;
        }
        if (latinCount < 3)
            return 1;
        const double width = latin / latinCount;
        return width > 0.36 && width < 0.66 ? 1 : width / usualLatin;
    }
};

double baselineOf(const Word &word)
{
    return word.box.bottom() - reportedDescent * word.fontSize;
}

/// Letters set into a line of Chinese are as large as it: their size by that of their neighbours,
/// as parts of the reported one, or 0 where there are none.
double factorByNeighbours(const QString &font, const QHash<QString, double> &factors,
                          const DocumentText &document)
{
    QList<double> found;
    for (const PageText &page : document.pages) {
        for (const Word &word : page.words) {
            if (word.font != font || !hasUnknownReach(word))
                continue;
            for (const Word &other : page.words) {
                const double gap =
                    qMax(other.box.left() - word.box.right(), word.box.left() - other.box.right());
                if (factors.contains(other.font) && hasUnknownReach(other) && gap > -1 && gap < 4 &&
                    qAbs(baselineOf(other) - baselineOf(word)) < 0.3)
                    found.append(other.fontSize * factors.value(other.font) / word.fontSize);
            }
        }
    }
    if (found.isEmpty())
        return 0;
    std::sort(found.begin(), found.end());
    return found[found.size() / 2];
}

} // namespace

TypeSizes::TypeSizes(const DocumentText &document)
{
    QHash<QString, Widths> fonts;
    for (const PageText &page : document.pages) {
        if (page.ocr)
            continue;
        for (const Word &word : page.words) {
            if (hasUnknownReach(word))
                fonts[word.font].add(word);
        }
    }
    for (auto it = fonts.cbegin(); it != fonts.cend(); ++it) {
        if (const double factor = it->factor(); factor < 0.99 || factor > 1.01)
            m_factors.insert(it.key(), factor);
    }
    QHash<QString, double> chinese = m_factors;
    chinese.removeIf([&](const auto &entry) { return fonts.value(entry.key()).hanCount == 0; });
    for (auto it = m_factors.begin(); it != m_factors.end() && !chinese.isEmpty(); ++it) {
        const double factor =
            chinese.contains(it.key()) ? 0 : factorByNeighbours(it.key(), chinese, document);
        if (factor > 0)
            it.value() = factor;
    }
}

Word TypeSizes::mended(const Word &word) const
{
    const auto factor = m_factors.constFind(word.font);
    if (factor == m_factors.cend() || !hasUnknownReach(word))
        return word;
    Word mended = word;
    mended.fontSize = word.fontSize * *factor;
    const double baseline = baselineOf(word);
    const auto set = [&](QRectF &box) {
        box.setTop(baseline - ascent * mended.fontSize);
        box.setBottom(baseline + descent * mended.fontSize);
    };
    set(mended.box);
    for (QRectF &box : mended.characterBoxes)
        set(box);
    return mended;
}

} // namespace Bole
