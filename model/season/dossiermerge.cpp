// SPDX-License-Identifier: GPL-3.0-or-later
// Of one person and another being the same: a part of DossierStore that reaches into many tables.
#include "model/season/applicantstore.h"
#include "model/season/dossierstore.h"
#include "model/season/query.h"
#include "model/season/rosterstore.h"
#include "model/season/transaction.h"

#include <QJsonArray>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QJsonArray column(Database &database, const QString &sql, const QVariantList &values)
{
    QJsonArray found;
    Query query(database, sql, values);
    while (query.next())
        found.append(query.text(0));
    return found;
}

/// Runs a statement with two ids for each of them.
void forEach(Database &database, const QJsonArray &values, const QString &sql,
             ApplicantId applicant)
{
    for (const QJsonValue &value : values)
        Query(database, sql, {applicant.value, value.toString()});
}

/// A table with one row a person, and when such a row says nothing.
struct OneRow
{
    QString table;
    QString saysNothing;
    SharedThing thing;
};

const QList<OneRow> &oneRows()
{
    static const QList<OneRow> tables{
        {u"committee_decision"_s, u"decision = 'undecided'"_s, SharedThing::Decision},
        {u"offer_answer"_s, u"0"_s, SharedThing::Answer},
        {u"applicant_stage"_s, u"stage = '' AND planned = ''"_s, SharedThing::Stage},
    };
    return tables;
}

bool hasRow(Database &database, const OneRow &row, ApplicantId applicant)
{
    return Query(database,
                 u"SELECT 1 FROM %1 WHERE applicant_id = ? AND NOT (%2)"_s.arg(row.table,
                                                                               row.saysNothing),
                 {applicant.value})
        .next();
}

/// The rows of `other` of which `kept` has none.
QJsonArray rowsThatGoOver(Database &database, ApplicantId kept, ApplicantId other)
{
    QJsonArray tables;
    for (const OneRow &row : oneRows()) {
        if (hasRow(database, row, other) && !hasRow(database, row, kept))
            tables.append(row.table);
    }
    return tables;
}

void moveRows(Database &database, const QJsonArray &tables, ApplicantId from, ApplicantId to)
{
    for (const OneRow &row : oneRows()) {
        if (!tables.contains(row.table))
            continue;
        Query(database,
              u"DELETE FROM %1 WHERE applicant_id = ? AND (%2)"_s.arg(row.table, row.saysNothing),
              {to.value});
        Query(database, u"UPDATE %1 SET applicant_id = ? WHERE applicant_id = ?"_s.arg(row.table),
              {to.value, from.value});
    }
}

/// The reviews of who has reviewed both and declared a conflict of interest with `other` alone, in
/// pairs: first that of `kept`.
QJsonArray conflictsWithOther(Database &database, ApplicantId kept, ApplicantId other)
{
    QJsonArray pairs;
    Query query(database,
                u"SELECT k.id, o.id FROM review o JOIN review k ON k.reviewer_id = o.reviewer_id "
                "AND k.applicant_id = ? WHERE o.applicant_id = ? AND o.state = 'conflict' AND "
                "k.state <> 'conflict'"_s,
                {kept.value, other.value});
    while (query.next())
        pairs.append(QJsonArray{query.integer(0), query.integer(1)});
    return pairs;
}

/// A conflict with one person is one with them under any name: the two reviews change places.
void swapConflicts(Database &database, const QJsonArray &pairs, ApplicantId kept, ApplicantId other,
                   bool back)
{
    if (pairs.isEmpty())
        return;
    // For a moment one of the two is nobody's; nobody has two.
    Query(database, u"PRAGMA defer_foreign_keys = ON"_s);
    const QString move = u"UPDATE review SET applicant_id = ? WHERE id = ?"_s;
    for (const QJsonValue &value : pairs) {
        const qint64 ofKept = value.toArray().at(0).toInteger();
        const qint64 ofOther = value.toArray().at(1).toInteger();
        Query(database, move, {-1, ofKept});
        Query(database, move, {back ? other.value : kept.value, ofOther});
        Query(database, move, {back ? kept.value : other.value, ofKept});
    }
}

} // namespace

