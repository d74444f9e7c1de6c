// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/columns.h"

#include "model/intake/layout/columnscore.h"
#include "model/intake/layout/columnsides.h"
#include "model/intake/layout/datecolumns.h"
#include "model/intake/layout/gutters.h"
#include "model/intake/layout/tables.h"

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
enum class Cuts {
    None,
    WhereSidesDiffer, ///< by the rules of columnsides.h
    WhereItPays,      ///< where the two sides, each read by itself, score best
};

class Cutter
{
public:
    Cutter(const QList<QList<Row>> &pages, const QList<QList<Wall>> &walls)
        : m_pages(pages), m_walls(walls)
    {
        for (qsizetype p = 0; p < pages.size(); ++p) {
            if (const auto gutter = bestGutter(pages[p], pages, p))
                m_gutters.append(*gutter);
        }
    }

    /// The pages cut one way, and how well that explains them.
    Arrangement arranged(Cuts cuts)
    {
        Arrangement arrangement;
        arrangement.pages = regions(cuts);
        arrangement.score = scoreOf(arrangement.pages, m_walls);
        return arrangement;
    }

private:
    QList<QList<Region>> regions(Cuts cuts)
    {
        m_cuts = cuts;
        m_paid.clear();
        QList<QList<Region>> all;
        for (m_page = 0; m_page < m_pages.size(); ++m_page) {
            m_regions.clear();
            cut(flat(m_pages[m_page], 0, m_pages[m_page].size()), 0, false);
            all.append(m_regions);
        }
        return all;
    }

    std::optional<Gutter> gutterOf(const QList<Row> &rows, int depth, bool column);
    std::optional<Gutter> payingGutter(const QList<Row> &rows, bool column) const;
    QList<Gutter> possibleGutters(const QList<Row> &rows) const;
    double gain(const Gutter &gutter, const QList<Row> &rows, bool column) const;
    double score(const QList<Region> &regions) const
    {
        return scoreOf({regions}, {m_walls[m_page]});
    }
    void cut(const QList<Segment> &segments, int depth, bool column);

    const QList<QList<Row>> &m_pages;
    const QList<QList<Wall>> &m_walls;
    QList<Gutter> m_gutters; ///< of whole pages, by rules
    QList<Gutter> m_paid;    ///< those that have paid so far
    Cuts m_cuts = Cuts::None;
    qsizetype m_page = 0;
    QList<Region> m_regions;
};

/// What stands on the two sides of a gutter.
std::pair<QList<Segment>, QList<Segment>> parted(const QList<Segment> &band, double x)
{
    QList<Segment> left;
    QList<Segment> right;
    for (const Segment &segment : band)
        (segment.box.center().x() < x ? left : right).append(segment);
    return {left, right};
}

/// A side with headings over text of their own. Many cells a row are a grid: the names of its
/// columns look like headings.
bool isHeaded(const ColumnSide &side)
{
    const bool isGrid = 2 * side.segments.size() >= 5 * qsizetype(side.rows);
    return side.headings > side.bare && 2 * side.bare <= side.headings && !isGrid;
}

