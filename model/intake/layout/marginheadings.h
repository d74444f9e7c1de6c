// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

class Knowledge;

/// Parts a heading in the margin from the text that begins right behind it: "Projects" and the
/// first line of its section, where the other sections' text begins at the same edge.
void partBehindMarginHeadings(QList<Segment> &segments, const Knowledge &knowledge);

} // namespace Bole
