// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

#include <functional>

namespace Bole {

class Knowledge;

/// A part of a page that is read from top to bottom before the next one.
struct Region
{
    QList<Segment> segments;
    bool column = false;        ///< beside another one, so that a section does not run on into it
    bool headingColumn = false; ///< headings stand to the left of what they head
    double gutter = 0;          ///< where that column of headings ends
};

/// Parts what only seems to run on into the next column: a line that ends near a side-bar whose
/// headings and lines begin at one edge.
void partAtColumns(QList<Segment> &segments, const Knowledge &knowledge);

/// Cuts the pages into regions in reading order. Full-width bands go first; a gutter counts when
/// the text on its two sides is set independently, not when it parts a row from its date or label.
/// A document has one arrangement: all pages are weighed for it, and one that says too little by
/// itself follows the others.
QList<QList<Region>> regionsOf(const QList<QList<Segment>> &pages);

} // namespace Bole
