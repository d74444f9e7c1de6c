// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "tests/model/intake/pagemaker.h"

#include <QTest>

using namespace Bole;

namespace {

constexpr PartialDate today{2026, 11, 1};

QStringList titlesOf(const Record &record)
{
    QStringList titles;
    for (const Section &section : record.sections)
        titles.append(section.title);
    return titles;
}

QStringList kindsOf(const Record &record)
{
    QStringList kinds;
    for (const Section &section : record.sections)
        kinds.append(section.kind.text());
    return kinds;
}

} // namespace

class TestHeadings : public QObject
{
    Q_OBJECT

private slots:
    void heading_isKnown_data();
    void heading_isKnown();
    void numbersBeforeHeadings_areNoCells();
    void marksBeforeHeadings_areOrnaments_data();
    void marksBeforeHeadings_areOrnaments();
    void marksBeforeHeadingsOfText_areOrnaments_data();
    void marksBeforeHeadingsOfText_areOrnaments();
    void itemsOfLists_areNoHeadings_data();
    void itemsOfLists_areNoHeadings();
    void unknownModifiers_tellMoreOfExperience_data();
    void unknownModifiers_tellMoreOfExperience();
    void firmsInCapitals_areNoHeadings();
    void headingsInUnheardOfWords_areToldByContent();
    void marksAroundHeadings_areNotTheirTitles();
    void formLabels_areNoHeadings();
    void rulesBelowHeadings_tellUnheardOfOnes();
    void headingsLikeOthers_areToldByHalfTheirWords();
    void largerPosts_areNoHeadingsOfTheColumn();
    void translation_mayHaveARemark();
    void headingsBrokenInCells_data();
    void headingsBrokenInCells();

private:
    Knowledge m_knowledge;
};

void TestHeadings::heading_isKnown_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *heading, const char *kind) {
        QTest::newRow(heading) << QString::fromUtf8(heading) << QString::fromLatin1(kind);
    };
    row("Educational Attainment", "education");
    row("2 Research Experience", "research");
    row("3.1 Journal Papers", "publications");
    row("教育背景 Education", "education");
    row("论文发表 / Publications", "publications");
    row("四、荣誉奖励 / Honors & Awards", "awards");
    row("Internships | 实习经历", "work");
    row("學歷", "education");
    row("實習經驗", "work");
    row("專題研究", "research");
    row("獲獎紀錄", "awards");
    row("語言能力", "languages");
    row("專長技能", "skills");
    row("聯絡方式", "personal");
    row("技能标签", "skills");
    row("6 获奖情况", "awards");
    row("Research Visits", "research");
    row("临床及工作经历", "work");
    row("PART 01 教育背景", "education");
    row("Part Two: Research Experience", "research");
    row("第三部分 获奖情况", "awards");
    row("Non-Academic Experience", "work");
    row("Keynotes", "talks");
    row("Education ____________________________________________________________", "education");
    row("What I studied", "education");
    row("Where I have worked", "work");
    row("What I have written", "publications");
    row("What I am proud of", "awards");
    row("Projects I worked on", "projects");
}

void TestHeadings::heading_isKnown()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, kind);
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(50, 90, heading, 14, true);
    page.put(50, 120, QStringLiteral("Whatever stands below the heading"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(kindsOf(record), QStringList{kind});
}

void TestHeadings::numbersBeforeHeadings_areNoCells()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("钟离澄"), 22);
    page.put(50, 90, QStringLiteral("1"), 13, true);
    page.put(75, 90, QStringLiteral("教育经历"), 13, true);
    page.put(50, 110, QStringLiteral("同济大学 软件工程 本科"));
    page.put(50, 140, QStringLiteral("2"), 13, true);
    page.put(75, 140, QStringLiteral("获奖情况"), 13, true);
    page.put(50, 160, QStringLiteral("国家奖学金"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(kindsOf(record), (QStringList{QStringLiteral("education"), QStringLiteral("awards")}));
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.awards.size(), 1);
}

