// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/namedlists.h"

namespace Bole {

/// What a citation says of where it was published.
struct PrintedVenue
{
    QString id; ///< that the table of venues has for it; may be empty
    QString name;
    QString doi;
};

/// A committee's lists of venues: 分区, 核心, a field's ranking. A paper is on one by its venue's
/// id in the table of venues, by a name as printed or as the table knows it, by an abbreviation, by
/// a name whose words are cut short ("J. Quiet Water"), or by an ISSN in the citation or its DOI.
class VenueLists
{
public:
    VenueLists() = default;
    explicit VenueLists(const QList<ListedName> &entries);

    /// On which of them a paper is that was published there.
    QStringList of(const PrintedVenue &venue) const;

private:
    struct CutName
    {
        QStringList words;
        QString name;
    };
    QStringList namesCutShort(const QString &printed) const;

    NamedLists m_lists;
    QHash<QString, QList<CutName>> m_byInitials;
};

} // namespace Bole
