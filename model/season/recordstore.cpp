// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/recordstore.h"

#include "model/record/entryids.h"
#include "model/record/recordbounds.h"
#include "model/record/recordjson.h"
#include "model/season/facts.h"
#include "model/season/history.h"
#include "model/season/packing.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

namespace Bole {

using namespace Qt::StringLiterals;

Result<void> RecordStore::add(ApplicantId applicant, const Record &parsed, DocumentId document)
{
    const CheckedRecord checked{toJson(parsed), {}, {}};
    const QString now = timestamp();
    Transaction transaction(m_database);
    Query(m_database,
          u"INSERT INTO record (applicant_id, document_id, parsed, parsed_at, changed_at) "
          "VALUES (?, ?, ?, ?, ?)"_s,
          {applicant.value, bound(document), packedJson(checked.json), now, now});
    writeFacts(m_database, applicant, parsed, checked);
    transaction.announce(Topic::Record, applicant.value);
    return transaction.commit();
}

Result<CheckedRecord> RecordStore::checked(ApplicantId applicant) const
{
    Query query(m_database,
                u"SELECT coalesce(current, parsed), notes FROM record WHERE applicant_id = ?"_s,
                {applicant.value});
    if (!query.next())
        return query.result().and_then(
            []() -> Result<CheckedRecord> { return failure(ErrorCode::NotFound, u"record"_s); });
    // A season can come from a stranger, too.
    const Result<QJsonObject> json = unpackedJson(query.bytes(0), withinBounds);
    const Result<QJsonObject> notes = unpackedJson(query.bytes(1));
    if (!json || !notes)
        return std::unexpected(json ? notes.error() : json.error());
    CheckedRecord record{*json, {}, {}};
    setNotesFromJson(record, *notes);
    giveEntryIds(record);
    return record;
}

Result<Record> RecordStore::current(ApplicantId applicant) const
{
    return checked(applicant).and_then(
        [](const CheckedRecord &record) { return recordFromJson(record.json); });
}

Result<Record> RecordStore::parsed(ApplicantId applicant) const
{
    Query query(m_database, u"SELECT parsed FROM record WHERE applicant_id = ?"_s,
                {applicant.value});
    if (!query.next())
        return query.result().and_then(
            []() -> Result<Record> { return failure(ErrorCode::NotFound, u"record"_s); });
    return unpackedJson(query.bytes(0)).and_then(recordFromJson);
}

Result<DocumentId> RecordStore::sourceDocument(ApplicantId applicant) const
{
    // One that was moved or taken away is no longer there to be looked at.
    Query query(m_database,
                u"SELECT d.id FROM record r JOIN document d ON d.id = r.document_id AND "
                "d.applicant_id = r.applicant_id AND d.removed_at IS NULL "
                "WHERE r.applicant_id = ?"_s,
                {applicant.value});
    const DocumentId document = query.next() ? query.id<DocumentId>(0) : DocumentId();
    return query.result(document);
}

Result<EditId> RecordStore::apply(ApplicantId applicant, const Edit &edit, ReviewerId by)
{
    return apply(applicant, QList<Edit>{edit}, by);
}

Result<EditId> RecordStore::apply(ApplicantId applicant, const QList<Edit> &edits, ReviewerId by)
{
    Transaction transaction(m_database);
    Result<CheckedRecord> record = checked(applicant);
    if (!record)
        return std::unexpected(record.error());
    History history(m_database);
    EditId first;
    for (const Edit &edit : edits) {
        const auto done = Bole::apply(*record, edit, by, QDateTime::currentDateTimeUtc());
        if (!done)
            return std::unexpected(done.error());
        const Result<EditId> id = history.append(applicant, by, *done);
        if (!id)
            return id;
        if (!first.isValid())
            first = *id;
    }
    if (const auto written = write(applicant, *record); !written)
        return std::unexpected(written.error());
    // One's own edit is no news to oneself.
    if (by.isValid())
        markSeen(m_database, applicant, by);
    return transaction.commit(first);
}

Result<QList<Difference>> RecordStore::replaceParsed(ApplicantId applicant, const Record &parsed,
                                                     ReviewerId by)
{
    Transaction transaction(m_database);
    const Result<CheckedRecord> record = checked(applicant);
    if (!record)
        return std::unexpected(record.error());
    const CheckedRecord fresh = refreshed(*record, parsed);
    Query(m_database, u"UPDATE record SET parsed = ?, parsed_at = ? WHERE applicant_id = ?"_s,
          {packedJson(toJson(parsed)), timestamp(), applicant.value});
    return write(applicant, fresh)
        .and_then([&] {
            return History(m_database).append(applicant, by, HistoryKind::Parse, {}, {}, {});
        })
        .and_then([&](EditId) { return transaction.commit(Bole::differences(fresh, parsed)); });
}

Result<QList<Difference>> RecordStore::differences(ApplicantId applicant) const
{
    return checked(applicant).and_then([&](const CheckedRecord &record) {
        return parsed(applicant).transform(
            [&](const Record &reading) { return Bole::differences(record, reading); });
    });
}

Result<void> RecordStore::write(ApplicantId applicant, const CheckedRecord &wanted)
{
    CheckedRecord record = wanted;
    giveEntryIds(record);
    const Result<Record> facts = recordFromJson(record.json);
    if (!facts)
        return std::unexpected(facts.error());
    const QString now = timestamp();
    Transaction transaction(m_database);
    Query(m_database,
          u"UPDATE record SET current = ?, notes = ?, changed_at = ? WHERE applicant_id = ?"_s,
          {packedJson(record.json), packedJson(notesToJson(record)), now, applicant.value});
    // Later than whoever looked last, also when the clock was set back since: it is news to them.
    Query(m_database,
          u"UPDATE applicant SET changed_at = max(?, coalesce((SELECT "
          "strftime('%Y-%m-%dT%H:%M:%fZ', max(seen_at), '+0.001 seconds') FROM seen "
          "WHERE applicant_id = applicant.id), '')) WHERE id = ?"_s,
          {now, applicant.value});
    writeFacts(m_database, applicant, *facts, record);
    transaction.announce(Topic::Record, applicant.value);
    return transaction.commit();
}

void RecordStore::refreshFacts(ApplicantId applicant)
{
    const auto record = checked(applicant);
    const auto facts =
        record ? recordFromJson(record->json) : Result<Record>(std::unexpected(record.error()));
    if (facts)
        writeFacts(m_database, applicant, *facts, *record);
}

} // namespace Bole