void TestHeadings::marksBeforeHeadings_areOrnaments_data()
{
    QTest::addColumn<QString>("mark");
    for (const char *mark : {"★", "•", "◇", "❖", "➢", "—", "PART 01", "(1)"})
        QTest::newRow(mark) << QString::fromUtf8(mark);
}

void TestHeadings::marksBeforeHeadings_areOrnaments()
{
    QFETCH(const QString, mark);
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(50, 90, mark + QStringLiteral(" Education"), 14, true);
    page.put(50, 115, QStringLiteral("MSc Economics, Tongji University, 2018 - 2020"));
    page.put(50, 150, mark + QStringLiteral(" Work Experience"), 14, true);
    page.put(50, 175, QStringLiteral("Otter Systems Ltd, Data Analyst, 2021 - 2023"));
    page.put(60, 190, QStringLiteral("• Moved forty reports to one place"));
    page.put(60, 205, QStringLiteral("• Taught four people"));
    page.put(50, 240, mark + QStringLiteral(" Skills"), 14, true);
    page.put(50, 265, QStringLiteral("Python, SQL, Tableau"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(kindsOf(record), (QStringList{QStringLiteral("education"), QStringLiteral("work"),
                                           QStringLiteral("skills")}));
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.work.size(), 1);
    QCOMPARE(record.work.first().highlights.size(), 2);
}

void TestHeadings::marksBeforeHeadingsOfText_areOrnaments_data()
{
    QTest::addColumn<QString>("mark");
    for (const char *mark : {"❖", "➢", "★", "◇", "—", "•"})
        QTest::newRow(mark) << QString::fromUtf8(mark);
}

void TestHeadings::marksBeforeHeadingsOfText_areOrnaments()
{
    QFETCH(const QString, mark);
    const QString source =
        QStringLiteral("钟离澄\n\n%1 教育背景\n同济大学 软件工程 本科 2019.09-2023.06\n"
                       "%1 获奖情况\n2021年 国家奖学金\n%1 专业技能\nPython、SQL、Tableau\n")
            .arg(mark);
    const Record record = understand({DocumentKind::Text, {}, source}, m_knowledge, today).record;
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.awards.size(), 1);
    QCOMPARE(record.skills.size(), 1);
}

void TestHeadings::itemsOfLists_areNoHeadings_data()
{
    QTest::addColumn<QString>("list");
    QTest::newRow("pastimes") << QStringLiteral("- Volunteering\n- Teaching\n- Rowing\n");
    QTest::newRow("posts") << QStringLiteral("• Teaching\n• Peer review\n• Public lectures\n"
                                             "• Rowing coach\n• Choir\n");
}

void TestHeadings::itemsOfLists_areNoHeadings()
{
    QFETCH(const QString, list);
    const QString source =
        QStringLiteral("Mara Quillfeather\n\nEDUCATION\n\nMSc Economics, Tongji University, "
                       "2018 - 2020\n\nINTERESTS\n\n%1\nSKILLS\n\nPython, SQL\n")
            .arg(list);
    const Record record = understand({DocumentKind::Text, {}, source}, m_knowledge, today).record;
    QCOMPARE(kindsOf(record), (QStringList{QStringLiteral("education"), QStringLiteral("interests"),
                                           QStringLiteral("skills")}));
}

void TestHeadings::unknownModifiers_tellMoreOfExperience_data()
{
    QTest::addColumn<QString>("heading");
    for (const char *heading : {"LEGAL EXPERIENCE", "CURATORIAL EXPERIENCE", "SALES EXPERIENCE",
                                "律所经历", "媒体经历", "Nursing Experience"})
        QTest::newRow(heading) << QString::fromUtf8(heading);
}

