// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/wrappedcells.h"

#include "model/knowledge/folding.h"

#include <algorithm>
#include <optional>

namespace Bole {

namespace {

struct Column
{
    double left = 0;
    double right = 0;
};

bool isCutByWall(const Row &row, const QList<Wall> &walls)
{
    for (qsizetype i = 1; i < row.segments.size(); ++i) {
        if (isWalled(walls, row.segments[i - 1].box, row.segments[i].box))
            return true;
    }
    return false;
}

/// Rows one after another whose segments stand in the same columns.
class TableRun
{
public:
    TableRun(const QList<Row> &rows, qsizetype first, const QList<Wall> &walls)
        : m_rows(rows), m_walls(walls), m_first(first), m_last(first)
    {
        for (const Segment &segment : rows[first].segments)
            m_columns.append({segment.left(), segment.right()});
        while (m_last + 1 < rows.size() && take(rows[m_last + 1], rows[m_last]))
            ++m_last;
        while (m_first > 0 && take(rows[m_first - 1], rows[m_first]))
            --m_first;
    }

    qsizetype first() const { return m_first; }
    qsizetype last() const { return m_last; }

    /// The first rows of each row of the table; nothing when no cell takes several lines.
    QList<qsizetype> blocks() const
    {
        if (!isTable())
            return {};
        const double line = lineDistance();
        if (line <= 0 || line > 1.75 * m_rows[m_first].size)
            return {};
        QList<qsizetype> starts = {m_first};
        for (qsizetype i = m_first + 1; i <= m_last; ++i) {
            if (m_rows[i].center - m_rows[i - 1].center > 1.15 * line)
                starts.append(i);
        }
        const bool wrapped = starts.size() <= m_last - m_first;
        return starts.size() > 1 && wrapped && hasAnchor(starts) && wraps(starts)
                   ? starts
                   : QList<qsizetype>();
    }

    qsizetype columnOf(const Segment &segment) const
    {
        for (qsizetype c = 0; c < m_columns.size(); ++c) {
            if (segment.left() < m_columns[c].right && segment.right() > m_columns[c].left)
                return c;
        }
        return -1;
    }

    qsizetype columnCount() const { return m_columns.size(); }

private:
    /// Widens the columns by a row, unless its segments stand otherwise. Cells in the middle of
    /// their row stand between the lines of others: close to its neighbour a row may have columns
    /// that none had before.
    bool take(const Row &row, const Row &neighbour)
    {
        if (isCutByWall(row, m_walls))
            return false;
        QList<Column> columns = m_columns;
        QList<Column> fresh;
        QList<bool> used(columns.size(), false);
        const bool close = qAbs(row.center - neighbour.center) < 0.9 * row.size;
        for (const Segment &segment : row.segments) {
            qsizetype home = -1;
            for (qsizetype c = 0; c < columns.size(); ++c) {
                if (segment.left() < columns[c].right && segment.right() > columns[c].left) {
                    if (home >= 0)
                        return false;
                    home = c;
                }
            }
            // A word such as "Technology" looks like a heading, but is not set as one.
            const bool heading =
                segment.heading && (segment.bold || segment.size > m_rows[m_first].size + 0.5);
            if (heading || (home < 0 ? !close : used[home]))
                return false;
            if (home < 0) {
                fresh.append({segment.left(), segment.right()});
                continue;
            }
            used[home] = true;
            columns[home].left = qMin(columns[home].left, segment.left());
            columns[home].right = qMax(columns[home].right, segment.right());
        }
        columns += fresh;
        std::ranges::sort(columns, {}, &Column::left);
        for (qsizetype c = 1; c < columns.size(); ++c) {
            if (columns[c].left < columns[c - 1].right + 1)
                return false;
        }
        m_columns = columns;
        return true;
    }

    /// Every segment has its column; one without any width has none.
    bool isTable() const
    {
        for (qsizetype i = m_first; i <= m_last; ++i) {
            if (std::ranges::any_of(m_rows[i].segments,
                                    [this](const Segment &s) { return columnOf(s) < 0; }))
                return false;
        }
        return true;
    }

    /// The least distance of two lines in one column.
    double lineDistance() const
    {
        QList<double> above(m_columns.size(), -1);
        double least = 0;
        for (qsizetype i = m_first; i <= m_last; ++i) {
            for (const Segment &segment : m_rows[i].segments) {
                double &last = above[columnOf(segment)];
                const double distance = segment.center - last;
                if (last >= 0 && (least == 0 || distance < least))
                    least = distance;
                last = segment.center;
            }
        }
        return least;
    }

