// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"

namespace Bole {

/// Distances between the lines of one region, relative to its usual one.
void measureGaps(QList<TextLine> &lines);

/// A range of dates broken over two rows of a narrow column becomes one cell; so does a label.
void joinNarrowCells(QList<TextLine> &lines, const LineJoiner &joiner, const PlaceMap &places);

} // namespace Bole
