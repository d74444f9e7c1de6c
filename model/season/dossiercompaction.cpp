// SPDX-License-Identifier: GPL-3.0-or-later
// Of taking deleted people out of the file: a part of DossierStore that reaches into many tables.
#include "model/season/compactedevent.h"
#include "model/season/dossierstore.h"
#include "model/season/exchangestore.h"
#include "model/season/query.h"
#include "model/season/recordstore.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString gone = u"(SELECT id FROM applicant WHERE removed_at IS NOT NULL)"_s;
const QString goneFields = u"(SELECT uuid FROM own_field WHERE removed_at IS NOT NULL)"_s;
const QString goneDocuments = u"(SELECT id FROM document WHERE removed_at IS NOT NULL)"_s;

/// Edits that hold something of what is gone, or lead back to it. Documents have left by now.
QString goneEdits()
{
    const QString inEntries =
        u"EXISTS (SELECT 1 FROM json_each(%1, '$.entries') e WHERE json_extract(e.value, "
        "'$.applicant') IN "_s +
        gone + u')';
    const QString readFromGone =
        u"coalesce(json_extract(%1, '$.document'), 0) NOT IN (SELECT 0 UNION SELECT id FROM "
        "document)"_s;
    const QString namesField =
        u"EXISTS (SELECT 1 FROM own_field f WHERE f.removed_at IS NOT NULL AND instr(%1, f.uuid))"_s;
    const auto either = [](const QString &kind, const QString &condition) {
        return u" OR (kind = '%1' AND json_valid(before) AND json_valid(after) AND (%2 OR %3))"_s
            .arg(kind, condition.arg(u"before"_s), condition.arg(u"after"_s));
    };
    return u"(applicant_id IN "_s + gone +
           u" OR (kind = 'document' AND CAST(pointer AS INTEGER) NOT IN (SELECT id FROM document)) "
           "OR (kind = 'own-value' AND pointer IN "_s +
           goneFields + u")"_s + either(u"shortlist"_s, inEntries) +
           either(u"reading"_s, readFromGone) + either(u"own-fields"_s, namesField) + u")"_s;
}

/// A step of which a part is gone cannot be taken back any more; the rest of it is still told.
void dropEdits(Database &database)
{
    const QString condition = goneEdits();
    Query(database, u"UPDATE edit SET dropped = 1 WHERE step IN (SELECT step FROM edit WHERE "_s +
                        condition + u')');
    Query(database, u"DELETE FROM edit WHERE "_s + condition);
}

} // namespace

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
            u"DELETE FROM applicant_search WHERE rowid IN "_s + gone};
        for (const QString &statement : statements)
            Query(m_database, statement);
        dropEdits(m_database);
        for (const QString &statement : {u"DELETE FROM own_value WHERE field IN "_s + goneFields,
                                         u"DELETE FROM own_field WHERE removed_at IS NOT NULL"_s})
            Query(m_database, statement);
        for (const char *table : {"review", "assignment", "tag", "seen", "test_score", "facts",
                                  "record", "fact_count", "committee_decision", "roster_value",
                                  "own_value", "outside_number", "offer_answer", "applicant_stage"})
            Query(m_database,
                  u"DELETE FROM %1 WHERE applicant_id IN "_s.arg(QLatin1StringView(table)) + gone);
        if (const auto dropped = RecordStore(m_database).dropStaleHints(); !dropped)
            return std::unexpected(dropped.error());
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
                               .addEvent(compactedEvent, by,
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
