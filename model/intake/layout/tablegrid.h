// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

/// One cell of a table, over one or several of its rows and columns.
struct GridCell
{
    int row = 0;
    int column = 0;
    int rows = 1;
    int columns = 1;
    QRectF box;
    QList<Row> lines; ///< what stands in it, from top to bottom

    bool isEmpty() const { return lines.isEmpty(); }
    QList<Atom> atoms() const; ///< its lines as one text
    QString text() const;
};

/// A table of a page: cells in rows and columns.
struct TableGrid
{
    QRectF box;
    int rows = 0;
    int columns = 0;
    QList<GridCell> cells; ///< by row, then by column
};

/// The tables that a page's rules draw, without what stands in them.
QList<TableGrid> drawnTables(const PageText &page);

/// Puts the segments that stand in the table into its cells; gives the others.
QList<Segment> fill(TableGrid &table, const QList<Segment> &segments);

} // namespace Bole
