// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Entries in the ways that applicants of many countries and subjects write them.
class TestEntryStyles : public QObject
{
    Q_OBJECT

private slots:
    void studies_data();
    void studies();
    void schoolAlone_isLessSure();
    void jobs_data();
    void jobs();
    void prizes_data();
    void prizes();
    void papers_data();
    void papers();
    void projects_data();
    void projects();

private:
    Record recordOf(const QString &heading, const QString &text) const
    {
        const QString source = u"# Mara Quillfeather\n\n## %1\n\n%2\n"_s.arg(heading, text);
        return understand({DocumentKind::Text, {}, source}, m_knowledge, PartialDate{2026, 11, 1})
            .record;
    }

    static void addColumns()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
    }

    Knowledge m_knowledge;
};

static QString period(const auto &entry)
{
    return (entry.startDate ? entry.startDate->toString() : QString()) + u".."_s +
           (entry.current   ? u"now"_s
            : entry.endDate ? entry.endDate->toString()
                            : QString());
}

void TestEntryStyles::studies_data()
{
    addColumns();
    QTest::newRow("dates between commas and in brackets")
        << u"Education"_s
        << u"MSc Biology, University of Leeds, United Kingdom (2018–2020), final grade 17/20\n"
           u"BSc Physics, University of York, 2015–2018, CPI: 8.91/10\n"_s
        << QStringList{u"University of Leeds|master|Biology|2018..2020"_s,
                       u"University of York|bachelor|Physics|2015..2018"_s};
    QTest::newRow("years between commas")
        << u"Education"_s
        << u"BSc Physics, University of Leeds, 2019, First Class\n"
           u"Class XII, Heron Public School, R.K. Puram, 2016, 96.4%\n"_s
        << QStringList{u"University of Leeds|bachelor|Physics|..2019"_s,
                       u"Heron Public School|school||..2016"_s};
    QTest::newRow("the degree in brackets behind its field")
        << u"教育背景"_s << u"2020.09-2024.06  同济大学  飞鸟保护（本科）  GPA 3.72/4\n"_s
        << QStringList{u"同济大学|bachelor|飞鸟保护|2020-09..2024-06"_s};
    QTest::newRow("the field is called so, beside a faculty")
        << u"教育背景"_s << u"本科：同济大学 湖泊科技学院 候鸟科学专业 2018.09–2022.06\n"_s
        << QStringList{u"同济大学|bachelor|候鸟科学|2018-09..2022-06"_s};
    QTest::newRow("the letters of a state are no degree")
        << u"Education"_s << u"MIT, Cambridge, MA. S.B. in Physics, June 2023. GPA 4.9/5.0\n"_s
        << QStringList{u"MIT|bachelor|Physics|..2023-06"_s};
    QTest::newRow("a graduate school is a faculty")
        << u"Education"_s
        << u"The University of Tokyo, Graduate School of Arts and Sciences\n"
           u"Master's program, Physics (April 2022 – March 2024)\n"_s
        << QStringList{u"The University of Tokyo|master|Physics|2022-04..2024-03"_s};
    QTest::newRow("a stay with dots for its end")
        << u"Education"_s << u"2024 - ....\tMSc Physics, University of Leeds\n"_s
        << QStringList{u"University of Leeds|master|Physics|2024..now"_s};
    QTest::newRow("an exchange in brackets is no campus")
        << u"教育背景"_s << u"同济大学（交换）\t2021.09 - 2022.01\n"_s
        << QStringList{u"同济大学|exchange||2021-09..2022-01"_s};
    QTest::newRow("a diploma of a high school")
        << u"Education"_s << u"Larkfield High School\nDiploma in Mathematics\t2014 – 2018\n"_s
        << QStringList{u"Larkfield High School|school|Mathematics|2014..2018"_s};
    QTest::newRow("a line of grades belongs to the entry above it")
        << u"教育"_s
        << u"2024/09 - 2027/06 同济大学 湖泊学院\n生物信息学 硕士在读\n平均绩点 3.85/4.3 综合排名 "
           u"前5%\n"
           u"2020/09 - 2024/06 华中农业大学 信息学院\n生物信息学 理学学士\nGPA 3.90/4.0 排名 1/58\n"_s
        << QStringList{u"同济大学|master|生物信息学|2024-09..2027-06"_s,
                       u"华中农业大学|bachelor|生物信息学|2020-09..2024-06"_s};
    QTest::newRow("preparatory classes at a high school are none")
        << u"Education"_s << u"2020 - 2022\tClasses préparatoires, Lycée des Hérons\n"_s
        << QStringList{u"Lycée des Hérons|other||2020..2022"_s};
    QTest::newRow("a high school in traditional characters")
        << u"學歷"_s << u"2016.09 - 2022.07\t沙田飛鳥中學\n"_s
        << QStringList{u"沙田飛鳥中學|school||2016-09..2022-07"_s};
    QTest::newRow("academies named for where they are")
        << u"教育背景"_s
        << u"中央飞鸟学院    鸟类史论    硕士（学硕）    2023.09—2026.06\n"
           u"四川飞鸟学院    美术学      本科            2019.09—2023.06\n"_s
        << QStringList{u"中央飞鸟学院|master|鸟类史论|2023-09..2026-06"_s,
                       u"四川飞鸟学院|bachelor|美术学|2019-09..2023-06"_s};
    QTest::newRow("years with a slash, and no university for a school's certificate")
        << u"Education"_s
        << u"BSc Physics — University of Leeds — 2013/2017 — Second Class Upper\n"
           u"Higher Secondary (XII), CBSE – 91% (2013)\n"_s
        << QStringList{u"University of Leeds|bachelor|Physics|2013..2017"_s, u"|school||..2013"_s};
    QTest::newRow("a name that goes on behind a hyphen")
        << u"Education"_s << u"MSc Physics, ENS Paris-Saclay\t2020 – 2022\n"_s
        << QStringList{u"ENS Paris-Saclay|master|Physics|2020..2022"_s};
}