/// The gutters between two sides with headings, one for each set of rows that it parts; those at
/// walls may be as narrow as they like.
QList<Gutter> Cutter::possibleGutters(const QList<Row> &rows) const
{
    constexpr qsizetype most = 12;
    constexpr int leastRows = 3; // on each side
    QList<Gutter> all;
    for (const Wall &wall : m_walls[m_page])
        all += guttersAt(rows, wall.x, leastRows);
    const qsizetype atWalls = all.size();
    all += guttersOf(rows);
    QSet<std::pair<qsizetype, qsizetype>> seen;
    QList<Gutter> possible;
    for (qsizetype i = 0; i < all.size() && possible.size() < most; ++i) {
        Gutter gutter = all[i];
        const std::pair<qsizetype, qsizetype> key{gutter.firstRow * 10'000 + gutter.lastRow,
                                                  gutter.left * 10'000 + gutter.right};
        if (seen.contains(key))
            continue;
        seen.insert(key);
        widen(gutter, rows);
        if (i >= atWalls && gutter.width < 0.7 * usualSize(rows, gutter))
            continue;
        const Sides sides = sidesOf(rows, gutter);
        if (isHeaded(sides.left) && isHeaded(sides.right) && !cutsOffDates(sides.right))
            possible.append(gutter);
    }
    return possible;
}

/// How much better the rows score when the gutter parts them.
double Cutter::gain(const Gutter &gutter, const QList<Row> &rows, bool column) const
{
    const auto [left, right] = parted(flat(rows, gutter.firstRow, gutter.lastRow + 1), gutter.x);
    return score({{flat(rows, 0, gutter.firstRow), column},
                  {left, true},
                  {right, true},
                  {flat(rows, gutter.lastRow + 1, rows.size()), column}}) -
           score({{flat(rows, 0, rows.size()), column}});
}

std::optional<Gutter> Cutter::payingGutter(const QList<Row> &rows, bool column) const
{
    double most = 0;
    std::optional<Gutter> best;
    for (const Gutter &gutter : possibleGutters(rows)) {
        const double gained = gain(gutter, rows, column);
        if (gained > most) {
            most = gained;
            best = gutter;
        }
    }
    return best;
}

std::optional<Gutter> Cutter::gutterOf(const QList<Row> &rows, int depth, bool column)
{
    constexpr int deepest = 4;
    if (m_cuts == Cuts::None || depth >= deepest)
        return {};
    const bool isPage = depth == 0;
    if (m_cuts == Cuts::WhereItPays) {
        const auto gutter = payingGutter(rows, column);
        if (gutter && isPage)
            m_paid.append(*gutter);
        return gutter || !isPage ? gutter : carriedGutter(rows, m_paid);
    }
    if (!isPage)
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
        const auto [left, right] = parted(band, gutter->x);
        cut(left, depth + 1, true);
        cut(right, depth + 1, true);
    }
    cut(flat(rows, gutter->lastRow + 1, rows.size()), depth + 1, column);
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

/// How many rows each page has.
QList<qsizetype> sizesOf(const QList<QList<Row>> &pages)
{
    QList<qsizetype> sizes;
    for (const QList<Row> &rows : pages)
        sizes.append(rows.size());
    return sizes;
}

/// The pages as rows, and their number.
QList<QList<Row>> rowsOfPages(QList<QList<Segment>> pages, const QList<QList<Wall>> &walls,
                              bool withTables, double *count)
{
    QList<QList<Row>> rows;
    *count = 1;
    for (qsizetype p = 0; p < pages.size(); ++p) {
        QList<Segment> &segments = pages[p];
        if (withTables)
            joinTables(segments, walls[p]);
        bindDates(segments);
        for (Segment &segment : segments)
            segment.look = lookOf(segment);
        rows.append(rowsOf(segments));
        *count += double(rows.last().size());
    }
    return rows;
}

} // namespace

Arrangement arrangementOf(const QList<QList<Segment>> &pages, const QList<QList<Wall>> &walls)
{
    // Rules see more than the score does (tables, rails of dates): what they say has a start.
    constexpr double start = 6;
    double count = 1;
    const QList<QList<Row>> rows = rowsOfPages(pages, walls, true, &count);
    Cutter cutter(rows, walls);
    Arrangement best = cutter.arranged(Cuts::WhereSidesDiffer);
    best.score += start;
    double second = -1e9;
    const auto compare = [&](const Arrangement &other) {
        if (isSame(other, best))
            return;
        second = qMax(second, qMin(best.score, other.score));
        if (other.score > best.score)
            best = other;
    };
    compare(cutter.arranged(Cuts::None));
    compare(cutter.arranged(Cuts::WhereItPays));
    // Lines of columns beside each other may look like the cells of a table.
    const QList<QList<Row>> loose = rowsOfPages(pages, walls, false, &count);
    if (sizesOf(loose) != sizesOf(rows)) {
        Arrangement other = Cutter(loose, walls).arranged(Cuts::WhereItPays);
        for (qsizetype p = 0; p < other.pages.size(); ++p) {
            for (Region &region : other.pages[p])
                joinTables(region.segments, walls[p]);
        }
        compare(other);
    }
    best.margin = (best.score - second) / count;
    return best;
}

} // namespace Bole
