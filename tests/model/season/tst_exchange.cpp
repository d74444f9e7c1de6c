// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/season/seasonfixture.h"

#include "model/record/recordparts.h"
#include "model/review/rubricjson.h"
#include "model/season/assignmentstore.h"
#include "model/season/dossierstore.h"
#include "model/season/exchangestore.h"
#include "model/season/highlightstore.h"
#include "model/season/query.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/shortliststore.h"
#include "model/season/travelkinds.h"

#include <QFile>
#include <QJsonDocument>

using namespace Bole;
using namespace Qt::StringLiterals;
using Outcome = ArrivedChange::Outcome;

namespace {

QList<TravelChange> changesOf(Season &season, ReviewerId who, qint64 after = 0)
{
    (void)season.exchange().capture(who).value();
    QList<TravelChange> changes;
    const auto positioned = season.exchange().changesAfter(after).value();
    for (const PositionedChange &one : positioned)
        changes.append(one.change);
    return changes;
}

/// Another file of the same season, with all that is in it.
struct OtherFile
{
    QTemporaryDir folder;
    std::unique_ptr<Season> season;
    ReviewerId reviewer;

    OtherFile(Season &first, ReviewerId who, const QString &name = u"other.bole"_s)
    {
        season = std::move(Season::create(folder.filePath(name), u"Other"_s).value());
        const QList<TravelChange> all = changesOf(first, who);
        if (!season->exchange().join(first.exchange().replica().value().season) ||
            !season->exchange().apply(all, {}))
            qFatal("join");
        reviewer = season->exchange().reviewerOf(first.exchange().uuidOf(who).value()).value();
    }
};

void meet(Season &a, ReviewerId whoA, Season &b, ReviewerId whoB)
{
    const auto fromA = changesOf(a, whoA);
    const auto fromB = changesOf(b, whoB);
    if (!a.exchange().apply(fromB, whoA) || !b.exchange().apply(fromA, whoB))
        qFatal("apply");
}

} // namespace

class TestExchange : public QObject
{
    Q_OBJECT

private slots:
    void everyTable_saysHowItTravels();
    void everyColumn_ofATravellingTableIsNamed();
    void copiedFile_isAnotherReplica();
    void copiedFile_namesItsRowsTheSame();
    void movedEntry_keepsItsId();
    void partsOfARecord_makeTheSameRecord();
    void otherFile_showsTheSame();
    void differentFields_areNoConflict();
    void sameField_isAConflictUntilItIsSettled();
    void entryAboveAnother_doesNotMoveItsCorrection();
    void scores_ofOneReviewerOnTwoMachines_areNoConflict();
    void tag_thatWasRemoved_staysRemoved();
    void mergedApplicants_takeTheirReviewsWithThem();
    void reviewOfTheKeptOne_findsItsSeat();
    void packageTakenBack_leavesNothing();
    void packageTakenBack_isRefusedAfterWork();
    void preview_changesNothing();
    void nothingNew_isNotWritten();
    void filledFile_showsTheSame_inWhateverParts();
    void documentOfTheSameBytes_isADoubleInTime();
    void rowsOfOneMillisecond_keepTheirWriters();
    void clockDaysAhead_isRefused();
    void ownedRow_isTakenFromItsOwnerOnly_data();
    void ownedRow_isTakenFromItsOwnerOnly();
    void keyWithMoreThanItNames_findsNoRow();
    void rowThatCannotStand_waitsAlone_data();
    void rowThatCannotStand_waitsAlone();
    void knowingOfTheFuture_isRefused();
    void versionThatKnowsNothing_isReplacedAllTheSame();
    void tagThatWentBeforeItsOwner_isToldOthers();
    void tidyingUp_isToldNobody();
    void movedFile_remembersWhatItWas();
    void deletedPeople_doNotComeBackAfterCompacting();
};

void TestExchange::everyTable_saysHowItTravels()
{
    SeasonFixture f;
    QSet<QString> known;
    for (const TravelKind &kind : travelKinds())
        known.insert(kind.table);
    for (const LocalTable &table : localTables())
        known.insert(QLatin1StringView(table.table));
    Query tables(f.season->database(),
                 u"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE "
                 "'sqlite_%' AND name NOT LIKE '%_search%'"_s);
    while (tables.next())
        QVERIFY2(known.contains(tables.text(0)),
                 u"a line in model/season/travelkinds.cpp is missing: "_s.append(tables.text(0))
                     .toUtf8());
}

