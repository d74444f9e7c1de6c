// SPDX-License-Identifier: GPL-3.0-or-later
// Of one person and another being the same, and of taking deleted people out of the file: parts of
// DossierStore that reach into many tables.
#include "model/season/applicantstore.h"
#include "model/season/dossierstore.h"
#include "model/season/exchangestore.h"
#include "model/season/facts.h"
#include "model/season/query.h"
#include "model/season/settingstore.h"
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

const QString gone = u"(SELECT id FROM applicant WHERE removed_at IS NOT NULL)"_s;
const QString goneFields = u"(SELECT uuid FROM own_field WHERE removed_at IS NOT NULL)"_s;
const QString goneDocuments = u"(SELECT id FROM document WHERE removed_at IS NOT NULL)"_s;

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
        {u"readers"_s,
         column(m_database,
                u"SELECT reviewer_id FROM assignment WHERE applicant_id = ? AND reviewer_id NOT IN "
                "(SELECT reviewer_id FROM assignment WHERE applicant_id = ?)"_s,
                both)}};
}

Result<void> DossierStore::turnMerge(ApplicantId kept, const QJsonObject &moved, bool back)
{
    const auto other = ApplicantStore(m_database).findByUuid(moved.value("other"_L1).toString());
    if (!other || !other->isValid())
        return failure(ErrorCode::EditConflict, u"merge"_s);
    Transaction transaction(m_database);
    const ApplicantId to = back ? *other : kept;
    forEach(m_database, moved.value("reviews"_L1).toArray(),
            u"UPDATE review SET applicant_id = ? WHERE id = ?"_s, to);
    for (const QJsonValue &field : moved.value("own"_L1).toArray())
        Query(
            m_database,
            u"UPDATE OR IGNORE own_value SET applicant_id = ? WHERE applicant_id = ? AND field = ?"_s,
            {to.value, (back ? kept : *other).value, field.toString()});
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
    return transaction.commit();
}

Result<DossierStore::Compacted> DossierStore::deleted() const
{
    Query query(m_database, u"SELECT (SELECT count(*) FROM applicant WHERE removed_at IS NOT NULL "
                            "AND EXISTS (SELECT 1 FROM record r WHERE r.applicant_id = "
                            "applicant.id)), (SELECT count(*) FROM document "
                            "WHERE removed_at IS NOT NULL)"_s);
    Compacted counts;
    if (query.next())
        counts = {query.number(0), query.number(1)};
    return query.result(counts);
}

Result<DossierStore::Compacted> DossierStore::compact(ReviewerId by)
{
    const auto counts = deleted();
    if (!counts)
        return counts;
    {
        Transaction transaction(m_database);
        // What hangs on documents first, then documents, then what hangs on people.
        const QStringList statements{
            u"UPDATE record SET document_id = NULL WHERE document_id IN "_s + goneDocuments,
            u"UPDATE document SET replaced_by = NULL WHERE replaced_by IN "_s + goneDocuments,
            u"DELETE FROM highlight WHERE document_id IN "_s + goneDocuments,
            u"DELETE FROM document_seen WHERE document_id IN "_s + goneDocuments,
            u"DELETE FROM document_reading WHERE document_id IN "_s + goneDocuments,
            u"DELETE FROM document_text WHERE document_id IN "_s + goneDocuments,
            u"DELETE FROM document_content WHERE document_id IN "_s + goneDocuments,
            u"DELETE FROM document WHERE removed_at IS NOT NULL"_s,
            u"DELETE FROM note_search WHERE rowid IN (SELECT id FROM review WHERE applicant_id IN "_s +
                gone + u')',
            u"DELETE FROM score WHERE review_id IN (SELECT id FROM review WHERE applicant_id IN "_s +
                gone + u')',
            u"DELETE FROM text_search WHERE rowid IN "_s + gone,
            u"DELETE FROM applicant_search WHERE rowid IN "_s + gone,
            // Steps of which a part is gone cannot be taken back.
            u"DELETE FROM edit WHERE step IN (SELECT step FROM edit WHERE applicant_id IN "_s +
                gone +
                u" OR (kind = 'document' AND CAST(pointer AS INTEGER) NOT IN "
                "(SELECT id FROM document)) OR kind IN ('reading', 'own-fields') OR (kind = "
                "'own-value' AND pointer IN "_s +
                goneFields + u"))"_s,
            u"DELETE FROM own_value WHERE field IN "_s + goneFields,
            u"DELETE FROM own_field WHERE removed_at IS NOT NULL"_s};
        for (const QString &statement : statements)
            Query(m_database, statement);
        for (const char *table : {"review", "assignment", "tag", "seen", "test_score", "facts",
                                  "record", "fact_count", "committee_decision", "roster_value",
                                  "own_value", "outside_number", "offer_answer", "applicant_stage"})
            Query(m_database,
                  u"DELETE FROM %1 WHERE applicant_id IN "_s.arg(QLatin1StringView(table)) + gone);
        // A sealed list stays as it was sealed.
        Query(m_database, u"DELETE FROM shortlist_entry WHERE shortlist_id IN (SELECT id FROM "
                          "shortlist WHERE seal = '') AND applicant_id IN "_s +
                              gone);
        // What was taken out of an index stands in it until it is written anew.
        for (const char *index : {"text_search", "applicant_search", "note_search"})
            Query(m_database,
                  u"INSERT INTO %1 (%1) VALUES ('optimize')"_s.arg(QLatin1StringView(index)));
        Query(m_database, u"UPDATE event SET applicant_id = NULL WHERE applicant_id IN "_s + gone);
        // The name of nobody: others who exchange work with this file learn that they are gone.
        Query(m_database, u"UPDATE applicant SET nickname = '', number = '', withdrawn_reason = '' "
                          "WHERE removed_at IS NOT NULL"_s);
        // What was told of them, and what would bring it back.
        for (
            const QString &statement :
            {u"DELETE FROM travel_version WHERE item IN (SELECT id FROM travel_item WHERE kind <> "
             "'applicant' AND about IN (SELECT uuid FROM applicant WHERE removed_at IS NOT NULL))"_s,
             u"DELETE FROM travel_item WHERE kind <> 'applicant' AND about IN (SELECT uuid FROM "
             "applicant WHERE removed_at IS NOT NULL)"_s,
             u"DELETE FROM travel_import"_s})
            Query(m_database, statement);
        const auto noted = SettingStore(m_database)
                               .addEvent(u"season.compacted"_s, by,
                                         {{u"applicants"_s, counts->applicants},
                                          {u"documents"_s, counts->documents}});
        if (!noted)
            return std::unexpected(noted.error());
        if (const auto done = transaction.commit(); !done)
            return std::unexpected(done.error());
    }
    if (Query(m_database, u"SELECT 1 FROM travel_version LIMIT 1"_s).next()) {
        if (const auto stamped = ExchangeStore(m_database).capture(by); !stamped)
            return std::unexpected(stamped.error());
    }
    // Until here the pages are only free; now what stood on them is gone from the file.
    return m_database.connection().vacuum().transform([&] { return *counts; });
}

} // namespace Bole
