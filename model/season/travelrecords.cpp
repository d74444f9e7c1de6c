// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/travelrecords.h"

#include "model/record/entryids.h"
#include "model/record/recordbounds.h"
#include "model/record/recordjson.h"
#include "model/season/facts.h"
#include "model/season/json.h"
#include "model/season/packing.h"
#include "model/season/query.h"
#include "model/season/travelkinds.h"

#include <QCryptographicHash>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString partsKey = u"parts"_s;

QJsonObject toJson(const RecordParts &parts)
{
    QJsonObject json;
    for (auto it = parts.begin(); it != parts.end(); ++it)
        json.insert(it.key(), it.value());
    return json;
}

RecordParts partsFromJson(const QJsonObject &json)
{
    RecordParts parts;
    for (auto it = json.begin(); it != json.end(); ++it)
        parts.insert(it.key(), it->toObject());
    return parts;
}

/// When a person said something about this part last.
qint64 timeOf(const QJsonObject &part)
{
    qint64 latest = 0;
    const QJsonObject marks = part.value("marks"_L1).toObject();
    for (const QJsonValue &mark : marks) {
        const auto at = QDateTime::fromString(mark["at"_L1].toString(), Qt::ISODateWithMs);
        latest = qMax(latest, at.isValid() ? at.toMSecsSinceEpoch() : 0);
    }
    return latest;
}

} // namespace

/// A row of `record`.
struct TravelRecords::Stored
{
    qint64 applicant = 0;
    qint64 document = 0;
    QByteArray parsed;
    QByteArray current;
    QByteArray notes;
    QString parsedAt;
    qint64 changed = 0;

    QByteArray hash() const
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        hash.addData(QByteArray::number(document) + ' ' + QByteArray::number(parsed.size()) + ' ' +
                     QByteArray::number(current.size()) + ' ');
        for (const QByteArray *bytes : {&parsed, &current, &notes})
            hash.addData(*bytes);
        return hash.result().left(16);
    }

    Result<CheckedRecord> record() const
    {
        const auto json = unpackedJson(current.isEmpty() ? parsed : current, withinBounds);
        const auto said = unpackedJson(notes);
        if (!json || !said)
            return failure(ErrorCode::SeasonCorrupted, u"record"_s);
        CheckedRecord record{*json, {}, {}};
        setNotesFromJson(record, *said);
        giveEntryIds(record);
        return record;
    }
};

QList<TravelRecords::Stored> TravelRecords::stored(const std::optional<QVariant> &applicants) const
{
    QList<Stored> rows;
    Query query(
        m_database,
        u"SELECT applicant_id, coalesce(document_id, 0), parsed, current, notes, "
        "parsed_at, changed_at FROM record"_s +
            (applicants ? u" WHERE applicant_id IN (SELECT value FROM json_each(?))"_s : QString()),
        applicants ? QVariantList{*applicants} : QVariantList());
    while (query.next())
        rows.append({query.integer(0), query.integer(1), query.bytes(2), query.bytes(3),
                     query.bytes(4), query.text(5), query.time(6).toMSecsSinceEpoch()});
    return rows;
}

RecordParts TravelRecords::namedParts(const CheckedRecord &record)
{
    RecordParts parts = partsOf(record);
    for (auto it = parts.begin(); it != parts.end(); ++it)
        *it = m_names.namedMarks(*it);
    return parts;
}

RecordParts TravelRecords::known(const QString &applicant, const QJsonObject &reading) const
{
    RecordParts parts = partsFromJson(reading.value(partsKey).toObject());
    for (const TravelItem &item : m_versions.itemsAbout(applicant, fieldKind)) {
        const QString name = item.key.section(u'/', 1);
        const auto shown = m_versions.shownVersion(item);
        if (shown && shown->value)
            parts.insert(name, *shown->value);
        else if (shown)
            parts.remove(name);
    }
    return parts;
}

QList<TravelRecords::Changed> TravelRecords::changed(const std::optional<QVariant> &applicants)
{
    QList<Changed> found;
    const auto items = applicants ? QHash<QString, TravelItem>() : m_versions.items(readingKind);
    for (const Stored &row : stored(applicants)) {
        const QString key = m_names.keyOf(u"applicant"_s, row.applicant);
        TravelItem item = applicants ? m_versions.item(readingKind, key) : items.value(key);
        item.kind = readingKind;
        item.key = key;
        item.about = key;
        item.row = row.applicant;
        if (!key.isEmpty() && row.hash() != item.shown)
            compare(row, item, found);
    }
    return found;
}

