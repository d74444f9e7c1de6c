// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/facts.h"

#include "model/intake/checks.h"
#include "model/knowledge/typednames.h"
#include "model/record/recordfacts.h"
#include "model/record/recordjson.h"
#include "model/record/recordlook.h"
#include "model/season/packing.h"
#include "model/season/query.h"
#include "model/season/recordstore.h"
#include "model/season/searchtext.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"

#include <QJsonArray>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// Values a person can check: the fields of basics and of every entry.
int fieldCount(const QJsonObject &json)
{
    qsizetype count = json.value("basics"_L1).toObject().size();
    for (const QString &key : json.keys()) {
        const QJsonValue value = json.value(key);
        if (!value.isArray() || key == "checks"_L1 || key == "sections"_L1)
            continue;
        for (const QJsonValue &entry : value.toArray())
            count += entry.toObject().size();
    }
    return int(count);
}

QString publicationText(const Record &record)
{
    QStringList words;
    for (const Publication &p : record.publications)
        words << p.name << p.publisher << p.venueId << p.tier;
    for (const Patent &p : record.patents)
        words << p.title << p.number;
    return words.join(u'\n');
}

void indexRecord(Database &database, ApplicantId applicant, const Record &record,
                 const RecordFacts &facts)
{
    const Basics &basics = record.basics;
    const QStringList names = QStringList{basics.name, basics.nameOther} + basics.emails +
                              typedNames(basics.name) + typedNames(basics.nameOther);
    Query(database, u"DELETE FROM applicant_search WHERE rowid = ?"_s, {applicant.value});
    Query(
        database,
        u"INSERT INTO applicant_search (rowid, names, schools, publications) VALUES (?, ?, ?, ?)"_s,
        {applicant.value, indexedText(names.join(u'\n')), indexedText(facts.schools.join(u'\n')),
         indexedText(publicationText(record))});
}

void writeTests(Database &database, ApplicantId applicant, const RecordFacts &facts)
{
    Query(database, u"DELETE FROM test_score WHERE applicant_id = ?"_s, {applicant.value});
    for (const auto &[test, score] : facts.tests.asKeyValueRange())
        Query(database, u"INSERT INTO test_score (applicant_id, test, score) VALUES (?, ?, ?)"_s,
              {applicant.value, test, score});
}

} // namespace

void writeFacts(Database &database, ApplicantId applicant, const Record &record,
                const CheckedRecord &checked)
{
    const RecordFacts facts = recordFacts(record);
    const std::optional<Grade> gpa = facts.gpa;
    const Rank rank = facts.rank.value_or(Rank());
    // Whatever the day is: a date in the future is an information, not a doubt.
    const QStringList open = needsLook(checked, checksOf(record, {}));
    Query(database,
          u"INSERT OR REPLACE INTO facts (applicant_id, name, name_other, email, institution, "
          "institution_id, schools, level, level_rank, area, gpa, gpa_scale, gpa_percent, "
          "rank_position, rank_of, rank_percent, publications, first_author, ccf_a, ccf_b, ccf_c, "
          "fields, needs_look, settled, to_check, unchecked) "
          "VALUES "
          "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
          {applicant.value,
           bound(facts.name),
           bound(facts.nameOther),
           bound(facts.email),
           bound(facts.institution),
           bound(facts.institutionId),
           bound(facts.schools.join(u'\n')),
           bound(facts.level.text()),
           facts.levelRank,
           bound(facts.area),
           gpa ? QVariant(gpa->value) : QVariant(),
           gpa ? bound(gpa->scale) : QVariant(),
           bound(facts.gpaPercent),
           bound(rank.position),
           bound(rank.of),
           bound(facts.rankPercent),
           facts.publications,
           facts.firstAuthor,
           facts.ccfA,
           facts.ccfB,
           facts.ccfC,
           fieldCount(checked.json),
           open.size(),
           checked.marks.size(),
           bound(open.join(u'\n')),
           bound(uncheckedFacts(facts, open).join(u'\n'))});
    writeTests(database, applicant, facts);
    indexRecord(database, applicant, record, facts);
}

Result<void> bringFactsUpToDate(Database &database)
{
    // To be raised whenever a rule that facts are made by changes.
    constexpr int rules = 1;
    const QString key = u"factRules"_s;
    SettingStore settings(database);
    const Result<QJsonValue> known = settings.value(key);
    if (!known || known->toInt() >= rules)
        return known.transform([](const QJsonValue &) {});
    Transaction transaction(database);
    RecordStore records(database);
    QList<ApplicantId> applicants;
    Query all(database, u"SELECT applicant_id FROM record"_s);
    while (all.next())
        applicants.append(all.id<ApplicantId>(0));
    for (const ApplicantId applicant : std::as_const(applicants)) {
        const Result<CheckedRecord> checked = records.checked(applicant);
        const Result<Record> record =
            checked ? recordFromJson(checked->json) : std::unexpected(checked.error());
        if (record) // one that cannot be read keeps the facts that it has
            writeFacts(database, applicant, *record, *checked);
    }
    return settings.setQuietly(key, rules).and_then([&] { return transaction.commit(); });
}

void markSeen(Database &database, ApplicantId applicant, ReviewerId reviewer)
{
    // Never before its last change, which may have been stamped before the clock was set back.
    Query(database,
          u"INSERT OR REPLACE INTO seen (applicant_id, reviewer_id, seen_at) SELECT id, ?, "
          "max(?, changed_at) FROM applicant WHERE id = ?"_s,
          {reviewer.value, timestamp(), applicant.value});
}

void indexText(Database &database, ApplicantId applicant)
{
    Query texts(database,
                u"SELECT coalesce(t.edited, t.text) FROM document_text t JOIN document d "
                "ON d.id = t.document_id WHERE d.applicant_id = ? AND d.removed_at IS NULL"_s,
                {applicant.value});
    QString all;
    while (texts.next()) {
        const Result<QByteArray> text = unpacked(texts.bytes(0));
        if (text)
            all += QString::fromUtf8(*text) + u'\n';
    }
    Query(database, u"DELETE FROM text_search WHERE rowid = ?"_s, {applicant.value});
    Query(database, u"INSERT INTO text_search (rowid, text) VALUES (?, ?)"_s,
          {applicant.value, indexedText(all)});
}

void indexNotes(Database &database, ReviewId review)
{
    Query query(database,
                u"SELECT note || char(10) || reason FROM review WHERE id = ? UNION ALL "
                "SELECT note FROM score WHERE review_id = ?"_s,
                {review.value, review.value});
    QString all;
    while (query.next())
        all += query.text(0) + u'\n';
    Query(database, u"DELETE FROM note_search WHERE rowid = ?"_s, {review.value});
    Query(database, u"INSERT INTO note_search (rowid, note) VALUES (?, ?)"_s,
          {review.value, indexedText(all)});
}

} // namespace Bole
