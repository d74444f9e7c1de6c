// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "pagemaker.h"

#include <QTest>

using namespace Bole;

namespace {

constexpr PartialDate today{2026, 11, 1};

} // namespace

/// How word processors, browsers and LaTeX set the same things, a design a case.
class TestPageDesigns : public QObject
{
    Q_OBJECT

private slots:
    void entriesSetAsHeadings_areEntries();
    void headingsSetAsText_areHeadings();
    void schoolBelowItsDegree_besideDates();
    void rangeTornInItsCell_isOne_data();
    void rangeTornInItsCell_isOne();
    void yearsBeforePrizes_beginThem();
    void prizeBrokenBeforeItsYear_isOne();
    void roleBeforeASlash_isTheRole();
    void languagesAmongTests_areRead();
    void datesBesideASideBar_stayInTheirColumn();

private:
    Record read(const PageMaker &page) const
    {
        return understand(page.document(), m_knowledge, today).record;
    }

    Knowledge m_knowledge;
};

void TestPageDesigns::entriesSetAsHeadings_areEntries()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("庞景行"), 20, true);
    page.put(270, 80, QStringLiteral("求学经历"), 10, true);
    page.put(50, 96, QStringLiteral("大连理工大学 社会学 博士"), 10, true);
    page.put(50, 110, QStringLiteral("2021/09 - 2025/06"));
    page.put(50, 124, QStringLiteral("华中科技大学 计算机科学与技术 本科"), 10, true);
    page.put(50, 138, QStringLiteral("2017/09 - 2021/06"));
    page.put(270, 160, QStringLiteral("项目经历"), 10, true);
    page.put(50, 176, QStringLiteral("无人船路径规划"), 10, true);
    page.put(50, 190, QStringLiteral("2024/02 - 2024/07"));
    page.put(270, 212, QStringLiteral("专业技能"), 10, true);
    page.put(50, 228, QStringLiteral("Python、SPSS"));
    const Record record = read(page);
    QCOMPARE(record.sections.size(), 3);
    QCOMPARE(record.education.size(), 2);
    QCOMPARE(record.education.last().institution, QStringLiteral("华中科技大学"));
    QCOMPARE(record.projects.size(), 1);
}

void TestPageDesigns::headingsSetAsText_areHeadings()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("阮若水"), 20, true);
    double y = 80;
    const auto line = [&](const char *text, double above = 0) {
        y += 14 + above;
        page.put(50, y, QString::fromUtf8(text));
    };
    line("教育经历", 7);
    line("中国海洋大学 材料科学与工程 硕士, 2019-09~2023-06");
    line("学术报告", 7);
    line("从噪声里数鸟, 2023");
    line("科研成果", 2.5);
    line("阮若水，钟霁. 清末商会与地方财政. 地方史研究, 2023.");
    line("获奖情况", 7);
    line("国家奖学金, 2022");
    const Record record = read(page);
    QCOMPARE(record.sections.size(), 4);
    QCOMPARE(record.publications.size(), 1);
}

void TestPageDesigns::schoolBelowItsDegree_besideDates()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Kofi Kaya"), 20, true);
    page.put(50, 80, QStringLiteral("Education"), 13, true);
    page.put(50, 100, QStringLiteral("2016 - 2020"))
        .put(180, 100, QStringLiteral("MSc, History"), 10, true);
    page.put(180, 114, QStringLiteral("Osaka University"));
    page.put(50, 128, QStringLiteral("2012 - 2016"))
        .put(180, 128, QStringLiteral("B.S., Physics"), 10, true);
    page.put(180, 142, QStringLiteral("Lund University"));
    const Record record = read(page);
    QCOMPARE(record.education.size(), 2);
    QCOMPARE(record.education.first().institution, QStringLiteral("Osaka University"));
    QCOMPARE(record.education.first().area, QStringLiteral("History"));
    QCOMPARE(record.education.last().institution, QStringLiteral("Lund University"));
}

void TestPageDesigns::rangeTornInItsCell_isOne_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("a year below its month")
        << QStringLiteral("September 2019 to June") << QStringLiteral("2023");
    QTest::newRow("a month below its year")
        << QStringLiteral("2019年9月至2023年") << QStringLiteral("6月");
    QTest::newRow("the half of a date")
        << QStringLiteral("2019-09 - 2023-") << QStringLiteral("06");
}

void TestPageDesigns::rangeTornInItsCell_isOne()
{
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    PageMaker page;
    page.put(50, 40, QStringLiteral("Kofi Kaya"), 20, true);
    page.put(50, 80, QStringLiteral("Education"), 13, true);
    page.put(50, 100, first).put(200, 100, QStringLiteral("Osaka University"), 10, true);
    page.put(50, 114, second).put(200, 114, QStringLiteral("Master of Arts in Economics"));
    const Record record = read(page);
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().startDate->toString(), QStringLiteral("2019-09"));
    QCOMPARE(record.education.first().endDate->toString(), QStringLiteral("2023-06"));
}

