// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

/// Where the rows begin that each heading of a column heads. `groups` are the lines of each
/// heading, from top to bottom; `body` is what stands beside them.
QList<double> headedTops(const QList<QList<Segment>> &groups, const QList<Segment> &body);

} // namespace Bole
