// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

/// Tables of three columns or more some of whose cells take several lines: the lines of each cell
/// become one segment, and the cells of each row of the table stand on one baseline.
void joinWrappedCells(QList<Segment> &segments, const QList<Wall> &walls);

} // namespace Bole
