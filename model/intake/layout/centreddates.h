// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

/// Dates in the middle of the cells beside them, as tables of a word processor set them: moves each
/// to the first line of its cell. Two dates over each other become one range.
void liftCentredDates(QList<Segment> &segments);

} // namespace Bole
