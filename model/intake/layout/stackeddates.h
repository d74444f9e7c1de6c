// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"

namespace Bole {

/// "Jun 2024" over "Sep 2020" in a column of dates: the two become one range in the upper row.
void joinStackedDates(QList<TextLine> &lines, const PlaceMap &places);

} // namespace Bole
