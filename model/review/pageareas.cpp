// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/pageareas.h"

#include "model/knowledge/knowledge.h"

#include <algorithm>
#include <numeric>

namespace Bole {

namespace {

// Parts of a page's height.
constexpr double shortestHead = 0.12; // in two columns, a heading may stand beside the name
constexpr double longestHead = 0.45;
constexpr double usualHead = 0.25; // where there is no heading
constexpr double marginPart = 0.09;

/// Such a heading stands in the head itself: name and birth come after it.
bool leadsToPerson(const Stored<SectionKind> &kind)
{
    return kind == SectionKind::Personal || kind == SectionKind::Summary ||
           kind == SectionKind::Head || kind.isEmpty();
}

/// The parts of a row that wide gaps set apart: columns.
QStringList cellsOf(const PageRow &row, const QList<Word> &words)
{
    QStringList cells;
    for (qsizetype i = 0; i < row.size(); ++i) {
        const Word &word = words[row[i]];
        const bool isNew =
            i == 0 || word.box.left() - words[row[i - 1]].box.right() > 2 * word.box.height();
        if (isNew)
            cells.append(word.text);
        else
            cells.last() += u' ' + word.text;
    }
    return cells;
}

/// By what headings look like in the table.
std::optional<double> firstHeading(const PageText &page)
{
    for (const PageRow &row : rowsOf(page.words)) {
        for (const QString &cell : cellsOf(row, page.words)) {
            const auto heading = Knowledge::ofProgram().heading(cell);
            if (heading && !leadsToPerson(Stored<SectionKind>::fromText(heading->value)))
                return boxOf(row, page.words).top();
        }
    }
    return std::nullopt;
}

/// By where the record's sections were read.
std::optional<double> firstSection(const PageText &page, const Record &record)
{
    std::optional<double> top;
    for (qsizetype i = 0; i < record.sections.size(); ++i) {
        if (leadsToPerson(record.sections[i].kind))
            continue;
        const QString pointer = QStringLiteral("/sections/%1/title").arg(i);
        for (const Place &place : record.provenance.value(pointer)) {
            const double y = place.rect.top() * page.size.height();
            if (place.page == 1 && (!top || y < *top))
                top = y;
        }
    }
    return top;
}

/// How many rows from one end on stand apart from the rest; 0 where none do.
qsizetype rowsApart(const QList<QRectF> &boxes, auto isInMargin)
{
    constexpr qsizetype most = 3;
    for (qsizetype i = 0; i < std::min(most, boxes.size()) && isInMargin(boxes[i]); ++i) {
        if (i + 1 == boxes.size())
            return i + 1;
        const QRectF &next = boxes[i + 1];
        const double gap = std::max(next.top() - boxes[i].bottom(), boxes[i].top() - next.bottom());
        if (gap > 0.8 * boxes[i].height())
            return i + 1;
    }
    return 0;
}

} // namespace

QList<PageRow> rowsOf(const QList<Word> &words)
{
    PageRow order(words.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](qsizetype i) { return words[i].box.center().y(); });
    QList<PageRow> rows;
    for (auto begin = order.begin(); begin != order.end();) {
        const double bottom = words[*begin].box.bottom();
        const auto end = std::find_if(
            begin, order.end(), [&](qsizetype i) { return words[i].box.center().y() > bottom; });
        PageRow row(begin, end);
        std::ranges::sort(row, {}, [&](qsizetype i) { return words[i].box.left(); });
        rows.append(row);
        begin = end;
    }
    return rows;
}

QRectF boxOf(const PageRow &row, const QList<Word> &words)
{
    QRectF box;
    for (const qsizetype i : row)
        box |= words[i].box;
    return box;
}

double headBottom(const PageText &page, const Record *record)
{
    const double height = page.size.height();
    std::optional<double> top = record ? firstSection(page, *record) : std::nullopt;
    if (!top)
        top = firstHeading(page);
    return top ? std::clamp(*top - 1, shortestHead * height, longestHead * height)
               : usualHead * height;
}

QList<PageRow> marginRows(const PageText &page)
{
    const QList<PageRow> rows = rowsOf(page.words);
    QList<QRectF> boxes;
    for (const PageRow &row : rows)
        boxes.append(boxOf(row, page.words));
    const double height = page.size.height();
    const qsizetype top =
        rowsApart(boxes, [&](const QRectF &box) { return box.center().y() < marginPart * height; });
    std::ranges::reverse(boxes);
    const qsizetype bottom = rowsApart(
        boxes, [&](const QRectF &box) { return box.center().y() > (1 - marginPart) * height; });
    return rows.first(top) + rows.last(std::min(bottom, rows.size() - top));
}

bool isWholePage(const QRectF &box, const QSizeF &page)
{
    return box.width() * box.height() > 0.6 * page.width() * page.height();
}

bool isBehindText(const QRectF &box, const PageText &page)
{
    constexpr qsizetype fewWords = 5;
    constexpr double atEdge = 0.02;
    constexpr double bannerPart = 0.35;
    const QSizeF size = page.size;
    if (isWholePage(box, size))
        return true;
    const bool isAtSide =
        box.left() < atEdge * size.width() || box.right() > (1 - atEdge) * size.width();
    if (isAtSide || box.bottom() < bannerPart * size.height())
        return false;
    return std::ranges::count_if(page.words, [&](const Word &word) {
               return box.contains(word.box.center());
           }) >= fewWords;
}

} // namespace Bole
