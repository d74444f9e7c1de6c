// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/recordwriter.h"
#include "model/intake/layout/textline.h"

namespace Bole {

/// The applicant's name among the lines near the top, and the same in the other script.
void readHeadName(const QList<TextLine> &lines, RecordWriter &writer);

} // namespace Bole