void TestHeadings::unknownModifiers_tellMoreOfExperience()
{
    QFETCH(const QString, heading);
    const bool capitals = heading == heading.toUpper() && heading != heading.toLower();
    const auto styled = [capitals](const char *text) {
        const QString plain = QString::fromUtf8(text);
        return capitals ? plain.toUpper() : plain;
    };
    const QStringList blocks = {styled("Education"),
                                QStringLiteral("MSc Economics, Tongji University, 2018 - 2020"),
                                heading,
                                QStringLiteral("Data Analyst, Otter Systems Ltd, 2021 - 2023"),
                                styled("Skills"),
                                QStringLiteral("Python, SQL, Tableau")};
    const QStringList kinds = {QStringLiteral("education"), QStringLiteral("work"),
                               QStringLiteral("skills")};
    const QString source = QStringLiteral("Mara Quillfeather\n\n") + blocks.join(u"\n\n");
    const Record text = understand({DocumentKind::Text, {}, source}, m_knowledge, today).record;
    QCOMPARE(kindsOf(text), kinds);
    QCOMPARE(text.work.size(), 1);
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    for (qsizetype i = 0; i < blocks.size(); ++i)
        page.put(50, 90 + 28 * double(i), blocks[i], i % 2 == 0 ? 14 : 10, i % 2 == 0);
    const Record pages = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(kindsOf(pages), kinds);
    QCOMPARE(pages.work.size(), 1);
}

void TestHeadings::firmsInCapitals_areNoHeadings()
{
    const QString source = QStringLiteral(
        "Mara Quillfeather\n\nEDUCATION\n\nMSc Economics, Tongji University, 2018 - 2020\n\n"
        "WORK EXPERIENCE\n\nData Analyst, 2021 - 2023\nHERON BANK\n- Wrote reports.\n\n"
        "OTTER TECHNOLOGIES\nIntern, 2019 - 2020\n- Moved reports.\n\nSKILLS\n\nPython, SQL\n");
    const Record record = understand({DocumentKind::Text, {}, source}, m_knowledge, today).record;
    QCOMPARE(kindsOf(record), (QStringList{QStringLiteral("education"), QStringLiteral("work"),
                                           QStringLiteral("skills")}));
}

void TestHeadings::headingsInUnheardOfWords_areToldByContent()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    const auto block = [&](double y, const char *heading, const QStringList &lines) {
        page.put(50, y, QString::fromUtf8(heading), 14, true);
        for (const QString &line : lines)
            page.put(50, y += 20, line);
    };
    block(90, "Skills", {QStringLiteral("Python, SQL, Tableau")});
    block(140, "Where I learnt", {QStringLiteral("MSc Economics, Tongji University, 2018 - 2020")});
    block(190, "My road so far", {QStringLiteral("Data Analyst, Otter Systems Ltd, 2021 - 2023")});
    block(240, "Awards", {QStringLiteral("Heron Travel Grant, 2019")});
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().institution, QStringLiteral("Tongji University"));
    QCOMPARE(record.work.size(), 1);
    QCOMPARE(record.work.first().name, QStringLiteral("Otter Systems Ltd"));
}

void TestHeadings::marksAroundHeadings_areNotTheirTitles()
{
    const QString source = QStringLiteral(
        "Mara Quillfeather\n\n» Education «\n\nMSc Economics, Tongji University, 2018 - 2020\n\n"
        "» Skills «\n\nPython, SQL, Tableau\n");
    const Record record = understand({DocumentKind::Text, {}, source}, m_knowledge, today).record;
    QCOMPARE(titlesOf(record),
             (QStringList{QStringLiteral("Education"), QStringLiteral("Skills")}));
}

void TestHeadings::formLabels_areNoHeadings()
{
    PageMaker page;
    page.put(250, 40, QStringLiteral("个人简历"), 18);
    const auto row = [&](double y, const QStringList &cells) {
        double x = 45;
        for (const QString &cell : cells) {
            page.put(x, y, cell);
            x += 75;
        }
    };
    row(80, {QStringLiteral("姓名"), QStringLiteral("钟离澄"), QStringLiteral("性别"),
             QStringLiteral("女")});
    row(100, {QStringLiteral("学校"), QStringLiteral("同济大学"), QStringLiteral("学历"),
              QStringLiteral("本科")});
    const QStringList headings = {QStringLiteral("教育背景"), QStringLiteral("科研经历"),
                                  QStringLiteral("获奖情况"), QStringLiteral("专业技能")};
    double y = 130;
    for (const QString &heading : headings) {
        page.put(45, y + 14, heading);
        page.put(120, y, QStringLiteral("这里是这一格的第一行文字"));
        page.put(120, y + 14, QStringLiteral("这里是这一格的第二行文字"));
        page.put(120, y + 28, QStringLiteral("这里是这一格的第三行文字"));
        y += 50;
    }
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(titlesOf(record), headings);
}

