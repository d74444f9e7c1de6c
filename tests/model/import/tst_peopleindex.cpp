// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/peopleindex.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestPeopleIndex : public QObject
{
    Q_OBJECT

private slots:
    void fileName_tellsWhose_data();
    void fileName_tellsWhose();
    void text_namesOnePerson();
    void text_tellsTwoOfOneNameApart();
};

static PeopleIndex people()
{
    PeopleIndex people;
    people.add({ApplicantId{1}, u"A-1001"_s, {u"江晓"_s, u"Xiao Jiang"_s}, false});
    people.add({ApplicantId{2}, u"A-1002"_s, {u"李明哲"_s}, false});
    people.add({ApplicantId{3}, u"A-1003"_s, {u"李明"_s}, false});
    people.add({ApplicantId{4}, {}, {u"Mira Okafor"_s}, false});
    people.add({ApplicantId{5}, {}, {u"王芳"_s}, false});
    people.add({ApplicantId{6}, {}, {u"王芳"_s}, false});
    people.add({ApplicantId{7}, u"20270007"_s, {u"Una Holloway"_s}, false});
    return people;
}

void TestPeopleIndex::fileName_tellsWhose_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("person");
    QTest::newRow("number") << u"a1001 transcript"_s << 1;
    QTest::newRow("number beats a name") << u"A-1002 江晓"_s << 2;
    QTest::newRow("number and Han in a run") << u"A1002江晓简历"_s << 2;
    QTest::newRow("Han and number in a run") << u"李明20270007"_s << 7;
    QTest::newRow("number and pinyin in a run") << u"20270007XiaoJiang_cv"_s << 7;
    QTest::newRow("wide digits") << u"２０２７０００７ CV"_s << 7;
    QTest::newRow("wide letters") << u"Ａ－１００１"_s << 1;
    QTest::newRow("Han in a run") << u"江晓成绩单"_s << 1;
    QTest::newRow("pinyin, family first") << u"jiangxiao_cv"_s << 1;
    QTest::newRow("pinyin, given first") << u"Xiao-Jiang"_s << 1;
    QTest::newRow("the longer name") << u"李明哲简历"_s << 2;
    QTest::newRow("the shorter name") << u"李明-简历"_s << 3;
    QTest::newRow("Latin, any order") << u"OKAFOR_mira_letter2"_s << 4;
    QTest::newRow("two of one name") << u"王芳简历"_s << 0;
    QTest::newRow("nobody") << u"scan0001"_s << 0;
}

void TestPeopleIndex::fileName_tellsWhose()
{
    QFETCH(const QString, name);
    QFETCH(const int, person);
    QCOMPARE(people().namedIn(name).id.value, person);
}

void TestPeopleIndex::text_namesOnePerson()
{
    QCOMPARE(people().mentionedIn(u"I recommend Ms. Mira Okafor without reserve."_s).value, 4);
    QVERIFY(!people().mentionedIn(u"Mira Okafor and Xiao Jiang wrote it together."_s).isValid());
    QVERIFY(!people().mentionedIn(u"This folder holds all files."_s).isValid());
}

void TestPeopleIndex::text_tellsTwoOfOneNameApart()
{
    PeopleIndex two;
    two.add({ApplicantId{1}, u"2027-0153"_s, {u"王芳"_s}, false, {u"fang@example.org"_s}});
    two.add({ApplicantId{2}, u"2027-0154"_s, {u"王芳"_s}, false, {u"wf@example.org"_s}});
    two.add({ApplicantId{3}, u"985"_s, {u"李明"_s}, false});
    QVERIFY(!two.mentionedIn(u"推荐王芳同学"_s).isValid());
    QCOMPARE(two.mentionedIn(u"王芳 WF@example.org"_s).value, 2);
    QCOMPARE(two.mentionedIn(u"成绩单 王芳 报名号 2027-0153"_s).value, 1);
    // A short number in a text is none of an application, and what contradicts itself is nobody's.
    QVERIFY(!two.mentionedIn(u"a 985 university"_s).isValid());
    QVERIFY(!two.mentionedIn(u"李明, fang@example.org"_s).isValid());
}

QTEST_GUILESS_MAIN(TestPeopleIndex)
#include "tst_peopleindex.moc"
