// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/layout.h"

#include "model/intake/layout/alignedtables.h"
#include "model/intake/layout/badges.h"
#include "model/intake/layout/centreddates.h"
#include "model/intake/layout/headingsegments.h"
#include "model/intake/layout/marginheadings.h"
#include "model/intake/layout/mending.h"
#include "model/intake/layout/narrowcolumns.h"
#include "model/intake/layout/pagelines.h"
#include "model/intake/layout/rulesandpanels.h"
#include "model/intake/layout/scannedheadings.h"
#include "model/intake/layout/sidebaredges.h"
#include "model/intake/layout/stackeddates.h"
#include "model/intake/layout/stackedheadings.h"
#include "model/intake/layout/tables.h"
#include "model/intake/layout/typesizes.h"
#include "model/intake/parsers/contacts.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

namespace Bole {

/// A line without what counts pages; one of hardly any letters as it stands.
static QString withoutNumbers(const QString &text)
{
    constexpr qsizetype fewLetters = 3;
    constexpr qsizetype longNumber = 10;
    QString plain;
    for (const QChar c : text) {
        if (c.isLetter())
            plain += c.toLower();
    }
    return plain.size() <= fewLetters && text.size() > longNumber ? text : plain;
}

/// Nothing but numbers to call, and signs.
static bool isPhoneLine(const QString &text)
{
    qsizetype covered = 0;
    for (const PhoneFinding &phone : findPhones(text))
        covered += phone.span.length;
    return covered * 10 > text.size() * 7;
}

static bool isPageNumber(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^[\\s\\-–—·|/]*(?:page|第)?\\s*\\d{1,3}\\s*(?:(?:/"
                       "|of|页?\\s*共)\\s*\\d{1,3})?\\s*页?[\\s\\-–—·|/]*$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression updated(
        QStringLiteral("^\\W*(?:last updated?|updated|compiled|更新于|最后更新|最近更新).{0,40}$"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(text).hasMatch() || updated.match(text).hasMatch();
}

/// Headers and footers: what repeats at the edge of several pages, page numbers, dates of print.
static void takeFurniture(QList<QList<TextLine>> &pages, const QList<PageText> &sizes,
                          QList<TextLine> &furniture)
{
    const auto atEdge = [&](const TextLine &line) {
        const double height = sizes[line.page - 1].size.height();
        return line.bottom < 0.085 * height || line.top > 0.915 * height;
    };
    // What stands at one height on several pages is furniture even a little further in.
    QHash<QString, QList<QPair<int, double>>> heights;
    const auto repeats = [&](const TextLine &line) {
        const double height = sizes[line.page - 1].size.height();
        const bool low = line.top > 0.86 * height;
        const QString letters = withoutNumbers(line.passage.text);
        return low && letters.size() > 3 &&
               std::ranges::any_of(heights.value(letters), [&](const auto &other) {
                   return other.first != line.page && qAbs(other.second - line.top) < 3;
               });
    };
    for (const QList<TextLine> &lines : std::as_const(pages)) {
        for (const TextLine &line : lines)
            heights[withoutNumbers(line.passage.text)].append({line.page, line.top});
    }
    QHash<QString, QSet<int>> seen;
    for (const QList<TextLine> &lines : std::as_const(pages)) {
        for (const TextLine &line : lines) {
            if (atEdge(line))
                seen[withoutNumbers(line.passage.text)].insert(line.page);
        }
    }
    for (QList<TextLine> &lines : pages) {
        for (qsizetype i = lines.size() - 1; i >= 0; --i) {
            const QString text = lines[i].passage.text.trimmed();
            const QString letters = withoutNumbers(text);
            const bool repeated = letters.size() > 3 && seen.value(letters).size() > 1 &&
                                  *std::min_element(seen[letters].cbegin(), seen[letters].cend()) <
                                      (lines[i].top > 100 ? 99999 : lines[i].page);
            const bool footer = lines[i].top > 0.9 * sizes[lines[i].page - 1].size.height();
            const bool contact = footer && (text.contains(u'@') || isPhoneLine(text));
            const bool numbered = footer && lines[i].cells.size() > 1 &&
                                  (isPageNumber(lines[i].cell(0).text) ||
                                   isPageNumber(lines[i].cell(lines[i].cells.size() - 1).text));
            if (contact || numbered || repeats(lines[i]) ||
                (atEdge(lines[i]) && (isPageNumber(text) || repeated))) {
                furniture.prepend(lines[i]);
                lines.removeAt(i);
            }
        }
    }
}

/// Rules that were typed: each sets apart the line above it.
static void takeTypedRules(QList<TextLine> &lines)
{
    for (qsizetype i = lines.size() - 1; i >= 0; --i) {
        if (!isTypedRule(lines[i].passage.text))
            continue;
        if (i > 0 && lines[i - 1].region == lines[i].region)
            lines[i - 1].marked = true;
        lines.removeAt(i);
    }
}

static void addLinks(const PageText &page, int number, QList<PageLink> &links)
{
    for (const Link &link : page.links) {
        if (link.url.isEmpty() || page.size.isEmpty())
            continue;
        const QRectF part(link.box.x() / page.size.width(), link.box.y() / page.size.height(),
                          link.box.width() / page.size.width(),
                          link.box.height() / page.size.height());
        links.append({{.page = number, .rect = part.normalized()}, link.url});
    }
}

ReadingText readPages(const DocumentText &document, const Knowledge &knowledge)
{
    ReadingText text;
    text.fromPages = true;
    const IconFonts icons(document);
    const TypeSizes sizes(document);
    QList<QList<Segment>> pageSegments;
    QList<RulesAndPanels> marks;
    TableHead tableHead;
    QHash<QString, bool> headings;
    for (qsizetype p = 0; p < document.pages.size(); ++p) {
        const PageText &page = document.pages[p];
        text.ocr = text.ocr || page.ocr;
        if (!page.ocrEngine.isEmpty()) {
            text.ocrPages.append(int(p) + 1);
            text.ocrEngine = page.ocrEngine;
        }
        addLinks(page, int(p) + 1, text.links);
        marks.append(RulesAndPanels(page));
        QList<Atom> atoms = mendedWords(page, icons, sizes);
        dropBadges(atoms, page.panels);
        QList<Segment> segments = segmentsOf(atoms, marks.last().partings());
        findKnownHeadings(segments, knowledge, headings);
        partAtColumns(segments, knowledge);
        partBehindMarginHeadings(segments, knowledge);
        findKnownHeadings(segments, knowledge, headings);
        readDrawnTables(segments, page, knowledge, tableHead);
        readAlignedTables(segments, page, knowledge);
        joinRuledCells(segments, marks.last().ruling(), knowledge);
        pageSegments.append(segments);
    }
    findHeadingsAlike(pageSegments, marks);
    for (QList<Segment> &segments : pageSegments) {
        findStackedHeadings(segments, knowledge);
        liftCentredDates(segments);
        markTableHeads(segments);
    }
    QList<QList<Wall>> walls;
    for (const RulesAndPanels &ofPage : std::as_const(marks))
        walls.append(ofPage.walls());
    const Arrangement arrangement = arrangementOf(pageSegments, walls);
    constexpr double sureMargin = 0.02;
    text.columnsAreSure = arrangement.margin > sureMargin;
    QList<QList<TextLine>> pages;
    int regionNumber = 0;
    for (qsizetype p = 0; p < document.pages.size(); ++p) {
        const PageText &page = document.pages[p];
        PageLines builder(int(p) + 1, page.size, marks[p].borders(), text.places);
        QList<TextLine> lines;
        for (const Region &region : arrangement.pages[p])
            lines += builder.lines(region, ++regionNumber);
        marks[p].mark(lines);
        takeTypedRules(lines);
        if (page.ocr)
            dropSignsBeforeHeadings(lines, knowledge);
        pages.append(lines);
    }
    takeFurniture(pages, document.pages, text.furniture);
    QList<Passage> passages;
    for (const QList<TextLine> &lines : std::as_const(pages)) {
        for (const TextLine &line : lines)
            passages.append(line.passage);
    }
    text.joiner = LineJoiner(passages);
    for (QList<TextLine> &lines : pages) {
        joinStackedDates(lines, text.places);
        joinNarrowCells(lines, text.joiner, text.places);
        text.lines += lines;
    }
    mendGluedWords(text);
    return text;
}

} // namespace Bole
