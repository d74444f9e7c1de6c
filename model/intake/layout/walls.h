// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

namespace Bole {

/// A line from top to bottom that parts what stands on its two sides: the edge of a panel behind a
/// side-bar, or a rule between two columns.
struct Wall
{
    double x = 0;
    double top = 0;
    double bottom = 0;
};

/// Whether a wall stands between two boxes that are beside each other.
bool isWalled(const QList<Wall> &walls, const QRectF &left, const QRectF &right);

} // namespace Bole
