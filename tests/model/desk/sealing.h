// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "model/desk/workkeeper.h"

namespace Bole {

/// Seals a list of an open season as this reviewer does at their desk.
inline Result<void> sealShortlist(Season &season, ShortlistId list, ReviewerId by)
{
    WorkKeeper work;
    return Desk(season, work, by).lists().seal(list);
}

inline Result<QList<SealDifference>> sealDifferences(Season &season, const Shortlist &list)
{
    WorkKeeper work;
    return Desk(season, work).lists().sealDifferences(list.id);
}

inline Result<void> checkSeal(Season &season, const Shortlist &list)
{
    WorkKeeper work;
    return Desk(season, work).lists().checkSeal(list.id);
}

} // namespace Bole
