// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/recordwriter.h"
#include "model/intake/layout/textline.h"

namespace Bole {

/// What these lines say of the person behind labels ("民族：汉", a cell 籍贯 beside its value) or
/// by words that tell it alone (中共党员): birth, ethnicity, home, party, numbers, what is applied
/// for. `head`: the lines stand where such words may stand without a label.
void readPersonalFields(const QList<TextLine> &lines, bool head, RecordWriter &writer);

/// The age that a date of birth gives on that day; nothing where the month leaves it open.
std::optional<int> ageOn(PartialDate today, PartialDate birth);

} // namespace Bole
