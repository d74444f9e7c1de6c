// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

class Knowledge;

/// Parts what only seems to run on into the next column: a line that ends near a side-bar whose
/// headings and lines begin at one edge.
void partAtColumns(QList<Segment> &segments, const Knowledge &knowledge);

} // namespace Bole
