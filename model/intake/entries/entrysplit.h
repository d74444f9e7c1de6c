// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/items.h"

namespace Bole {

/// What one entry of a section is made of: the items that name it and those that tell about it.
struct Entry
{
    QList<Item> header;
    QList<Item> body;
    QList<DatedPassage> dates;
    bool inherits = false; ///< a second role or degree under the organisation of the one before
    double quality = 1;    ///< how sure the split is
};

/// Splits a section's items into entries: several ways are tried, and the one whose entries look
/// most alike is kept. `institutions` says whether each entry should name a school.
QList<Entry> splitEntries(const QList<Item> &items, const ItemContext &context, bool institutions);

} // namespace Bole
