// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/recordformmodel.h"
#include "model/record/recordfacts.h"
#include "model/record/recordjson.h"
#include "model/record/recordlook.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const ReviewerId reviewer{7};
const QDateTime noon(QDate(2026, 11, 1), QTime(12, 0), QTimeZone::UTC);

/// A scanned CV: doubt about many small things that the form shows as few.
CheckedRecord scanned()
{
    Record record;
    record.source.ocr = true;
    record.source.ocrPages = {2};
    record.source.ocrEngine = u"A Reader of Pictures"_s;
    record.basics.name = u"江晓"_s;
    record.basics.emails = {u"xiao@example.org"_s, u"jiang@example.org"_s};
    record.education.resize(1);
    record.education[0].institution = u"东湖大学"_s;
    record.education[0].institutionId = u"donghu"_s;
    record.education[0].gpa = Grade{3.8, 4.0};
    record.education[0].startDate = PartialDate{2030, 9, 0};
    record.publications.resize(1);
    record.publications[0].name = u"Quiet Locks for Busy Threads"_s;
    record.publications[0].authors = {u"Xiao Jiang"_s, u"Mira Okafor"_s};
    record.publications[0].applicantPosition = 1;
    record.sections = {{u"教育"_s, SectionKind::Education, 1, {}},
                       {u"论文"_s, SectionKind::Publications, 1, {}}};
    for (const QString &pointer :
         {u"/basics/emails/0"_s, u"/basics/emails/1"_s, u"/education/0/institutionId"_s,
          u"/education/0/gpa"_s, u"/education/0/gpa/value"_s, u"/publications/0"_s,
          u"/publications/0/authors/0"_s, u"/publications/0/authors/1"_s, u"/sections/0/title"_s,
          u"/sections/1/title"_s})
        record.confidence.insert(pointer, 0.6);
    record.provenance.insert(u"/education/0/gpa"_s, {Place{2, {0.1, 0.2, 0.3, 0.02}}});
    record.checks = {{u"/education/0/startDate"_s, u"date.future"_s, CheckSeverity::Info, {}}};
    return {toJson(record), {}, {}};
}

} // namespace

class TestRecordLook : public QObject
{
    Q_OBJECT

private slots:
    void oneRule_oneNumber();
    void listThatIsEmpty_asksUntilItIsNot();
    void origin_saysWhereAValueCameFrom();
    void notInTheDocument_isSaidByAPersonAndTakenBack();
    void facts_areUncheckedWithTheirSources();
};

void TestRecordLook::oneRule_oneNumber()
{
    CheckedRecord record = scanned();
    RecordFormModel form;
    form.setRecord(record);
    const QStringList expected{u"/basics/emails"_s, u"/education/0/institution"_s,
                               u"/education/0/gpa"_s, u"/publications/0/name"_s,
                               u"/publications/0/authors"_s};
    QCOMPARE(needsLook(record), expected);
    QCOMPARE(form.openCount(), expected.size());
    // Each of them has a row, and Enter on the row settles it: none is left that nobody can reach.
    for (qsizetype left = expected.size(); left > 0; --left) {
        const QModelIndex open = form.nextOpen({});
        QVERIFY(open.isValid());
        const QString pointer = open.data(RecordFormModel::PointerRole).toString();
        QVERIFY(apply(record, Edit::confirm(pointer), reviewer, noon));
        form.setRecord(record);
        QCOMPARE(form.openCount(), left - 1);
        QCOMPARE(needsLook(record).size(), left - 1);
    }
}

void TestRecordLook::listThatIsEmpty_asksUntilItIsNot()
{
    CheckedRecord record = scanned();
    record.json.remove(u"confidence"_s);
    const QList<Check> found{{u"/awards"_s, u"section.unread"_s, CheckSeverity::Warning, {}}};
    QCOMPARE(needsLook(record, found), QStringList{u"/awards"_s});
    RecordFormModel form;
    form.setRecord(record, found);
    QCOMPARE(form.openCount(), 1);
    const QModelIndex group = form.nextOpen({});
    QCOMPARE(group.data(RecordFormModel::PointerRole).toString(), u"/awards"_s);
    QCOMPARE(form.checks(group).size(), 1);

    CheckedRecord looked = record;
    QVERIFY(apply(looked, Edit::dismiss(u"/awards"_s, u"section.unread"_s), reviewer, noon));
    QVERIFY(needsLook(looked, found).isEmpty());
    QVERIFY(apply(record, Edit::insert(u"/awards/0"_s, QJsonObject{{u"title"_s, u"Prize"_s}}),
                  reviewer, noon));
    QVERIFY(needsLook(record, found).isEmpty());
}

void TestRecordLook::origin_saysWhereAValueCameFrom()
{
    CheckedRecord record = scanned();
    FieldOrigin origin = RecordLook(record).origin(u"/education/0/gpa"_s);
    QVERIFY(origin.kind == FieldOrigin::Kind::Read);
    QVERIFY(origin.ocr);
    QCOMPARE(origin.ocrEngine, u"A Reader of Pictures"_s);
    QCOMPARE(origin.places.value(0).page, 2);
    QVERIFY(RecordLook(record).origin(u"/education/0/area"_s).kind == FieldOrigin::Kind::None);

    const Place place{3, {0.1, 0.2, 0.3, 0.02}};
    QVERIFY(
        apply(record, Edit::set(u"/education/0/area"_s, u"Physics"_s, {place}), reviewer, noon));
    QVERIFY(apply(record, Edit::set(u"/education/0/advisor"_s, u"Wen Shu"_s), reviewer, noon));
    setNotesFromJson(record, notesToJson(record)); // as the file keeps it
    origin = RecordLook(record).origin(u"/education/0/area"_s);
    QVERIFY(origin.kind == FieldOrigin::Kind::FromPage);
    QCOMPARE(origin.places.value(0).page, 3);
    QCOMPARE(origin.by, reviewer);
    QCOMPARE(origin.at, noon);
    origin = RecordLook(record).origin(u"/education/0/advisor"_s);
    QVERIFY(origin.kind == FieldOrigin::Kind::Typed);
    QVERIFY(!origin.ocr);
}

void TestRecordLook::notInTheDocument_isSaidByAPersonAndTakenBack()
{
    CheckedRecord record = scanned();
    const QString rank = u"/education/0/rank"_s;
    QCOMPARE(fieldState(record, rank), FieldState::Missing); // not recognised, no more
    QVERIFY(apply(record, Edit::confirm(rank), reviewer, noon));
    QCOMPARE(fieldState(record, rank), FieldState::Confirmed);
    const FieldOrigin origin = RecordLook(record).origin(rank);
    QVERIFY(origin.kind == FieldOrigin::Kind::None);
    QCOMPARE(origin.by, reviewer);
    QCOMPARE(origin.at, noon);
    QVERIFY(apply(record, Edit::reopen(rank), reviewer, noon));
    QCOMPARE(fieldState(record, rank), FieldState::Missing);
}

void TestRecordLook::facts_areUncheckedWithTheirSources()
{
    const CheckedRecord record = scanned();
    const RecordFacts facts = recordFacts(recordFromJson(record.json).value());
    QCOMPARE(facts.sources.value(u"gpa"_s), QStringList{u"/education/0/gpa"_s});
    const QStringList unchecked = uncheckedFacts(facts, needsLook(record));
    QCOMPARE(unchecked, (QStringList{u"email"_s, u"firstAuthor"_s, u"gpa"_s, u"institution"_s,
                                     u"publications"_s}));
}

QTEST_GUILESS_MAIN(TestRecordLook)
#include "tst_recordlook.moc"
