// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/ruledcells.h"

#include "model/intake/layout/rowparts.h"
#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <optional>

namespace Bole {

namespace {

constexpr qsizetype mostLines = 5; ///< of a cell that holds one value
constexpr double touch = 2;        ///< points

/// The nearest rules around a text, where there is one on each of its sides.
std::optional<QRectF> cellAround(const Segment &segment, const Ruling &ruling)
{
    constexpr double nowhere = 1e9;
    const double x = segment.box.center().x();
    const double y = segment.center;
    QPointF topLeft(-nowhere, -nowhere);
    QPointF bottomRight(nowhere, nowhere);
    for (const QRectF &rule : ruling.uprights) {
        if (rule.top() > y + touch || rule.bottom() < y - touch)
            continue;
        const double at = rule.center().x();
        if (at <= x)
            topLeft.setX(qMax(topLeft.x(), at));
        else
            bottomRight.setX(qMin(bottomRight.x(), at));
    }
    for (const QRectF &rule : ruling.levels) {
        if (rule.left() > x || rule.right() < x)
            continue;
        const double at = rule.center().y();
        if (at <= y)
            topLeft.setY(qMax(topLeft.y(), at));
        else
            bottomRight.setY(qMin(bottomRight.y(), at));
    }
    const QRectF cell(topLeft, bottomRight);
    const bool isClosed = cell.width() < nowhere / 2 && cell.height() < nowhere / 2;
    return isClosed ? std::optional(cell) : std::nullopt;
}

struct Cell
{
    QRectF box;
    QList<Row> lines;
    QList<qsizetype> segments;

    bool isOneLine() const { return lines.size() == 1; }
    QString text() const
    {
        QString text;
        for (const Row &line : lines) {
            for (const Segment &segment : line.segments)
                text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + segment.text();
        }
        return text;
    }
};

/// The cells with text between the same two rules, from left to right.
using CellRow = QList<Cell>;

QList<CellRow> cellRowsOf(const QList<Segment> &segments, const Ruling &ruling)
{
    QMap<std::pair<int, int>, QMap<int, Cell>> found;
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const auto box = segments[i].ofTable ? std::nullopt : cellAround(segments[i], ruling);
        if (!box)
            continue;
        Cell &cell = found[{qRound(box->top()), qRound(box->bottom())}][qRound(box->left())];
        cell.box = *box;
        cell.segments.append(i);
    }
    QList<CellRow> rows;
    for (const QMap<int, Cell> &cells : std::as_const(found)) {
        rows.append(cells.values());
        for (Cell &cell : rows.last()) {
            QList<Segment> own;
            for (const qsizetype i : std::as_const(cell.segments))
                own.append(segments[i]);
            cell.lines = rowsOf(own);
        }
    }
    return rows;
}

/// Whether each line of the cell but the last one is full: the next one's first word had no room.
bool isWrapped(const Cell &cell)
{
    for (qsizetype i = 1; i < cell.lines.size(); ++i) {
        const Atom &first = cell.lines[i].segments.first().atoms.first();
        const double word = qMin(first.box.width(), 6 * first.size);
        const double padding = qMax(2.0, cell.lines[i].segments.first().left() - cell.box.left());
        if (cell.lines[i - 1].segments.last().right() + word + 1.2 * padding < cell.box.right())
            return false;
    }
    return true;
}

/// One value, however many lines it takes: no list, and no heading over a text.
bool isValue(const Cell &cell)
{
    if (cell.isOneLine())
        return true;
    const bool isLarge = cell.lines.size() > mostLines;
    const bool isHeaded = cell.lines.first().segments.first().heading;
    return !isLarge && !isHeaded && std::ranges::none_of(cell.lines, [](const Row &line) {
        return startsWithBullet(line.segments.first()) || line.segments.size() > 1;
    });
}

/// Two cells are a label and its value, or a heading and its text; three and more are values.
bool areValues(const CellRow &row)
{
    const bool several = row.size() >= 3;
    return row.size() >= 2 && std::ranges::all_of(row, [&](const Cell &cell) {
               return isValue(cell) && (several || isWrapped(cell));
           });
}

/// All of a cell as one segment. A label's words are broken anywhere: "教育" over "背景".
Segment joined(const Cell &cell, bool isLabel)
{
    Segment whole;
    for (const Row &line : cell.lines) {
        for (const Segment &segment : line.segments) {
            if (whole.atoms.isEmpty()) {
                whole = segment;
                continue;
            }
            const bool han =
                isHan(whole.atoms.last().text.back()) && isHan(segment.atoms.first().text.front());
            whole.atoms.last().spaceAfter = !(isLabel && han);
            whole.atoms += segment.atoms;
            whole.box = whole.box.united(segment.box);
        }
    }
    return whole;
}

/// The date beside what it dates, where that takes several lines.
bool isDateOf(const Cell &date, const Cell &dated)
{
    return date.lines.size() <= 3 && !dated.isOneLine() &&
           dateRange(date.text().trimmed()).has_value();
}

class CellJoiner
{
public:
    CellJoiner(QList<Segment> &segments, const Knowledge &knowledge)
        : m_segments(segments), m_knowledge(knowledge)
    {
    }

