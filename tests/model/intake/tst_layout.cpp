// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "tests/model/intake/pagemaker.h"

#include <QTest>

using namespace Bole;

namespace {

constexpr PartialDate today{2026, 11, 1};

DocumentText numberedHeadings()
{
    PageMaker page;
    page.put(250, 40, QStringLiteral("钟离澄"), 20, true);
    page.put(50, 80, QStringLiteral("一、"), 13, true)
        .put(95, 80, QStringLiteral("教育经历"), 13, true);
    page.put(50, 100, QStringLiteral("2019.09—2023.06"));
    page.put(170, 100, QStringLiteral("浙江大学 软件工程 本科"));
    page.put(50, 140, QStringLiteral("二、"), 13, true)
        .put(95, 140, QStringLiteral("奖励荣誉"), 13, true);
    page.put(50, 160, QStringLiteral("2022.11")).put(170, 160, QStringLiteral("国家奖学金"));
    return page.document();
}

DocumentText translatedHeadings()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("钟离澄"), 20, true);
    page.put(50, 80, QStringLiteral("教育背景"), 13, true)
        .put(120, 82, QStringLiteral("EDUCATION"), 9);
    page.put(50, 100, QStringLiteral("浙江大学 软件工程 本科"));
    page.put(404, 100, QStringLiteral("2019.09 – 2023.06"));
    page.put(50, 140, QStringLiteral("获奖情况"), 13, true)
        .put(106, 142, QStringLiteral("AWARDS"), 9);
    page.put(50, 160, QStringLiteral("▷ 国家奖学金（2022）"));
    page.put(300, 160, QStringLiteral("▷ 优秀毕业生（2023）"));
    page.put(50, 200, QStringLiteral("英语水平与专业技能"), 13, true)
        .put(180, 202, QStringLiteral("SKILLS"), 9);
    page.put(50, 220, QStringLiteral("编程")).put(120, 220, QStringLiteral("Python、Rust"));
    return page.document();
}

/// Cells of one, two and three lines, all set at the top.
DocumentText wrappedCells()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 20, true);
    page.put(50, 90, QStringLiteral("Education"), 13, true);
    const auto row = [&](double y, const QStringList &cells) {
        const QList<double> lefts = {50, 110, 230, 360, 460};
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (!cells[i].isEmpty())
                page.put(lefts[i], y, cells[i]);
        }
    };
    row(110, {QStringLiteral("Degree"), QStringLiteral("Field"), QStringLiteral("University"),
              QStringLiteral("Period"), QStringLiteral("GPA")});
    row(130, {QStringLiteral("M.Sc."), QStringLiteral("Electrical"),
              QStringLiteral("Berlin Institute of"), QStringLiteral("2021 – 2024"),
              QStringLiteral("17.85/20")});
    row(142, {{}, QStringLiteral("Engineering and"), QStringLiteral("Technology")});
    row(154, {{}, QStringLiteral("Computer Science")});
    row(174, {QStringLiteral("B.Sc."), QStringLiteral("Physics"), QStringLiteral("Tongji"),
              QStringLiteral("2017 – 2021"), QStringLiteral("16.5/20")});
    row(186, {{}, {}, QStringLiteral("University")});
    return page.document();
}

/// Dates end the lines of the left column a little before the right one begins.
DocumentText datesBeforeAColumn()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("钟离澄"), 20, true);
    page.put(50, 90, QStringLiteral("工作经验"), 13, true);
    page.put(360, 90, QStringLiteral("教育背景"), 13, true);
    page.put(50, 110, QStringLiteral("某某网络有限公司"))
        .put(270, 110, QStringLiteral("2022.07 - 2024.06"));
    page.put(50, 125, QStringLiteral("前端开发工程师"));
    page.put(50, 140, QStringLiteral("主导播放页的重构，首屏时间缩短一半"));
    page.put(50, 160, QStringLiteral("某某数据有限公司"))
        .put(270, 160, QStringLiteral("2020.07 - 2022.06"));
    page.put(50, 175, QStringLiteral("数据分析师"));
    page.put(50, 190, QStringLiteral("负责行情图表库"));
    page.put(360, 110, QStringLiteral("浙江大学"));
    page.put(360, 125, QStringLiteral("软件工程 本科"));
    page.put(360, 140, QStringLiteral("2016.09 - 2020.06"));
    page.put(360, 165, QStringLiteral("专业技能"), 13, true);
    page.put(360, 185, QStringLiteral("Python、Rust"));
    page.put(360, 205, QStringLiteral("语言能力"), 13, true);
    page.put(360, 225, QStringLiteral("英语（流利）"));
    return page.document();
}