void TestHeadings::rulesBelowHeadings_tellUnheardOfOnes()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 20, true);
    double y = 90;
    const auto put = [&](const QString &heading, const QStringList &lines) {
        page.put(50, y, heading).rule(50, y + 12, 495);
        for (const QString &line : lines)
            page.put(50, y += 14, line);
        y += 28;
    };
    put(QStringLiteral("Education"), {QStringLiteral("Tongji University, 2015-09 – 2019-06"),
                                      QStringLiteral("B.S. in Physics")});
    put(QStringLiteral("All that else befell me"), {QStringLiteral("Sailed around two islands")});
    put(QStringLiteral("Awards"), {QStringLiteral("Merit Scholarship, 2019")});
    put(QStringLiteral("Skills"), {QStringLiteral("Python, Rust, Fortran")});
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(titlesOf(record),
             QStringList({QStringLiteral("Education"), QStringLiteral("All that else befell me"),
                          QStringLiteral("Awards"), QStringLiteral("Skills")}));
}

void TestHeadings::headingsLikeOthers_areToldByHalfTheirWords()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(50, 90, QStringLiteral("Education"), 14, true);
    page.put(50, 115, QStringLiteral("MSc Economics, Tongji University, 2018 - 2020"));
    page.put(50, 150, QStringLiteral("Fist-Author Publications"), 14, true);
    page.put(50, 175, QStringLiteral("M. Quillfeather. Slow Markets. Otter Letters, 2021."));
    page.put(50, 210, QStringLiteral("Talks which nobody has forgotten"), 14, true);
    page.put(50, 235, QStringLiteral("Slow Markets, Otter Days, 2022"));
    page.put(50, 270, QStringLiteral("Awards"), 14, true);
    page.put(50, 295, QStringLiteral("Merit Scholarship, 2019"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(kindsOf(record),
             (QStringList{QStringLiteral("education"), QStringLiteral("publications"),
                          QStringLiteral("talks"), QStringLiteral("awards")}));
}

/// Posts may be set larger than headings, and be cut so that a line is made of known words.
void TestHeadings::largerPosts_areNoHeadingsOfTheColumn()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 30);
    double y = 90;
    const auto block = [&](const char *heading, const QStringList &posts, const char *text) {
        page.put(50, y, QString::fromUtf8(heading), 9, true);
        y += 24;
        for (const QString &post : posts) {
            page.put(50, y, post, 13, post.contains(u','));
            y += 16;
        }
        page.put(50, y, QString::fromUtf8(text));
        y += 34;
    };
    block("EXPERIENCE",
          {QStringLiteral("Institute of Rivers and Lakes, Seoul —"),
           QStringLiteral("Research Intern"),
           QStringLiteral("Navy of the Lakes, Busan — Sergeant (mandatory"),
           QStringLiteral("service)")},
          "March 2021 - March 2022");
    block("EDUCATION", {QStringLiteral("Tongji University, Shanghai — B.S., Physics")},
          "September 2016 - August 2020");
    block("AWARDS", {}, "Merit Scholarship, 2019");
    const Record record = understand(page.document(), m_knowledge, today).record;
    const QStringList titles = titlesOf(record);
    for (const char *heading : {"EXPERIENCE", "EDUCATION", "AWARDS"})
        QVERIFY2(titles.contains(QLatin1StringView(heading)), qPrintable(titles.join(u'|')));
    QCOMPARE(record.education.size(), 1);
}

