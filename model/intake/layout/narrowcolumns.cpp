// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/narrowcolumns.h"

#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace Bole {

void measureGaps(QList<TextLine> &lines)
{
    QList<double> distances;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const double distance = lines[i].bottom - lines[i - 1].bottom;
        if (distance > 0.5 * lines[i].size && distance < 3 * lines[i].size)
            distances.append(distance / lines[i].size);
    }
    std::sort(distances.begin(), distances.end());
    // The lower quartile: the distance inside paragraphs, however many entries are one line long.
    const double usual = distances.isEmpty() ? 1.2 : distances[distances.size() / 4];
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const double distance = (lines[i].bottom - lines[i - 1].bottom) / qMax(1.0, lines[i].size);
        lines[i].gapBefore = qMax(0.0, distance / usual - 1);
    }
}

/// Only the two together say when it ended: "Sept 2019–July" over "2022", "2020 年 9 月至 2024 年"
/// over "6 月".
static bool isTornRange(const QString &head, const QString &tail)
{
    // A month without its year is taken for one of the next twelve.
    static const QRegularExpression open(QStringLiteral("\\p{L}\\.?$"));
    const bool yearless = open.match(head.trimmed()).hasMatch() && !hasHan(head);
    const auto own = dateRange(head.trimmed());
    const bool complete = own && !yearless;
    const bool inYears = own && own->end && own->end->month == 0;
    const auto isWhole = [complete, inYears](const QString &text) {
        const auto range = dateRange(text);
        const bool ends = range && !range->single && range->end;
        return ends && (!complete || (inYears && range->end->month > 0));
    };
    return isWhole(head.trimmed() + u' ' + tail.trimmed()) ||
           isWhole(head.trimmed() + tail.trimmed());
}

/// Puts the first cell of `from` behind the first cell of `to`, and takes it from its own line.
static void moveFirstCell(TextLine &to, TextLine &from, const LineJoiner &joiner)
{
    Passage first = to.cell(0);
    joiner.join(first, from.cell(0));
    Passage rest = to.passage.mid(to.cells[0].end());
    first.append(rest);
    to.passage = first;
    finishLine(to);
    from.passage = from.cells.size() > 1 ? from.passage.mid(from.cells[1].start) : Passage();
    if (!from.isEmptyLine())
        finishLine(from);
}

/// The last cell of a row of a table that goes on in the row below.
static void joinTableCells(QList<TextLine> &lines, const LineJoiner &joiner, const PlaceMap &places)
{
    const auto left = [&](const Passage &cell) {
        for (const int at : cell.at) {
            if (at >= 0)
                return places[at].box.left();
        }
        return -1.0;
    };
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        TextLine &line = lines[i];
        TextLine &next = lines[i + 1];
        if (line.region != next.region || line.cells.size() < 2 || next.cells.size() < 2 ||
            next.gapBefore > 0.3 || line.hasBullet() || next.hasBullet())
            continue;
        const Passage upper = line.cell(line.cells.size() - 1);
        const Passage lower = next.cell(next.cells.size() - 1);
        const bool ownRow = dateRange(next.cell(0).text.trimmed()).has_value();
        const bool goesOn = !ownRow && upper.size() > 14 && hasHan(upper.text) &&
                            upper.text.back().isLetter() && !lower.isEmpty() &&
                            !dateRange(lower.text);
        if (!goesOn || qAbs(left(upper) - left(lower)) > 0.004)
            continue;
        joiner.join(line.passage, lower);
        finishLine(line);
        next.passage = next.passage.mid(0, next.cells.last().start).trimmed();
        finishLine(next);
    }
}

/// Whether the date below may be the end of the range that is begun: one date, and no earlier one.
static bool mayEnd(const QString &head, const std::optional<DateRange> &end)
{
    const QList<DateRange> begun = findDateRanges(head);
    return end && end->single && end->start && !begun.isEmpty() && begun.last().start &&
           !(*end->start < *begun.last().start);
}

/// How far right a cell's text goes, and where it begins, in parts of the page.
static std::pair<double, double> extentOf(const Passage &cell, const PlaceMap &places)
{
    std::pair<double, double> extent{1, 0};
    for (const int at : cell.at) {
        if (at < 0)
            continue;
        extent.first = qMin(extent.first, places[at].box.left());
        extent.second = qMax(extent.second, places[at].box.right());
    }
    return extent;
}

