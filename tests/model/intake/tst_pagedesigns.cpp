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
    void marginHeadings_goOnOverThePage();
    void datesOfTheRightColumn_areItsLines();
    void headingsWithTheirTextBeside_areNoColumn();
    void prizesBrokenInASideBar_areWhole();
    void openRange_takesNoEarlierYear();
    void namesOfColumns_sayWhatTheirCellsAre();
    void kindsOfPapers_areNoPapers();
    void labelledLinesOfSkills_areGroups();

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

void TestPageDesigns::labelledLinesOfSkills_areGroups()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 20, true);
    page.put(50, 80, QStringLiteral("Skills"), 13, true);
    page.put(50, 100, QStringLiteral("Software: Python, Stata, Tableau, Docker, QGIS"));
    page.put(50, 114, QStringLiteral("Lab techniques: PCR, gel electrophoresis, blots"));
    page.put(50, 128, QStringLiteral("Field methods: bird ringing, sampling, telemetry"));
    const Record record = read(page);
    QCOMPARE(record.skills.size(), 3);
    QCOMPARE(record.skills[0].keywords.last(), QStringLiteral("QGIS"));
    QCOMPARE(record.skills[1].name, QStringLiteral("Lab techniques"));
    QCOMPARE(record.skills[2].keywords.size(), 3);
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

void TestPageDesigns::marginHeadings_goOnOverThePage()
{
    PageMaker first;
    first.put(50, 40, QStringLiteral("Ingrid Adeyemi"), 20, true);
    first.put(50, 80, QStringLiteral("Education"), 10, true);
    first.put(160, 80, QStringLiteral("BSc in Physics, Lund University, 2014 - 2018"));
    double y = 94;
    const auto told = [&](const char *text) {
        first.put(160, y += 14, QString::fromUtf8(text));
    };
    told("Thesis on the noise of small sensors in cold water");
    told("Tutor of two courses for students of the first year");
    first.put(50, 136, QStringLiteral("Experience"), 10, true);
    first.put(160, 136, QStringLiteral("Kestrel, Product Designer, 2019 - 2020"));
    y = 136;
    told("Led weekly meetings of five people and wrote the minutes");
    told("Cut the cost of nightly jobs by a third in one winter");
    first.put(50, 192, QStringLiteral("Awards"), 10, true);
    first.put(160, 192, QStringLiteral("Merit Scholarship, 2015"));
    first.put(160, 206, QStringLiteral("National Essay Prize, 2014"));
    PageMaker second;
    second.put(50, 40, QStringLiteral("Core Skills"), 10, true);
    y = 26;
    for (const char *skill : {"NVivo", "Git", "SPSS", "MATLAB"})
        second.put(160, y += 14, QStringLiteral("• %1").arg(QString::fromUtf8(skill)));
    DocumentText document = first.document();
    document.pages += second.document().pages;
    const Record record = understand(document, m_knowledge, today).record;
    QCOMPARE(record.sections.size(), 4);
    QCOMPARE(record.sections.last().title, QStringLiteral("Core Skills"));
    QCOMPARE(record.awards.size(), 2);
    QVERIFY(!record.skills.isEmpty());
}

void TestPageDesigns::datesOfTheRightColumn_areItsLines()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("柳子衿"), 20, true);
    const auto row = [&](double y, const char *left, const char *right, bool bold = false) {
        page.put(50, y, QString::fromUtf8(left), bold ? 13 : 10, bold);
        page.put(400, y, QString::fromUtf8(right), bold ? 13 : 10, bold);
    };
    row(80, "实习经历", "教育背景", true);
    page.put(50, 100, QStringLiteral("小舟教育")).put(290, 100, QStringLiteral("2024.06-2024.09"));
    page.put(400, 100, QStringLiteral("南京师范大学"));
    row(114, "用户研究实习生", "应用心理学 硕士");
    row(128, "• 访谈三十五位家长", "2023.09-2026.06");
    page.put(50, 150, QStringLiteral("晚潮报社")).put(290, 150, QStringLiteral("2023.07-2023.10"));
    page.put(400, 150, QStringLiteral("苏州大学"));
    row(164, "编辑实习生", "新闻学 本科");
    row(178, "• 独立运营公众号栏目", "2019.09-2023.06");
    row(206, "项目经历", "荣誉奖项", true);
    row(226, "社区长者食堂服务设计", "国家励志奖学金 2022");
    const Record record = read(page);
    QCOMPARE(record.education.size(), 2);
    QCOMPARE(record.education.first().institution, QStringLiteral("南京师范大学"));
    QCOMPARE(record.education.first().startDate->toString(), QStringLiteral("2023-09"));
    QCOMPARE(record.work.size(), 2);
    QCOMPARE(record.work.last().name, QStringLiteral("晚潮报社"));
}

