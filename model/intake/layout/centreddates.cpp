// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/centreddates.h"

#include "model/intake/layout/datecolumns.h"
#include "model/intake/parsers/dates.h"

#include <algorithm>
#include <optional>

namespace Bole {

namespace {

constexpr double nearMiddle = 0.25; ///< of the size of the letters

/// One date of a column, or two over each other, and the lines of the cell beside it.
struct CentredDate
{
    QList<qsizetype> segments;
    double middle = 0;
    qsizetype first = 0; ///< rows
    qsizetype last = 0;
};

/// The dates of the page that begin, or end, where this one does; from top to bottom.
QList<qsizetype> columnOf(qsizetype date, const QList<qsizetype> &dates,
                          const QList<Segment> &segments)
{
    QList<qsizetype> lefts;
    QList<qsizetype> rights;
    for (const qsizetype other : dates) {
        if (qAbs(segments[other].left() - segments[date].left()) < sameDateEdge)
            lefts.append(other);
        if (qAbs(segments[other].right() - segments[date].right()) < sameDateEdge)
            rights.append(other);
    }
    QList<qsizetype> column = rights.size() > lefts.size() ? rights : lefts;
    std::ranges::sort(column, {}, [&](qsizetype i) { return segments[i].center; });
    return column;
}

/// Dates that stand closer than two lines of text are one range.
QList<CentredDate> stacksOf(const QList<qsizetype> &column, const QList<Segment> &segments)
{
    QList<CentredDate> stacks;
    for (const qsizetype i : column) {
        const Segment &date = segments[i];
        const bool closes = !stacks.isEmpty() && stacks.last().segments.size() == 1 &&
                            date.center - stacks.last().middle < 1.9 * date.size;
        if (!closes) {
            stacks.append({{i}, date.center, 0, 0});
            continue;
        }
        stacks.last().middle = (stacks.last().middle + date.center) / 2;
        stacks.last().segments.append(i);
    }
    return stacks;
}

/// Gives every date the rows around it, one cell after the other; false where they do not come out
/// even, because the dates are not in the middle of anything.
bool shareOut(QList<CentredDate> &dates, const QList<Row> &rows)
{
    qsizetype next = 0;
    for (CentredDate &date : dates) {
        date.first = next;
        const auto last = std::find_if(rows.cbegin() + next, rows.cend(), [&](const Row &row) {
            return qAbs((rows[date.first].center + row.center) / 2 - date.middle) <
                   nearMiddle * row.size;
        });
        if (last == rows.cend())
            return false;
        date.last = last - rows.cbegin();
        next = date.last + 1;
        if (next >= rows.size() && &date != &dates.last())
            return false;
    }
    return next == rows.size();
}

/// The same where lines without a date stand among them, and room shows what a cell is: lines that
/// are no further apart than `room`.
bool findCells(QList<CentredDate> &dates, const QList<Row> &rows, double room)
{
    for (CentredDate &date : dates) {
        bool found = false;
        qsizetype first = 0;
        for (qsizetype last = 0; last < rows.size() && !found; ++last) {
            if (last + 1 < rows.size() && rows[last + 1].center - rows[last].center <= room)
                continue;
            found = qAbs((rows[first].center + rows[last].center) / 2 - date.middle) <
                    nearMiddle * rows[first].size;
            date.first = found ? first : date.first;
            date.last = last;
            first = last + 1;
        }
        if (!found)
            return false;
    }
    return true;
}

bool findCells(QList<CentredDate> &dates, const QList<Row> &rows)
{
    if (shareOut(dates, rows))
        return true;
    QList<double> gaps;
    for (qsizetype i = 1; i < rows.size(); ++i)
        gaps.append(rows[i].center - rows[i - 1].center);
    std::ranges::sort(gaps);
    for (const double gap : std::as_const(gaps)) {
        if (gap < 2 * rows.first().size && findCells(dates, rows, gap + 0.5))
            return true;
    }
    return false;
}

/// Dates at the heights of lines may stand beside the first ones of entries just as well. One that
/// stands between two lines leaves no doubt.
bool isSure(const QList<CentredDate> &dates, const QList<Segment> &segments, const QList<Row> &rows)
{
    const auto isBetweenLines = [&](qsizetype i) {
        return std::ranges::none_of(rows, [&](const Row &row) {
            return qAbs(row.center - segments[i].center) < 0.3 * row.size;
        });
    };
    return std::ranges::any_of(dates, [&](const CentredDate &date) {
        return std::ranges::any_of(date.segments, isBetweenLines);
    });
}

bool isLater(const Segment &a, const Segment &b)
{
    const auto first = dateRange(a.text().trimmed());
    const auto second = dateRange(b.text().trimmed());
    if (!first || !second)
        return !first && second; // "present"
    return first->start && second->start && *second->start < *first->start;
}

/// "2021.09 – 2025.06" of two dates over each other, the earlier one first.
Segment rangeOf(const Segment &upper, const Segment &lower)
{
    const bool turned = isLater(upper, lower);
    Segment range = turned ? lower : upper;
    const Segment &end = turned ? upper : lower;
    Atom dash = range.atoms.last();
    dash.text = QStringLiteral("–");
    dash.box.setLeft(dash.box.right());
    dash.boxes = {dash.box};
    dash.spaceAfter = true;
    range.atoms.last().spaceAfter = true;
    range.atoms.append(dash);
    range.atoms += end.atoms;
    return range;
}

/// The rows of text beside a column of dates between two heights, without headings.
QList<Row> rowsBeside(const QList<qsizetype> &column, const QList<Segment> &segments, double from,
                      double to)
{
    QList<Segment> text;
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const bool inside = segments[i].center > from && segments[i].center < to;
        if (inside && !segments[i].heading && segments[i].stack == 0 && !column.contains(i))
            text.append(segments[i]);
    }
    return rowsOf(text);
}

/// Whether all text stands on one side of the dates: else they are lines of a column among others,
/// or one of several cells.
bool areAtEdge(const QList<qsizetype> &column, const QList<Segment> &segments,
               const QList<Row> &rows)
{
    double left = 1e9;
    double right = 0;
    for (const qsizetype i : column) {
        left = qMin(left, segments[i].left());
        right = qMax(right, segments[i].right());
    }
    return std::ranges::all_of(
               rows, [&](const Row &row) { return row.segments.first().left() > right; }) ||
           std::ranges::all_of(rows,
                               [&](const Row &row) { return row.segments.last().right() < left; });
}

/// Whether several lines stand beside others without a word in common: columns of a page, which no
/// table's rows hold together.
bool areColumns(const QList<Row> &rows)
{
    constexpr int several = 3;
    return std::ranges::any_of(rows, [&](const Row &row) {
        const double edge = row.segments.first().left();
        const auto right = std::ranges::count_if(rows, [&](const Row &other) {
            return other.segments.first().left() > edge - sameDateEdge;
        });
        const auto left = std::ranges::count_if(
            rows, [&](const Row &other) { return other.segments.last().right() < edge; });
        return left >= several && right >= several;
    });
}

/// Heights at which a section begins: nothing belongs to a cell across them.
QList<double> bordersOf(const QList<Segment> &segments)
{
    QList<double> borders{-1e9};
    for (const Row &row : rowsOf(segments)) {
        if (row.segments.size() == 1 && row.segments.first().heading)
            borders.append(row.center);
    }
    borders.append(1e9);
    return borders;
}

} // namespace

