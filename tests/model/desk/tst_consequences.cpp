// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/consequences.h"
#include "model/intake/checks.h"
#include "model/knowledge/knowledge.h"
#include "model/record/recordjson.h"
#include "model/record/recordlook.h"
#include "model/record/recordpath.h"

#include <QJsonArray>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// What follows from one edit, done as the season does it.
class TestConsequences : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void venue_bringsItsTier();
    void tierThatAPersonSet_stays();
    void printedTier_staysWithAnUnknownVenue();
    void authors_tellTheApplicantsPlace();
    void name_tellsThePlaceInEveryList();
    void institution_getsItsId();
    void degree_getsItsLevel();
    void settledHint_goes();
    void derivedValue_isNobodysWord();

private:
    void set(const QString &pointer, const QJsonValue &value);
    QJsonValue at(const QString &pointer) const { return valueAt(m_record.json, pointer); }

    Knowledge m_knowledge;
    CheckedRecord m_record;
    QList<Edit> m_edits;
};

static constexpr PartialDate today{2026, 11, 1};

void TestConsequences::init()
{
    Record record;
    record.basics.name = u"Xiao Jiang"_s;
    record.education.resize(1);
    record.education[0].institution = u"Somewhere"_s;
    record.education[0].gpa = Grade{4.6, 4.0};
    record.publications.resize(2);
    record.publications[0].name = u"On horses"_s;
    record.publications[0].authors = {u"Mira Okaduwe"_s, u"Xiao Jiang"_s};
    record.publications[0].applicantPosition = 2;
    record.publications[0].publisher = u"Somewhere else"_s;
    record.publications[1].authors = {u"A. Quill"_s, u"X. Lin"_s};
    record.checks = checksOf(record, today);
    QVERIFY(!record.checks.isEmpty());
    m_record = {toJson(record), {}, {}};
}

void TestConsequences::set(const QString &pointer, const QJsonValue &value)
{
    m_edits = withConsequences(m_record, Edit::set(pointer, value), m_knowledge, today);
    for (const Edit &edit : std::as_const(m_edits))
        QVERIFY(apply(m_record, edit, ReviewerId{1}, {}).has_value());
}

void TestConsequences::venue_bringsItsTier()
{
    set(u"/publications/0/publisher"_s, u"SIGCOMM"_s);
    QCOMPARE(at(u"/publications/0/tier"_s), QJsonValue(u"CCF-A"_s));
    QCOMPARE(at(u"/publications/0/venueId"_s), QJsonValue(u"SIGCOMM"_s));
    set(u"/publications/0/publisher"_s, u"A workshop that nobody knows"_s);
    QVERIFY(at(u"/publications/0/tier"_s).isUndefined());
}

void TestConsequences::tierThatAPersonSet_stays()
{
    set(u"/publications/0/tier"_s, u"CCF-C"_s);
    set(u"/publications/0/publisher"_s, u"SIGCOMM"_s);
    QCOMPARE(at(u"/publications/0/tier"_s), QJsonValue(u"CCF-C"_s));
}

void TestConsequences::printedTier_staysWithAnUnknownVenue()
{
    QVERIFY(setAt(m_record.json, u"/publications/0/tier"_s, u"CCF-B"_s).has_value());
    set(u"/publications/0/publisher"_s, u"A workshop that nobody knows"_s);
    QCOMPARE(at(u"/publications/0/tier"_s), QJsonValue(u"CCF-B"_s));
}

void TestConsequences::authors_tellTheApplicantsPlace()
{
    set(u"/publications/0/authors"_s, QJsonArray{u"Jiang, Xiao"_s, u"Mira Okaduwe"_s});
    QCOMPARE(at(u"/publications/0/applicantPosition"_s), QJsonValue(1));
    set(u"/publications/0/authors"_s, QJsonArray{u"Mira Okaduwe"_s});
    QVERIFY(at(u"/publications/0/applicantPosition"_s).isUndefined());
}

void TestConsequences::name_tellsThePlaceInEveryList()
{
    set(u"/basics/name"_s, u"Xun Lin"_s);
    QVERIFY(at(u"/publications/0/applicantPosition"_s).isUndefined());
    QCOMPARE(at(u"/publications/1/applicantPosition"_s), QJsonValue(2));
}

void TestConsequences::institution_getsItsId()
{
    set(u"/education/0/institution"_s, u"同济大学"_s);
    const QJsonValue id = at(u"/education/0/institutionId"_s);
    QVERIFY(!id.toString().isEmpty());
    set(u"/education/0/institution"_s, u"Tongji University"_s);
    QCOMPARE(at(u"/education/0/institutionId"_s), id);
}

void TestConsequences::degree_getsItsLevel()
{
    set(u"/education/0/studyType"_s, u"M.Sc."_s);
    QCOMPARE(at(u"/education/0/level"_s), QJsonValue(u"master"_s));
}

void TestConsequences::settledHint_goes()
{
    QVERIFY(needsLook(m_record).contains(u"/education/0/gpa"_s));
    // The scale was misread, not the grade: the hint is gone without anybody waving it away.
    set(u"/education/0/gpa"_s, QJsonObject{{u"value"_s, 4.6}, {u"scale"_s, 5.0}});
    QVERIFY(RecordLook(m_record).at(u"/education/0/gpa"_s).checks.isEmpty());
}

void TestConsequences::derivedValue_isNobodysWord()
{
    set(u"/publications/0/publisher"_s, u"SIGCOMM"_s);
    QVERIFY(m_record.marks.contains(u"/publications/0/publisher"_s));
    QVERIFY(!m_record.marks.contains(u"/publications/0/tier"_s));
}

QTEST_APPLESS_MAIN(TestConsequences)
#include "tst_consequences.moc"