void TestExchange::everyColumn_ofATravellingTableIsNamed()
{
    // What a file makes of the rest by itself.
    const QSet<QString> local{u"applicant.changed_at"_s, u"document.is_double"_s};
    SeasonFixture f;
    for (const TravelKind &kind : travelKinds()) {
        QSet<QString> named;
        for (const QList<TravelColumn> &columns : {kind.key, kind.values}) {
            for (const TravelColumn &column : columns)
                named.insert(column.name);
        }
        Query columns(f.season->database(), u"PRAGMA table_info(%1)"_s.arg(kind.table));
        while (columns.next()) {
            const QString name = columns.text(1);
            const bool isFine = named.contains(name) || (kind.hasRowId && name == u"id"_s) ||
                                local.contains(kind.table + u'.' + name);
            QVERIFY2(isFine, u"a column does not travel: %1.%2"_s.arg(kind.table, name).toUtf8());
        }
    }
}

void TestExchange::copiedFile_isAnotherReplica()
{
    SeasonFixture f;
    f.addApplicant(sampleRecord());
    BOLE_GET(first, f.season->exchange().replica());
    f.reopen();
    QCOMPARE(f.season->exchange().replica().value().replica, first.replica);
    f.season.reset();
    const QString copy = f.folder.filePath(u"copy.bole"_s);
    QVERIFY(QFile::copy(f.path, copy));
    BOLE_GET(copied, Season::open(copy));
    BOLE_GET(second, copied->exchange().replica());
    QCOMPARE(second.season, first.season);
    QVERIFY(second.replica != first.replica);
}

/// Also where one of them asked for a name before everything was named.
void TestExchange::copiedFile_namesItsRowsTheSame()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    Highlight highlight;
    highlight.document = f.season->documents().list(applicant).value().first().id;
    highlight.reviewer = f.reviewer;
    BOLE_DO(f.season->highlights().add(highlight));
    BOLE_GET(list, f.season->shortlists().create(u"All"_s, f.reviewer));
    f.season.reset();
    const QString copy = f.folder.filePath(u"copy.bole"_s);
    QVERIFY(QFile::copy(f.path, copy));
    const auto names = [](Season &season, ReviewerId who) {
        QSet<QString> found;
        const auto changes = changesOf(season, who);
        for (const TravelChange &change : changes)
            found.insert(change.kind + u' ' + change.key);
        return found;
    };
    f.reopen();
    BOLE_GET(copied, Season::open(copy));
    BOLE_DO(copied->exchange().uuidOf(list));
    QCOMPARE(names(*copied, f.reviewer), names(*f.season, f.reviewer));
}

void TestExchange::movedEntry_keepsItsId()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    BOLE_GET(before, f.season->records().checked(a));
    const QString id = before.entryIds.value(u"/education/1"_s);
    QVERIFY(!id.isEmpty());
    BOLE_DO(
        f.season->records().apply(a, Edit::insert(u"/education/0"_s, QJsonObject()), f.reviewer));
    QCOMPARE(f.season->records().checked(a).value().entryIds.value(u"/education/2"_s), id);
    BOLE_DO(f.season->records().apply(a, Edit::move(u"/education/2"_s, 0), f.reviewer));
    QCOMPARE(f.season->records().checked(a).value().entryIds.value(u"/education/0"_s), id);
}

void TestExchange::partsOfARecord_makeTheSameRecord()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    BOLE_DO(
        f.season->records().apply(a, Edit::set(u"/education/0/area"_s, u"Physics"_s), f.reviewer));
    BOLE_DO(f.season->records().apply(a, Edit::confirm(u"/education/1/institution"_s), f.reviewer));
    BOLE_GET(record, f.season->records().checked(a));
    QCOMPARE(recordFrom(partsOf(record)), record);
}

void TestExchange::otherFile_showsTheSame()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord(), u"the text"_s);
    BOLE_DO(f.season->applicants().addTag({a}, u"theory"_s, f.reviewer));
    BOLE_DO(f.season->reviews().setNote(a, f.reviewer, u"strong"_s));
    OtherFile other(*f.season, f.reviewer);
    QCOMPARE(other.season->exchange().canonicalDump().value(),
             f.season->exchange().canonicalDump().value());
    QCOMPARE(other.season->exchange().shownDump().value(),
             f.season->exchange().shownDump().value());
    BOLE_GET(rows, other.season->applicants().list());
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.first().name, u"江晓"_s);
    QCOMPARE(rows.first().tags, QStringList{u"theory"_s});
    // Nothing was written there: nothing to tell.
    BOLE_GET(position,
             other.season->exchange().capture(other.reviewer, ExchangeStore::Look::Everything));
    QVERIFY(other.season->exchange().changesAfter(position).value().isEmpty());
    QCOMPARE(other.season->exchange().canonicalDump().value(),
             f.season->exchange().canonicalDump().value());
    QCOMPARE(other.season->exchange().missingContents().value().size(), 1);
}