    /// Whether the lines of cells are full: what stands below another line had no room behind it.
    /// Columns of a page, which no cell holds together, have short lines anywhere.
    bool wraps(const QList<qsizetype> &starts) const
    {
        int full = 0;
        int all = 0;
        for (qsizetype b = 0; b < starts.size(); ++b) {
            const qsizetype end = b + 1 < starts.size() ? starts[b + 1] : m_last + 1;
            QList<const Segment *> above(m_columns.size(), nullptr);
            for (qsizetype i = starts[b]; i < end; ++i) {
                for (const Segment &segment : m_rows[i].segments) {
                    const qsizetype c = columnOf(segment);
                    if (above[c]) {
                        const QRectF &first = segment.atoms.first().box;
                        const double word = isHan(segment.atoms.first().text.front())
                                                ? 1.5 * segment.size
                                                : first.width() + 0.3 * segment.size;
                        ++all;
                        full += above[c]->box.width() + word > 0.95 * width(c);
                    }
                    above[c] = &segment;
                }
            }
        }
        return full * 10 >= all * 7;
    }

    double width(qsizetype c) const { return m_columns[c].right - m_columns[c].left; }

    /// Each row of the table has three cells at least, and some column has one line in all of them:
    /// a year, a grade, a degree.
    bool hasAnchor(const QList<qsizetype> &starts) const
    {
        QList<bool> anchors(m_columns.size(), true);
        for (qsizetype b = 0; b < starts.size(); ++b) {
            const qsizetype end = b + 1 < starts.size() ? starts[b + 1] : m_last + 1;
            QList<int> lines(m_columns.size(), 0);
            for (qsizetype i = starts[b]; i < end; ++i) {
                for (const Segment &segment : m_rows[i].segments)
                    ++lines[columnOf(segment)];
            }
            if (lines.size() - lines.count(0) < 3)
                return false;
            for (qsizetype c = 0; c < lines.size(); ++c)
                anchors[c] = anchors[c] && lines[c] == 1;
        }
        return anchors.contains(true);
    }

    const QList<Row> &m_rows;
    const QList<Wall> &m_walls;
    qsizetype m_first;
    qsizetype m_last;
    QList<Column> m_columns;
};

Row joinedRow(const QList<Row> &rows, qsizetype from, qsizetype to, const TableRun &run)
{
    QList<Segment> cells(run.columnCount());
    for (qsizetype i = from; i < to; ++i) {
        for (const Segment &segment : rows[i].segments) {
            Segment &cell = cells[run.columnOf(segment)];
            if (cell.atoms.isEmpty()) {
                cell = segment;
                continue;
            }
            cell.atoms.last().spaceAfter = true;
            cell.atoms += segment.atoms;
            cell.box = cell.box.united(segment.box);
        }
    }
    cells.removeIf([](const Segment &cell) { return cell.atoms.isEmpty(); });
    Row row{{}, rows[from].center, rows[from].size};
    for (Segment &cell : cells) {
        cell.center = row.center;
        cell.heading = false;
        cell.apart = true;
        row.segments.append(cell);
    }
    return row;
}

} // namespace

void joinWrappedCells(QList<Segment> &segments, const QList<Wall> &walls)
{
    const QList<Row> rows = rowsOf(segments);
    QList<Row> joined;
    qsizetype free = 0; // the first row that no table has taken
    for (qsizetype r = 0; r < rows.size();) {
        const bool wide = rows[r].segments.size() >= 3 && !isCutByWall(rows[r], walls) &&
                          std::ranges::none_of(rows[r].segments, &Segment::heading);
        const std::optional<TableRun> run =
            wide ? std::optional(TableRun(rows, r, walls)) : std::nullopt;
        const QList<qsizetype> starts = run ? run->blocks() : QList<qsizetype>();
        if (starts.isEmpty() || run->first() < free) {
            joined.append(rows[r++]);
            continue;
        }
        // Lines of the first row's cells may stand above the row that has them all.
        joined.resize(joined.size() - (r - run->first()));
        for (qsizetype b = 0; b < starts.size(); ++b) {
            const qsizetype end = b + 1 < starts.size() ? starts[b + 1] : run->last() + 1;
            joined.append(joinedRow(rows, starts[b], end, *run));
        }
        r = run->last() + 1;
        free = r;
    }
    segments.clear();
    for (const Row &row : std::as_const(joined))
        segments += row.segments;
}

} // namespace Bole