void TestEntryStyles::studies()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    for (const Education &entry : recordOf(heading, text).education)
        found.append(
            u"%1|%2|%3|%4"_s.arg(entry.institution, entry.level.text(), entry.area, period(entry)));
    QTEST(found, "expected");
}

void TestEntryStyles::schoolAlone_isLessSure()
{
    constexpr double sure = 0.9;
    const auto confidence = [this](const QString &text) {
        return recordOf(u"Education"_s, text).confidence.value(u"/education/0/institution"_s);
    };
    QVERIFY(confidence(u"University of Leeds\t2018 – 2020\n"_s) < sure);
    QVERIFY(confidence(u"BSc Physics, University of Leeds, School of Physics\t2018 – 2020\n"_s) <
            sure);
    QVERIFY(confidence(u"BSc Physics, University of Leeds\t2018 – 2020\n"_s) >= sure);
}

void TestEntryStyles::jobs_data()
{
    addColumns();
    QTest::newRow("date and place over role and firm")
        << u"Work Experience"_s
        << u"03/2020 – 08/2022 – Torino, Italy\nStructural Engineer – Studio Heron & Otter\n"
           u"- Drew roofs\n09/2018 – 02/2020 – Milano, Italy\nJunior Engineer – Bluefin S.r.l.\n"_s
        << QStringList{u"Studio Heron & Otter|Structural Engineer|2020-03..2022-08"_s,
                       u"Bluefin S.r.l.|Junior Engineer|2018-09..2020-02"_s};
    QTest::newRow("the name of a department is no organisation by itself")
        << u"Leadership"_s << u"Head of Research, Otter Students’ Association\t2019 – 2020\n"_s
        << QStringList{u"Otter Students’ Association|Head of Research|2019..2020"_s};
    QTest::newRow("peer reviewers of several journals")
        << u"Service"_s << u"Peer reviewer: Annals of Birds, Ibis, Gull Reports\n"_s
        << QStringList{u"Annals of Birds|Peer reviewer|.."_s, u"Ibis|Peer reviewer|.."_s,
                       u"Gull Reports|Peer reviewer|.."_s};
    QTest::newRow("the heading names the role")
        << u"助教"_s << u"飞鸟导论（本科），2024 年秋\n湖泊学（本科），2023 年秋\n"_s
        << QStringList{u"飞鸟导论（本科）|助教|2024..2024"_s, u"湖泊学（本科）|助教|2023..2023"_s};
    QTest::newRow("dates in corner brackets")
        << u"实习经历"_s << u"【2023.06-2023.09】飞鸟公司 | 暑期实习生\n"_s
        << QStringList{u"飞鸟公司|暑期实习生|2023-06..2023-09"_s};
    QTest::newRow("a course and the school in brackets")
        << u"Teaching"_s << u"Fall 2024\tCE 224 Mechanics of Birds (METU)\n"_s
        << QStringList{u"METU|CE 224 Mechanics of Birds|2024..2024"_s};
    QTest::newRow("what ends like a role, below a name and its town")
        << u"Experience"_s
        << u"HERONS WITHOUT BORDERS | Goma, DRC\nField Nutritionist | Feb 2022 – Jan 2023\n"_s
        << QStringList{u"HERONS WITHOUT BORDERS|Field Nutritionist|2022-02..2023-01"_s};
    QTest::newRow("that a post was held is no part of it")
        << u"社会实践"_s << u"2021年9月至2022年6月，担任院学生会学习部副部长\n"_s
        << QStringList{u"院学生会|学习部副部长|2021-09..2022-06"_s};
    QTest::newRow("rows with and without a date, roles of something")
        << u"Extracurricular Activities"_s
        << u"Captain of the university handball team (2019-2021)\nMember of the choir \"Voces\"\n"_s
        << QStringList{u"university handball team|Captain|2019..2021"_s,
                       u"choir \"Voces\"|Member|.."_s};
}

