// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/tablegrid.h"

#include "model/knowledge/folding.h"

#include <algorithm>
#include <numeric>

namespace Bole {

namespace {

constexpr double touch = 3; // points
constexpr int mostLines = 300;

QList<QRectF> joinedRules(const PageText &page, bool level)
{
    QList<QRectF> rules;
    for (const QRectF &rule : page.rules) {
        if ((rule.width() > rule.height()) == level)
            rules.append(rule);
    }
    const auto at = [level](const QRectF &rule) {
        return level ? rule.center().y() : rule.center().x();
    };
    std::ranges::stable_sort(rules, {}, [&](const QRectF &rule) {
        return std::pair(qRound(at(rule) / 2), level ? rule.left() : rule.top());
    });
    QList<QRectF> whole;
    for (const QRectF &rule : std::as_const(rules)) {
        QRectF *last = whole.isEmpty() ? nullptr : &whole.last();
        if (last && qAbs(at(*last) - at(rule)) < 2.5 &&
            (level ? rule.left() < last->right() + touch : rule.top() < last->bottom() + touch)) {
            if (level)
                last->setRight(qMax(last->right(), rule.right()));
            else
                last->setBottom(qMax(last->bottom(), rule.bottom()));
        } else {
            whole.append(rule);
        }
    }
    return whole;
}

bool meet(const QRectF &level, const QRectF &upright)
{
    const double x = upright.center().x();
    const double y = level.center().y();
    return level.left() < x + touch && level.right() > x - touch && y > upright.top() - touch &&
           y < upright.bottom() + touch;
}

/// Which of several things belong together.
class Groups
{
public:
    explicit Groups(qsizetype count) : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0);
    }

    qsizetype of(qsizetype i)
    {
        while (m_parents[i] != i)
            i = m_parents[i] = m_parents[m_parents[i]];
        return i;
    }
    void join(qsizetype a, qsizetype b) { m_parents[of(a)] = of(b); }

private:
    QList<qsizetype> m_parents;
};

/// Sorted, those that hardly differ taken for one.
QList<double> distinct(QList<double> values)
{
    std::ranges::sort(values);
    QList<double> kept;
    for (const double value : std::as_const(values)) {
        if (kept.isEmpty() || value > kept.last() + 2 * touch)
            kept.append(value);
    }
    return kept;
}

/// The table of rules that meet.
class TableMaker
{
public:
    TableMaker(const QList<QRectF> &levels, const QList<QRectF> &uprights)
        : m_levels(levels), m_uprights(uprights)
    {
        QList<double> xs;
        QList<double> ys;
        for (const QRectF &rule : levels) {
            ys.append(rule.center().y());
            m_box = m_box.united(rule.adjusted(0, -0.1, 0, 0.1));
        }
        for (const QRectF &rule : uprights) {
            xs.append(rule.center().x());
            m_box = m_box.united(rule.adjusted(-0.1, 0, 0.1, 0));
        }
        m_xs = distinct(xs << m_box.left() << m_box.right());
        m_ys = distinct(ys << m_box.top() << m_box.bottom());
    }

    TableGrid table() const
    {
        TableGrid table;
        table.box = m_box;
        table.rows = int(m_ys.size()) - 1;
        table.columns = int(m_xs.size()) - 1;
        if (table.rows < 1 || table.columns < 1 || table.rows > mostLines ||
            table.columns > mostLines / 4)
            return {};
        const auto index = [&](int row, int column) {
            return qsizetype(row) * table.columns + column;
        };
        Groups groups(qsizetype(table.rows) * table.columns);
        for (int r = 0; r < table.rows; ++r) {
            for (int c = 0; c < table.columns; ++c) {
                if (c + 1 < table.columns && !isWalled(m_xs[c + 1], middle(m_ys, r)))
                    groups.join(index(r, c), index(r, c + 1));
                if (r + 1 < table.rows && !isFloored(middle(m_xs, c), m_ys[r + 1]))
                    groups.join(index(r, c), index(r + 1, c));
            }
        }
        QHash<qsizetype, qsizetype> known;
        for (int r = 0; r < table.rows; ++r) {
            for (int c = 0; c < table.columns; ++c) {
                const qsizetype group = groups.of(index(r, c));
                const auto it = known.constFind(group);
                if (it == known.cend()) {
                    known.insert(group, table.cells.size());
                    table.cells.append(GridCell{.row = r, .column = c, .box = {}, .lines = {}});
                    continue;
                }
                GridCell &cell = table.cells[*it];
                cell.rows = qMax(cell.rows, r - cell.row + 1);
                cell.columns = qMax(cell.columns, c - cell.column + 1);
            }
        }
        for (GridCell &cell : table.cells)
            cell.box =
                QRectF(QPointF(m_xs[cell.column], m_ys[cell.row]),
                       QPointF(m_xs[cell.column + cell.columns], m_ys[cell.row + cell.rows]));
        return table;
    }

private:
    static double middle(const QList<double> &values, int i)
    {
        return (values[i] + values[i + 1]) / 2;
    }

