// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"
#include "model/record/recordlook.h"
#include "model/record/recordpath.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const ReviewerId reviewer{7};
const QDateTime noon(QDate(2026, 11, 1), QTime(12, 0), QTimeZone::UTC);

CheckedRecord sample()
{
    Record record;
    record.basics.name = u"江晓"_s;
    record.basics.emails = {u"xiao@example.org"_s, u"jiang@example.org"_s};
    for (const QString &school : {u"东湖大学"_s, u"Northlake Institute"_s, u"Fernhill College"_s}) {
        Education e;
        e.institution = school;
        e.level = StudyLevel::Bachelor;
        e.courses = {u"Compilers"_s, u"Databases"_s};
        e.gpa = Grade{4.5, 5.0};
        record.education.append(e);
        const QString entry = pointerTo(u"/education"_s, int(record.education.size()) - 1);
        record.provenance.insert(entry + u"/gpa"_s, {Place{1, {0.1, 0.2, 0.3, 0.02}}});
        record.confidence.insert(entry + u"/gpa"_s, 0.5);
        record.confidence.insert(entry + u"/institution"_s, 0.99);
        record.checks.append({entry + u"/gpa"_s, u"gpa.odd"_s, CheckSeverity::Warning, {}});
    }
    record.checks.append({u"/basics/emails/1"_s, u"email.odd"_s, CheckSeverity::Info, {}});
    return {toJson(record), {}, {}};
}

/// Any edit, most of them possible.
Edit anyEdit(QRandomGenerator &random, const CheckedRecord &record)
{
    const int entries = int(record.json.value("education"_L1).toArray().size());
    const QString entry = pointerTo(u"/education"_s, random.bounded(entries + 1));
    const QStringList fields{u"/institution"_s, u"/gpa"_s,       u"/gpa/value"_s, u"/gpa/scale"_s,
                             u"/courses/0"_s,   u"/courses/1"_s, u"/rank/of"_s,   u"/current"_s,
                             u"/location"_s,    u"/courses"_s};
    const QList<QJsonValue> values{u"x"_s,
                                   3.5,
                                   true,
                                   QJsonValue(QJsonValue::Undefined),
                                   QJsonObject{{u"value"_s, 3.0}},
                                   QJsonArray{u"Logic"_s},
                                   u""_s,
                                   12,
                                   QJsonArray()};
    const QString field = entry + fields[random.bounded(fields.size())];
    const QJsonValue value = values[random.bounded(values.size())];
    const QList<Place> places =
        random.bounded(2) ? QList<Place>{Place{2, {0, 0, 1, 1}}} : QList<Place>();
    switch (random.bounded(9)) {
    case 0:
        return Edit::insert(entry, QJsonObject{{u"institution"_s, u"New"_s}}, places);
    case 1:
        return Edit::remove(entry);
    case 2:
        return Edit::move(entry, random.bounded(entries + 1));
    case 3:
        return Edit::confirm(field);
    case 4:
        return Edit::reopen(field);
    case 5:
        return Edit::dismiss(entry + u"/gpa"_s, u"gpa.odd"_s);
    case 6:
        return Edit::keepText(field, u"about 3.5"_s);
    default:
        return Edit::set(field, value, places);
    }
}

} // namespace

class TestRecordEdit : public QObject
{
    Q_OBJECT

private slots:
    void anyEdits_areTakenBackExactly();
    void appliedEdits_roundTripThroughTheHistorysJson();
    void set_marksAndKeepsWhatWasRead();
    void set_backToWhatWasReadIsAConfirmation();
    void set_ofAPartMakesTheWhole();
    void set_newPlacesReplaceTheOld();
    void set_refusesWhatIsNoRecord_data();
    void set_refusesWhatIsNoRecord();
    void remove_movesNotesOfTheEntriesBehind();
    void insert_isTheirsWhoPutIt();
    void states_followWhatPeopleSay();
    void needsLook_isInReadingOrderAndShrinks();
    void keptText_needsALookUntilMended();
    void reapply_refusesAValueThatChangedSince();
};

