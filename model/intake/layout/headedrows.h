// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

/// Where a table's borders part a column of headings, they say which lines are one heading and
/// where its rows begin: at the border above it.
class HeadingCells
{
public:
    /// `headings` from top to bottom.
    HeadingCells(const QList<Segment> &headings, const QList<QRectF> &borders);

    bool areThere() const { return m_areThere; }
    double top(const Segment &heading) const; ///< of its cell

private:
    const QList<QRectF> &m_borders;
    double m_right = 0; ///< where the column ends
    bool m_areThere = false;
};

/// Where the rows begin that each heading of a column heads. `groups` are the lines of each
/// heading, from top to bottom; `body` is what stands beside them.
QList<double> headedTops(const QList<QList<Segment>> &groups, const QList<Segment> &body);

} // namespace Bole
