// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/tablelines.h"

namespace Bole {

/// A value and what names it: the head of its column, or the label beside it; nothing for none.
struct LabelledCells
{
    const GridCell *label = nullptr;
    const GridCell *value = nullptr;
};

/// Writes one row of a table as readers of entries expect it: what names the entry first, its date
/// behind, and below them what only tells about it. Empty cells are nothing. `studies`: it is known
/// to tell of studies.
void writeRecord(const QList<LabelledCells> &cells, double center, TableLines &lines,
                 bool studies = false);

} // namespace Bole
