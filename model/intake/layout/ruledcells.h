// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

/// The cells of the tables that a page's rules draw. `levels` and `uprights` are its horizontal and
/// vertical rules, whole.
struct Ruling
{
    QList<QRectF> levels;
    QList<QRectF> uprights;
};

class Knowledge;

/// Reads the tables that rules draw. Where borders part the cells of a row, what takes several
/// lines in one of them is one text: each becomes one segment, and the cells of the row stand on
/// one baseline. A heading to the left of a cell that holds a whole section comes above its first
/// line, and so does a date beside what it dates.
void joinRuledCells(QList<Segment> &segments, const Ruling &ruling, const Knowledge &knowledge);

} // namespace Bole