/// Headings, dates and labels in one column at the left, as Europass sets them.
DocumentText headedRail()
{
    PageMaker page;
    page.put(160, 40, QStringLiteral("Mara Quillfeather"), 18);
    double y = 80;
    const auto heading = [&](const QString &text) {
        page.put(150 - 6 * double(text.size()), y += 20, text, 10, true);
    };
    const auto row = [&](const QString &label, const QString &text) {
        y += 13;
        page.put(150 - 5 * double(label.size()), y, label).put(165, y, text);
    };
    const auto more = [&](const QString &text) {
        page.put(165, y += 13, text);
    };
    heading(QStringLiteral("WORK EXPERIENCE"));
    row(QStringLiteral("01/09/2023–31/03/2024"), QStringLiteral("Research Intern"));
    more(QStringLiteral("Example Labs, Frascati (Italy)"));
    more(QStringLiteral("• Processed images of fields that two satellites took over ten years"));
    heading(QStringLiteral("EDUCATION AND TRAINING"));
    row(QStringLiteral("01/09/2019–20/07/2022"), QStringLiteral("Bachelor in Physics"));
    more(QStringLiteral("Tongji University, Shanghai (China)"));
    heading(QStringLiteral("PERSONAL SKILLS"));
    row(QStringLiteral("Mother tongue(s)"), QStringLiteral("Italian"));
    row(QStringLiteral("Digital skills"), QStringLiteral("Python, QGIS, Rust"));
    return page.document();
}

DocumentText spacedCapitals()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 20, true);
    const auto spaced = [&](double y, const QString &letters) {
        double x = 50;
        for (const QChar c : letters) {
            if (c != u' ')
                page.put(x, y, QString(c), 12, true);
            x += c == u' ' ? 8 : 10;
        }
    };
    spaced(80, QStringLiteral("EDUCATION"));
    page.put(50, 100, QStringLiteral("Tongji University, B.S. in Software Engineering"));
    page.put(450, 100, QStringLiteral("2020 – 2024"));
    spaced(140, QStringLiteral("TECHNICAL SKILLS"));
    page.put(50, 160, QStringLiteral("Wet lab"), 10, true);
    page.put(50, 173, QStringLiteral("Microfluidics, cell culture"));
    return page.document();
}

DocumentText plainHeadingColumn()
{
    PageMaker page;
    page.put(200, 40, QStringLiteral("Mara Quillfeather"), 20, true);
    const QList<std::pair<QStringList, QStringList>> parts = {
        {{QStringLiteral("Education")},
         {QStringLiteral("Tongji University, Shanghai"),
          QStringLiteral("B.S. in Software Engineering"), QStringLiteral("2020 to 2024"),
          QStringLiteral("GPA: 4.80/5.00"), QStringLiteral("Advisor: Prof. Oona Brandt")}},
        {{QStringLiteral("Talks and"), QStringLiteral("Posters")},
         {QStringLiteral("Meeting on Quiet Machines, poster, 2023"),
          QStringLiteral("Meeting on Loud Machines, talk, 2022")}},
        {{QStringLiteral("Honors and"), QStringLiteral("Awards")},
         {QStringLiteral("National Scholarship, 2022"),
          QStringLiteral("Model Student Award, 2021")}},
        {{QStringLiteral("Teaching")},
         {QStringLiteral("Teaching Assistant, Tongji University"), QStringLiteral("2022 to 2023"),
          QStringLiteral("• Marked homework about quiet machines."),
          QStringLiteral("• Held a weekly hour for questions.")}},
        {{QStringLiteral("Skills")},
         {QStringLiteral("Python, Rust, Fortran"), QStringLiteral("Zig, Go")}},
        {{QStringLiteral("References")},
         {QStringLiteral("Prof. Oona Brandt"), QStringLiteral("oona@example.org")}}};
    double y = 90;
    for (const auto &[heading, lines] : parts) {
        for (qsizetype i = 0; i < heading.size(); ++i)
            page.put(50, y + 12 * double(i), heading[i]);
        for (qsizetype i = 0; i < lines.size(); ++i)
            page.put(160, y + 12 * double(i), lines[i]);
        y += 12 * double(lines.size()) + 4.5;
    }
    return page.document();
}