void TestExchange::differentFields_areNoConflict()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    OtherFile other(*f.season, f.reviewer);
    const ApplicantId b = other.season->applicants().ids().value().first();
    BOLE_DO(
        f.season->records().apply(a, Edit::set(u"/education/0/area"_s, u"Physics"_s), f.reviewer));
    BOLE_DO(other.season->records().apply(b, Edit::set(u"/education/1/area"_s, u"Music"_s),
                                          other.reviewer));
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    for (Season *season : {f.season.get(), other.season.get()}) {
        BOLE_GET(record, season->records().current(season->applicants().ids().value().first()));
        QCOMPARE(record.education[0].area, u"Physics"_s);
        QCOMPARE(record.education[1].area, u"Music"_s);
        QCOMPARE(season->exchange().conflictCount().value(), 0);
    }
    QCOMPARE(other.season->exchange().shownDump().value(),
             f.season->exchange().shownDump().value());
}

void TestExchange::sameField_isAConflictUntilItIsSettled()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    OtherFile other(*f.season, f.reviewer);
    const ApplicantId b = other.season->applicants().ids().value().first();
    BOLE_DO(f.season->records().apply(a, Edit::set(u"/basics/summary"_s, u"first"_s), f.reviewer));
    BOLE_DO(other.season->records().apply(b, Edit::set(u"/basics/summary"_s, u"second"_s),
                                          other.reviewer));
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    BOLE_GET(conflicts, f.season->exchange().conflicts());
    QCOMPARE(conflicts.size(), 1);
    QCOMPARE(conflicts.first().versions.size(), 2);
    QCOMPARE(f.season->records().current(a).value().basics.summary, u"second"_s); // the later one
    BOLE_DO(f.season->exchange().settle(conflicts.first().kind, conflicts.first().key,
                                        conflicts.first().versions.first().value, f.reviewer));
    QCOMPARE(f.season->records().current(a).value().basics.summary, u"first"_s);
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    QCOMPARE(other.season->exchange().conflictCount().value(), 0);
    QCOMPARE(other.season->records().current(b).value().basics.summary, u"first"_s);
}

void TestExchange::entryAboveAnother_doesNotMoveItsCorrection()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    OtherFile other(*f.season, f.reviewer);
    const ApplicantId b = other.season->applicants().ids().value().first();
    BOLE_DO(f.season->records().apply(
        a, Edit::insert(u"/education/0"_s, QJsonObject{{u"institution"_s, u"Above"_s}}),
        f.reviewer));
    BOLE_DO(other.season->records().apply(b, Edit::set(u"/education/0/area"_s, u"Music"_s),
                                          other.reviewer));
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    BOLE_GET(record, other.season->records().current(b));
    QCOMPARE(record.education.size(), 3);
    QCOMPARE(record.education[0].institution, u"Above"_s);
    QCOMPARE(record.education[1].institution, u"东湖大学"_s);
    QCOMPARE(record.education[1].area, u"Music"_s);
    QCOMPARE(other.season->exchange().shownDump().value(),
             f.season->exchange().shownDump().value());
}

void TestExchange::scores_ofOneReviewerOnTwoMachines_areNoConflict()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    OtherFile other(*f.season, f.reviewer);
    const ApplicantId b = other.season->applicants().ids().value().first();
    BOLE_DO(f.season->reviews().setNote(a, f.reviewer, u"at home"_s));
    // Both may be written within one millisecond: the office's clock makes its note the later one.
    other.season->exchange().setClockError(1000);
    BOLE_DO(other.season->reviews().setNote(b, other.reviewer, u"in the office"_s));
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    QCOMPARE(f.season->exchange().conflictCount().value(), 0);
    QCOMPARE(f.season->reviews().find(a, f.reviewer).value()->content.note, u"in the office"_s);
    QCOMPARE(other.season->exchange().shownDump().value(),
             f.season->exchange().shownDump().value());
}

