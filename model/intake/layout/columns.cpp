// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/columns.h"

#include "model/intake/layout/columnsides.h"
#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <optional>

namespace Bole {

namespace {

/// The stretches of rows that leave one place free, with at least `least` rows on each side.
QList<Gutter> guttersAt(const QList<Row> &rows, double x, int least)
{
    QList<Gutter> gutters;
    Gutter run{.x = x};
    const auto close = [&](qsizetype end) {
        run.lastRow = end - 1;
        if (run.left >= least && run.right >= least)
            gutters.append(run);
        run = {.x = x, .firstRow = end + 1};
    };
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (crosses(rows[i], x)) {
            close(i);
            continue;
        }
        run.left += rows[i].segments.first().left() < x;
        run.right += rows[i].segments.last().right() > x;
    }
    close(rows.size());
    return gutters;
}

QList<Gutter> guttersOf(const QList<Row> &rows)
{
    double from = 1e9;
    double to = 0;
    for (const Row &row : rows) {
        from = qMin(from, row.segments.first().left());
        for (const Segment &segment : row.segments)
            to = qMax(to, segment.right());
    }
    QList<Gutter> gutters;
    const double step = 3;
    // A column of headings may be one character wide.
    for (double x = from + 12; x < to - 30; x += step)
        gutters += guttersAt(rows, x, 3);
    return gutters;
}

/// The middle of the widest white strip among gutters that part the same segments.
void widen(Gutter &gutter, const QList<Row> &rows)
{
    double left = 0;
    double right = 1e9;
    for (qsizetype i = gutter.firstRow; i <= gutter.lastRow; ++i) {
        for (const Segment &segment : rows[i].segments) {
            if (segment.box.center().x() < gutter.x)
                left = qMax(left, segment.right());
            else
                right = qMin(right, segment.left());
        }
    }
    gutter.width = right - left;
    gutter.edge = right;
    gutter.x = (left + right) / 2;
}

double usualSize(const QList<Row> &rows, const Gutter &gutter)
{
    QList<double> sizes;
    for (qsizetype i = gutter.firstRow; i <= gutter.lastRow; ++i)
        sizes.append(rows[i].size);
    std::nth_element(sizes.begin(), sizes.begin() + sizes.size() / 2, sizes.end());
    return sizes[sizes.size() / 2];
}

/// What stands on the two sides of a place on the other pages, where most of their rows leave it
/// free: a document has one arrangement, and all of its pages speak for it.
Sides otherSides(const QList<QList<Row>> &pages, qsizetype own, double x)
{
    Sides sides;
    for (qsizetype p = 0; p < pages.size(); ++p) {
        if (p == own)
            continue;
        for (const Gutter &gutter : guttersAt(pages[p], x, 1)) {
            const qsizetype free = gutter.lastRow - gutter.firstRow + 1;
            if (free * 2 > pages[p].size())
                sides.add(sidesOf(pages[p], gutter));
        }
    }
    return sides;
}

/// `pages` and `own`: all pages of the document where `rows` are one of them, and none where they
/// are a part of one.
std::optional<Gutter> bestGutter(const QList<Row> &rows, const QList<QList<Row>> &pages,
                                 qsizetype own)
{
    QList<Gutter> gutters = guttersOf(rows);
    // The gutter with most on its poorer side: a side-bar's rather than that of its own labels.
    std::stable_sort(gutters.begin(), gutters.end(), [](const Gutter &a, const Gutter &b) {
        const auto weight = [](const Gutter &g) {
            return 2 * qMin(g.left, g.right) + g.left + g.right;
        };
        return weight(a) > weight(b);
    });
    QSet<QPair<qsizetype, int>> seen;
    int tried = 0;
    for (Gutter gutter : std::as_const(gutters)) {
        const auto key =
            qMakePair(gutter.firstRow * 1000 + gutter.lastRow, gutter.left * 1000 + gutter.right);
        if (seen.contains(key) || ++tried > 24)
            continue;
        seen.insert(key);
        widen(gutter, rows);
        if (gutter.width < 0.7 * usualSize(rows, gutter))
            continue;
        Sides sides = sidesOf(rows, gutter);
        if ((gutter.lastRow - gutter.firstRow + 1) * 2 > rows.size())
            sides.add(otherSides(pages, own, gutter.x));
        // "姓    名" has room between its characters; a column so narrow holds broken headings.
        if (sides.left.width() < 24 && sides.left.stacks.size() < 2)
            continue;
        gutter.headings = isHeadingColumn(sides);
        if (gutter.headings || (areColumns(sides) && !cutsOffDates(sides.right)))
            return gutter;
    }
    return {};
}

QList<Segment> flat(const QList<Row> &rows, qsizetype from, qsizetype to)
{
    QList<Segment> segments;
    for (qsizetype i = from; i < to; ++i)
        segments += rows[i].segments;
    return segments;
}

/// The gutter of another page, where nearly all rows of this one leave it free.
std::optional<Gutter> carriedGutter(const QList<Row> &rows, const QList<Gutter> &others)
{
    for (const Gutter &other : others) {
        // Right before the text: what stands on the left may be wider here.
        for (Gutter &gutter : guttersAt(rows, other.edge - 2, 1)) {
            const qsizetype free = gutter.lastRow - gutter.firstRow + 1;
            widen(gutter, rows);
            gutter.headings = other.headings;
            const double least = (other.headings ? 0.5 : 1) * usualSize(rows, gutter);
            const bool fits = !other.headings || areHeadings(sidesOf(rows, gutter).left);
            if (free * 10 >= rows.size() * 9 && gutter.width >= least && fits)
                return gutter;
        }
    }
    return {};
}

class Cutter
{
public:
    explicit Cutter(const QList<QList<Row>> &pages) : m_pages(pages)
    {
        for (qsizetype p = 0; p < pages.size(); ++p) {
            if (const auto gutter = bestGutter(pages[p], pages, p))
                m_gutters.append(*gutter);
        }
    }

