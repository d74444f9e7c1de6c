// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/atoms.h"
#include "model/intake/layout/walls.h"

namespace Bole {

enum class Beside { None, Left, Right };

/// What a segment's words say to whoever looks for columns. Found once: it takes its time.
struct SegmentLook
{
    bool isDate = false;   ///< a date or a range and nothing else
    bool isDated = false;  ///< has a number or a word such as "present"
    bool isStyled = false; ///< bold or in capitals
    bool isItem = false;   ///< begins with a bullet
    bool goesOn = false;   ///< begins in lower case, as the rest of a sentence does
    bool isOpen = false;   ///< ends without a sign that ends a sentence
    qsizetype letters = 0;
};

/// A run of atoms on one baseline without a wide gap: the unit that columns are cut from.
struct Segment
{
    QList<Atom> atoms;
    QRectF box;
    double center = 0; ///< of its largest atoms, so that raised marks do not move it
    double size = 0;
    bool bold = false;
    bool apart = false;     ///< a label: a cell of its own, however near the next one stands
    bool tabled = false;    ///< a cell of a ruled row of three and more
    bool heading = false;   ///< its whole text is a known heading, or it is set as those are
    bool headsCell = false; ///< a heading beside the cell of a form that it heads
    bool ofTable = false;   ///< a whole row of a table, whose cells its atoms tell
    bool studies = false;   ///< such a row, of studies, wherever it stands
    Beside belongsTo = Beside::None; ///< a date: the neighbour in its row that it dates
    int stack = 0;                   ///< which heading of several lines it is a line of; 0: none
    SegmentLook look;                ///< once the page is whole

    double left() const { return box.left(); }
    double right() const { return box.right(); }
    QString text() const;
};

/// One row of a region: segments on one baseline, from left to right.
struct Row
{
    QList<Segment> segments;
    double center = 0;
    double size = 0;
};

/// Gaps wider than this many em part a line into cells.
inline constexpr double cellGap = 1.25;

bool needsSpace(const Atom &before, const Atom &after);
/// Also cut where a line stands between two atoms, however near they are.
QList<Segment> segmentsOf(const QList<Atom> &atoms, const QList<Wall> &lines);
/// Cuts a segment in two before one of its atoms; gives the second part.
Segment partedAt(Segment &segment, qsizetype atom);
QList<Row> rowsOf(QList<Segment> segments);

} // namespace Bole
