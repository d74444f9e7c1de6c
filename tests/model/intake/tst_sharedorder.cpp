// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// What one entry does not say by itself, the other entries of its section show.
class TestSharedOrder : public QObject
{
    Q_OBJECT

private slots:
    void roleAndOrganisation_data();
    void roleAndOrganisation();

private:
    Knowledge m_knowledge;
};

void TestSharedOrder::roleAndOrganisation_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("jobs");
    QTest::newRow("unknown roles over unknown names")
        << u"Employment"_s
        << u"Machine Whisperer\t2020 – 2022\nHeron\n\nJunior Whisperer\t2018 – 2020\n"
           u"Bluefin\n\nSoftware Engineer\t2016 – 2018\nOtter Systems Ltd\n"_s
        << QStringList{u"Heron: Machine Whisperer"_s, u"Bluefin: Junior Whisperer"_s,
                       u"Otter Systems Ltd: Software Engineer"_s};
    QTest::newRow("organisations first")
        << u"Employment"_s
        << u"Heron\t2020 – 2022\nKeeper of Keys\n\nOtter Systems Ltd\t2016 – 2018\n"
           u"Software Engineer\n"_s
        << QStringList{u"Heron: Keeper of Keys"_s, u"Otter Systems Ltd: Software Engineer"_s};
    QTest::newRow("an unknown organisation where the others have theirs")
        << u"Employment"_s
        << u"Otter Bank, Poverty Practice — York\nConsultant\t2022 – 2024\n\n"
           u"Banca Garza del Sur — Leeds\nJunior Analyst, Bird Research\t2019 – 2022\n\n"
           u"University of Leeds — Leeds\nTeaching Assistant, Counting\t2017 – 2019\n"_s
        << QStringList{u"Otter Bank: Consultant"_s, u"Banca Garza del Sur: Junior Analyst"_s,
                       u"University of Leeds: Teaching Assistant, Counting"_s};
    QTest::newRow("all that a role is for")
        << u"Service"_s << u"Reviewer: ACL, Ibis (3), Annals of Birds\n"_s
        << QStringList{u"ACL: Reviewer"_s, u"Ibis (3): Reviewer"_s, u"Annals of Birds: Reviewer"_s};
    QTest::newRow("posts between semicolons")
        << u"学术兼职"_s << u"湖畔经济学会会员；《候鸟》编辑部编辑（2021—2022）\n"_s
        << QStringList{u"湖畔经济学会: 会员"_s, u"《候鸟》编辑部: 编辑"_s};
    QTest::newRow("the role behind a colon")
        << u"Employment"_s
        << u"Heron-Vision, Leeds: Design Engineer (Aug 2023 – Present)\nDrew things.\n\n"
           u"Otter Systems Ltd: Intern (Jul 2022 – Sep 2022)\nCounted things.\n"_s
        << QStringList{u"Heron-Vision: Design Engineer"_s, u"Otter Systems Ltd: Intern"_s};
    QTest::newRow("a legal form behind a comma")
        << u"Employment"_s << u"Data Analyst\t2020 – 2022\nOtter, Inc, Elmsford\n"_s
        << QStringList{u"Otter, Inc: Data Analyst"_s};
    QTest::newRow("no legal form") << u"Employment"_s << u"Otter, Co-Founder\t2020 – 2022\n"_s
                                   << QStringList{u"Otter: Co-Founder"_s};
    QTest::newRow("rows with and without a date")
        << u"Activities"_s
        << u"Treasurer, Student Radio Club, 2013 – 2014\nMember, Larkfield Debate Society\n"_s
        << QStringList{u"Student Radio Club: Treasurer"_s, u"Larkfield Debate Society: Member"_s};
    QTest::newRow("a school, its course and the role in one")
        << u"助教经历"_s
        << u"- 同济大学“概率论”课程助教，2025.02 – 2025.06；批改作业并主持习题课\n"
           u"- 湖畔大学学生会 部长\n"_s
        << QStringList{u"同济大学: “概率论”课程助教"_s, u"湖畔大学学生会: 部长"_s};
    QTest::newRow("the organisation in brackets")
        << u"Employment"_s
        << u"Software Engineer (Otter Systems Ltd, Leeds)\t2019 – 2021\n- Wrote code\n"
           u"Data Analyst (Heron Bank, York)\t2017 – 2019\n- Counted\n"_s
        << QStringList{u"Otter Systems Ltd: Software Engineer"_s, u"Heron Bank: Data Analyst"_s};
    QTest::newRow("more about the role in brackets")
        << u"Employment"_s << u"Otter Systems Ltd\t2019 – 2021\nSoftware Engineer (Back End)\n"_s
        << QStringList{u"Otter Systems Ltd: Software Engineer (Back End)"_s};
    QTest::newRow("a hyphen between name and role")
        << u"实习经历"_s
        << u"晨光科技-后端开发实习生\t2022.07 – 2022.09\n云帆-产品助理\t2021.07 – 2021.09\n"_s
        << QStringList{u"晨光科技: 后端开发实习生"_s, u"云帆: 产品助理"_s};
    QTest::newRow("a hyphen inside a word")
        << u"Employment"_s << u"Co-Founder, Otter Systems Ltd\t2020 – 2022\n"_s
        << QStringList{u"Otter Systems Ltd: Co-Founder"_s};
    QTest::newRow("posts of students")
        << u"社团经历"_s
        << u"校学生会宣传部部长\t2021.09 – 2022.06\n土木一班班长\t2020.09 – 2021.06\n"
           u"校篮球队队长\t2019.09 – 2020.06\n"_s
        << QStringList{u"校学生会: 宣传部部长"_s, u"土木一班: 班长"_s, u"校篮球队: 队长"_s};
    QTest::newRow("more about the role behind a comma")
        << u"Employment"_s
        << u"Consultant, Jobs and Income\t2020 – 2022\nOtter Systems Ltd\n\n"
           u"Trainee, paper studio\t2018 – 2020\nHeron Museum, Basel\n"_s
        << QStringList{u"Otter Systems Ltd: Consultant, Jobs and Income"_s,
                       u"Heron Museum: Trainee, paper studio"_s};
    QTest::newRow("no more about the role where the next line tells what was done")
        << u"Activities"_s
        << u"Volunteer Tutor, Girls Who Solder\t2020 – 2022\nSaturday classes for 30 pupils\n\n"
           u"Treasurer, Student Radio Club\t2018 – 2019\nKeeping the books of 12 members\n"_s
        << QStringList{u"Girls Who Solder: Volunteer Tutor"_s, u"Student Radio Club: Treasurer"_s};
    QTest::newRow("whom a role serves")
        << u"Service"_s << u"Reviewer for Annals of Birds\nOrganiser of the Heat Seminar\n"_s
        << QStringList{u"Annals of Birds: Reviewer"_s, u"Heat Seminar: Organiser"_s};
}

void TestSharedOrder::roleAndOrganisation()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    const QString source = u"# Mara Quillfeather\n\n## %1\n\n%2\n"_s.arg(heading, text);
    const Record record =
        understand({DocumentKind::Text, {}, source}, m_knowledge, PartialDate{2026, 11, 1}).record;
    QStringList found;
    for (const Work &work : record.work)
        found.append(work.name + u": "_s + work.position);
    QTEST(found, "jobs");
}

QTEST_GUILESS_MAIN(TestSharedOrder)
#include "tst_sharedorder.moc"