void TestRecordEdit::anyEdits_areTakenBackExactly()
{
    int possible = 0;
    for (quint32 seed = 1; seed <= 300; ++seed) {
        QRandomGenerator random(seed);
        CheckedRecord record = sample();
        QList<CheckedRecord> before;
        QList<AppliedEdit> done;
        for (int i = 0; i < 12; ++i) {
            const CheckedRecord untouched = record;
            const auto applied = apply(record, anyEdit(random, record), reviewer, noon);
            if (!applied) {
                QVERIFY2(record == untouched, "a refused edit changed something");
                continue;
            }
            before.append(untouched);
            done.append(*applied);
        }
        possible += int(done.size());
        const CheckedRecord last = record;
        while (!done.isEmpty()) {
            const AppliedEdit edit = done.takeLast();
            const CheckedRecord after = record;
            QVERIFY2(reapply(record, inverse(edit)), qPrintable(QString::number(seed)));
            QVERIFY2(record == before.last(), qPrintable(QString::number(seed)));
            QVERIFY(reapply(record, edit));
            QVERIFY2(record == after, qPrintable(QString::number(seed)));
            QVERIFY(inverse(inverse(edit)) == edit);
            record = before.takeLast();
        }
        QVERIFY(record == sample());
        QVERIFY(recordFromJson(last.json).has_value());
    }
    QVERIFY2(possible > 1500, qPrintable(QString::number(possible)));
}

void TestRecordEdit::appliedEdits_roundTripThroughTheHistorysJson()
{
    CheckedRecord record = sample();
    QVERIFY(apply(record, Edit::confirm(u"/education/1/gpa"_s), reviewer, noon));
    QVERIFY(apply(record, Edit::dismiss(u"/education/1/gpa"_s, u"gpa.odd"_s), reviewer, noon));
    const auto removed = apply(record, Edit::remove(u"/education/1"_s), reviewer, noon);
    QVERIFY(removed.has_value());
    const QByteArray bytes = QJsonDocument(toJson(removed->before)).toJson();
    QVERIFY(fieldContentFromJson(QJsonDocument::fromJson(bytes).object()) == removed->before);
    QCOMPARE(removed->before.checks.size(), 1);
    for (const Edit::Kind kind : {Edit::Kind::Set, Edit::Kind::Move, Edit::Kind::KeepText})
        QVERIFY(editKind(historyKind(kind)) == kind);
}

void TestRecordEdit::set_marksAndKeepsWhatWasRead()
{
    CheckedRecord record = sample();
    QVERIFY(apply(record, Edit::set(u"/education/0/institution"_s, u"Donghu"_s), reviewer, noon));
    QVERIFY(apply(record, Edit::set(u"/education/0/institution"_s, u"Donghu U"_s), reviewer, noon));
    const FieldMark mark = record.marks.value(u"/education/0/institution"_s);
    QCOMPARE(mark.state, FieldState::Corrected);
    QCOMPARE(mark.by, reviewer);
    QCOMPARE(mark.at, noon);
    QCOMPARE(mark.original, QJsonValue(u"东湖大学"_s));
}

void TestRecordEdit::set_backToWhatWasReadIsAConfirmation()
{
    CheckedRecord record = sample();
    QVERIFY(apply(record, Edit::set(u"/education/0/institution"_s, u"Donghu"_s), reviewer, noon));
    QVERIFY(apply(record, Edit::set(u"/education/0/institution"_s, u"东湖大学"_s), reviewer, noon));
    QCOMPARE(fieldState(record, u"/education/0/institution"_s), FieldState::Confirmed);
}

void TestRecordEdit::set_ofAPartMakesTheWhole()
{
    CheckedRecord record = sample();
    const auto applied = apply(record, Edit::set(u"/education/0/rank/of"_s, 60), reviewer, noon);
    QVERIFY(applied.has_value());
    QCOMPARE(applied->pointer, u"/education/0/rank"_s);
    QVERIFY(reapply(record, inverse(*applied)));
    QVERIFY(record == sample());
}

