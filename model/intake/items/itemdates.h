// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/items.h"

namespace Bole {

/// Takes dates off the edges of a text: whole cells, or what brackets, bars and commas set apart;
/// among studies every single date between commas, too.
QList<DatedPassage> takeDates(Passage &text, PartialDate today, bool strict = false,
                              bool studies = false);

/// "X University, MSc in Y, 2021 to 2023. Supervisor: …": the sentence that the dates close names
/// the entry, what follows tells about it.
void partAtDates(QList<Item> &items, PartialDate today);

} // namespace Bole