void TestExchange::tag_thatWasRemoved_staysRemoved()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    BOLE_DO(f.season->applicants().addTag({a}, u"theory"_s, f.reviewer));
    OtherFile other(*f.season, f.reviewer);
    const QList<TravelChange> old = changesOf(*f.season, f.reviewer);
    BOLE_DO(f.season->applicants().removeTag({a}, u"theory"_s, f.reviewer));
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    QVERIFY(other.season->applicants().list().value().first().tags.isEmpty());
    BOLE_DO(other.season->exchange().apply(old, other.reviewer)); // an old package once more
    QVERIFY(other.season->applicants().list().value().first().tags.isEmpty());
}

void TestExchange::mergedApplicants_takeTheirReviewsWithThem()
{
    SeasonFixture f;
    const ReviewerId second = f.addReviewer(u"Li Ming"_s);
    const ApplicantId kept = f.addApplicant(sampleRecord());
    const ApplicantId gone = f.addApplicant(Record());
    OtherFile other(*f.season, second);
    const ApplicantId there = other.season->applicants().ids().value().last();
    BOLE_DO(other.season->reviews().setNote(there, other.reviewer, u"of the double"_s));
    BOLE_DO(f.season->dossiers().merge(kept, gone, {}, f.reviewer));
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    for (Season *season : {f.season.get(), other.season.get()}) {
        const ApplicantId one = season->applicants().ids().value().first();
        BOLE_GET(reviews, season->reviews().ofApplicant(one));
        QCOMPARE(reviews.size(), 1);
        QCOMPARE(reviews.first().content.note, u"of the double"_s);
    }
    QCOMPARE(other.season->exchange().shownDump().value(),
             f.season->exchange().shownDump().value());
}

/// The review of the double has gone over to the one who was kept, and its writer, who knows
/// nothing of it, has written one about them as well.
void TestExchange::reviewOfTheKeptOne_findsItsSeat()
{
    SeasonFixture f;
    const ReviewerId li = f.addReviewer(u"Li Ming"_s);
    const ApplicantId kept = f.addApplicant(sampleRecord());
    const ApplicantId gone = f.addApplicant(Record());
    BOLE_DO(f.season->reviews().setNote(gone, li, u"of the double"_s));
    OtherFile other(*f.season, li);
    BOLE_DO(f.season->dossiers().merge(kept, gone, {}, f.reviewer));
    BOLE_DO(other.season->reviews().setNote(other.season->applicants().ids().value().first(),
                                            other.reviewer, u"of the kept one"_s));
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    QCOMPARE(f.season->reviews().find(kept, li).value()->content.note, u"of the kept one"_s);
    QCOMPARE(other.season->exchange().shownDump().value(),
             f.season->exchange().shownDump().value());
}

void TestExchange::packageTakenBack_leavesNothing()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    OtherFile other(*f.season, f.reviewer);
    BOLE_GET(before, other.season->exchange().shownDump());
    BOLE_GET(dump, other.season->exchange().canonicalDump());
    BOLE_DO(f.season->records().apply(a, Edit::set(u"/basics/summary"_s, u"new"_s), f.reviewer));
    BOLE_DO(f.season->applicants().addTag({a}, u"theory"_s, f.reviewer));
    f.addApplicant(Record(), u"somebody else"_s);
    BOLE_DO(
        other.season->exchange().apply(changesOf(*f.season, f.reviewer), other.reviewer, u"p1"_s));
    QCOMPARE(other.season->applicants().count().value(), 2);
    QVERIFY(other.season->exchange().hasBroughtIn(u"p1"_s).value());
    BOLE_DO(other.season->exchange().takeBack(u"p1"_s));
    QCOMPARE(other.season->exchange().canonicalDump().value(), dump);
    QCOMPARE(other.season->exchange().shownDump().value(), before);
    BOLE_GET(position,
             other.season->exchange().capture(other.reviewer, ExchangeStore::Look::Everything));
    QVERIFY(other.season->exchange().changesAfter(position).value().isEmpty());
    QCOMPARE(other.season->exchange().canonicalDump().value(), dump);
}

void TestExchange::packageTakenBack_isRefusedAfterWork()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    OtherFile other(*f.season, f.reviewer);
    const ApplicantId b = other.season->applicants().ids().value().first();
    BOLE_DO(f.season->records().apply(a, Edit::set(u"/basics/summary"_s, u"new"_s), f.reviewer));
    BOLE_DO(
        other.season->exchange().apply(changesOf(*f.season, f.reviewer), other.reviewer, u"p1"_s));
    BOLE_DO(other.season->records().apply(b, Edit::set(u"/basics/summary"_s, u"mine"_s),
                                          other.reviewer));
    BOLE_FAILS(other.season->exchange().takeBack(u"p1"_s), ErrorCode::EditConflict);
    QCOMPARE(other.season->records().current(b).value().basics.summary, u"mine"_s);
}