void TestEntryStyles::jobs()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    for (const Work &work : recordOf(heading, text).work)
        found.append(u"%1|%2|%3"_s.arg(work.name, work.position, period(work)));
    QTEST(found, "expected");
}

void TestEntryStyles::prizes_data()
{
    addColumns();
    QTest::newRow("groups by level")
        << u"荣誉奖项"_s
        << u"校级：优秀学生干部（2021）、一等奖学金（2022）\n省级：湖北省“挑战杯”大学生课外学术科技作品竞赛 三等奖（2022）\n"_s
        << QStringList{u"优秀学生干部|2021|university"_s, u"一等奖学金|2022|university"_s,
                       u"湖北省“挑战杯”大学生课外学术科技作品竞赛 三等奖|2022|provincial"_s};
    QTest::newRow("a year for several rows")
        << u"Awards"_s
        << u"2023\tHeron Scholarship\n2022\tBest Paper Award, Symposium on Gulls\n"
           u"\tRunner-up, Three Minute Thesis Competition\n2021\tMerit Scholarship\n"_s
        << QStringList{
               u"Heron Scholarship|2023|"_s, u"Best Paper Award, Symposium on Gulls|2022|"_s,
               u"Runner-up, Three Minute Thesis Competition|2022|"_s, u"Merit Scholarship|2021|"_s};
    QTest::newRow("that a prize was won, and when in life")
        << u"获奖"_s
        << u"1、2024年获“飞鸟杯”全国创新大赛铜奖\n2、本科期间：国家励志奖学金（2021.11）、校优秀毕业生（2020.10）\n"_s
        << QStringList{u"“飞鸟杯”全国创新大赛铜奖|2024|national"_s,
                       u"国家励志奖学金|2021|national"_s, u"校优秀毕业生|2020|university"_s};
    QTest::newRow("a rank in the team behind the date")
        << u"获奖经历"_s
        << u"全国大学生英语竞赛C类 一等奖 | 2022.05\n“飞鸟杯”全国科技作品竞赛 特等奖 | 2021.06（排名2/8）\n"_s
        << QStringList{u"全国大学生英语竞赛C类 一等奖|2022|national"_s,
                       u"“飞鸟杯”全国科技作品竞赛 特等奖|2021|national"_s};
}

void TestEntryStyles::prizes()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    for (const Award &award : recordOf(heading, text).awards)
        found.append(u"%1|%2|%3"_s.arg(award.title,
                                       award.date ? QString::number(award.date->year) : QString(),
                                       award.level.text()));
    QTEST(found, "expected");
}

