// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/entrysplit.h"
#include "model/intake/items/recordwriter.h"

namespace Bole {

/// When somebody studied: the period of the entry's header, and the day that it is expected to end.
/// Writes them into the education of that index.
void readStudyDates(const Entry &entry, Education &education, qsizetype index,
                    RecordWriter &writer);

} // namespace Bole