    /// Where two headings and more stand before whole sections, the others of their column do.
    void findHeadingColumns(const QList<CellRow> &rows)
    {
        QHash<std::pair<int, int>, int> sections;
        for (const CellRow &row : rows) {
            if (row.size() == 2 && !row[1].isOneLine() && isHeadingOf(row[0], row[1]) &&
                ++sections[columnOf(row[0])] >= 2)
                m_headingColumns.insert(columnOf(row[0]));
        }
    }

    void join(const CellRow &row)
    {
        if (row.size() == 2 && isHeadingOf(row[0], row[1]) &&
            (!row[1].isOneLine() || m_headingColumns.contains(columnOf(row[0])))) {
            head(row[0], row[1].lines.first());
        } else if (areValues(row)) {
            for (const Cell &cell : row) {
                replace(cell, false, firstLine(row)).apart = true;
                for (const qsizetype i : cell.segments)
                    m_segments[i].tabled = row.size() >= 3;
            }
        } else if (row.size() == 2 && isDateOf(row[0], row[1])) {
            replace(row[0], false, row[1].lines.first().center).apart = true;
        } else if (row.size() == 2 && isDateOf(row[1], row[0])) {
            replace(row[1], false, row[0].lines.first().center);
        }
    }

    /// A heading whose cell stands to the left of several rows.
    void joinSpanning(const Cell &label, const QList<CellRow> &rows)
    {
        const Cell *first = nullptr;
        for (const CellRow &row : rows) {
            const Cell &cell = row.first();
            const bool isBeside = cell.box.left() > label.box.right() - touch &&
                                  cell.box.top() > label.box.top() - touch &&
                                  cell.box.bottom() < label.box.bottom() + touch;
            if (isBeside && (!first || cell.box.top() < first->box.top()))
                first = &cell;
        }
        if (first && isHeadingOf(label, *first))
            head(label, first->lines.first());
    }

    void finish()
    {
        std::ranges::sort(m_gone, std::greater());
        for (const qsizetype i : std::as_const(m_gone))
            m_segments.removeAt(i);
    }

private:
    /// "科研项目" to the left of all projects.
    bool isHeadingOf(const Cell &label, const Cell &text) const
    {
        constexpr qsizetype longest = 24;
        if (label.lines.size() > mostLines || label.box.right() > text.box.left() + touch)
            return false;
        const QString words = joined(label, true).text();
        return words.size() <= longest && m_knowledge.heading(words).has_value();
    }

    void head(const Cell &label, const Row &line)
    {
        Segment &heading = replace(label, true, line.center);
        heading.center -= 0.6 * qMax(heading.size, line.size);
        heading.heading = true;
        heading.headsCell = true;
    }

    static std::pair<int, int> columnOf(const Cell &cell)
    {
        return {qRound(cell.box.left()), qRound(cell.box.right())};
    }

    static double firstLine(const CellRow &row)
    {
        double first = 1e9;
        for (const Cell &cell : row)
            first = qMin(first, cell.lines.first().center);
        return first;
    }

    /// Makes one segment of a cell's lines, at this height; gives it, or the first of its one line.
    Segment &replace(const Cell &cell, bool isLabel, double center)
    {
        Segment &first = m_segments[cell.segments.first()];
        if (!cell.isOneLine()) {
            first = joined(cell, isLabel);
            first.heading = false;
            m_gone += cell.segments.sliced(1);
        }
        for (const qsizetype i : cell.segments)
            m_segments[i].center = center;
        return first;
    }

    QList<Segment> &m_segments;
    const Knowledge &m_knowledge;
    QSet<std::pair<int, int>> m_headingColumns;
    QList<qsizetype> m_gone;
};

} // namespace

void joinRuledCells(QList<Segment> &segments, const Ruling &ruling, const Knowledge &knowledge)
{
    if (ruling.uprights.size() < 2 || ruling.levels.size() < 2)
        return;
    CellJoiner joiner(segments, knowledge);
    const QList<CellRow> rows = cellRowsOf(segments, ruling);
    joiner.findHeadingColumns(rows);
    for (const CellRow &row : rows) {
        if (row.size() == 1)
            joiner.joinSpanning(row.first(), rows);
        else
            joiner.join(row);
    }
    joiner.finish();
}

} // namespace Bole
