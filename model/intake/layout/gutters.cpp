// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/gutters.h"

#include <algorithm>

namespace Bole {

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

} // namespace Bole