/// Where a date was torn its row is narrow, and the title beside it may go on in the next row, too:
/// its first word had no room before the date.
static bool goesOnBesideDate(const Passage &title, const Passage &date, const Passage &rest,
                             const PlaceMap &places)
{
    constexpr double nearly = 0.006; // of the page's width
    const auto [left, right] = extentOf(title, places);
    const auto [restLeft, restRight] = extentOf(rest, places);
    const qsizetype letters = qMax<qsizetype>(1, rest.size());
    const qsizetype space = rest.text.indexOf(u' ');
    const qsizetype first = hasHan(rest.text) ? 1 : space < 0 ? letters : space;
    const double word = (restRight - restLeft) * double(first) / double(letters);
    return qAbs(left - restLeft) < nearly &&
           right + word + nearly > extentOf(date, places).first - nearly;
}

/// A range at the right edge that goes on below itself: "Mar. 2022 – Feb." over "2024".
static void joinTornDates(QList<TextLine> &lines, const LineJoiner &joiner, const PlaceMap &places)
{
    constexpr double nearly = 0.006;
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        TextLine &line = lines[i];
        TextLine &next = lines[i + 1];
        if (line.region != next.region || line.cells.size() < 2 || next.gapBefore > 0.3 ||
            next.isEmptyLine())
            continue;
        const Passage date = line.cell(line.cells.size() - 1);
        const Passage tail = next.cell(next.cells.size() - 1);
        const bool isUnder =
            qAbs(line.right - next.right) <= 3 * line.size ||
            qAbs(extentOf(date, places).first - extentOf(tail, places).first) < nearly;
        const bool isTorn = isTornRange(date.text, tail.text) ||
                            (next.cells.size() > 1 && endsWithOpenRange(date.text) &&
                             mayEnd(date.text, dateRange(tail.text.trimmed())));
        if (!isUnder || tail.size() >= 12 || !isTorn)
            continue;
        const Passage rest = next.passage.mid(0, next.cells.last().start).trimmed();
        const bool goesOn = line.cells.size() == 2 && next.cells.size() == 2 &&
                            goesOnBesideDate(line.cell(0), date, rest, places);
        Passage title = line.cell(0);
        if (goesOn)
            joiner.join(title, rest);
        Passage range = date;
        joiner.join(range, tail);
        Passage whole = goesOn ? title : line.passage.mid(0, line.cells.last().start).trimmed();
        whole.insertText(u"\t");
        whole.append(range);
        line.passage = whole;
        finishLine(line);
        next.passage = goesOn ? Passage() : rest;
        if (!next.isEmptyLine())
            finishLine(next);
    }
}

/// Whether the first word of the next row's text had no room behind this row's.
static bool isFull(const TextLine &line, const TextLine &next, double rightEdge)
{
    const qsizetype word = next.cell(1).text.indexOf(u' ');
    const double letters = double(word < 0 ? next.cell(1).size() : word);
    return line.right + (0.5 * letters + 0.3) * line.size > rightEdge;
}

void joinNarrowCells(QList<TextLine> &lines, const LineJoiner &joiner, const PlaceMap &places)
{
    joinTableCells(lines, joiner, places);
    joinTornDates(lines, joiner, places);
    QHash<int, double> rightEdges;
    for (const TextLine &line : std::as_const(lines))
        rightEdges[line.region] = qMax(rightEdges.value(line.region), line.right);
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        TextLine &line = lines[i];
        TextLine &next = lines[i + 1];
        if (line.region != next.region || line.cells.size() < 2 || line.hasBullet() ||
            next.hasBullet() || next.isEmptyLine() || qAbs(line.left - next.left) > 60)
            continue;
        const QString head = line.cell(0).text;
        const QString tail = next.cell(0).text;
        const bool nextIsNarrow = next.cells.size() >= 2 || tail.size() < 16;
        const bool dates =
            endsWithOpenRange(head) && tail.size() < 16 && mayEnd(head, dateRange(tail));
        const bool present = endsWithOpenRange(head) && tail.size() < 12 &&
                             dateRange(QString(head + u' ' + tail)).has_value();
        const bool torn = tail.size() < 12 && next.gapBefore < 0.3 && isTornRange(head, tail);
        if (nextIsNarrow && (dates || present || torn)) {
            moveFirstCell(line, next, joiner);
            continue;
        }
        // A label over two rows: its text runs on in the same rows.
        const bool label = next.cells.size() >= 2 && line.cells.size() == 2 &&
                           next.cells.size() == 2 && head.size() < 24 && tail.size() < 24 &&
                           next.gapBefore < 0.25 && !next.cell(1).text.isEmpty() &&
                           (next.cell(1).text.front().isLower() ||
                            (line.cell(1).size() > 60 && line.cell(1).text.back().isLetter() &&
                             isFull(line, next, rightEdges.value(line.region)))) &&
                           !tail.contains(u':') && !dateRange(head).has_value();
        if (label) {
            Passage rest = next.cell(1);
            moveFirstCell(line, next, joiner);
        }
    }
    lines.removeIf([](const TextLine &line) { return line.isEmptyLine(); });
}

} // namespace Bole