void TestRecordEdit::set_newPlacesReplaceTheOld()
{
    CheckedRecord record = sample();
    const Place place{2, {0.5, 0.5, 0.1, 0.1}};
    QVERIFY(apply(record, Edit::set(u"/education/0/gpa"_s, QJsonObject{{u"value"_s, 3.9}}, {place}),
                  reviewer, noon));
    const Record now = recordFromJson(record.json).value();
    QCOMPARE(now.provenance.value(u"/education/0/gpa"_s), QList<Place>{place});
    QVERIFY(!now.confidence.contains(u"/education/0/gpa"_s));
    QVERIFY(apply(record, Edit::set(u"/education/0/gpa"_s, QJsonObject{{u"value"_s, 3.8}}),
                  reviewer, noon));
    QCOMPARE(recordFromJson(record.json)->provenance.value(u"/education/0/gpa"_s),
             QList<Place>{place});
}

void TestRecordEdit::set_refusesWhatIsNoRecord_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("no such field") << u"/education/0/colour"_s << QJsonValue(u"red"_s);
    QTest::newRow("wrong type") << u"/education/0/averageScore"_s << QJsonValue(u"high"_s);
    QTest::newRow("no such date") << u"/education/0/startDate"_s << QJsonValue(u"2021-13"_s);
    QTest::newRow("scale without value")
        << u"/education/0/gpa"_s << QJsonValue(QJsonObject{{u"scale"_s, 4}});
    QTest::newRow("no such entry") << u"/education/9/level"_s << QJsonValue(u"master"_s);
    QTest::newRow("no such section") << u"/hobbies/0/name"_s << QJsonValue(u"chess"_s);
}

void TestRecordEdit::set_refusesWhatIsNoRecord()
{
    QFETCH(QString, pointer);
    QFETCH(QJsonValue, value);
    CheckedRecord record = sample();
    QVERIFY(!apply(record, Edit::set(pointer, value), reviewer, noon));
    QVERIFY(record == sample());
}

void TestRecordEdit::remove_movesNotesOfTheEntriesBehind()
{
    CheckedRecord record = sample();
    QVERIFY(apply(record, Edit::confirm(u"/education/2/gpa"_s), reviewer, noon));
    QVERIFY(apply(record, Edit::remove(u"/education/0"_s), reviewer, noon));
    QVERIFY(record.marks.contains(u"/education/1/gpa"_s));
    const Record now = recordFromJson(record.json).value();
    QCOMPARE(now.provenance.keys(), QStringList({u"/education/0/gpa"_s, u"/education/1/gpa"_s}));
    QCOMPARE(now.checks.size(), 3);
    QCOMPARE(now.checks[0].field, u"/education/0/gpa"_s);
}

void TestRecordEdit::insert_isTheirsWhoPutIt()
{
    CheckedRecord record = sample();
    QVERIFY(apply(record, Edit::insert(u"/awards/0"_s, QJsonObject{}), reviewer, noon));
    QCOMPARE(fieldState(record, u"/awards/0"_s), FieldState::Corrected);
    QVERIFY(apply(record, Edit::insert(u"/interests/0"_s, QJsonObject{}), reviewer, noon));
    QVERIFY(
        apply(record, Edit::set(u"/basics/emails/2"_s, u"third@example.org"_s), reviewer, noon));
    QCOMPARE(recordFromJson(record.json)->basics.emails.size(), 3);
    QVERIFY(apply(record, Edit::set(u"/basics/emails/0"_s, u""_s), reviewer, noon));
    QCOMPARE(recordFromJson(record.json)->basics.emails.value(0), u"jiang@example.org"_s);
}

