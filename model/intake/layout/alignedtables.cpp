// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/alignedtables.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/tablecolumns.h"

#include <algorithm>

namespace Bole {

namespace {

bool isHeadWord(const Segment &segment)
{
    const QString text = segment.text();
    return std::ranges::none_of(text, [](QChar c) { return c.isDigit(); }) &&
           columnKind(text) != ColumnKind::None;
}

/// A row that names the columns of a table.
bool isHead(const Row &row)
{
    constexpr qsizetype longestHead = 36;
    const auto known = std::ranges::count_if(row.segments, isHeadWord);
    const bool isShort = std::ranges::all_of(
        row.segments, [](const Segment &segment) { return segment.text().size() <= longestHead; });
    return row.segments.size() >= 3 && isShort && known >= 2 &&
           known * 3 >= row.segments.size() * 2;
}

class AlignedTable
{
public:
    AlignedTable(const QList<Row> &rows, qsizetype head, const QList<double> &levels)
        : m_head(rows[head]), m_levels(levels)
    {
        for (const Segment &segment : m_head.segments) {
            m_lefts.append(segment.left());
            m_rights.append(segment.right());
        }
        for (qsizetype r = head + 1; r < rows.size() && take(rows[r]); ++r)
            m_body.append(rows[r]);
    }

    qsizetype rows() const { return m_body.size(); }

    TableGrid grid() const
    {
        TableGrid table;
        table.columns = int(m_head.segments.size());
        addRow(table, {m_head});
        for (const QList<Row> &lines : records())
            addRow(table, lines);
        for (const GridCell &cell : std::as_const(table.cells))
            table.box = table.box.united(cell.box);
        return table;
    }

private:
    /// The column that a segment stands in, or -1 where it stands in none or in several.
    qsizetype columnOf(const Segment &segment) const
    {
        qsizetype found = -1;
        for (qsizetype c = 0; c < m_lefts.size(); ++c) {
            if (segment.left() < m_rights[c] + 1 && segment.right() > m_lefts[c] - 1) {
                if (found >= 0)
                    return -1;
                found = c;
            }
        }
        return found;
    }

    /// Widens the columns by a row that fits in below them.
    bool take(const Row &row)
    {
        constexpr double farOff = 3.2; // lines
        const Row &last = m_body.isEmpty() ? m_head : m_body.last();
        if (row.center - last.center > farOff * m_head.size || row.size > m_head.size + 1.5)
            return false;
        if (row.segments.size() == 1 && row.segments.first().heading &&
            row.segments.first().left() < m_lefts.first() + 1)
            return false;
        QList<bool> used(m_lefts.size(), false);
        for (const Segment &segment : row.segments) {
            const qsizetype column = columnOf(segment);
            if (column < 0 || used[column])
                return false;
            used[column] = true;
        }
        if (row.segments.size() == 1 && used.first() && !isBelow(row, last))
            return false;
        for (const Segment &segment : row.segments) {
            const qsizetype column = columnOf(segment);
            m_lefts[column] = qMin(m_lefts[column], segment.left());
            m_rights[column] = qMax(m_rights[column], segment.right());
        }
        return true;
    }

    /// The next line of a cell.
    static bool isBelow(const Row &row, const Row &last)
    {
        constexpr double nextLine = 1.7;
        return row.center - last.center < nextLine * row.size;
    }

    /// The lines of each row of the table.
    QList<QList<Row>> records() const
    {
        double nearest = 1e9;
        for (qsizetype i = 1; i < m_body.size(); ++i)
            nearest = qMin(nearest, m_body[i].center - m_body[i - 1].center);
        const bool ruled = std::ranges::any_of(m_levels, [&](double y) {
            return !m_body.isEmpty() && y > m_body.first().center && y < m_body.last().center;
        });
        QList<QList<Row>> records;
        for (qsizetype i = 0; i < m_body.size(); ++i) {
            const bool begins =
                i == 0 || (ruled ? isParted(m_body[i - 1], m_body[i]) : beginsBelow(i, nearest));
            if (begins)
                records.append(QList<Row>());
            records.last().append(m_body[i]);
        }
        return records;
    }

    bool isParted(const Row &above, const Row &below) const
    {
        return std::ranges::any_of(m_levels,
                                   [&](double y) { return y > above.center && y < below.center; });
    }

    /// Behind a gap, or where the row has something in most columns.
    bool beginsBelow(qsizetype i, double nearest) const
    {
        const double gap = m_body[i].center - m_body[i - 1].center;
        const bool isFull = m_body[i].segments.size() * 3 >= m_head.segments.size() * 2;
        return gap > 1.25 * nearest || (isFull && gap > 0.9 * m_head.size);
    }

    void addRow(TableGrid &table, const QList<Row> &lines) const
    {
        double top = 1e9;
        double bottom = -1e9;
        for (const Row &line : lines) {
            top = qMin(top, line.center - line.size / 2);
            bottom = qMax(bottom, line.center + line.size / 2);
        }
        for (qsizetype c = 0; c < m_lefts.size(); ++c) {
            GridCell cell;
            cell.row = table.rows;
            cell.column = int(c);
            cell.box = QRectF(QPointF(m_lefts[c], top), QPointF(m_rights[c], bottom));
            QList<Segment> own;
            for (const Row &line : lines) {
                for (const Segment &segment : line.segments) {
                    if (columnOf(segment) == c)
                        own.append(segment);
                }
            }
            cell.lines = rowsOf(own);
            table.cells.append(cell);
        }
        ++table.rows;
    }

    const Row &m_head;
    const QList<double> &m_levels;
    QList<Row> m_body;
    QList<double> m_lefts;
    QList<double> m_rights;
};

} // namespace

void readAlignedTables(QList<Segment> &segments, const PageText &page, const Knowledge &knowledge)
{
    QList<double> levels;
    for (const QRectF &rule : page.rules) {
        if (rule.width() > rule.height())
            levels.append(rule.center().y());
    }
    const QList<Row> rows = rowsOf(segments);
    QList<Segment> read;
    bool changed = false;
    for (qsizetype r = 0; r < rows.size(); ++r) {
        if (rows[r].segments.first().ofTable || !isHead(rows[r])) {
            read += rows[r].segments;
            continue;
        }
        const AlignedTable table(rows, r, levels);
        TableHead head;
        const auto lines =
            table.rows() > 0 ? readTable(table.grid(), knowledge, head) : std::nullopt;
        if (!lines) {
            read += rows[r].segments;
            continue;
        }
        read += *lines;
        r += table.rows();
        changed = true;
    }
    if (changed)
        segments = read;
}

} // namespace Bole
