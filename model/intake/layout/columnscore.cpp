// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/columnscore.h"

#include <algorithm>

namespace Bole {

namespace {

// What speaks for a reading, and what against it.
constexpr double ownLineOfHeading = 2;
constexpr double sharedLineOfHeading = -2;
constexpr double readAcross = -1.5; ///< two texts in one line
constexpr double readAcrossWall = -2;
constexpr double datedLine = 1;   ///< a date beside what it dates
constexpr double lonelyDate = -1; ///< in a column of hardly anything else
constexpr double goneOn = 0.5;    ///< a sentence, in the next line
constexpr double tornSentence = -1;
constexpr double headedColumn = 2;
constexpr double oneMoreColumn = -3;

constexpr qsizetype longText = 20; ///< letters

bool isText(const Segment &segment)
{
    return !segment.look.isDate && segment.belongsTo == Beside::None && !segment.apart;
}

/// One region's rows, weighed from top to bottom.
class RegionScore
{
public:
    RegionScore(const Region &region, const QList<Wall> &walls)
        : m_region(region), m_walls(walls), m_rows(rowsOf(region.segments))
    {
        for (const Row &row : std::as_const(m_rows))
            m_right = std::max(m_right, row.segments.last().right());
    }

    double total() const
    {
        double score = m_region.column && !m_rows.isEmpty() ? oneMoreColumn + start() + strip() : 0;
        for (qsizetype r = 0; r < m_rows.size(); ++r) {
            score += row(m_rows[r]);
            if (r > 0)
                score += step(m_rows[r - 1], m_rows[r]);
        }
        return score;
    }

private:
    bool isInMargin(const Segment &segment) const
    {
        return m_region.headingColumn && segment.box.center().x() < m_region.gutter;
    }

    double row(const Row &row) const
    {
        double score = 0;
        if (row.segments.size() == 1) {
            const Segment &alone = row.segments.first();
            score += alone.heading ? ownLineOfHeading : 0;
        }
        bool isDated = false;
        for (qsizetype i = 0; i < row.segments.size(); ++i) {
            const Segment &segment = row.segments[i];
            if (isInMargin(segment)) {
                score += segment.heading ? ownLineOfHeading : 0;
                continue;
            }
            if (segment.heading && row.segments.size() > 1)
                score += sharedLineOfHeading;
            isDated = isDated || (segment.belongsTo != Beside::None && row.segments.size() > 1);
            if (i > 0 && !isInMargin(row.segments[i - 1]))
                score += pair(row.segments[i - 1], segment);
        }
        return score + (isDated ? datedLine : 0);
    }

    double pair(const Segment &left, const Segment &right) const
    {
        if (isWalled(m_walls, left.box, right.box))
            return readAcrossWall;
        if (!isText(left) || !isText(right) || left.heading || right.heading)
            return 0;
        const qsizetype shorter = std::min(left.look.letters, right.look.letters);
        return shorter >= longText ? readAcross : readAcross * double(shorter) / (2 * longText);
    }

    double step(const Row &above, const Row &below) const
    {
        const Segment &first = below.segments.first();
        const Segment &last = above.segments.last();
        if (!first.look.goesOn || !isText(first))
            return 0;
        const bool isFull = last.right() > m_right - 6 * last.size;
        return isFull && last.look.isOpen && !last.heading ? goneOn : tornSentence;
    }

    /// Dates that have lost what they date: a strip of them, not those below what they date.
    double strip() const
    {
        const auto lonely = std::ranges::count_if(m_rows, [](const Row &row) {
            return row.segments.size() == 1 && row.segments.first().look.isDate;
        });
        return lonely * 5 > m_rows.size() * 2 ? lonelyDate * double(lonely) : 0;
    }

    double start() const
    {
        const Segment &first = m_rows.first().segments.first();
        return first.heading ? headedColumn : first.look.goesOn ? tornSentence : 0;
    }

    const Region &m_region;
    const QList<Wall> &m_walls;
    QList<Row> m_rows;
    double m_right = 0;
};

} // namespace

double scoreOf(const QList<QList<Region>> &pages, const QList<QList<Wall>> &walls)
{
    double score = 0;
    for (qsizetype p = 0; p < pages.size(); ++p) {
        for (const Region &region : pages[p]) {
            if (!region.segments.isEmpty())
                score += RegionScore(region, walls[p]).total();
        }
    }
    return score;
}

} // namespace Bole
