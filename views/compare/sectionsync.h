// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recordenums.h"

#include <QList>

namespace Bole {

/// Where a part of a document begins, from its top.
struct SectionAnchor
{
    Stored<RecordPart> part;
    double y = 0;

    bool operator==(const SectionAnchor &) const = default;
};

/// A document as far as scrolling by section needs it: its parts from top to bottom, and its end.
struct SectionRuler
{
    QList<SectionAnchor> anchors;
    double end = 0;

    /// The part that a height lies in; -1 before the first.
    qsizetype partAt(double y) const;
    double beginOf(qsizetype part) const { return part < 0 ? 0 : anchors[part].y; }
    double endOf(qsizetype part) const;
};

/// The height in `to` that stands beside `y` in `from`: as far into the same part. Where `to` lacks
/// the part, the end of the last one that both have.
double matchingPosition(const SectionRuler &from, double y, const SectionRuler &to);

} // namespace Bole