DocumentText centredTable()
{
    PageMaker page;
    page.put(200, 40, QStringLiteral("硕士研究生推免申请简历"), 20, true);
    page.put(50, 70, QStringLiteral("姓名"), 10, true).put(120, 70, QStringLiteral("钟离澄"));
    page.put(300, 70, QStringLiteral("邮箱"), 10, true)
        .put(360, 70, QStringLiteral("zhongli@example.org"));
    page.put(50, 100, QStringLiteral("教育背景"), 12, true);
    page.put(52, 120, QStringLiteral("起止时间"), 10, true)
        .put(180, 120, QStringLiteral("学校"), 10, true);
    page.put(330, 120, QStringLiteral("专业"), 10, true)
        .put(460, 120, QStringLiteral("学历"), 10, true);
    page.put(52, 138, QStringLiteral("2019.09-2023.06")).put(180, 138, QStringLiteral("浙江大学"));
    page.put(330, 138, QStringLiteral("软件工程")).put(460, 138, QStringLiteral("本科"));
    page.put(50, 170, QStringLiteral("实习经历"), 12, true);
    page.put(52, 190, QStringLiteral("时间"), 10, true)
        .put(180, 190, QStringLiteral("单位"), 10, true);
    page.put(330, 190, QStringLiteral("岗位与内容"), 10, true);
    page.put(330, 206, QStringLiteral("算法实习生：多因子模型回测，撰"));
    page.put(52, 213, QStringLiteral("2022.07-2022.09"))
        .put(180, 213, QStringLiteral("某某云计算有限公司"));
    page.put(330, 220, QStringLiteral("写周报九篇"));
    page.put(52, 238, QStringLiteral("2021.07-2021.08"))
        .put(180, 238, QStringLiteral("某某数据有限公司"));
    page.put(330, 238, QStringLiteral("测试实习生"));
    return page.document();
}

DocumentText sideBarNearTheText()
{
    PageMaker page;
    page.put(40, 40, QStringLiteral("Mara Quillfeather"), 20, true);
    page.put(40, 90, QStringLiteral("Education"), 13, true)
        .put(404, 90, QStringLiteral("Awards"), 13, true);
    page.put(40, 110, QStringLiteral("Tongji University"))
        .put(404, 110, QStringLiteral("National Scholarship, 2022"));
    page.put(40, 123, QStringLiteral("B.S. in Software Engineering, 2020 – 2024"));
    page.put(40, 150, QStringLiteral("Publications"), 13, true)
        .put(404, 150, QStringLiteral("Languages"), 13, true);
    page.put(40, 170,
             QStringLiteral(
                 "1. Mara Quillfeather, Oona Brandt. Calm Looks at Busy Caches and their Ar"));
    page.put(404, 170, QStringLiteral("English (fluent)"));
    page.put(40, 183,
             QStringLiteral(
                 "bitrary Replacement. In Proceedings of NSDI, 2025, pages 155 through one hu"));
    page.put(404, 184, QStringLiteral("German (basic)"));
    page.put(40, 210, QStringLiteral("Projects"), 13, true)
        .put(404, 210, QStringLiteral("Skills"), 13, true);
    page.put(40, 230, QStringLiteral("Quiet Machines"));
    page.put(404, 230, QStringLiteral("Python, Rust, Fortran"));
    page.put(40, 243, QStringLiteral("Timed how quiet machines can be made, 2023"));
    return page.document();
}

DocumentText rightAlignedLabels()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 20, true);
    page.put(60, 80, QStringLiteral("TECHNICAL SKILLS"), 12, true);
    const auto row = [&](double y, const QString &label, const QString &text) {
        const double width = 5.0 * double(label.size()) - 2.5 * double(label.count(u' '));
        page.put(166 - width, y, label).put(172, y, text);
    };
    row(100, QStringLiteral("Digital skills"), QStringLiteral("Python, Rust, PyTorch Geometric"));
    row(116, QStringLiteral("Laboratory"), QStringLiteral("Microfluidics, cell culture"));
    row(132, QStringLiteral("Driving licence"), QStringLiteral("B"));
    return page.document();
}

} // namespace

/// Where things stand on a page tells what they are.
class TestLayout : public QObject
{
    Q_OBJECT

private slots:
    void page_givesSectionsAndValues_data();
    void page_givesSectionsAndValues();

private:
    Knowledge m_knowledge;
};

