// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/tablegrid.h"

namespace Bole {

class Knowledge;

/// A cell's text as tables of words know it: "姓  名" without its spaces.
QString closedUp(const GridCell &cell);

bool isBold(const GridCell &cell);

/// How much a cell looks like a label, from 0 to 1.
double labelness(const GridCell &cell, const Knowledge &knowledge);

} // namespace Bole
