// SPDX-License-Identifier: GPL-3.0-or-later
// Of which document a record is made: part of RecordStore, undoable through the history.
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"
#include "model/record/valuecheck.h"
#include "model/season/applicantstore.h"
#include "model/season/history.h"
#include "model/season/packing.h"
#include "model/season/query.h"
#include "model/season/recordstore.h"
#include "model/season/transaction.h"

#include <QJsonArray>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString documentKey = u"document"_s;
const QString recordKey = u"record"_s;
const QString notesKey = u"notes"_s;

/// A record that was made without a document takes over all that the first one says; what a person
/// has typed stands, and what the document does not say stays.
CheckedRecord filledFrom(const CheckedRecord &typed, const Record &parsed)
{
    CheckedRecord filled{toJson(parsed), {}, {}};
    QJsonObject basics = filled.json.value("basics"_L1).toObject();
    const QJsonObject known = typed.json.value("basics"_L1).toObject();
    for (auto it = known.begin(); it != known.end(); ++it) {
        if (!basics.contains(it.key()))
            basics.insert(it.key(), it.value());
    }
    filled.json.insert("basics"_L1, basics);
    for (auto mark = typed.marks.begin(); mark != typed.marks.end(); ++mark) {
        const QJsonValue value = valueAt(typed.json, mark.key());
        if (!value.isUndefined())
            (void)apply(filled, Edit::set(mark.key(), value), mark->by, mark->at);
    }
    return filled;
}

} // namespace

/// Which document, and without one the record itself: it can be had from nowhere else.
QJsonObject RecordStore::reading(ApplicantId applicant) const
{
    Query query(m_database, u"SELECT coalesce(document_id, 0) FROM record WHERE applicant_id = ?"_s,
                {applicant.value});
    const DocumentId document = query.next() ? query.id<DocumentId>(0) : DocumentId();
    QJsonObject state{{documentKey, document.value}};
    if (document.isValid())
        return state;
    const CheckedRecord record = checked(applicant).value_or(CheckedRecord());
    state.insert(recordKey, record.json);
    state.insert(notesKey, notesToJson(record));
    return state;
}

Result<Record> RecordStore::keptReading(DocumentId document) const
{
    Query query(m_database, u"SELECT parsed FROM document_reading WHERE document_id = ?"_s,
                {document.value});
    if (!query.next())
        return failure(ErrorCode::NotFound, u"reading"_s);
    return unpackedJson(query.bytes(0)).and_then(recordFromJson);
}

Result<void> RecordStore::putReading(ApplicantId applicant, DocumentId document,
                                     const Record &parsed, const CheckedRecord &record)
{
    Transaction transaction(m_database);
    // What was read until now is kept for the way back.
    Query(m_database,
          u"INSERT OR REPLACE INTO document_reading (document_id, parsed) "
          "SELECT document_id, parsed FROM record WHERE applicant_id = ? AND document_id IS NOT "
          "NULL"_s,
          {applicant.value});
    Query(m_database,
          u"UPDATE record SET document_id = ?, parsed = ?, parsed_at = ? WHERE applicant_id = ?"_s,
          {bound(document), packedJson(toJson(parsed)), timestamp(), applicant.value});
    return write(applicant, record).and_then([&] { return transaction.commit(); });
}

Result<QList<Difference>> RecordStore::readFrom(ApplicantId applicant, DocumentId document,
                                                const Record &parsed, ReviewerId by)
{
    Transaction transaction(m_database);
    const auto record = checked(applicant);
    if (!record)
        return std::unexpected(record.error());
    const QJsonObject before = reading(applicant);
    const bool isFirst = before.contains(recordKey);
    const CheckedRecord next = isFirst ? filledFrom(*record, parsed) : refreshed(*record, parsed);
    return putReading(applicant, document, parsed, next)
        .and_then([&] {
            return History(m_database)
                .append(applicant, by, HistoryKind::Reading, {}, before,
                        {{documentKey, document.value}});
        })
        .and_then([&](EditId) { return transaction.commit(Bole::differences(next, parsed)); });
}

Result<void> RecordStore::readAgain(ApplicantId applicant, DocumentId document, ReviewerId by)
{
    const auto kept = keptReading(document);
    if (!kept)
        return kept.error().code == ErrorCode::NotFound ? Result<void>()
                                                        : std::unexpected(kept.error());
    return readFrom(applicant, document, *kept, by).transform([](const QList<Difference> &) {});
}

Result<void> RecordStore::setReadingIfUnchanged(ApplicantId applicant, const QJsonObject &expected,
                                                const QJsonObject &wanted)
{
    const DocumentId now{expected.value(documentKey).toInteger()};
    const DocumentId next{wanted.value(documentKey).toInteger()};
    const auto record = checked(applicant);
    if (!record || reading(applicant).value(documentKey).toInteger() != now.value)
        return failure(ErrorCode::EditConflict, u"reading"_s);
    if (next.isValid())
        return keptReading(next).and_then([&](const Record &parsed) {
            return putReading(applicant, next, parsed,
                              now.isValid() ? refreshed(*record, parsed)
                                            : filledFrom(*record, parsed));
        });
    CheckedRecord typed{wanted.value(recordKey).toObject(), {}, {}};
    setNotesFromJson(typed, wanted.value(notesKey).toObject());
    return recordFromJson(typed.json).and_then([&](const Record &parsed) {
        return putReading(applicant, {}, parsed, typed);
    });
}

/// The hints stand in what was read, and in what became of it.
Result<void> RecordStore::dropStaleHints()
{
    struct Stored
    {
        ApplicantId applicant;
        QByteArray parsed;
        QByteArray current;
    };
    QList<Stored> all;
    Query query(m_database, u"SELECT applicant_id, parsed, current FROM record"_s);
    while (query.next())
        all.append({query.id<ApplicantId>(0), query.bytes(1), query.bytes(2)});
    for (const Stored &stored : std::as_const(all)) {
        for (const auto &[column, bytes] :
             {std::pair(u"parsed"_s, stored.parsed), std::pair(u"current"_s, stored.current)}) {
            const auto json =
                bytes.isEmpty() ? Result<QJsonObject>(QJsonObject()) : unpackedJson(bytes);
            const auto rest = json ? withoutStaleHints(*json, stored.applicant) : std::nullopt;
            if (rest)
                Query(m_database, u"UPDATE record SET %1 = ? WHERE applicant_id = ?"_s.arg(column),
                      {packedJson(*rest), stored.applicant.value});
        }
    }
    return query.result();
}

std::optional<QJsonObject> RecordStore::withoutStaleHints(const QJsonObject &record,
                                                          ApplicantId applicant) const
{
    QJsonArray checks;
    const QJsonArray before = record.value("checks"_L1).toArray();
    for (const QJsonValue &check : before) {
        const bool isHint = check["code"_L1].toString() == possiblyTwice.code;
        // The first versions kept the name as the check's message.
        const QJsonValue name = check["values"_L1][possiblyTwice.key];
        const QString other = (name.isString() ? name : check["message"_L1]).toString();
        QList<ApplicantId> others =
            isHint ? ApplicantStore(m_database).named(other) : QList<ApplicantId>();
        others.removeAll(applicant);
        if (!isHint || !others.isEmpty())
            checks.append(check);
    }
    if (checks.size() == before.size())
        return std::nullopt;
    QJsonObject rest = record;
    rest.insert("checks"_L1, checks);
    return rest;
}

} // namespace Bole
