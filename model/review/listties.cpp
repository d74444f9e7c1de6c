// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/listties.h"

namespace Bole {

QList<ShortlistEntry> entriesThatStay(const QList<ShortlistEntry> &entries,
                                      const std::function<bool(const ShortlistEntry &)> &stays)
{
    QList<ShortlistEntry> staying;
    bool isShared = false; // by somebody who stays, among those who share this place
    for (ShortlistEntry entry : entries) {
        isShared = isShared && entry.tied;
        if (!stays(entry))
            continue;
        entry.tied = isShared;
        isShared = true;
        staying.append(entry);
    }
    return staying;
}

} // namespace Bole
