// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/venuelists.h"
#include "model/record/record.h"

namespace Bole {

/// The lists that a paper's venue is on: the tier that the record has, and the committee's own.
inline QStringList paperLists(const Publication &paper, const VenueLists &venues)
{
    QStringList lists = venues.of({paper.venueId, paper.publisher, paper.doi});
    if (!paper.tier.isEmpty() && !lists.contains(paper.tier))
        lists.prepend(paper.tier);
    return lists;
}

} // namespace Bole