void TestExchange::preview_changesNothing()
{
    SeasonFixture f;
    f.addApplicant(sampleRecord());
    OtherFile other(*f.season, f.reviewer);
    f.addApplicant(Record());
    BOLE_GET(before, other.season->exchange().canonicalDump());
    BOLE_GET(outcomes,
             other.season->exchange().preview(changesOf(*f.season, f.reviewer), other.reviewer));
    int isNew = 0;
    for (const ArrivedChange &change : outcomes)
        isNew += change.outcome == Outcome::New && change.kind == u"applicant"_s;
    QCOMPARE(isNew, 1);
    QCOMPARE(other.season->exchange().canonicalDump().value(), before);
    QCOMPARE(other.season->applicants().count().value(), 1);
}

/// Every commit waits for the disk and keeps the window from writing meanwhile.
void TestExchange::nothingNew_isNotWritten()
{
    SeasonFixture f;
    const ApplicantId one = f.addApplicant(sampleRecord());
    OtherFile other(*f.season, f.reviewer);
    BOLE_DO(f.season->applicants().addTag({one}, u"quiet"_s, f.reviewer));
    BOLE_DO(other.season->exchange().apply(changesOf(*f.season, f.reviewer), other.reviewer));
    BOLE_GET(watcher, Season::open(other.season->path()));
    const auto version = [&] {
        return watcher->database().pragma("data_version").value();
    };
    const int before = version();
    BOLE_GET(position, other.season->exchange().capture(other.reviewer));
    QVERIFY(position > 0);
    QCOMPARE(version(), before); // also what has just arrived is no news
    BOLE_DO(other.season->applicants().addTag(other.season->applicants().ids().value(), u"own"_s,
                                              other.reviewer));
    BOLE_GET(next, other.season->exchange().capture(other.reviewer));
    QVERIFY(next > position);
    const int after = version();
    QVERIFY(after != before);
    BOLE_DO(other.season->exchange().capture(other.reviewer));
    QCOMPARE(version(), after);
}

/// What came is kept at once and shown one thing after the other, also where a thing names one that
/// is shown later.
void TestExchange::filledFile_showsTheSame_inWhateverParts()
{
    SeasonFixture f;
    const ApplicantId one = f.addApplicant(sampleRecord(), u"quiet locks"_s);
    const ApplicantId two = f.addApplicant(sampleRecord(), u"loud rivers"_s);
    const DocumentId first = f.season->documents().list(one).value().first().id;
    Document newer;
    newer.applicant = one;
    newer.fileName = u"newer.pdf"_s;
    newer.kind = DocumentKind::Pdf;
    newer.pages = 1;
    BOLE_GET(second, f.season->documents().add(newer, "%PDF-newer", u"newer words"_s));
    BOLE_DO(f.season->documents().replace(first, second, f.reviewer));
    BOLE_DO(f.season->records().apply(one, Edit::set(u"/basics/name"_s, u"Corin Zhuang"_s),
                                      f.reviewer));
    BOLE_DO(f.season->applicants().addTag({one, two}, u"systems"_s, f.reviewer));
    BOLE_DO(f.season->reviews().setNote(two, f.reviewer, u"a strong one"_s));
    OtherFile applied(*f.season, f.reviewer);

    BOLE_GET(filled, Season::create(applied.folder.filePath(u"filled.bole"_s), u"Other"_s));
    ExchangeStore &file = filled->exchange();
    BOLE_DO(file.join(f.season->exchange().replica().value().season));
    const QList<TravelChange> all = changesOf(*f.season, f.reviewer);
    BOLE_GET(position, file.fill([&](const ExchangeStore::AddVersion &add) {
        for (const TravelChange &change : all) {
            const QJsonObject json = toJson(change);
            const auto text = [&](const QString &key) {
                return QJsonDocument(json.value(key).toObject()).toJson(QJsonDocument::Compact);
            };
            const QByteArray knows = text(u"knows"_s);
            const QByteArray value = text(u"value"_s);
            add({.kind = change.kind,
                 .key = change.key,
                 .owner = change.owner,
                 .about = change.about,
                 .stamp = change.stamp,
                 .knows = knows,
                 .value = change.value ? std::optional<QByteArrayView>(value) : std::nullopt});
        }
        return true;
    }));
    QCOMPARE(position, all.size());
    QCOMPARE(filled->applicants().count().value(), 0);
    BOLE_DO(file.showBeginning({}));
    QCOMPARE(filled->applicants().count().value(), 2);
    ExchangeStore::Showing showing;
    int parts = 0;
    while (file.showWaiting(showing, 1, {}).value())
        ++parts;
    QVERIFY2(parts > 7, qPrintable(QString::number(parts)));
    QCOMPARE(file.canonicalDump().value(), applied.season->exchange().canonicalDump().value());
    QCOMPARE(file.shownDump().value(), applied.season->exchange().shownDump().value());
    Query found(filled->database(), u"SELECT count(*) FROM text_search WHERE text MATCH 'newer'"_s);
    QVERIFY(found.next());
    QCOMPARE(found.number(0), 1);
    // And nothing of it is taken for this file's own work afterwards.
    BOLE_DO(file.capture({}));
    QCOMPARE(file.canonicalDump().value(), applied.season->exchange().canonicalDump().value());
}