void TestRecordEdit::states_followWhatPeopleSay()
{
    CheckedRecord record = sample();
    QCOMPARE(fieldState(record, u"/education/0/institution"_s), FieldState::Read);
    QCOMPARE(fieldState(record, u"/education/0/gpa"_s), FieldState::NeedsLook);
    QCOMPARE(fieldState(record, u"/education/0/rank"_s), FieldState::Missing);
    QVERIFY(apply(record, Edit::confirm(u"/education/0/gpa"_s), reviewer, noon));
    QCOMPARE(fieldState(record, u"/education/0/gpa"_s), FieldState::Confirmed);
    QVERIFY(apply(record, Edit::reopen(u"/education/0/gpa"_s), reviewer, noon));
    QCOMPARE(fieldState(record, u"/education/0/gpa"_s), FieldState::NeedsLook);
    QVERIFY(apply(record, Edit::set(u"/education/1/gpa/value"_s, 4.4), reviewer, noon));
    QCOMPARE(fieldState(record, u"/education/1/gpa/value"_s), FieldState::Corrected);
    QVERIFY(!needsLook(record).contains(u"/education/1/gpa"_s));
    const QJsonValue undefined(QJsonValue::Undefined);
    QVERIFY(apply(record, Edit::set(u"/education/2/gpa"_s, undefined), reviewer, noon));
    QCOMPARE(fieldState(record, u"/education/2/gpa"_s), FieldState::Corrected);
}

void TestRecordEdit::needsLook_isInReadingOrderAndShrinks()
{
    CheckedRecord record = sample();
    record.json.insert(u"confidence"_s, QJsonObject{{u"/education/0/gpa"_s, 0.5},
                                                    {u"/education/0/institution"_s, 0.7},
                                                    {u"/basics/name"_s, 0.2}});
    record.json.remove(u"checks"_s);
    QCOMPARE(needsLook(record), QStringList({u"/basics/name"_s, u"/education/0/institution"_s,
                                             u"/education/0/gpa"_s}));
    QVERIFY(apply(record, Edit::confirm(u"/education/0/institution"_s), reviewer, noon));
    QCOMPARE(needsLook(record), QStringList({u"/basics/name"_s, u"/education/0/gpa"_s}));

    CheckedRecord checks = sample();
    checks.json.remove(u"confidence"_s);
    QCOMPARE(needsLook(checks).size(), 3); // a hint for information asks for nothing
    QVERIFY(apply(checks, Edit::dismiss(u"/education/0/gpa"_s, u"gpa.odd"_s), reviewer, noon));
    QCOMPARE(needsLook(checks).size(), 2);
    QVERIFY(RecordLook(checks).at(u"/education/0/gpa"_s).checks.isEmpty());
    QCOMPARE(RecordLook(checks).at(u"/education/1/gpa"_s).checks.size(), 1);
}

void TestRecordEdit::keptText_needsALookUntilMended()
{
    CheckedRecord record = sample();
    const QString pointer = u"/education/0/startDate"_s;
    QVERIFY(apply(record, Edit::keepText(pointer, u"last autumn"_s), reviewer, noon));
    QCOMPARE(fieldState(record, pointer), FieldState::NeedsLook);
    QVERIFY(needsLook(record).contains(pointer));
    QCOMPARE(record.marks.value(pointer).invalidText, u"last autumn"_s);
    QVERIFY(apply(record, Edit::set(pointer, u"2021-09"_s), reviewer, noon));
    QCOMPARE(fieldState(record, pointer), FieldState::Corrected);
    QVERIFY(record.marks.value(pointer).invalidText.isEmpty());
}

void TestRecordEdit::reapply_refusesAValueThatChangedSince()
{
    CheckedRecord record = sample();
    const auto first = apply(record, Edit::set(u"/basics/name"_s, u"Jiang Xiao"_s), reviewer, noon);
    QVERIFY(apply(record, Edit::set(u"/basics/name"_s, u"Xiao Jiang"_s), ReviewerId{8}, noon));
    const CheckedRecord now = record;
    const auto undone = reapply(record, inverse(*first));
    QVERIFY(!undone);
    QCOMPARE(undone.error().code, ErrorCode::EditConflict);
    QVERIFY(record == now);
}

QTEST_GUILESS_MAIN(TestRecordEdit)
#include "tst_recordedit.moc"