void TravelRecords::compare(const Stored &row, TravelItem item, QList<Changed> &found)
{
    const auto record = row.record();
    const auto parsed = unpackedJson(row.parsed);
    if (!record || !parsed)
        return; // a damaged record stays where it is
    const RecordParts now = namedParts(*record);
    const QString document = m_names.keyOf(u"document"_s, row.document);
    const auto before = item.id == 0 ? std::nullopt : m_versions.shownVersion(item);
    QJsonObject reading = before && before->value ? *before->value : QJsonObject();
    if (!before || reading.value("parsed"_L1).toObject() != *parsed ||
        reading.value("document"_L1).toString() != document) {
        reading = {{u"document"_s, document},
                   {u"parsed"_s, *parsed},
                   {u"parsed_at"_s, row.parsedAt},
                   {partsKey, toJson(now)}};
        found.append({item, reading, timeFromStamp(row.parsedAt).toMSecsSinceEpoch()});
    }
    // Through the same form, so that only what a person did is a difference.
    RecordParts known;
    {
        RecordParts told = this->known(item.key, reading);
        for (auto it = told.begin(); it != told.end(); ++it)
            *it = m_names.numberedMarks(*it);
        known = namedParts(recordFrom(told));
    }
    const auto note = [&](const QString &name, const std::optional<QJsonObject> &value) {
        TravelItem field = m_versions.item(fieldKind, item.key + u'/' + name);
        field.about = item.key;
        field.row = row.applicant;
        const qint64 at = value ? timeOf(*value) : 0;
        found.append({field, value, at > 0 ? at : row.changed});
    };
    for (auto it = now.begin(); it != now.end(); ++it) {
        if (!known.contains(it.key()) || known.value(it.key()) != it.value())
            note(it.key(), it.value());
    }
    for (auto it = known.begin(); it != known.end(); ++it) {
        const QString entry = entryOfPart(it.key());
        // What an entry said stays, hidden, so that it is there when the entry comes back.
        const bool isHidden =
            !entry.isEmpty() && it.key() != entry + u'/' && !now.contains(entry + u'/');
        if (!now.contains(it.key()) && !isHidden)
            note(it.key(), std::nullopt);
    }
}

QStringList TravelRecords::shown()
{
    QStringList lines;
    for (const Stored &row : stored({})) {
        const auto record = row.record();
        const auto parsed = unpackedJson(row.parsed);
        if (!record || !parsed)
            continue;
        RecordParts parts = namedParts(*record);
        lines.append(u"record "_s + m_names.keyOf(u"applicant"_s, row.applicant) + u' ' +
                     m_names.keyOf(u"document"_s, row.document) + u' ' + columnText(toJson(parts)) +
                     u' ' + columnText(*parsed));
    }
    return lines;
}

void TravelRecords::adopt(const std::optional<QVariant> &applicants)
{
    const auto items = applicants ? QHash<QString, TravelItem>() : m_versions.items(readingKind);
    for (const Stored &row : stored(applicants)) {
        const QString key = m_names.keyOf(u"applicant"_s, row.applicant);
        const TravelItem item = applicants ? m_versions.item(readingKind, key) : items.value(key);
        if (const QByteArray hash = row.hash(); item.id != 0 && hash != item.shown)
            m_versions.setShown(item.id, row.applicant, hash);
    }
}

bool TravelRecords::write(const QString &applicant, const TravelChange &reading)
{
    const ApplicantId row{m_names.rowOf(u"applicant"_s, applicant)};
    if (!row.isValid() || !reading.value)
        return false;
    RecordParts parts = known(applicant, *reading.value);
    for (auto it = parts.begin(); it != parts.end(); ++it)
        *it = m_names.numberedMarks(*it);
    const CheckedRecord checked = recordFrom(parts);
    const auto record = recordFromJson(checked.json);
    if (!record)
        return false; // of a newer version of the program: waits
    const qint64 document =
        m_names.rowOf(u"document"_s, reading.value->value("document"_L1).toString());
    const QString now = timestamp();
    Query(m_database,
          u"INSERT INTO record (applicant_id, document_id, parsed, current, notes, parsed_at, "
          "changed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (applicant_id) DO UPDATE "
          "SET document_id = ?2, parsed = ?3, current = ?4, notes = ?5, parsed_at = ?6, "
          "changed_at = ?7"_s,
          {row.value, bound(DocumentId{document}),
           packedJson(reading.value->value("parsed"_L1).toObject()), packedJson(checked.json),
           packedJson(notesToJson(checked)), bound(reading.value->value("parsed_at"_L1).toString()),
           now});
    Query(m_database, u"UPDATE applicant SET changed_at = max(?, changed_at) WHERE id = ?"_s,
          {now, row.value});
    writeFacts(m_database, row, *record, checked);
    return true;
}

void TravelRecords::remove(qint64 applicant)
{
    for (const char *table : {"record", "facts", "test_score", "fact_count"})
        Query(m_database, u"DELETE FROM %1 WHERE applicant_id = ?"_s.arg(QLatin1StringView(table)),
              {applicant});
    Query(m_database, u"DELETE FROM applicant_search WHERE rowid = ?"_s, {applicant});
}

} // namespace Bole