/// The same CV is added in two files; which of them is the double both say alike when they meet.
void TestExchange::documentOfTheSameBytes_isADoubleInTime()
{
    SeasonFixture f;
    f.addApplicant(sampleRecord(), u"one"_s);
    OtherFile other(*f.season, f.reviewer);
    for (Season *season : {f.season.get(), other.season.get()}) {
        Document document;
        document.applicant = season->applicants().create().value();
        document.fileName = u"cv.pdf"_s;
        document.kind = DocumentKind::Pdf;
        document.pages = 1;
        BOLE_DO(season->documents().add(document, "%PDF-the same", u"two"_s));
    }
    const auto counting = [](Season &season) {
        Query query(season.database(),
                    u"SELECT i.key FROM document d JOIN travel_item i ON i.kind = 'document' AND "
                    "i.row = d.id WHERE d.is_double = 0 ORDER BY i.key"_s);
        QStringList keys;
        while (query.next())
            keys.append(query.text(0));
        return keys;
    };
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    QCOMPARE(counting(*f.season).size(), 2);
    QCOMPARE(counting(*other.season), counting(*f.season));
}

/// Each file's first highlight and first list.
void TestExchange::rowsOfOneMillisecond_keepTheirWriters()
{
    SeasonFixture f;
    const ReviewerId li = f.addReviewer(u"Li Ming"_s);
    f.addApplicant(sampleRecord(), u"one"_s);
    OtherFile other(*f.season, li);
    const auto write = [](Season &season, ReviewerId who, const QString &what) {
        const ApplicantId applicant = season.applicants().ids().value().first();
        Highlight highlight;
        highlight.document = season.documents().list(applicant).value().first().id;
        highlight.reviewer = who;
        highlight.comment = what;
        (void)season.highlights().add(highlight).value();
        (void)season.shortlists().create(what, who).value();
        for (const QString &table : {u"highlight"_s, u"shortlist"_s})
            Query(season.database(),
                  u"UPDATE %1 SET created_at = '2026-11-20T02:31:00.926Z'"_s.arg(table));
    };
    write(*f.season, f.reviewer, u"mine"_s);
    write(*other.season, other.reviewer, u"li's"_s);
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    for (Season *season : {f.season.get(), other.season.get()}) {
        for (const QString &table : {u"highlight"_s, u"shortlist"_s}) {
            Query query(season->database(), u"SELECT count(*) FROM "_s + table);
            QVERIFY(query.next());
            QCOMPARE(query.number(0), 2);
        }
    }
    QCOMPARE(other.season->exchange().canonicalDump().value(),
             f.season->exchange().canonicalDump().value());
}

void TestExchange::clockDaysAhead_isRefused()
{
    SeasonFixture f;
    f.addApplicant(sampleRecord());
    OtherFile other(*f.season, f.reviewer);
    QList<TravelChange> changes = changesOf(*f.season, f.reviewer);
    // The hub takes no more either: what a file believes it must be able to pass on.
    TravelChange &last = changes.last();
    last.stamp.clock = Stamp::clockAt(QDateTime::currentMSecsSinceEpoch() + 3LL * 24 * 3600 * 1000);
    last.knows.insert(last.stamp.replica, last.stamp.clock);
    BOLE_FAILS(other.season->exchange().apply(changes, other.reviewer), ErrorCode::FileNotReadable);
}

namespace {

/// A committee of two with a review each about one applicant, and what somebody could make of it.
struct TwoReviews : SeasonFixture
{
    ReviewerId li = addReviewer(u"Li Ming"_s);
    ApplicantId applicant = addApplicant(sampleRecord());
    QString mine = season->exchange().uuidOf(reviewer).value();
    QString lis = season->exchange().uuidOf(li).value();
    QString xi = season->applicants().uuid(applicant).value();

