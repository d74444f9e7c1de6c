// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

class Knowledge;

/// Headings broken over several lines of a narrow cell ("教育" over "背景", or one character a
/// line), as forms have them to the left of what they head. Their segments become headings that
/// know which of them belong together; where the text beside them stands so near that it was read
/// as one segment with them, it is parted.
void findStackedHeadings(QList<Segment> &segments, const Knowledge &knowledge);

} // namespace Bole