void TestPageDesigns::yearsBeforePrizes_beginThem()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("庞景行"), 20, true);
    page.put(50, 80, QStringLiteral("获奖情况"), 13, true);
    page.put(50, 100, QStringLiteral("2025 优秀毕业生"));
    page.put(50, 114, QStringLiteral("2024 蓝桥杯程序设计大赛一等奖"));
    page.put(50, 128, QStringLiteral("2023 国家奖学金"));
    const Record record = read(page);
    QCOMPARE(record.awards.size(), 3);
    QCOMPARE(record.awards[1].title, QStringLiteral("蓝桥杯程序设计大赛一等奖"));
    QCOMPARE(record.awards[1].date->toString(), QStringLiteral("2024"));
}

void TestPageDesigns::prizeBrokenBeforeItsYear_isOne()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Kofi Kaya"), 20, true);
    page.put(50, 80, QStringLiteral("Awards"), 13, true);
    page.put(50, 100, QStringLiteral("Best Poster")).put(130, 100, QStringLiteral("2016"));
    page.put(50, 114, QStringLiteral("Award"));
    page.put(50, 128, QStringLiteral("Rotary")).put(130, 128, QStringLiteral("2013"));
    page.put(50, 142, QStringLiteral("International Fellowship"));
    const Record record = read(page);
    QCOMPARE(record.awards.size(), 2);
    QCOMPARE(record.awards.first().title, QStringLiteral("Best Poster Award"));
    QCOMPARE(record.awards.last().date->toString(), QStringLiteral("2013"));
}

void TestPageDesigns::roleBeforeASlash_isTheRole()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("阮若水"), 20, true);
    page.put(50, 80, QStringLiteral("实习经历"), 13, true);
    page.put(50, 100, QStringLiteral("产品经理 / 青鸟科技有限公司"))
        .put(400, 100, QStringLiteral("2024/03 - 2024/08"));
    page.put(50, 114, QStringLiteral("护士 / 南屿市第一人民医院"))
        .put(400, 114, QStringLiteral("2023/03 - 2023/08"));
    const Record record = read(page);
    QCOMPARE(record.work.size(), 2);
    QCOMPARE(record.work.first().position, QStringLiteral("产品经理"));
    QVERIFY(record.work.first().advisor.isEmpty());
    QCOMPARE(record.work.last().position, QStringLiteral("护士"));
    QCOMPARE(record.work.last().name, QStringLiteral("南屿市第一人民医院"));
}

void TestPageDesigns::languagesAmongTests_areRead()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("阮若水"), 20, true);
    page.put(50, 80, QStringLiteral("外语水平"), 13, true);
    page.put(50, 100, QStringLiteral("日语：基础"));
    page.put(50, 114, QStringLiteral("英语：流利"));
    const Record record = read(page);
    QCOMPARE(record.languages.size(), 2);
    QCOMPARE(record.languages.first().language, QStringLiteral("日语"));
}

void TestPageDesigns::datesBesideASideBar_stayInTheirColumn()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("陶景行"), 20, true);
    page.put(50, 80, QStringLiteral("教育背景"), 12, true)
        .put(400, 80, QStringLiteral("所获荣誉"), 12, true);
    page.put(50, 100, QStringLiteral("西安交通大学"), 10, true)
        .put(317, 100, QStringLiteral("2021.09-2025.06"));
    page.put(400, 100, QStringLiteral("优秀毕业生 2025"));
    page.put(50, 116, QStringLiteral("金融学 博士"))
        .put(400, 116, QStringLiteral("校级一等奖学金 2024"));
    page.put(50, 132, QStringLiteral("中国人民大学"), 10, true)
        .put(317, 132, QStringLiteral("2017.09-2021.06"));
    page.put(400, 132, QStringLiteral("技能特长"), 12, true);
    page.put(50, 148, QStringLiteral("土木工程 学士")).put(400, 148, QStringLiteral("SQL、Java"));
    page.put(50, 164, QStringLiteral("GPA: 3.8/4.0")).put(400, 164, QStringLiteral("MATLAB"));
    page.put(50, 190, QStringLiteral("企业实习"), 12, true);
    page.put(50, 210, QStringLiteral("远山软件有限公司"), 10, true)
        .put(317, 210, QStringLiteral("2025.02-2025.08"));
    page.put(50, 224, QStringLiteral("研究助理"));
    const Record record = read(page);
    QCOMPARE(record.education.size(), 2);
    QCOMPARE(record.education.first().endDate->toString(), QStringLiteral("2025-06"));
    QCOMPARE(record.education.last().startDate->toString(), QStringLiteral("2017-09"));
}

QTEST_GUILESS_MAIN(TestPageDesigns)
#include "tst_pagedesigns.moc"
