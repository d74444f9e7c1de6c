// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recorddiff.h"
#include "model/record/recordjson.h"

#include <QJsonArray>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const ReviewerId reviewer{1};
const QDateTime noon(QDate(2026, 11, 1), QTime(12, 0), QTimeZone::UTC);

Record firstReading()
{
    Record record;
    record.basics.name = u"江晓"_s;
    record.basics.summary = u"old"_s;
    for (const QString &school : {u"东湖大学"_s, u"Northlake Institute"_s}) {
        Education e;
        e.institution = school;
        e.area = u"Physics"_s;
        record.education.append(e);
    }
    record.provenance.insert(u"/education/1/institution"_s, {Place{0, {}, 4, 0, 9}});
    record.provenance.insert(u"/basics/name"_s, {Place{0, {}, 1, 0, 2}});
    return record;
}

CheckedRecord checked(const Record &record)
{
    return {toJson(record), {}, {}};
}

Record after(CheckedRecord record, const QList<Difference> &all)
{
    for (const Difference &difference : all) {
        if (!apply(record, difference.edit, reviewer, noon))
            qFatal("a difference cannot be applied");
    }
    return recordFromJson(record.json).value();
}

QStringList pointers(const QList<Difference> &all)
{
    QStringList pointers;
    for (const Difference &difference : all)
        pointers.append(nameOf(historyKind(difference.edit.kind)) + difference.edit.pointer);
    return pointers;
}

} // namespace

class TestRecordDiff : public QObject
{
    Q_OBJECT

private slots:
    void sameReading_hasNoDifferences();
    void changes_areProposedWithTheirPlaces();
    void whatAPersonSaid_isLeftAlone();
    void entries_areRecognisedWhereverTheyStand();
    void allAccepted_givesTheNewReading();
    void anyOfThem_canBeAcceptedFirst();
    void refreshed_takesPlacesButNoValues();
};

void TestRecordDiff::sameReading_hasNoDifferences()
{
    QVERIFY(differences(checked(firstReading()), firstReading()).isEmpty());
}

void TestRecordDiff::changes_areProposedWithTheirPlaces()
{
    Record again = firstReading();
    again.basics.name = u"江曉"_s;
    again.provenance[u"/basics/name"_s] = {Place{0, {}, 2, 0, 2}};
    const QList<Difference> all = differences(checked(firstReading()), again);
    QCOMPARE(all.size(), 1);
    QCOMPARE(all[0].edit, Edit::set(u"/basics/name"_s, u"江曉"_s, {Place{0, {}, 2, 0, 2}}));
    QCOMPARE(all[0].before, QJsonValue(u"江晓"_s));
    QCOMPARE(all[0].after, QJsonValue(u"江曉"_s));
}

void TestRecordDiff::whatAPersonSaid_isLeftAlone()
{
    CheckedRecord record = checked(firstReading());
    QVERIFY(apply(record, Edit::set(u"/basics/name"_s, u"Xiao"_s), reviewer, noon));
    QVERIFY(apply(record, Edit::confirm(u"/basics/summary"_s), reviewer, noon));
    QVERIFY(apply(record, Edit::insert(u"/awards/0"_s, QJsonObject{{u"title"_s, u"Prize"_s}}),
                  reviewer, noon));
    QVERIFY(apply(record, Edit::confirm(u"/education/0/area"_s), reviewer, noon));
    Record again; // nothing could be read any more
    const QStringList proposed = pointers(differences(record, again));
    QCOMPARE(proposed, QStringList{u"remove/education/1"_s});
}

void TestRecordDiff::entries_areRecognisedWhereverTheyStand()
{
    Record again = firstReading();
    std::swap(again.education[0], again.education[1]);
    again.education[0].area = u"Chemistry"_s; // of Northlake
    Education third;
    third.institution = u"Fernhill College"_s;
    again.education.insert(1, third);
    const QList<Difference> all = differences(checked(firstReading()), again);
    QCOMPARE(pointers(all), QStringList({u"set/education/1/area"_s, u"insert/education/2"_s}));
}

void TestRecordDiff::allAccepted_givesTheNewReading()
{
    Record again = firstReading();
    again.basics.summary.clear();
    again.education.removeFirst();
    again.education[0].gpa = Grade{3.9, 4.0};
    for (const QString &title : {u"Prize"_s, u"Medal"_s}) {
        Award award;
        award.title = title;
        again.awards.append(award);
    }
    const CheckedRecord record = checked(firstReading());
    const Record now = after(record, differences(record, again));
    QVERIFY(now.basics == again.basics);
    QVERIFY(now.education == again.education);
    QVERIFY(now.awards == again.awards);
}

void TestRecordDiff::anyOfThem_canBeAcceptedFirst()
{
    Record again = firstReading();
    again.education.clear();
    for (const QString &title : {u"Prize"_s, u"Medal"_s, u"Cup"_s}) {
        Award award;
        award.title = title;
        again.awards.append(award);
    }
    CheckedRecord record = checked(firstReading());
    const QList<Difference> all = differences(record, again);
    QCOMPARE(pointers(all).mid(0, 3),
             QStringList({u"insert/awards/0"_s, u"insert/awards/1"_s, u"insert/awards/2"_s}));
    // The last award and the first school before the others, then what is left at once.
    for (const Edit &edit : editsToAccept(record, {all[2], all[4]}))
        QVERIFY(apply(record, edit, reviewer, noon));
    const QList<Difference> rest = differences(record, again);
    QCOMPARE(rest.size(), 3);
    for (const Edit &edit : editsToAccept(record, {rest[2], rest[1], rest[0]}))
        QVERIFY(apply(record, edit, reviewer, noon));
    const Record now = recordFromJson(record.json).value();
    QVERIFY(now.education.isEmpty());
    QStringList titles;
    for (const Award &award : now.awards)
        titles.append(award.title);
    titles.sort();
    QCOMPARE(titles, QStringList({u"Cup"_s, u"Medal"_s, u"Prize"_s}));
}

void TestRecordDiff::refreshed_takesPlacesButNoValues()
{
    Record again = firstReading();
    std::swap(again.education[0], again.education[1]);
    again.basics.name = u"other"_s;
    again.provenance = {{u"/education/0/institution"_s, {Place{0, {}, 7, 0, 9}}},
                        {u"/basics/name"_s, {Place{0, {}, 9, 0, 5}}}};
    again.confidence = {{u"/education/0/institution"_s, 0.4}};
    again.checks = {{u"/education/0"_s, u"dates.overlap"_s, CheckSeverity::Warning, {}}};
    const CheckedRecord record = refreshed(checked(firstReading()), again);
    const Record now = recordFromJson(record.json).value();
    QCOMPARE(now.basics.name, u"江晓"_s);
    QCOMPARE(now.provenance.value(u"/education/1/institution"_s), (QList{Place{0, {}, 7, 0, 9}}));
    QCOMPARE(now.provenance.value(u"/basics/name"_s), (QList{Place{0, {}, 1, 0, 2}}));
    QCOMPARE(now.confidence.value(u"/education/1/institution"_s), 0.4);
    QCOMPARE(now.checks.size(), 1);
    QCOMPARE(now.checks[0].field, u"/education/1"_s);
}

QTEST_GUILESS_MAIN(TestRecordDiff)
#include "tst_recorddiff.moc"
