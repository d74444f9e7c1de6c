// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/headedrows.h"

#include <algorithm>
#include <cmath>

namespace Bole {

static QList<double> centersOf(const QList<Segment> &body)
{
    QList<double> centers;
    for (const Segment &segment : body)
        centers.append(segment.center);
    std::sort(centers.begin(), centers.end());
    return centers;
}

/// Where the rows of each heading begin: at its own height, or above it where headings stand in the
/// middle of what they head. Then the widest gap between two headings parts their rows.
static QList<double> topsByGaps(const QList<QList<Segment>> &groups, const QList<Segment> &body,
                                bool *agree)
{
    const QList<double> centers = centersOf(body);
    QList<double> tops;
    QList<double> cuts;
    int centred = 0;
    int opened = 0; // headings whose first row has the widest gap above it
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const Segment &first = groups[i].first();
        const double top = first.center - 0.6 * first.size;
        const double from = i > 0 ? groups[i - 1].first().center - first.size : 1e9;
        double widest = 0;
        double own = 0;
        double cut = top;
        for (qsizetype k = 1; k < centers.size() && i > 0; ++k) {
            if (centers[k - 1] < from || centers[k - 1] > first.center + first.size)
                continue;
            const double gap = centers[k] - centers[k - 1];
            if (centers[k - 1] < top && centers[k] >= top)
                own = gap;
            if (gap > widest && centers[k] <= first.center + first.size) {
                widest = gap;
                cut = (centers[k] + centers[k - 1]) / 2;
            }
        }
        const bool above = widest > own * 1.15 + 1;
        centred += above;
        opened += i > 0 && own > 0 && widest < own + 0.5 && own > 1.3 * first.size;
        tops.append(top);
        cuts.append(above ? cut : top);
    }
    *agree = opened > 0 && opened + 1 == groups.size();
    // One document has one way; the first heading has no gap above it to tell.
    if (qsizetype(centred) * 2 < groups.size() - 1)
        return tops;
    if (centred > 0)
        cuts.first() = -1e9;
    return cuts;
}

/// Where the rows of each heading begin when every heading stands in the middle of its rows, as in
/// the cells of a form: the partition of the rows that leaves the headings nearest to the middles.
/// Nothing when they are not in the middle.
static QList<double> topsByMiddles(const QList<QList<Segment>> &groups, const QList<double> &rows)
{
    const qsizetype count = groups.size();
    const qsizetype all = rows.size();
    if (count < 2 || all < count || all > 200)
        return {};
    const double size = groups.first().first().size;
    // cost[g][r]: the first g headings have the rows before r.
    QList<QList<double>> cost(count + 1, QList<double>(all + 1, HUGE_VAL));
    QList<QList<qsizetype>> from(count + 1, QList<qsizetype>(all + 1, 0));
    // What stands above the first heading's rows is headed by none, which costs a little.
    for (qsizetype r = 0; r <= all; ++r)
        cost[0][r] = 0.5 * size * double(r > 0);
    for (qsizetype g = 1; g <= count; ++g) {
        const double middle = (groups[g - 1].first().center + groups[g - 1].last().center) / 2;
        for (qsizetype end = 1; end <= all; ++end) {
            for (qsizetype start = 0; start < end; ++start) {
                const double off = qAbs((rows[start] + rows[end - 1]) / 2 - middle);
                const double sum = cost[g - 1][start] + off;
                if (sum < cost[g][end]) {
                    cost[g][end] = sum;
                    from[g][end] = start;
                }
            }
        }
    }
    // Where a row begins beside each heading, they are more likely set at the top.
    const bool beside = std::ranges::all_of(groups, [&](const QList<Segment> &group) {
        return std::ranges::any_of(
            rows, [&](double row) { return qAbs(row - group.first().center) < 0.25 * size; });
    });
    if (cost[count][all] > (beside ? 0.1 : 0.4) * size * double(count))
        return {};
    QList<double> tops(count);
    qsizetype end = all;
    for (qsizetype g = count; g >= 1; --g) {
        const qsizetype start = from[g][end];
        tops[g - 1] = start > 0 ? (rows[start - 1] + rows[start]) / 2 : -1e9;
        end = start;
    }
    return tops;
}

/// Some heading has no row beside it: then headings stand above their rows or beside the first of
/// them, never in the middle.
static bool standsAlone(const QList<QList<Segment>> &groups, const QList<double> &rows)
{
    return std::ranges::any_of(groups, [&](const QList<Segment> &group) {
        const double near = 0.9 * group.first().size;
        return std::ranges::none_of(rows, [&](double row) {
            return row > group.first().center - near && row < group.last().center + near;
        });
    });
}

static QList<double> topsOf(const QList<QList<Segment>> &groups)
{
    QList<double> tops;
    for (const QList<Segment> &group : groups)
        tops.append(group.first().center - 0.6 * group.first().size);
    return tops;
}

QList<double> headedTops(const QList<QList<Segment>> &groups, const QList<Segment> &body)
{
    QList<double> rows = centersOf(body);
    rows.erase(std::unique(rows.begin(), rows.end(), [](double a, double b) { return b - a < 3; }),
               rows.end());
    if (standsAlone(groups, rows))
        return topsOf(groups);
    bool agree = false;
    const QList<double> byGaps = topsByGaps(groups, body, &agree);
    const QList<double> byMiddles = agree ? QList<double>() : topsByMiddles(groups, rows);
    return byMiddles.isEmpty() ? byGaps : byMiddles;
}

HeadingCells::HeadingCells(const QList<Segment> &headings, const QList<QRectF> &borders)
    : m_borders(borders)
{
    constexpr qsizetype leastCells = 3;
    QList<double> tops;
    for (const Segment &heading : headings)
        m_right = qMax(m_right, heading.right());
    for (const Segment &heading : headings) {
        const double cell = top(heading);
        if (cell > 0 && (tops.isEmpty() || cell > tops.last() + 1))
            tops.append(cell);
    }
    m_areThere = tops.size() >= leastCells;
}

double HeadingCells::top(const Segment &heading) const
{
    constexpr double beyond = 20; // points; a line below one heading alone ends with it
    double top = -1;
    const double x = heading.box.center().x();
    for (const QRectF &border : m_borders) {
        const double y = border.center().y();
        if (border.left() < x && border.right() > m_right + beyond && y < heading.center)
            top = qMax(top, y);
    }
    return top;
}

} // namespace Bole