void liftCentredDates(QList<Segment> &segments)
{
    QList<qsizetype> dates;
    for (qsizetype i = 0; i < segments.size(); ++i) {
        if (isDate(segments[i]))
            dates.append(i);
    }
    const QList<double> borders = bordersOf(segments);
    QList<qsizetype> taken; // lower dates of ranges
    for (qsizetype b = 0; b + 1 < borders.size(); ++b) {
        QList<qsizetype> own;
        for (const qsizetype date : std::as_const(dates)) {
            if (segments[date].center > borders[b] && segments[date].center < borders[b + 1])
                own.append(date);
        }
        if (own.isEmpty())
            continue;
        const QList<qsizetype> column = columnOf(own.first(), own, segments);
        const QList<Row> rows = rowsBeside(column, segments, borders[b], borders[b + 1]);
        QList<CentredDate> stacks = stacksOf(column, segments);
        if (rows.isEmpty() || !areAtEdge(column, segments, rows) || areColumns(rows) ||
            !findCells(stacks, rows) || !isSure(stacks, segments, rows))
            continue;
        for (const CentredDate &date : std::as_const(stacks)) {
            Segment &upper = segments[date.segments.first()];
            if (date.segments.size() == 2) {
                upper = rangeOf(upper, segments[date.segments.last()]);
                taken.append(date.segments.last());
            }
            upper.center = rows[date.first].center;
        }
    }
    std::ranges::sort(taken);
    for (qsizetype i = taken.size() - 1; i >= 0; --i)
        segments.removeAt(taken[i]);
}

} // namespace Bole