/// A reviewer who has reviewed both keeps both: the review of `kept` counts, the other one stays
/// with `other` and comes back with them.
QJsonObject DossierStore::whatGoesOver(ApplicantId kept, ApplicantId other) const
{
    const QVariantList both{other.value, kept.value};
    return {
        {u"other"_s, ApplicantStore(m_database).uuid(other).value_or(QString())},
        {u"reviews"_s,
         column(m_database,
                u"SELECT id FROM review WHERE applicant_id = ? AND reviewer_id NOT IN "
                "(SELECT reviewer_id FROM review WHERE applicant_id = ?)"_s,
                both)},
        {u"tags"_s, column(m_database,
                           u"SELECT name FROM tag WHERE applicant_id = ? AND name NOT IN "
                           "(SELECT name FROM tag WHERE applicant_id = ?)"_s,
                           both)},
        {u"own"_s, column(m_database,
                          u"SELECT field FROM own_value WHERE applicant_id = ? AND field NOT IN "
                          "(SELECT field FROM own_value WHERE applicant_id = ?)"_s,
                          both)},
        {u"criteria"_s,
         column(m_database,
                u"SELECT criterion FROM outside_number WHERE applicant_id = ? AND criterion NOT IN "
                "(SELECT criterion FROM outside_number WHERE applicant_id = ?)"_s,
                both)},
        {u"rows"_s, rowsThatGoOver(m_database, kept, other)},
        {u"conflicts"_s, conflictsWithOther(m_database, kept, other)},
        {u"readers"_s,
         column(m_database,
                u"SELECT reviewer_id FROM assignment WHERE applicant_id = ? AND reviewer_id NOT IN "
                "(SELECT reviewer_id FROM assignment WHERE applicant_id = ?)"_s,
                both)}};
}

Result<void> DossierStore::undoOrRedoMerge(ApplicantId kept, const QJsonObject &moved, bool back)
{
    const auto other = ApplicantStore(m_database).findByUuid(moved.value("other"_L1).toString());
    if (!other || !other->isValid())
        return failure(ErrorCode::EditConflict, u"merge"_s);
    Transaction transaction(m_database);
    const ApplicantId to = back ? *other : kept;
    forEach(m_database, moved.value("reviews"_L1).toArray(),
            u"UPDATE review SET applicant_id = ? WHERE id = ?"_s, to);
    const ApplicantId from = back ? kept : *other;
    for (const QJsonValue &field : moved.value("own"_L1).toArray())
        Query(
            m_database,
            u"UPDATE OR IGNORE own_value SET applicant_id = ? WHERE applicant_id = ? AND field = ?"_s,
            {to.value, from.value, field.toString()});
    for (const QJsonValue &criterion : moved.value("criteria"_L1).toArray())
        Query(m_database,
              u"UPDATE OR IGNORE outside_number SET applicant_id = ? WHERE applicant_id = ? AND "
              "criterion = ?"_s,
              {to.value, from.value, criterion.toString()});
    moveRows(m_database, moved.value("rows"_L1).toArray(), from, to);
    swapConflicts(m_database, moved.value("conflicts"_L1).toArray(), kept, *other, back);
    const QJsonArray tags = moved.value("tags"_L1).toArray();
    const QJsonArray readers = moved.value("readers"_L1).toArray();
    forEach(m_database, tags,
            back ? u"DELETE FROM tag WHERE applicant_id = ? AND name = ?"_s
                 : u"INSERT OR IGNORE INTO tag (applicant_id, name) VALUES (?, ?)"_s,
            kept);
    forEach(m_database, readers,
            back ? u"DELETE FROM assignment WHERE applicant_id = ?1 AND reviewer_id = ?2"_s
                 : u"INSERT OR IGNORE INTO assignment (applicant_id, reviewer_id, assigned_at) "
                   "VALUES (?1, ?2, strftime('%Y-%m-%dT%H:%M:%fZ'))"_s,
            kept);
    for (const ApplicantId applicant : {kept, *other}) {
        transaction.announce(Topic::Applicants, applicant.value);
        transaction.announce(Topic::Reviews, applicant.value);
    }
    transaction.announce(Topic::Assignments);
    transaction.announce(Topic::Decisions);
    return transaction.commit();
}

Result<void> DossierStore::mergeRoster(ApplicantId kept, ApplicantId other, ReviewerId by)
{
    RosterStore rosters(m_database);
    const auto ours = rosters.values(kept);
    const auto theirs = rosters.values(other);
    if (!ours || !theirs)
        return std::unexpected(ours ? theirs.error() : ours.error());
    return rosters.put(kept, mergedRoster(*ours, *theirs), by);
}

QList<SharedThing> DossierStore::shared(ApplicantId kept, ApplicantId other) const
{
    QList<SharedThing> things;
    const auto isThere = [&](const QString &sql) {
        return Query(m_database, sql, {kept.value, other.value}).next();
    };
    if (isThere(u"SELECT 1 FROM roster_value k JOIN roster_value o ON o.field = k.field AND "
                "o.value <> k.value WHERE k.applicant_id = ? AND o.applicant_id = ? AND k.field "
                "NOT IN ('number', 'other-numbers')"_s))
        things.append(SharedThing::Roster);
    for (const OneRow &row : oneRows()) {
        if (hasRow(m_database, row, kept) && hasRow(m_database, row, other))
            things.append(row.thing);
    }
    if (isThere(
            u"SELECT 1 FROM outside_number k JOIN outside_number o ON o.criterion = "
            "k.criterion AND o.value <> k.value WHERE k.applicant_id = ? AND o.applicant_id = ?"_s))
        things.append(SharedThing::OutsideNumbers);
    return things;
}

} // namespace Bole
