// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/tablereading.h"

namespace Bole {

/// Reads tables whose columns nothing but their head and their edges tell: rows below cells that
/// head columns, each cell below its head. Level rules part the rows where there are some.
void readAlignedTables(QList<Segment> &segments, const PageText &page, const Knowledge &knowledge);

} // namespace Bole
