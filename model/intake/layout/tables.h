// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

/// The cells that head a table's columns ("Period", "School", "Degree") are no headings.
void markTableHeads(QList<Segment> &segments);

/// Puts the lines of cells together: those of centred cells, and of wrapped ones. No table goes
/// through a wall.
void joinTables(QList<Segment> &segments, const QList<Wall> &walls);

/// A dated row of a table whose cells are centred: a cell of two or four lines stands half above
/// and half below the others. Its lines become one cell of that row.
void joinCentredCells(QList<Segment> &segments);

} // namespace Bole
