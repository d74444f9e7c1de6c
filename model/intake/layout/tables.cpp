// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/tables.h"

#include "model/intake/layout/wrappedcells.h"
#include "model/intake/parsers/dates.h"

#include <algorithm>

namespace Bole {

static bool hasDigit(const Segment &segment)
{
    const QString text = segment.text();
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

static QList<Segment> flat(const QList<Row> &rows)
{
    QList<Segment> segments;
    for (const Row &row : rows)
        segments += row.segments;
    return segments;
}

static bool areSetAlike(const Segment &a, const Segment &b)
{
    return a.bold == b.bold && qAbs(a.size - b.size) < 0.3;
}

/// Headings of columns beside each other: all of them are set as headings elsewhere are.
static bool headsColumns(const Row &row, const QList<Row> &rows)
{
    const auto isHeadingAlike = [&](const Segment &segment) {
        return segment.heading && areSetAlike(segment, row.segments.first());
    };
    qsizetype elsewhere = 0;
    for (const Row &other : rows) {
        const auto alike = std::ranges::count_if(other.segments, isHeadingAlike);
        elsewhere += &other != &row && alike < 3 ? alike : 0;
    }
    return elsewhere >= 1 && std::ranges::all_of(row.segments, isHeadingAlike);
}

void markTableHeads(QList<Segment> &segments)
{
    QList<Row> rows = rowsOf(segments);
    for (Row &row : rows) {
        const Segment &first = row.segments.first();
        const auto isAlike = [&](const Segment &segment) {
            return areSetAlike(segment, first) && segment.atoms.size() <= 4 && !hasDigit(segment);
        };
        if (row.segments.size() < 3 ||
            !std::all_of(row.segments.cbegin(), row.segments.cend(), isAlike) ||
            headsColumns(row, rows))
            continue;
        for (Segment &segment : row.segments)
            segment.heading = false;
    }
    segments = flat(rows);
}

/// Whether `line` is one line of a cell beside `row`: alone on its baseline, at the cell's left
/// edge, and so many lines away from the row.
static bool isCellLine(const Row &line, const Row &row, double left, double reach)
{
    return line.segments.size() == 1 && qAbs(line.segments.first().left() - left) < 1.5 &&
           qAbs(line.center - row.center) < reach * line.size;
}

/// How many lines of a cell stand above the row, and as many below it.
static qsizetype centredLines(const QList<Row> &rows, qsizetype r)
{
    const Row &row = rows[r];
    const Segment &upper = rows[r - 1].segments.first();
    const bool beside =
        std::all_of(row.segments.cbegin(), row.segments.cend(), [&](const Segment &s) {
            return s.right() < upper.left() || s.left() > upper.right();
        });
    if (!beside || upper.left() < row.segments.first().right())
        return 0;
    qsizetype lines = 0;
    while (r - lines - 1 >= 0 && r + lines + 1 < rows.size()) {
        const Row &above = rows[r - lines - 1];
        const Row &below = rows[r + lines + 1];
        const double reach = 1.1 + 1.7 * double(lines);
        const double middle = (above.center + below.center) / 2;
        if (!isCellLine(above, row, upper.left(), reach) ||
            !isCellLine(below, row, upper.left(), reach) ||
            qAbs(middle - row.center) > 0.2 * row.size)
            break;
        ++lines;
    }
    return lines;
}

void joinCentredCells(QList<Segment> &segments)
{
    QList<Row> rows = rowsOf(segments);
    for (qsizetype r = 1; r + 1 < rows.size(); ++r) {
        if (rows[r].segments.size() < 2 || rows[r - 1].segments.size() != 1 ||
            !dateRange(rows[r].segments.first().text()))
            continue;
        const qsizetype lines = centredLines(rows, r);
        if (lines == 0)
            continue;
        Segment cell = rows[r - lines].segments.first();
        for (qsizetype k = r - lines + 1; k <= r + lines; ++k) {
            if (k == r)
                continue;
            cell.atoms += rows[k].segments.first().atoms;
            cell.box = cell.box.united(rows[k].segments.first().box);
        }
        cell.center = rows[r].center;
        const auto after =
            std::find_if(rows[r].segments.begin(), rows[r].segments.end(),
                         [&](const Segment &segment) { return segment.left() > cell.left(); });
        rows[r].segments.insert(after, cell);
        rows.remove(r + 1, lines);
        rows.remove(r - lines, lines);
        r -= lines;
    }
    segments = flat(rows);
}

void joinTables(QList<Segment> &segments, const QList<Wall> &walls)
{
    joinCentredCells(segments);
    joinWrappedCells(segments, walls);
}

} // namespace Bole
