// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

/// Dates begin or end at one edge within so many points.
inline constexpr double sameDateEdge = 2.5;

/// A date, or two with something between.
bool isDate(const Segment &segment);

/// Finds strips of dates beside what they date, and marks each of their segments as belonging to
/// the one at its left or right: no column begins between the two.
void bindDates(QList<Segment> &segments);

} // namespace Bole