void TestPageDesigns::headingsWithTheirTextBeside_areNoColumn()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Kwame Kaya"), 20, true);
    double y = 80;
    const auto section = [&](const char *heading, std::initializer_list<const char *> lines) {
        page.put(60, y, QString::fromUtf8(heading), 11);
        for (const char *line : lines)
            page.put(220, y += 14, QString::fromUtf8(line));
        y += 16;
    };
    section("Education", {"National University of Singapore, PhD in Physics, 2019 - 2023",
                          "Larkfield University, BSc in Physics, 2015 - 2019"});
    section("Awards", {"Merit Scholarship, 2024", "Best Poster Award, 2021"});
    section("Talks", {"What Ledgers Do Not Say, 2024", "Counting Birds from Noise, 2023"});
    section("Skills", {"MATLAB, Git, R, Cell Culture, PCR"});
    const Record record = read(page);
    QCOMPARE(record.education.size(), 2);
    QCOMPARE(record.awards.size(), 2);
    QCOMPARE(record.talks.size(), 2);
    QVERIFY(!record.skills.isEmpty());
}

void TestPageDesigns::prizesBrokenInASideBar_areWhole()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Noor Novak"), 20, true);
    double y = 60;
    const auto line = [&](double x, const char *text, bool heading = false) {
        page.put(x, y += heading ? 26 : 14, QString::fromUtf8(text), heading ? 13 : 10, heading);
    };
    line(50, "Experience", true);
    for (int i = 0; i < 3; ++i) {
        line(50, "Bluefin Analytics, Data Analyst, 2019 - 2020");
        line(50, "• Taught two sections and graded all of the homework there");
    }
    y = 64;
    line(440, "Awards", true);
    for (const char *text : {"Outstanding Teaching", "Award, 2016", "Merit Scholarship,", "2015",
                             "First Prize, Regional", "Robotics Contest, 2014"})
        line(440, text);
    const Record record = read(page);
    QStringList titles;
    for (const Award &award : record.awards)
        titles.append(award.title);
    QCOMPARE(titles, QStringList({QStringLiteral("Outstanding Teaching Award"),
                                  QStringLiteral("Merit Scholarship"),
                                  QStringLiteral("First Prize, Regional Robotics Contest")}));
}

void TestPageDesigns::openRange_takesNoEarlierYear()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Rosa Duarte"), 20, true);
    page.put(50, 80, QStringLiteral("Education"), 13, true);
    page.put(50, 100, QStringLiteral("2022–"));
    page.put(140, 100, QStringLiteral("PhD in Marine Biology, University of Porto"));
    page.put(50, 114, QStringLiteral("2019–2021"));
    page.put(140, 114, QStringLiteral("MSc in Ecology, Ghent University"));
    const Record record = read(page);
    QCOMPARE(record.education.size(), 2);
    QVERIFY(record.education.first().current);
    QCOMPARE(record.education.last().endDate->toString(), QStringLiteral("2021"));
}

void TestPageDesigns::namesOfColumns_sayWhatTheirCellsAre()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("温景行"), 20, true);
    page.put(50, 80, QStringLiteral("教育经历"), 13, true);
    const auto row = [&](double y, std::initializer_list<const char *> cells) {
        double x = 50;
        for (const char *cell : cells) {
            page.put(x, y, QString::fromUtf8(cell));
            x += 110;
        }
    };
    row(100, {"起止时间", "学校", "专业", "学位", "导师"});
    row(116, {"2021.09-2024.06", "西北农林科技大学", "农业水土工程", "硕士", "庞知远"});
    const Record record = read(page);
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().advisor, QStringLiteral("庞知远"));
}

void TestPageDesigns::kindsOfPapers_areNoPapers()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Rosa Duarte"), 20, true);
    page.put(50, 80, QStringLiteral("Publications"), 13, true);
    page.put(250, 100, QStringLiteral("Peer-reviewed"));
    page.put(50, 116,
             QStringLiteral("Duarte, R. and Kaya, E. 2022. A cheap trap for larval fish. "
                            "Methods in Ecology 13: 900–906."));
    page.put(250, 134, QStringLiteral("Book reviews"));
    page.put(50, 150, QStringLiteral("Duarte, R. 2021. Salt and sand. Marine Letters 4: 7–9."));
    const Record record = read(page);
    QCOMPARE(record.publications.size(), 2);
    QCOMPARE(record.publications.first().name, QStringLiteral("A cheap trap for larval fish"));
}

QTEST_GUILESS_MAIN(TestPageDesigns)
#include "tst_pagedesigns.moc"
