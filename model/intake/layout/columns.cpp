// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/columns.h"

#include "model/intake/layout/columnscore.h"
#include "model/intake/layout/columnsides.h"
#include "model/intake/layout/gutters.h"

#include <QSet>

#include <algorithm>
#include <optional>

namespace Bole {

namespace {

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

/// A way to arrange the pages.
struct Plan
{
    enum class Cuts {
        None,
        WhereSidesDiffer, ///< by the rules of columnsides.h
        AtOnePlace,
    };
    Cuts cuts = Cuts::WhereSidesDiffer;
    double x = 0; ///< of the one place
};

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

    /// The pages cut by a plan, and how well that explains them.
    Arrangement arranged(const Plan &plan, const QList<QList<Wall>> &walls)
    {
        // Rows of two columns stand at one height by chance; those of a table always do.
        constexpr double pairedRow = -1.5;
        Arrangement arrangement;
        arrangement.pages = regions(plan);
        arrangement.score = scoreOf(arrangement.pages, walls) + pairedRow * m_paired;
        return arrangement;
    }

private:
    QList<QList<Region>> regions(const Plan &plan)
    {
        m_plan = plan;
        m_paired = 0;
        QList<QList<Region>> all;
        for (m_page = 0; m_page < m_pages.size(); ++m_page) {
            m_regions.clear();
            cut(flat(m_pages[m_page], 0, m_pages[m_page].size()), 0, false);
            all.append(m_regions);
        }
        return all;
    }

    std::optional<Gutter> gutterOf(const QList<Row> &rows, int depth, bool column) const;
    void cut(const QList<Segment> &segments, int depth, bool column);

    const QList<QList<Row>> &m_pages;
    QList<Gutter> m_gutters; ///< of whole pages
    Plan m_plan;
    qsizetype m_page = 0;
    int m_paired = 0; ///< rows of columns whose two sides stand at one height
    QList<Region> m_regions;
};

/// The longest stretch of rows that leave the place free.
std::optional<Gutter> gutterAt(const QList<Row> &rows, double x)
{
    constexpr int leastRows = 3; // on each side
    QList<Gutter> gutters = guttersAt(rows, x, leastRows);
    const auto longest = std::ranges::max_element(
        gutters, {}, [](const Gutter &gutter) { return gutter.lastRow - gutter.firstRow; });
    if (longest == gutters.end())
        return {};
    widen(*longest, rows);
    // A column has a heading of its own and lines at heights of its own; the cells of a table do
    // not.
    const Sides sides = sidesOf(rows, *longest);
    const bool hasHeadings = sides.left.headings > 0 && sides.right.headings > 0;
    const bool isTable = sides.paired * 10 > qMin(sides.left.rows, sides.right.rows) * 7;
    return hasHeadings && !isTable ? std::optional(*longest) : std::nullopt;
}

std::optional<Gutter> Cutter::gutterOf(const QList<Row> &rows, int depth, bool column) const
{
    constexpr int deepest = 4;
    if (m_plan.cuts == Plan::Cuts::None || depth >= deepest)
        return {};
    if (m_plan.cuts == Plan::Cuts::AtOnePlace && !column)
        return gutterAt(rows, m_plan.x);
    if (depth > 0)
        return bestGutter(rows, {}, 0);
    const auto gutter = bestGutter(rows, m_pages, m_page);
    return gutter ? gutter : carriedGutter(rows, m_gutters);
}

void Cutter::cut(const QList<Segment> &segments, int depth, bool column)
{
    if (segments.isEmpty())
        return;
    const QList<Row> rows = rowsOf(segments);
    const std::optional<Gutter> gutter = gutterOf(rows, depth, column);
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
        if (m_plan.cuts == Plan::Cuts::AtOnePlace) // the rules have looked at it
            m_paired += sidesOf(rows, *gutter).paired;
        cut(left, depth + 1, true);
        cut(right, depth + 1, true);
    }
    cut(flat(rows, gutter->lastRow + 1, rows.size()), depth + 1, column);
}

/// The places of walls, and of the gutters that go through most of a page, those with most beside
/// them first.
QList<double> cuttingPlaces(const QList<QList<Row>> &pages, const QList<QList<Wall>> &walls)
{
    constexpr qsizetype most = 4;
    constexpr double apart = 12; // points
    constexpr int first = 1'000;
    QList<std::pair<int, double>> found;
    for (const QList<Wall> &ofPage : walls) {
        for (const Wall &wall : ofPage)
            found.append({first, wall.x});
    }
    for (const QList<Row> &rows : pages) {
        for (Gutter &gutter : guttersOf(rows)) {
            widen(gutter, rows);
            const qsizetype free = gutter.lastRow - gutter.firstRow + 1;
            if (free * 2 > rows.size() && gutter.width >= usualSize(rows, gutter))
                found.append({qMin(gutter.left, gutter.right), gutter.x});
        }
    }
    std::ranges::stable_sort(found, std::greater(), &std::pair<int, double>::first);
    QList<double> places;
    for (const auto &[weight, x] : std::as_const(found)) {
        const bool isNew =
            std::ranges::none_of(places, [&](double other) { return qAbs(other - x) < apart; });
        if (isNew && places.size() < most)
            places.append(x);
    }
    return places;
}

bool isSame(const Arrangement &one, const Arrangement &other)
{
    const auto isSameRegion = [](const Region &a, const Region &b) {
        return a.segments.size() == b.segments.size() && a.column == b.column &&
               a.headingColumn == b.headingColumn;
    };
    return std::ranges::equal(one.pages, other.pages,
                              [&](const QList<Region> &a, const QList<Region> &b) {
                                  return std::ranges::equal(a, b, isSameRegion);
                              });
}

} // namespace

Arrangement arrangementOf(const QList<QList<Segment>> &pages, const QList<QList<Wall>> &walls)
{
    // Rules see more than the score does (tables, rails of dates): what they say has a start.
    constexpr double start = 6;
    QList<QList<Row>> rows;
    double count = 1;
    for (QList<Segment> segments : pages) {
        for (Segment &segment : segments)
            segment.look = lookOf(segment);
        rows.append(rowsOf(segments));
        count += double(rows.last().size());
    }
    Cutter cutter(rows);
    Arrangement best = cutter.arranged({}, walls);
    best.score += start;
    double second = -1e9;
    QList<Plan> plans{{Plan::Cuts::None, 0}};
    for (const double x : cuttingPlaces(rows, walls))
        plans.append({Plan::Cuts::AtOnePlace, x});
    for (const Plan &plan : std::as_const(plans)) {
        const Arrangement other = cutter.arranged(plan, walls);
        if (isSame(other, best))
            continue;
        second = qMax(second, qMin(best.score, other.score));
        if (other.score > best.score)
            best = other;
    }
    best.margin = (best.score - second) / count;
    return best;
}

} // namespace Bole