void TestHeadings::translation_mayHaveARemark()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("钟离澄"), 22);
    page.put(50, 90, QStringLiteral("教育经历"), 13, true);
    page.put(50, 110, QStringLiteral("同济大学 软件工程 本科"));
    page.put(50, 140, QStringLiteral("论文发表"), 13, true);
    page.put(130, 140, QStringLiteral("Publications （* 表示共同一作）"), 13, true);
    page.put(50, 160, QStringLiteral("[1] 钟离澄*, 许某. 某问题的研究. 计算机学报, 2023."));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(kindsOf(record),
             (QStringList{QStringLiteral("education"), QStringLiteral("publications")}));
}

void TestHeadings::headingsBrokenInCells_data()
{
    QTest::addColumn<QList<QStringList>>("headings");
    QTest::addColumn<QStringList>("titles");
    QTest::addColumn<double>("width");
    QTest::addColumn<int>("lines");
    const auto list = [](const char *text) {
        return QString::fromUtf8(text).split(u' ');
    };
    QTest::newRow("two characters a line")
        << QList<QStringList>{list("教育 背景"), list("科研 经历"), list("获奖 情况")}
        << list("教育背景 科研经历 获奖情况") << 20.0 << 5;
    QTest::newRow("as many lines as their text")
        << QList<QStringList>{list("教育 背景"), list("科研 项目"), list("获奖 情况"),
                              list("工作 经历")}
        << list("教育背景 科研项目 获奖情况 工作经历") << 20.0 << 2;
    QTest::newRow("one character a line")
        << QList<QStringList>{list("教 育 经 历"), list("实 习 经 历"), list("专 业 技 能")}
        << list("教育经历 实习经历 专业技能") << 10.0 << 5;
    QTest::newRow("traditional") << QList<QStringList>{list("教育 程度"), list("工作 經歷"),
                                                       list("獲獎 紀錄")}
                                 << list("教育程度 工作經歷 獲獎紀錄") << 20.0 << 5;
    QTest::newRow("English") << QList<QStringList>{list("Work Experience"),
                                                   list("Research Interests"),
                                                   list("Honors Awards")}
                             << QStringList{QStringLiteral("Work Experience"),
                                            QStringLiteral("Research Interests"),
                                            QStringLiteral("Honors Awards")}
                             << 50.0 << 5;
}

void TestHeadings::headingsBrokenInCells()
{
    QFETCH(const QList<QStringList>, headings);
    QFETCH(const QStringList, titles);
    QFETCH(const double, width);
    QFETCH(const int, lines);
    PageMaker page;
    page.put(200, 40, QStringLiteral("钟离澄"), 20, true);
    double top = 90;
    int number = 0;
    for (const QStringList &heading : headings) {
        // The heading stands in the middle of its cell, eleven points before the text.
        for (int i = 0; i < lines; ++i)
            page.put(50 + width + 11, top + 15 * i,
                     QStringLiteral("第%1行：这里写着一些内容").arg(++number));
        const double middle = top + 15 * double(lines - 1) / 2;
        for (qsizetype i = 0; i < heading.size(); ++i)
            page.put(50, middle + 15 * (double(i) - double(heading.size() - 1) / 2), heading[i]);
        top += 15 * lines + 7;
    }
    const Understanding read = understand(page.document(), m_knowledge, today);
    QCOMPARE(titlesOf(read.record), titles);
    // Every heading comes right before the first line of its own cell.
    for (qsizetype i = 0; i < titles.size(); ++i) {
        const qsizetype heading = read.text.indexOf(titles[i]);
        const qsizetype first = read.text.indexOf(QStringLiteral("第%1行").arg(lines * i + 1));
        const qsizetype before = read.text.indexOf(QStringLiteral("第%1行").arg(lines * i));
        QVERIFY(heading >= 0 && heading < first);
        QVERIFY(before < heading);
    }
}

QTEST_GUILESS_MAIN(TestHeadings)
#include "tst_headings.moc"
