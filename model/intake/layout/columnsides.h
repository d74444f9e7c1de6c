// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

#include <QSet>

namespace Bole {

/// A vertical strip without ink through consecutive rows.
struct Gutter
{
    double x = 0;
    qsizetype firstRow = 0;
    qsizetype lastRow = 0;
    int left = 0; ///< rows with something to the left
    int right = 0;
    double width = 0;
    double edge = 0; ///< where the right side begins
    bool headings = false;
};

/// What stands on one side of a gutter.
struct ColumnSide
{
    QList<const Segment *> segments;
    int rows = 0;
    int headings = 0;
    int bare = 0;   ///< headings right below another one
    int styled = 0; ///< bold or capitals
    int words = 0;
    int dated = 0;
    QSet<int> stacks; ///< headings of several lines
    double left = 1e9;
    double right = 0;

    void add(const Segment &segment);
    double width() const { return right - left; }
    void add(const ColumnSide &other);
};

struct Sides
{
    ColumnSide left;
    ColumnSide right;
    int paired = 0;       ///< rows whose two sides stand on one baseline
    int railed = 0;       ///< of those, rows where a date stands right before the gutter
    int lone = 0;         ///< rows with nothing on the right
    int loneHeadings = 0; ///< of those, known headings
    int loneStyled = 0;   ///< and what is set like one

    void add(const Sides &other);
};

SegmentLook lookOf(const Segment &segment);

/// Whether something in the row goes over the place; a date goes with what it dates.
bool crosses(const Row &row, double x);

/// What stands on the two sides of a gutter.
Sides sidesOf(const QList<Row> &rows, const Gutter &gutter);

/// Set as headings are, all of it: few words, no dates.
bool areHeadings(const ColumnSide &side);

/// Whether the left side is headings of what stands on the right.
bool isHeadingColumn(const Sides &sides);

/// Whether the two sides are set independently of each other.
bool areColumns(const Sides &sides);

/// Whether dates at the right edge of the left column have come to the right of the gutter: they
/// stand before everything that the right column's headings begin with.
bool cutsOffDates(const ColumnSide &right);

} // namespace Bole