void TestEntryStyles::papers_data()
{
    addColumns();
    QTest::newRow("years in front")
        << u"Journal Articles"_s
        << u"2023. Quillfeather, M. \"Women of the Line: Wives in Nakuru.\" Journal of Rails 64 "
           u"(2): "
           u"201–220.\n2021. \"Letters from the Depot.\" History in Africa 48: 77–95.\n"_s
        << QStringList{u"Women of the Line: Wives in Nakuru|Journal of Rails|2023"_s,
                       u"Letters from the Depot|History in Africa|2021"_s};
    QTest::newRow("years in brackets in front")
        << u"Publications"_s
        << u"(2023) Quillfeather, M. & Diaz, R. 'Salt roads of the north', Heron, 97(391), pp. "
           u"1–9.\n"
           u"(2021) Diaz, R. & Quillfeather, M. 'Llama caravans', Ibis Review, 32(4), pp. 7–18.\n"_s
        << QStringList{u"Salt roads of the north|Heron|2023"_s,
                       u"Llama caravans|Ibis Review|2021"_s};
    QTest::newRow("quoted titles without an end between them")
        << u"Working Papers"_s
        << u"\"Bus Fares and School Choice\" (with Paul Otieno), R&R at Journal of Buses\n"
           u"\"The Price of a Uniform\" (job market paper)\n"
           u"\"Rain and Report Cards\", with Ruth Wanjala and Peter Kimani. Otter Review, 2023.\n"_s
        << QStringList{u"Bus Fares and School Choice|Journal of Buses|"_s,
                       u"The Price of a Uniform||"_s, u"Rain and Report Cards|Otter Review|2023"_s};
    QTest::newRow("editors between commas")
        << u"Book Chapters"_s
        << u"Quillfeather M. \"Chalk and talk\". In: Vale A, Otter B, eds. Schools by the Sea. "
           u"Quiet Press; 2021: 55–72.\n"_s
        << QStringList{u"Chalk and talk|Schools by the Sea|2021"_s};
    QTest::newRow("cut words before the year, and a thesis")
        << u"Publications"_s
        << u"Lin W, Yu M. Salinity and shrimp. Aquac. Res. 2023.\n"
           u"Quillfeather M. \"Bread without wheat.\" Master's thesis, University of Leeds, 2021.\n"_s
        << QStringList{u"Salinity and shrimp|Aquac. Res|2023"_s,
                       u"Bread without wheat|University of Leeds|2021"_s};
    QTest::newRow("labels of the European form")
        << u"Publications"_s
        << u"Volcanic ash as a support for copper\nAuthors: Quillfeather M., Privitera A. | "
           u"Journal "
           u"Name: Heron Catalysis | Publication Date: 2023\n"_s
        << QStringList{u"Volcanic ash as a support for copper|Heron Catalysis|2023"_s};
    QTest::newRow("a column of venues before titles over authors")
        << u"代表论文"_s
        << u"EMNLP 2025\tBridges: Cross-lingual Birds by Pivoting\nMara Quillfeather, Idris Vale\n"
           u"Proceedings of EMNLP 2025\n预印本\tReading Slowly: Reasoning over Books\n"
           u"Idris Vale, Mara Quillfeather\narXiv preprint arXiv:2506.05511\n"
           u"NLPCC 2024\tA Tagger for Historical Birds\nMara Quillfeather, Idris Vale\n"
           u"Conference on Chinese Birds, 2024\n"_s
        << QStringList{u"Bridges: Cross-lingual Birds by Pivoting|Proceedings of EMNLP|2025"_s,
                       u"Reading Slowly: Reasoning over Books|arXiv preprint arXiv|2025"_s,
                       u"A Tagger for Historical Birds|NLPCC|2024"_s};
    QTest::newRow("a quotation opens the title")
        << u"论文发表"_s << u"1. 林望舒，周其.“双减”背景下的候鸟服务.已被《飞鸟研究》录用\n"_s
        << QStringList{u"“双减”背景下的候鸟服务|飞鸟研究|"_s};
}

void TestEntryStyles::papers()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    for (const Publication &paper : recordOf(heading, text).publications)
        found.append(u"%1|%2|%3"_s.arg(paper.name, paper.publisher,
                                       paper.releaseDate ? QString::number(paper.releaseDate->year)
                                                         : QString()));
    QTEST(found, "expected");
}

void TestEntryStyles::projects_data()
{
    addColumns();
    QTest::newRow("the part in brackets")
        << u"项目经历"_s
        << u"国家级训练计划：候鸟监测（负责人）\t2021.05-2022.05\n校级训练计划：采集器的设计（核心成员）\t2020.10-2021.10\n"_s
        << QStringList{u"国家级训练计划：候鸟监测|负责人"_s,
                       u"校级训练计划：采集器的设计|核心成员"_s};
}

void TestEntryStyles::projects()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    for (const Project &project : recordOf(heading, text).projects)
        found.append(u"%1|%2"_s.arg(project.name, project.position));
    QTEST(found, "expected");
}

QTEST_GUILESS_MAIN(TestEntryStyles)
#include "tst_entrystyles.moc"
