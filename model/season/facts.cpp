// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/facts.h"

#include "model/intake/checks.h"
#include "model/intake/rosterchecks.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/namedlists.h"
#include "model/knowledge/typednames.h"
#include "model/record/recordfacts.h"
#include "model/record/recordjson.h"
#include "model/record/recordlook.h"
#include "model/review/paperlists.h"
#include "model/season/packing.h"
#include "model/season/query.h"
#include "model/season/recordstore.h"
#include "model/season/rosterstore.h"
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
                 const RecordFacts &facts, const QString &number)
{
    const Basics &basics = record.basics;
    const QStringList names = QStringList{basics.name, basics.nameOther, number} + basics.emails +
                              typedNames(basics.name) + typedNames(basics.nameOther);
    Query(database, u"DELETE FROM applicant_search WHERE rowid = ?"_s, {applicant.value});
    Query(
        database,
        u"INSERT INTO applicant_search (rowid, names, schools, publications) VALUES (?, ?, ?, ?)"_s,
        {applicant.value, indexedText(names.join(u'\n')), indexedText(facts.schools.join(u'\n')),
         indexedText(publicationText(record))});
}

/// The lists of a season: the program's and the committee's own.
struct SeasonLists
{
    NamedLists institutions;
    VenueLists venues;
};

SeasonLists readLists(const QJsonArray &institutions, const QJsonArray &venues)
{
    QList<ListedName> own = listedNamesFromJson(institutions);
    for (ListedName &entry : own) { // 飞鸟大学 and Bird University are one where the table says so
        const auto known = entry.id.isEmpty() && !entry.names.isEmpty()
                               ? Knowledge::ofProgram().institution(entry.names.first())
                               : std::nullopt;
        if (known)
            entry.id = known->id;
    }
    return {NamedLists(listedInstitutions() + own), VenueLists(listedNamesFromJson(venues))};
}

/// Asked for with every record that is written, and the same for all of them: made anew only when
/// the committee's own lists are others.
const SeasonLists &listsOf(Database &database)
{
    thread_local QStringList read; // as they are kept: a ranking of journals has ten thousand lines
    thread_local std::optional<SeasonLists> lists;
    const SettingStore settings(database);
    const QStringList now{settings.text(institutionListsKey), settings.text(venueListsKey)};
    if (!lists || read != now) {
        const auto array = [&](const QString &key) {
            return settings.value(key).value_or(QJsonValue()).toArray();
        };
        read = now;
        lists = readLists(array(institutionListsKey), array(venueListsKey));
    }
    return *lists;
}

struct SchoolLists
{
    QStringList highest;
    QStringList bachelor;
};

SchoolLists schoolLists(const RecordFacts &facts, const NamedLists &institutions)
{
    return {institutions.of(facts.institutionId, {facts.institution}),
            institutions.of(facts.bachelor.institutionId, {facts.bachelor.institution})};
}

void writeCounts(Database &database, ApplicantId applicant, const Record &record,
                 const RecordFacts &facts, const SeasonLists &lists)
{
    QMap<QString, double> counts;
    for (const auto &[level, count] : facts.awards.asKeyValueRange())
        counts[u"awards."_s + level] = count;
    double reached = 0; // of this level or a wider one
    for (const auto &[level, name] : EnumNames<AwardLevel>::names) {
        reached += facts.awards.value(QString::fromLatin1(name));
        if (reached > 0)
            counts[u"awardsFrom."_s + QString::fromLatin1(name)] = reached;
    }
    for (const Publication &paper : record.publications) {
        const bool isFirst = paper.applicantPosition == 1 || paper.coFirst;
        for (const QString &list : paperLists(paper, lists.venues)) {
            counts[u"papers."_s + list] += 1;
            if (isFirst)
                counts[u"firstPapers."_s + list] += 1;
        }
    }
    const SchoolLists schools = schoolLists(facts, lists.institutions);
    for (const QString &list : schools.highest)
        counts[u"list."_s + list] = 1;
    for (const QString &list : schools.bachelor)
        counts[u"bachelorList."_s + list] = 1;
    Query(database, u"DELETE FROM fact_count WHERE applicant_id = ?"_s, {applicant.value});
    for (const auto &[fact, value] : counts.asKeyValueRange())
        Query(database, u"INSERT INTO fact_count (applicant_id, fact, value) VALUES (?, ?, ?)"_s,
              {applicant.value, fact, value});
}

/// Beside the highest degree: what facts keep of the bachelor's, and the lists of both schools.
void writeDegrees(Database &database, ApplicantId applicant, const RecordFacts &facts,
                  const NamedLists &institutions)
{
    const DegreeFacts &degree = facts.bachelor;
    const Rank rank = degree.rank.value_or(Rank());
    const SchoolLists lists = schoolLists(facts, institutions);
    Query(database,
          u"UPDATE facts SET lists = ?, bachelor_institution = ?, bachelor_institution_id = ?, "
          "bachelor_area = ?, bachelor_gpa = ?, bachelor_gpa_scale = ?, bachelor_gpa_percent = ?, "
          "bachelor_rank_position = ?, bachelor_rank_of = ?, bachelor_rank_percent = ?, "
          "bachelor_lists = ? WHERE applicant_id = ?"_s,
          {bound(lists.highest.join(u'\n')), bound(degree.institution), bound(degree.institutionId),
           bound(degree.area), degree.gpa ? QVariant(degree.gpa->value) : QVariant(),
           degree.gpa ? bound(degree.gpa->scale) : QVariant(), bound(degree.gpaPercent),
           bound(rank.position), bound(rank.of), bound(degree.rankPercent),
           bound(lists.bachelor.join(u'\n')), applicant.value});
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
    const RosterValues roster = RosterStore(database).values(applicant).value_or(RosterValues());
    CheckedRecord shown = checked;
    if (const auto rest = RecordStore(database).withoutStaleHints(checked.json, applicant))
        shown.json = *rest;
    const QStringList open = needsLook(shown, checksOf(record, {}) + rosterChecks(record, roster));
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
    const SeasonLists &lists = listsOf(database);
    writeDegrees(database, applicant, facts, lists.institutions);
    writeCounts(database, applicant, record, facts, lists);
    writeTests(database, applicant, facts);
    indexRecord(
        database, applicant, record, facts,
        (QStringList{rosterValue(roster, RosterField::Number)} + otherNumbers(roster)).join(u' '));
}

Result<void> writeAllFacts(Database &database)
{
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
    return transaction.commit();
}

Result<void> bringFactsUpToDate(Database &database)
{
    // To be raised whenever a rule that facts are made by changes.
    constexpr int rules = 3;
    const QString key = u"factRules"_s;
    SettingStore settings(database);
    const Result<QJsonValue> known = settings.value(key);
    if (!known || known->toInt() >= rules)
        return known.transform([](const QJsonValue &) {});
    Transaction transaction(database);
    return writeAllFacts(database)
        .and_then([&] { return settings.setQuietly(key, rules); })
        .and_then([&] { return transaction.commit(); });
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
    if (!applicant.isValid()) // what waits in the tray is nobody's
        return;
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