void TestLayout::page_givesSectionsAndValues_data()
{
    QTest::addColumn<DocumentText>("page");
    QTest::addColumn<QStringList>("sections");
    QTest::addColumn<QStringList>("values");
    QTest::newRow("a heading's number stands apart from it")
        << numberedHeadings()
        << QStringList{QStringLiteral("一、 教育经历"), QStringLiteral("二、 奖励荣誉")}
        << QStringList{QStringLiteral("education 浙江大学"), QStringLiteral("award 国家奖学金")};
    QTest::newRow("headings with a translation in smaller letters")
        << translatedHeadings()
        << QStringList{QStringLiteral("教育背景 EDUCATION"), QStringLiteral("获奖情况 AWARDS"),
                       QStringLiteral("英语水平与专业技能 SKILLS")}
        << QStringList{QStringLiteral("education 浙江大学"), QStringLiteral("award 国家奖学金"),
                       QStringLiteral("award 优秀毕业生"), QStringLiteral("skill Python"),
                       QStringLiteral("skill Rust")};
    QTest::newRow("headings in capitals set apart; a group's name above its list")
        << spacedCapitals()
        << QStringList{QStringLiteral("EDUCATION"), QStringLiteral("TECHNICAL SKILLS")}
        << QStringList{QStringLiteral("education Tongji University"),
                       QStringLiteral("skill Microfluidics"), QStringLiteral("skill cell culture")};
    QTest::newRow("a column of plain headings, some of two lines")
        << plainHeadingColumn()
        << QStringList{QStringLiteral("Education"),
                       QStringLiteral("Talks and Posters"),
                       QStringLiteral("Honors and Awards"),
                       QStringLiteral("Teaching"),
                       QStringLiteral("Skills"),
                       QStringLiteral("References")}
        << QStringList{QStringLiteral("education Tongji University"),
                       QStringLiteral("work Tongji University"),
                       QStringLiteral("award National Scholarship"),
                       QStringLiteral("award Model Student Award"),
                       QStringLiteral("skill Python"),
                       QStringLiteral("skill Rust"),
                       QStringLiteral("skill Fortran"),
                       QStringLiteral("skill Zig"),
                       QStringLiteral("skill Go")};
    QTest::newRow("cells of several lines")
        << wrappedCells() << QStringList{QStringLiteral("Education")}
        << QStringList{QStringLiteral("education Berlin Institute of Technology"),
                       QStringLiteral("education Tongji University")};
    QTest::newRow("dates of the left column near the right one")
        << datesBeforeAColumn()
        << QStringList{QStringLiteral("工作经验"), QStringLiteral("教育背景"),
                       QStringLiteral("专业技能"), QStringLiteral("语言能力")}
        << QStringList{QStringLiteral("education 浙江大学"),
                       QStringLiteral("work 某某网络有限公司"),
                       QStringLiteral("work 某某数据有限公司"), QStringLiteral("skill Python"),
                       QStringLiteral("skill Rust")};
    QTest::newRow("headings in the column of dates and labels")
        << headedRail()
        << QStringList{QStringLiteral("WORK EXPERIENCE"), QStringLiteral("EDUCATION AND TRAINING"),
                       QStringLiteral("PERSONAL SKILLS")}
        << QStringList{QStringLiteral("education Tongji University"),
                       QStringLiteral("work Example Labs"), QStringLiteral("skill Python"),
                       QStringLiteral("skill QGIS"), QStringLiteral("skill Rust")};
    QTest::newRow("tables with heads and centred cells")
        << centredTable() << QStringList{QStringLiteral("教育背景"), QStringLiteral("实习经历")}
        << QStringList{QStringLiteral("education 浙江大学"),
                       QStringLiteral("work 某某云计算有限公司"),
                       QStringLiteral("work 某某数据有限公司")};
    QTest::newRow("a side-bar close to lines that are full")
        << sideBarNearTheText()
        << QStringList{QStringLiteral("Education"), QStringLiteral("Publications"),
                       QStringLiteral("Projects"),  QStringLiteral("Awards"),
                       QStringLiteral("Languages"), QStringLiteral("Skills")}
        << QStringList{QStringLiteral("education Tongji University"),
                       QStringLiteral("award National Scholarship"), QStringLiteral("skill Python"),
                       QStringLiteral("skill Rust"), QStringLiteral("skill Fortran")};
    QTest::newRow("labels that end where their text begins")
        << rightAlignedLabels() << QStringList{QStringLiteral("TECHNICAL SKILLS")}
        << QStringList{QStringLiteral("skill Python"),
                       QStringLiteral("skill Rust"),
                       QStringLiteral("skill PyTorch Geometric"),
                       QStringLiteral("skill Microfluidics"),
                       QStringLiteral("skill cell culture"),
                       QStringLiteral("skill B")};
}

void TestLayout::page_givesSectionsAndValues()
{
    QFETCH(DocumentText, page);
    QFETCH(QStringList, sections);
    QFETCH(QStringList, values);
    const Record record = understand(page, m_knowledge, today).record;
    QStringList titles;
    for (const Section &section : record.sections)
        titles.append(section.title);
    QVERIFY2(titles == sections, qPrintable(understand(page, m_knowledge, today).text));
    QStringList found;
    for (const Education &education : record.education)
        found.append(QStringLiteral("education ") + education.institution);
    for (const Work &work : record.work)
        found.append(QStringLiteral("work ") + work.name);
    for (const Award &award : record.awards)
        found.append(QStringLiteral("award ") + award.title);
    for (const Skill &skill : record.skills) {
        for (const QString &keyword : skill.keywords)
            found.append(QStringLiteral("skill ") + keyword);
    }
    QVERIFY2(found == values, qPrintable(found.join(u'\n')));
    const bool chinese = record.source.language != SourceLanguage::English;
    QCOMPARE(record.basics.name,
             chinese ? QStringLiteral("钟离澄") : QStringLiteral("Mara Quillfeather"));
}

QTEST_GUILESS_MAIN(TestLayout)
#include "tst_layout.moc"
