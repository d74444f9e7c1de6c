// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/recordformmodel.h"
#include "model/record/recordjson.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

Record sampleRecord()
{
    Record record;
    record.basics.name = u"江晓"_s;
    record.basics.emails = {u"xiao@example,org"_s};
    record.education.resize(2);
    record.education[0].institution = u"Tongji University"_s;
    record.education[0].gpa = Grade{4.93, 5.0};
    record.education[1].institution = u"同济大学"_s;
    record.provenance[u"/education/0/gpa"_s] = {Place{1, QRectF(0.1, 0.2, 0.3, 0.02), 0, 0, 0}};
    record.provenance[u"/education/0/institution"_s] = {
        Place{1, QRectF(0.1, 0.1, 0.3, 0.02), 0, 0, 0}};
    record.confidence[u"/education/0/gpa"_s] = 0.4;
    record.checks = {{u"/basics/emails/0"_s, u"email.malformed"_s, CheckSeverity::Warning, {}}};
    return record;
}

CheckedRecord content(const Record &record)
{
    return {toJson(record), {}, {}};
}

FieldState stateAt(const RecordFormModel &form, const QString &pointer)
{
    return form.indexOf(pointer).data(RecordFormModel::StateRole).value<FieldState>();
}

} // namespace

class TestRecordFormModel : public QObject
{
    Q_OBJECT

private slots:
    void content_passesTheModelTester();
    void states_comeFromConfidenceAndChecks();
    void storedState_winsOverTheDerivedOne();
    void dismissedCheck_isNoLongerShown();
    void nextOpen_walksInReadingOrderAndWraps();
    void indexOf_findsTheRowThatShowsAPart();
    void absentFields_areShownOnWishOnly();
    void entryPlaces_areThoseOfItsFields();
};

void TestRecordFormModel::content_passesTheModelTester()
{
    RecordFormModel form;
    QAbstractItemModelTester tester(&form, QAbstractItemModelTester::FailureReportingMode::QtTest);
    form.setRecord(content(sampleRecord()));
    form.setShowAll(true);
    form.setRecord({});
    QCOMPARE(form.rowCount(), 0);
}

void TestRecordFormModel::states_comeFromConfidenceAndChecks()
{
    RecordFormModel form;
    form.setRecord(content(sampleRecord()));
    QCOMPARE(stateAt(form, u"/basics/name"_s), FieldState::Read);
    QCOMPARE(stateAt(form, u"/basics/emails"_s), FieldState::NeedsLook);
    QCOMPARE(stateAt(form, u"/education/0/gpa"_s), FieldState::NeedsLook);
    QCOMPARE(stateAt(form, u"/education/1/gpa"_s), FieldState::Missing);
    QCOMPARE(form.openCount(), 2);
}

void TestRecordFormModel::storedState_winsOverTheDerivedOne()
{
    RecordFormModel form;
    auto shown = content(sampleRecord());
    shown.marks[u"/education/0/gpa"_s].state = FieldState::Confirmed;
    form.setRecord(shown);
    QCOMPARE(stateAt(form, u"/education/0/gpa"_s), FieldState::Confirmed);
    QCOMPARE(form.openCount(), 1);
}

void TestRecordFormModel::dismissedCheck_isNoLongerShown()
{
    RecordFormModel form;
    auto shown = content(sampleRecord());
    shown.dismissed.insert(u"/basics/emails/0"_s, {u"email.malformed"_s});
    form.setRecord(shown);
    QCOMPARE(stateAt(form, u"/basics/emails"_s), FieldState::Read);
}

void TestRecordFormModel::nextOpen_walksInReadingOrderAndWraps()
{
    RecordFormModel form;
    form.setRecord(content(sampleRecord()));
    const QModelIndex first = form.nextOpen({});
    QCOMPARE(first, form.indexOf(u"/basics/emails"_s));
    const QModelIndex second = form.nextOpen(first);
    QCOMPARE(second, form.indexOf(u"/education/0/gpa"_s));
    QCOMPARE(form.nextOpen(second), first);
}

void TestRecordFormModel::indexOf_findsTheRowThatShowsAPart()
{
    RecordFormModel form;
    form.setRecord(content(sampleRecord()));
    QCOMPARE(form.indexOf(u"/education/0/gpa/value"_s), form.indexOf(u"/education/0/gpa"_s));
    QVERIFY(form.indexOf(u"/education/0/gpa"_s).isValid());
    QVERIFY(!form.indexOf(u"/nonsense"_s).isValid());
}

void TestRecordFormModel::absentFields_areShownOnWishOnly()
{
    RecordFormModel form;
    form.setRecord(content(sampleRecord()));
    const qsizetype few = form.fields().size();
    QCOMPARE(form.rowCount(), 2); // basics and education: nothing else was read
    form.setShowAll(true);
    QVERIFY(form.fields().size() > few);
    QCOMPARE(form.rowCount(), int(recordSchema().size()));
}

void TestRecordFormModel::entryPlaces_areThoseOfItsFields()
{
    RecordFormModel form;
    form.setRecord(content(sampleRecord()));
    QCOMPARE(form.places(form.indexOf(u"/education/0"_s)).size(), 2);
    QCOMPARE(form.places(form.indexOf(u"/education/0/gpa"_s)).size(), 1);
    QCOMPARE(form.places(form.indexOf(u"/education/1"_s)).size(), 0);
}

QTEST_GUILESS_MAIN(TestRecordFormModel)
#include "tst_recordformmodel.moc"
