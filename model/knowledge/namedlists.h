// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QHash>
#include <QJsonArray>
#include <QStringList>

namespace Bole {

/// One line of a list: what belongs to it, by an id of the tables or by its names.
struct ListedName
{
    QString list;
    QString id; ///< may be empty
    QStringList
        names; ///< full names, short ones, ISSN …; case, accents and punctuation do not count

    bool operator==(const ListedName &) const = default;
};

/// Named lists of institutions or of venues: 985, 双一流, a committee's own. Something may be on
/// several. Constant after it was filled; any thread may read.
class NamedLists
{
public:
    NamedLists() = default;
    explicit NamedLists(const QList<ListedName> &entries);

    /// The lists that there are, in the order in which they were added.
    const QStringList &lists() const { return m_lists; }
    /// On which of them something is that is known by this id or one of these names.
    QStringList of(const QString &id, const QStringList &names) const;

private:
    void add(const ListedName &entry);

    QStringList m_lists;
    QHash<QString, QStringList> m_byId;
    QHash<QString, QStringList> m_byName;
};

/// The lists of institutions that come with the program (resources/knowledge/institutionlists.tsv),
/// each entry with the id that the table of institutions has for it.
const QList<ListedName> &listedInstitutions();

/// What a list is called in a language: "985", "双一流"; a committee's own as the committee calls
/// it.
QString listTitle(const QString &list, QStringView language);

/// A committee's own lists from a table with a heading: a column "list", and at least one of
/// "name", "abbreviation", "issn", "eissn" and "id". InvalidTable with the line where one cannot be
/// used.
Result<QList<ListedName>> listedNamesFromCsv(const QByteArray &bytes);

/// As the season keeps them in its settings, under these keys.
inline const QString institutionListsKey = QStringLiteral("institutionLists");
inline const QString venueListsKey = QStringLiteral("venueLists");
QJsonArray toJson(const QList<ListedName> &entries);
QList<ListedName> listedNamesFromJson(const QJsonArray &json);

} // namespace Bole