    bool isWalled(double x, double y) const
    {
        return std::ranges::any_of(m_uprights, [&](const QRectF &rule) {
            return qAbs(rule.center().x() - x) < 2 * touch && rule.top() < y && rule.bottom() > y;
        });
    }

    bool isFloored(double x, double y) const
    {
        return std::ranges::any_of(m_levels, [&](const QRectF &rule) {
            return qAbs(rule.center().y() - y) < 2 * touch && rule.left() < x && rule.right() > x;
        });
    }

    QList<QRectF> m_levels;
    QList<QRectF> m_uprights;
    QRectF m_box;
    QList<double> m_xs;
    QList<double> m_ys;
};

} // namespace

/// An address that had no room, or a range of dates behind its dash, goes on in the next line.
static bool isTorn(const Row &line, const Row &next, const GridCell &cell)
{
    const Segment &last = line.segments.last();
    const QString &text = last.atoms.last().text;
    if (text.contains(u'@'))
        return last.right() > cell.box.right() - 2 * last.size;
    return text.size() > 1 && QStringView(u"-–—~").contains(text.back()) &&
           text[text.size() - 2].isDigit() &&
           next.segments.first().atoms.first().text.front().isDigit();
}

QList<Atom> GridCell::atoms() const
{
    QList<Atom> all;
    bool torn = false;
    for (qsizetype l = 0; l < lines.size(); ++l) {
        for (const Segment &segment : lines[l].segments) {
            QList<Atom> own = segment.atoms;
            if (torn) {
                Atom &word = all.last();
                word.text += own.first().text;
                word.boxes += own.first().boxes;
                word.spaceAfter = own.first().spaceAfter;
                own.removeFirst();
            } else if (!all.isEmpty()) {
                all.last().spaceAfter = true;
            }
            torn = false;
            all += own;
        }
        torn = l + 1 < lines.size() && isTorn(lines[l], lines[l + 1], *this);
    }
    return all;
}

QString GridCell::text() const
{
    Segment whole;
    whole.atoms = atoms();
    return whole.text();
}

QList<TableGrid> drawnTables(const PageText &page)
{
    const QList<QRectF> levels = joinedRules(page, true);
    const QList<QRectF> uprights = joinedRules(page, false);
    if (levels.size() < 2 || uprights.size() < 2 || levels.size() + uprights.size() > 4 * mostLines)
        return {};
    Groups groups(levels.size() + uprights.size());
    for (qsizetype l = 0; l < levels.size(); ++l) {
        for (qsizetype u = 0; u < uprights.size(); ++u) {
            if (meet(levels[l], uprights[u]))
                groups.join(l, levels.size() + u);
        }
    }
    QList<TableGrid> tables;
    for (qsizetype g = 0; g < levels.size() + uprights.size(); ++g) {
        if (groups.of(g) != g)
            continue;
        QList<QRectF> across;
        QList<QRectF> down;
        for (qsizetype i = 0; i < levels.size() + uprights.size(); ++i) {
            if (groups.of(i) == g)
                (i < levels.size() ? across : down)
                    .append(i < levels.size() ? levels[i] : uprights[i - levels.size()]);
        }
        if (across.size() < 2 || down.size() < 2)
            continue;
        if (const TableGrid table = TableMaker(across, down).table(); table.cells.size() > 1)
            tables.append(table);
    }
    std::ranges::stable_sort(tables, {}, [](const TableGrid &table) { return table.box.top(); });
    return tables;
}

QList<Segment> fill(TableGrid &table, const QList<Segment> &segments)
{
    QList<Segment> others;
    QList<QList<Atom>> inside(table.cells.size());
    for (const Segment &segment : segments) {
        Segment rest = segment;
        rest.atoms.clear();
        for (const Atom &atom : segment.atoms) {
            const QPointF at = atom.box.center();
            const auto cell = std::ranges::find_if(
                table.cells, [&](const GridCell &each) { return each.box.contains(at); });
            if (cell == table.cells.end())
                rest.atoms.append(atom);
            else
                inside[cell - table.cells.begin()].append(atom);
        }
        if (rest.atoms.size() == segment.atoms.size())
            others.append(segment);
        else if (!rest.atoms.isEmpty())
            others += segmentsOf(rest.atoms, {});
    }
    for (qsizetype i = 0; i < table.cells.size(); ++i)
        table.cells[i].lines = rowsOf(segmentsOf(inside[i], {}));
    return others;
}

} // namespace Bole