    QList<Region> regions(qsizetype page)
    {
        m_page = page;
        m_regions.clear();
        cut(flat(m_pages[page], 0, m_pages[page].size()), 0, false);
        return m_regions;
    }

private:
    void cut(const QList<Segment> &segments, int depth, bool column);

    const QList<QList<Row>> &m_pages;
    QList<Gutter> m_gutters; ///< of whole pages
    qsizetype m_page = 0;
    QList<Region> m_regions;
};

void Cutter::cut(const QList<Segment> &segments, int depth, bool column)
{
    if (segments.isEmpty())
        return;
    const QList<Row> rows = rowsOf(segments);
    std::optional<Gutter> gutter;
    if (depth == 0)
        gutter = bestGutter(rows, m_pages, m_page);
    else if (depth < 4)
        gutter = bestGutter(rows, {}, 0);
    if (!gutter && depth == 0)
        gutter = carriedGutter(rows, m_gutters);
    if (!gutter) {
        m_regions.append({segments, column});
        return;
    }
    cut(flat(rows, 0, gutter->firstRow), depth + 1, column);
    const QList<Segment> band = flat(rows, gutter->firstRow, gutter->lastRow + 1);
    if (gutter->headings) {
        m_regions.append({band, column, true, gutter->x});
    } else {
        QList<Segment> left;
        QList<Segment> right;
        for (const Segment &segment : band)
            (segment.box.center().x() < gutter->x ? left : right).append(segment);
        cut(left, depth + 1, true);
        cut(right, depth + 1, true);
    }
    cut(flat(rows, gutter->lastRow + 1, rows.size()), depth + 1, column);
}

} // namespace

/// Where in the segment a date ends and something else begins with a little room before it, or 0.
static qsizetype behindDate(const Segment &segment)
{
    qsizetype length = 0;
    for (qsizetype i = 1; i < segment.atoms.size() && length < 24; ++i) {
        const Atom &before = segment.atoms[i - 1];
        length += before.text.size();
        const double gap = segment.atoms[i].box.left() - before.box.right();
        const QChar last = before.text.back();
        if (gap < 0.4 * before.size || (!last.isDigit() && !isHan(last) && !last.isLetter()))
            continue;
        Segment head = segment;
        partedAt(head, i);
        if (dateRange(head.text()))
            return i;
    }
    return 0;
}

void partAtColumns(QList<Segment> &segments, const Knowledge &knowledge)
{
    double page = 1e9;
    QMap<int, int> starts;
    QMap<int, int> headings;
    const auto count = [&](double left, bool heading) {
        ++starts[qRound(left)];
        headings[qRound(left)] += heading;
    };
    for (const Segment &segment : std::as_const(segments)) {
        page = qMin(page, segment.left());
        count(segment.left(), segment.heading);
        // The dates of the column before may end right where a side-bar begins.
        if (const qsizetype at = behindDate(segment); at > 0) {
            Segment date = segment;
            const Segment rest = partedAt(date, at);
            count(rest.left(), knowledge.heading(rest.text()).has_value());
        }
    }
    QList<int> edges;
    for (auto it = starts.cbegin(); it != starts.cend(); ++it) {
        if (it.value() >= 5 && headings[it.key()] >= 2 && it.key() > page + 100)
            edges.append(it.key());
    }
    const auto atEdge = [&](const Atom &atom) {
        return std::any_of(edges.cbegin(), edges.cend(),
                           [&](int edge) { return qAbs(atom.box.left() - edge) < 1.2; });
    };
    for (qsizetype s = 0; s < segments.size() && !edges.isEmpty(); ++s) {
        const QList<Atom> atoms = segments[s].atoms;
        for (qsizetype i = 1; i < atoms.size(); ++i) {
            const double gap = atoms[i].box.left() - atoms[i - 1].box.right();
            if (gap < 0.4 * atoms[i].size || !atEdge(atoms[i]))
                continue;
            const Segment rest = partedAt(segments[s], i);
            segments.insert(s + 1, rest);
            break;
        }
    }
}

QList<QList<Region>> regionsOf(const QList<QList<Segment>> &pages)
{
    QList<QList<Row>> rows;
    for (const QList<Segment> &segments : pages)
        rows.append(rowsOf(segments));
    Cutter cutter(rows);
    QList<QList<Region>> regions;
    for (qsizetype p = 0; p < pages.size(); ++p)
        regions.append(cutter.regions(p));
    return regions;
}

} // namespace Bole