    TwoReviews()
    {
        const auto rubric = season->rubrics().save(standardRubric(), {});
        (void)season->reviews().setNote(applicant, reviewer, u"mine"_s);
        (void)season->reviews().setScore(
            applicant, reviewer, rubric->id, standardRubric().criteria.first().id,
            {.level = 4, .confidence = {}, .note = {}, .citations = {}});
        (void)season->exchange().capture(reviewer);
    }

    TravelChange known(const QString &kind)
    {
        const auto all = season->exchange().changesAfter(0).value();
        for (const PositionedChange &one : all) {
            if (one.change.kind == kind)
                return one.change;
        }
        return {};
    }
    /// As Li's file would write it, later than everything that is here.
    TravelChange byLi(TravelChange change) const
    {
        change.stamp = {.clock = Stamp::clockAt(QDateTime::currentMSecsSinceEpoch() + 60000),
                        .replica = u"li's file"_s,
                        .reviewer = lis};
        change.knows.insert(change.stamp.replica, change.stamp.clock);
        return change;
    }
    Outcome outcomeOf(const TravelChange &change)
    {
        return season->exchange().apply({change}, reviewer).value().first().outcome;
    }
};

} // namespace

void TestExchange::ownedRow_isTakenFromItsOwnerOnly_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("owner"); // "li", or nobody
    QTest::addColumn<QString>("more");  // behind the key
    QTest::newRow("a review as one's own") << u"review"_s << u"li"_s << QString();
    QTest::newRow("a review as the committee's") << u"review"_s << QString() << QString();
    QTest::newRow("a score as one's own") << u"score"_s << u"li"_s << QString();
    QTest::newRow("a score with one's own name behind it") << u"score"_s << u"li"_s << u"/li"_s;
}

void TestExchange::ownedRow_isTakenFromItsOwnerOnly()
{
    QFETCH(QString, kind);
    QFETCH(QString, owner);
    QFETCH(QString, more);
    TwoReviews f;
    TravelChange change = f.byLi(f.known(kind));
    change.owner = owner.isEmpty() ? QString() : f.lis;
    change.key += more.isEmpty() ? QString() : u'/' + f.lis;
    change.value->insert(u"note"_s, u"forged"_s);
    QCOMPARE(f.outcomeOf(change), Outcome::Refused);
    QVERIFY(!f.season->exchange().shownDump().value().contains("forged"));
}

void TestExchange::keyWithMoreThanItNames_findsNoRow()
{
    TwoReviews f;
    TravelChange change = f.known(u"score"_s);
    change.stamp.clock += 60000LL << 16;
    change.knows.insert(change.stamp.replica, change.stamp.clock);
    change.key += u"/and more"_s;
    change.value->insert(u"note"_s, u"not this one"_s);
    QCOMPARE(f.outcomeOf(change), Outcome::Waiting);
    QVERIFY(!f.season->exchange().shownDump().value().contains("not this one"));
}

void TestExchange::rowThatCannotStand_waitsAlone_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QJsonObject>("value");
    QTest::newRow("a state that there is not")
        << u"review"_s << QJsonObject{{u"state"_s, u"foo"_s}};
    QTest::newRow("nothing of what is needed") << u"review"_s << QJsonObject();
    QTest::newRow("a list without a name") << u"shortlist"_s << QJsonObject();
}

void TestExchange::rowThatCannotStand_waitsAlone()
{
    QFETCH(QString, kind);
    QFETCH(QJsonObject, value);
    TwoReviews f;
    TravelChange bad = f.byLi(f.known(u"review"_s));
    const bool isReview = kind == "review"_L1;
    bad.kind = kind;
    bad.key = isReview ? f.xi + u'/' + f.lis : u"8d6e0f3a-54a5-4d0f-9f1e-3f3d9d0a1b2c"_s;
    bad.owner = isReview ? f.lis : QString();
    bad.about = isReview ? f.xi : QString();
    bad.value = value;
    TravelChange tag = bad;
    tag.kind = u"tag"_s;
    tag.key = f.xi + u"/theory"_s;
    tag.owner.clear();
    tag.about = f.xi;
    tag.value = QJsonObject();
    BOLE_GET(outcomes, f.season->exchange().apply({bad, tag}, f.reviewer));
    QCOMPARE(outcomes.first().outcome, Outcome::Waiting);
    QCOMPARE(f.season->applicants().row(f.applicant).value().tags, QStringList{u"theory"_s});
    BOLE_DO(f.season->exchange().apply({tag}, f.reviewer)); // and the next time
}

