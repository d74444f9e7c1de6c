// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/intake/sections/personal.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

Record readHead(const QString &head)
{
    const QString text = u"岑若禾\n%1\n\n教育背景\n\n湖畔大学\t2021.09 - 2025.06\n"_s.arg(head);
    return understand({DocumentKind::Text, {}, text}, Knowledge::ofProgram(),
                      PartialDate{2026, 11, 1})
        .record;
}

/// "ethnicity=汉; student=2021…": what is there, in a fixed order.
QString told(const Basics &basics)
{
    QStringList parts;
    const auto add = [&](const QString &name, const QString &value) {
        if (!value.isEmpty())
            parts.append(name + u'=' + value);
    };
    add(u"born"_s, basics.birthDate ? basics.birthDate->toString() : QString());
    add(u"age"_s, basics.age ? QString::number(*basics.age) : QString());
    add(u"gender"_s, basics.gender);
    add(u"ethnicity"_s, basics.ethnicity);
    add(u"home"_s, basics.nativePlace);
    add(u"party"_s, basics.politicalStatus);
    add(u"programme"_s, basics.programme);
    add(u"supervisor"_s, basics.supervisorWish);
    for (const Identifier &identifier : basics.identifiers)
        add(identifier.kind, identifier.value);
    return parts.join(u"; "_s);
}

} // namespace

/// Gender, birth, people, home, party, numbers and wishes, behind their labels.
class TestPersonal : public QObject
{
    Q_OBJECT

private slots:
    void nameInBrackets_isTheOtherScript();
    void labels_areRead_data();
    void labels_areRead();
    void placeholders_areNoValues_data();
    void placeholders_areNoValues();
    void places_areNoted();
    void age_isWholeYears();
};

void TestPersonal::nameInBrackets_isTheOtherScript()
{
    const QString text = u"Mara Quillfeather (마라퀼)\nmara@example.org\n\nEDUCATION\n\n"
                         u"University of Leeds\n"_s;
    const Basics basics =
        understand({DocumentKind::Text, {}, text}, Knowledge::ofProgram(), PartialDate{2026, 11, 1})
            .record.basics;
    QCOMPARE(basics.name, u"Mara Quillfeather"_s);
    QCOMPARE(basics.nameOther, u"마라퀼"_s);
}

void TestPersonal::labels_areRead_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &head, const QString &expected) {
        QTest::newRow(name) << head << expected;
    };
    row("one after the other", u"民族：汉 籍贯：江苏南京 政治面貌：共青团员"_s,
        u"ethnicity=汉; home=江苏南京; party=共青团员"_s);
    row("cells of a form", u"性别\t女\t民族\t畲族\n籍贯\t浙江景宁\t政治面貌\t群众"_s,
        u"gender=female; ethnicity=畲族; home=浙江景宁; party=群众"_s);
    row("labels with gaps", u"民  族：苗族\n籍  贯：贵州"_s, u"ethnicity=苗族; home=贵州"_s);
    row("bars between", u"女 | 汉族 | 中共党员"_s,
        u"gender=female; ethnicity=汉族; party=中共党员"_s);
    row("a month and a home among bars", u"女 | 2003年5月 | 汉族 | 江苏南京人"_s,
        u"born=2003-05; age=23; gender=female; ethnicity=汉族; home=江苏南京"_s);
    row("a space for a colon", u"籍贯 山东青岛"_s, u"home=山东青岛"_s);
    row("birth gives the age", u"出生年月：2003.05"_s, u"born=2003-05; age=23"_s);
    row("a year leaves the age open", u"出生年份 出生：2003"_s, u"born=2003"_s);
    row("English", u"Gender: Male   Date of Birth: May 3, 2001   Ethnicity: Han"_s,
        u"born=2001-05-03; age=25; gender=male; ethnicity=Han"_s);
    row("numbers", u"学号：2021210345 报名号：B20260017\nPassport No: E12345678"_s,
        u"student=2021210345; application=B20260017; passport=E12345678"_s);
    row("wishes", u"报考专业：水文学\n意向导师：温清和"_s,
        u"programme=水文学; supervisor=温清和"_s);
    row("wishes in English",
        u"Intended Programme: PhD in Hydrology\nProposed Supervisor: Vera Lindqvist"_s,
        u"programme=PhD in Hydrology; supervisor=Vera Lindqvist"_s);
    row("traditional", u"籍貫：臺北"_s, u"home=臺北"_s);
    row("other labels end a value", u"民族：汉 手机：13805550142 籍贯：江苏"_s,
        u"ethnicity=汉; home=江苏"_s);
}

void TestPersonal::labels_areRead()
{
    QFETCH(QString, head);
    QFETCH(QString, expected);
    QCOMPARE(told(readHead(head).basics), expected);
}

void TestPersonal::placeholders_areNoValues_data()
{
    QTest::addColumn<QString>("head");
    for (const char *head : {"民族：XX族", "籍贯：某某省", "政治面貌：……", "学号：********",
                             "出生年月：XXXX.XX", "籍贯：\t民族：", "报考专业：____"})
        QTest::newRow(head) << QString::fromUtf8(head);
}

void TestPersonal::placeholders_areNoValues()
{
    QFETCH(QString, head);
    QCOMPARE(told(readHead(head).basics), QString());
}

void TestPersonal::places_areNoted()
{
    const Record record = readHead(u"籍贯：江苏  出生年月：2003.05  学号：2021210345"_s);
    for (const QString &pointer : {u"/basics/nativePlace"_s, u"/basics/birthDate"_s,
                                   u"/basics/age"_s, u"/basics/identifiers/0/value"_s})
        QVERIFY2(record.provenance.contains(pointer), qPrintable(pointer));
}

void TestPersonal::age_isWholeYears()
{
    QCOMPARE(ageOn({2026, 11, 1}, {2003, 12, 0}), std::optional(22));
    QCOMPARE(ageOn({2026, 11, 1}, {2003, 11, 1}), std::optional(23));
    QCOMPARE(ageOn({2026, 11, 1}, {2003, 11, 2}), std::optional(22));
    QCOMPARE(ageOn({2026, 11, 1}, {2003, 11, 0}), std::nullopt);
    QCOMPARE(ageOn({2026, 11, 1}, {2003, 0, 0}), std::nullopt);
}

QTEST_GUILESS_MAIN(TestPersonal)
#include "tst_personal.moc"
