// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/fieldplaces.h"

namespace Bole {

QList<Place> fieldPlaces(const QMap<QString, QList<Place>> &provenance, const QString &pointer)
{
    if (pointer.isEmpty())
        return {};
    for (QString at = pointer; at.count(u'/') >= (at == pointer ? 1 : 3);
         at.truncate(at.lastIndexOf(u'/'))) {
        if (const auto own = provenance.constFind(at); own != provenance.cend())
            return *own;
        if (at != pointer)
            continue;
        QList<Place> inside;
        const QString prefix = at + u'/';
        for (auto it = provenance.lowerBound(prefix);
             it != provenance.cend() && it.key().startsWith(prefix); ++it)
            inside += *it;
        if (!inside.isEmpty())
            return inside;
    }
    return {};
}

} // namespace Bole