/// Whoever says that they knew what is written later would have it dropped when it comes.
void TestExchange::knowingOfTheFuture_isRefused()
{
    TwoReviews f;
    TravelChange note = f.byLi(f.known(u"review"_s));
    note.kind = u"own"_s;
    note.key = f.xi + u"/anything"_s;
    note.owner.clear();
    note.knows.insert(u"another's file"_s, note.stamp.clock + 1);
    QCOMPARE(f.outcomeOf(note), Outcome::Refused);
    note.knows.clear();
    QCOMPARE(f.outcomeOf(note), Outcome::Refused);
    note.knows.insert(note.stamp.replica, note.stamp.clock);
    QVERIFY(f.outcomeOf(note) != Outcome::Refused);
}

/// Such versions came in before they were looked at.
void TestExchange::versionThatKnowsNothing_isReplacedAllTheSame()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    BOLE_DO(f.season->applicants().setNickname(a, u"one"_s, f.reviewer));
    BOLE_DO(f.season->exchange().capture(f.reviewer));
    QVERIFY(Query(f.season->database(), u"UPDATE travel_version SET knows = '{}', replica = 'x'"_s)
                .result());
    BOLE_DO(f.season->applicants().setNickname(a, u"two"_s, f.reviewer));
    int versions = 0;
    for (const TravelChange &change : changesOf(*f.season, f.reviewer))
        versions += change.kind == u"applicant"_s;
    QCOMPARE(versions, 1);
}

void TestExchange::tagThatWentBeforeItsOwner_isToldOthers()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    BOLE_DO(f.season->applicants().addTag({a}, u"theory"_s, f.reviewer));
    OtherFile other(*f.season, f.reviewer);
    BOLE_DO(f.season->applicants().removeTag({a}, u"theory"_s, f.reviewer));
    BOLE_DO(f.season->dossiers().remove({a}, f.reviewer));
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    QCOMPARE(other.season->exchange().canonicalDump().value(),
             f.season->exchange().canonicalDump().value());
    QCOMPARE(other.season->exchange().shownDump().value(),
             f.season->exchange().shownDump().value());
}

/// Or a file that was never tidied up would take nothing about deleted people either.
void TestExchange::tidyingUp_isToldNobody()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    OtherFile other(*f.season, f.reviewer);
    BOLE_DO(f.season->dossiers().remove({a}, f.reviewer));
    BOLE_DO(f.season->dossiers().compact(f.reviewer));
    for (const TravelChange &change : changesOf(*f.season, f.reviewer))
        QVERIFY(!change.value ||
                change.value->value(u"code"_s).toString() != u"season.compacted"_s);
    TravelChange told{.kind = u"event"_s,
                      .key = u"8d6e0f3a-54a5-4d0f-9f1e-3f3d9d0a1b2c"_s,
                      .owner = {},
                      .about = {},
                      .stamp = {.clock = 1, .replica = u"x"_s, .reviewer = {}},
                      .knows = {{u"x"_s, 1}},
                      .value = QJsonObject{{u"code"_s, u"season.compacted"_s}}};
    BOLE_GET(outcomes, other.season->exchange().apply({told}, other.reviewer));
    QCOMPARE(outcomes.first().outcome, Outcome::Refused);
}

void TestExchange::movedFile_remembersWhatItWas()
{
    SeasonFixture f;
    BOLE_GET(before, f.season->exchange().replica());
    QVERIFY(before.former.isEmpty());
    f.season.reset();
    const QString moved = f.folder.filePath(u"moved.bole"_s);
    QVERIFY(QFile::rename(f.path, moved));
    BOLE_GET(season, Season::open(moved));
    QCOMPARE(season->exchange().replica().value().former, QStringList{before.replica});
}

void TestExchange::deletedPeople_doNotComeBackAfterCompacting()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord(), u"a text that must go"_s);
    f.addApplicant(Record());
    OtherFile other(*f.season, f.reviewer);
    BOLE_DO(f.season->dossiers().remove({a}, f.reviewer));
    BOLE_DO(f.season->dossiers().compact(f.reviewer));
    QVERIFY(!f.season->exchange().canonicalDump().value().contains("a text that must go"));
    meet(*f.season, f.reviewer, *other.season, other.reviewer);
    QVERIFY(!f.season->exchange().canonicalDump().value().contains("a text that must go"));
    QCOMPARE(other.season->applicants().count().value(), 1);
}

QTEST_GUILESS_MAIN(TestExchange)
#include "tst_exchange.moc"
