// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/segments.h"

namespace Bole {

/// Parts the segments of rows where a column of labels ends, and where a gap stands out from the
/// spaces around it.
void partRows(QList<Row> &rows);

bool startsWithBullet(const Segment &segment);

} // namespace Bole
