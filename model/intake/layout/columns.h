// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

/// A part of a page that is read from top to bottom before the next one.
struct Region
{
    QList<Segment> segments;
    bool column = false;        ///< beside another one, so that a section does not run on into it
    bool headingColumn = false; ///< headings stand to the left of what they head
    double gutter = 0;          ///< where that column of headings ends
};

/// The pages of a document as regions in reading order.
struct Arrangement
{
    QList<QList<Region>> pages;
    double score = 0;
    double margin = 0; ///< to the next best, for each row of the document
};

/// Tries the ways in which the pages may be arranged (in one column, cut where the text on both
/// sides of a gutter is set independently, cut again and again where the two sides score better by
/// themselves) and keeps the one that explains the whole document best.
/// `walls`: those of each page.
Arrangement arrangementOf(const QList<QList<Segment>> &pages, const QList<QList<Wall>> &walls);

} // namespace Bole
