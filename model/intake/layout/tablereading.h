// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/tablegrid.h"

#include <optional>

namespace Bole {

class Knowledge;

/// The head of the last table, for one that goes on over the page.
struct TableHead
{
    QList<double> lefts; ///< where its columns begin
    QList<GridCell> cells;
};

/// Reads a table as what its cells are, decided for each block of rows with the same columns by
/// what explains all of its cells best: a head over rows, labels beside their values, headings
/// beside or above what they head. Nothing where too little of it is understood, as in a table
/// that only places text on the page.
std::optional<QList<Segment>> readTable(const TableGrid &table, const Knowledge &knowledge,
                                        TableHead &head);

/// Reads the tables that a page draws; what they hold stands for them among the segments.
void readDrawnTables(QList<Segment> &segments, const PageText &page, const Knowledge &knowledge,
                     TableHead &head);

} // namespace Bole
