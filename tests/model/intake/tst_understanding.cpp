// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/checks.h"
#include "model/intake/intake.h"
#include "model/intake/layout/passage.h"
#include "model/knowledge/knowledge.h"
#include "tests/model/intake/pagemaker.h"

#include <QTest>

using namespace Bole;

namespace {

constexpr PartialDate today{2026, 11, 1};

DocumentText textOf(const char *text)
{
    return {QStringLiteral("text"), {}, QString::fromUtf8(text)};
}

const char *englishText = R"(# Mara Quillfeather

mara.quill@example.org | +1 (212) 555-0142 | github.com/maraquill

## Education

**Tongji University**	Sept. 2021 – Present
B.S. in Computer Science and Technology
- GPA: 4.80/5.00, Rank: 2/120

## Experience

### Example Labs

Jul. 2024 – Sep. 2024

*Research Intern*

- Measured how caches behave under skewed load.

## Publications

1. Mara Quillfeather*, Idris Vale*, and Oona Brandt. A Calm Look at Busy Caches. In NSDI, 2025.

## Awards

National Scholarship	2023
Dean's List	2022

## Skills

Languages: Python, C++, Rust
)";

const char *chineseText = R"(钟离澄

电话：138-5550-0101 | 邮箱：zhongli@example.org

教育背景

2021.9-至今 上海交通大学 博士，计算机科学与技术
导师：卜星河，预期毕业时间：2027-06

2017.9-2021.6 浙江大学 本科，软件工程
专业排名：3/120

实习经历

2024.5-2024.9 某某云计算有限公司
研究型实习生

获奖情况

国家奖学金	2023
)";

} // namespace

class TestUnderstanding : public QObject
{
    Q_OBJECT

private slots:
    void englishText_givesRecord();
    void chineseText_givesRecord();
    void text_readAgain_givesTheSame();
    void values_knowTheirLines();
    void page_dateAtTheRightEdge_staysWithItsRow();
    void page_twoColumns_areReadOneAfterTheOther();
    void page_headingsBesideTheirText_headIt();
    void page_drawnFonts_shareTheirLines();
    void page_labelsNearTheirLists_areLabels();
    void page_rangeTornInALeftColumn_isOneDate();
    void page_nameOverTwoLines_isOneName();
    void page_boldTitleOverTwoLines_isOneTitle();
    void page_footerOnEveryPage_isNoEntry();
    void organisationOverSeveralRoles_namesThemAll();
    void course_belongsToTheTeachingRole();
    void tableHead_isNoRow_data();
    void tableHead_isNoRow();
    void spacedLabels_areLabels();
    void page_values_knowTheirBoxes();
    void unknownHeading_keepsTitleAndText();
    void lines_join_data();
    void lines_join();
    void checks_findWhatIsOdd_data();
    void checks_findWhatIsOdd();
    void checks_areFoundInBothLanguages_data();
    void checks_areFoundInBothLanguages();
    void impossibleDates_areNone();
    void likeness_samePersonInBothScripts();

private:
    Knowledge m_knowledge;
};

void TestUnderstanding::englishText_givesRecord()
{
    const Record record = understand(textOf(englishText), m_knowledge, today).record;
    QCOMPARE(record.basics.name, QStringLiteral("Mara Quillfeather"));
    QCOMPARE(record.basics.emails, QStringList{QStringLiteral("mara.quill@example.org")});
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().institution, QStringLiteral("Tongji University"));
    QVERIFY(!record.education.first().institutionId.isEmpty());
    QCOMPARE(record.education.first().level, QStringLiteral("bachelor"));
    QCOMPARE(record.education.first().area, QStringLiteral("Computer Science and Technology"));
    QCOMPARE(record.education.first().startDate->toString(), QStringLiteral("2021-09"));
    QVERIFY(record.education.first().current);
    QCOMPARE(record.education.first().gpa->value, 4.8);
    QCOMPARE(*record.education.first().rank->of, 120);
    QCOMPARE(record.work.size(), 1);
    QCOMPARE(record.work.first().name, QStringLiteral("Example Labs"));
    QCOMPARE(record.work.first().position, QStringLiteral("Research Intern"));
    QCOMPARE(record.work.first().kind, QStringLiteral("research"));
    QCOMPARE(record.work.first().highlights.size(), 1);
    QCOMPARE(record.publications.size(), 1);
    QCOMPARE(record.publications.first().name, QStringLiteral("A Calm Look at Busy Caches"));
    QCOMPARE(*record.publications.first().applicantPosition, 1);
    QCOMPARE(record.awards.size(), 2);
    QCOMPARE(record.awards.first().date->year, 2023);
    QCOMPARE(record.source.language, QStringLiteral("en"));
}

void TestUnderstanding::chineseText_givesRecord()
{
    const Record record = understand(textOf(chineseText), m_knowledge, today).record;
    QCOMPARE(record.basics.name, QStringLiteral("钟离澄"));
    QCOMPARE(record.basics.phones.size(), 1);
    QCOMPARE(record.education.size(), 2);
    QCOMPARE(record.education[0].level, QStringLiteral("doctor"));
    QCOMPARE(record.education[0].advisor, QStringLiteral("卜星河"));
    QCOMPARE(record.education[0].expectedDate->toString(), QStringLiteral("2027-06"));
    QCOMPARE(record.education[1].institution, QStringLiteral("浙江大学"));
    QCOMPARE(record.education[1].area, QStringLiteral("软件工程"));
    QCOMPARE(*record.education[1].rank->position, 3);
    QCOMPARE(record.work.size(), 1);
    QCOMPARE(record.work.first().position, QStringLiteral("研究型实习生"));
    QCOMPARE(record.awards.size(), 1);
    QCOMPARE(record.source.language, QStringLiteral("zh"));
}

void TestUnderstanding::text_readAgain_givesTheSame()
{
    const Understanding first = understand(textOf(englishText), m_knowledge, today);
    const Understanding again =
        understand({QStringLiteral("text"), {}, first.text}, m_knowledge, today);
    QCOMPARE(again.record.basics, first.record.basics);
    QCOMPARE(again.record.education, first.record.education);
    QCOMPARE(again.record.work, first.record.work);
    QCOMPARE(again.record.awards, first.record.awards);
}

void TestUnderstanding::values_knowTheirLines()
{
    const Record record = understand(textOf(englishText), m_knowledge, today).record;
    const QList<Place> name = record.provenance.value(QStringLiteral("/basics/name"));
    QCOMPARE(name.size(), 1);
    QCOMPARE(name.first(), (Place{0, {}, 1, 2, 17}));
    QVERIFY(record.confidence.value(QStringLiteral("/basics/name")) > 0.8);
    QVERIFY(record.provenance.contains(QStringLiteral("/education/0/gpa")));
}

void TestUnderstanding::page_dateAtTheRightEdge_staysWithItsRow()
{
    PageMaker page;
    page.put(220, 40, QStringLiteral("Mara Quillfeather"), 20, true);
    page.put(50, 90, QStringLiteral("EDUCATION"), 13, true);
    page.put(50, 110, QStringLiteral("Zhejiang University"), 10, true);
    page.put(450, 110, QStringLiteral("2019.09 – 2023.06"));
    page.put(50, 124, QStringLiteral("B.Eng. in Software Engineering"));
    page.put(50, 150, QStringLiteral("AWARDS"), 13, true);
    page.put(50, 170, QStringLiteral("National Scholarship"));
    page.put(530, 170, QStringLiteral("2021"));
    page.put(50, 184, QStringLiteral("Model Student Award"));
    page.put(530, 184, QStringLiteral("2020"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.basics.name, QStringLiteral("Mara Quillfeather"));
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().endDate->toString(), QStringLiteral("2023-06"));
    QCOMPARE(record.education.first().area, QStringLiteral("Software Engineering"));
    QCOMPARE(record.awards.size(), 2);
    QCOMPARE(record.awards.last().title, QStringLiteral("Model Student Award"));
    QCOMPARE(record.awards.last().date->year, 2020);
}

void TestUnderstanding::page_twoColumns_areReadOneAfterTheOther()
{
    PageMaker page;
    page.put(200, 40, QStringLiteral("Mara Quillfeather"), 20, true);
    const auto column = [&page](double x, double y, const QStringList &lines) {
        for (const QString &line : lines) {
            const bool heading = line == line.toUpper();
            page.put(x, y, line, heading ? 12 : 9, heading);
            y += 13;
        }
    };
    column(40, 100,
           {QStringLiteral("SKILLS"), QStringLiteral("Python"), QStringLiteral("Rust"),
            QStringLiteral("Docker"), QStringLiteral("Linux"), QStringLiteral("INTERESTS"),
            QStringLiteral("Chess"), QStringLiteral("Hiking")});
    column(230, 106,
           {QStringLiteral("EDUCATION"), QStringLiteral("Tongji University"),
            QStringLiteral("B.S. in Software Engineering"), QStringLiteral("2020 – 2024"),
            QStringLiteral("EXPERIENCE"), QStringLiteral("Example Labs"),
            QStringLiteral("Research Intern"), QStringLiteral("2023 – 2024"),
            QStringLiteral("Built a small profiler for teaching at the university")});
    const Record record = understand(page.document(), m_knowledge, today).record;
    QStringList titles;
    for (const Section &section : record.sections)
        titles.append(section.title);
    QCOMPARE(titles, (QStringList{QStringLiteral("SKILLS"), QStringLiteral("INTERESTS"),
                                  QStringLiteral("EDUCATION"), QStringLiteral("EXPERIENCE")}));
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().institution, QStringLiteral("Tongji University"));
    QCOMPARE(record.interests.size(), 2);
}

void TestUnderstanding::page_headingsBesideTheirText_headIt()
{
    PageMaker page;
    page.put(200, 40, QStringLiteral("Mara Quillfeather"), 20, true);
    page.put(40, 100, QStringLiteral("EDUCATION"), 10, true);
    page.put(150, 100, QStringLiteral("Tongji University"));
    page.put(450, 100, QStringLiteral("2020 – 2024"));
    page.put(150, 113, QStringLiteral("B.S. in Software Engineering"));
    page.put(40, 150, QStringLiteral("RESEARCH"), 10, true);
    page.put(40, 163, QStringLiteral("EXPERIENCE"), 10, true);
    page.put(150, 150, QStringLiteral("Institute for Quiet Computing, Tongji University"));
    page.put(150, 163, QStringLiteral("Research Assistant"));
    page.put(450, 163, QStringLiteral("2022 – 2023"));
    page.put(150, 176, QStringLiteral("• Timed quiet machines."));
    page.put(40, 213, QStringLiteral("AWARDS"), 10, true);
    page.put(150, 213, QStringLiteral("National Scholarship"));
    page.put(450, 213, QStringLiteral("2021"));
    page.put(150, 226, QStringLiteral("Model Student Award"));
    page.put(450, 226, QStringLiteral("2020"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.sections.size(), 3);
    QCOMPARE(record.sections[1].title, QStringLiteral("RESEARCH EXPERIENCE"));
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.work.size(), 1);
    QCOMPARE(record.awards.size(), 2);
}

void TestUnderstanding::page_drawnFonts_shareTheirLines()
{
    // Browsers draw Chinese and Latin with two fonts, and both tell a size that is not theirs.
    const QString han = QStringLiteral("Han");
    const QString latin = QStringLiteral("Latin");
    PageMaker page;
    page.put(50, 40, QStringLiteral("钟离澄"), 22);
    page.put(50, 90, QStringLiteral("获奖情况"), 14, true);
    const QStringList awards = {QStringLiteral("国家奖学金"), QStringLiteral("优秀学生干部"),
                                QStringLiteral("数学竞赛一等奖")};
    for (int i = 0; i < 3; ++i) {
        const double baseline = 130 + 15 * i;
        page.putDrawn(50, baseline, QString::number(2025 - i), 10, latin, 0.56);
        page.putDrawn(110, baseline, awards[i], 10, han, 2);
    }
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.awards.size(), 3);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(record.awards[i].title, awards[i]);
        QCOMPARE(record.awards[i].date->year, 2025 - i);
    }
    const QRectF place = record.provenance.value(QStringLiteral("/awards/1/title")).first().rect;
    QVERIFY(place.height() * 842 < 14);
}

void TestUnderstanding::page_labelsNearTheirLists_areLabels()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(50, 90, QStringLiteral("Skills"), 14, true);
    // Right-aligned labels, nine points before their lists: less than a column's usual gap.
    const double edge = 130;
    const auto row = [&](double y, const QString &label, const QString &list) {
        page.put(edge - 9 - 5 * double(label.size()), y, label);
        page.put(edge, y, list);
    };
    row(120, QStringLiteral("Programming"), QStringLiteral("Python, C++, Rust"));
    row(135, QStringLiteral("Tools"), QStringLiteral("Docker, Git"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.skills.size(), 2);
    QCOMPARE(record.skills[0].name, QStringLiteral("Programming"));
    QCOMPARE(
        record.skills[0].keywords,
        (QStringList{QStringLiteral("Python"), QStringLiteral("C++"), QStringLiteral("Rust")}));
    QCOMPARE(record.skills[1].name, QStringLiteral("Tools"));
}

void TestUnderstanding::page_rangeTornInALeftColumn_isOneDate()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(150, 90, QStringLiteral("Education"), 14, true);
    page.put(50, 120, QStringLiteral("Sept 2019–July"));
    page.put(150, 120, QStringLiteral("B.Sc. Physics, University of Basel"));
    page.put(50, 132, QStringLiteral("2022"));
    page.put(150, 132,
             QStringLiteral("Bachelor thesis on calibration, ranked 4th of 61 students."));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().startDate->toString(), QStringLiteral("2019-09"));
    QCOMPARE(record.education.first().endDate->toString(), QStringLiteral("2022-07"));
    QCOMPARE(*record.education.first().rank->of, 61);
}

void TestUnderstanding::page_nameOverTwoLines_isOneName()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Idris"), 30);
    page.put(400, 60, QStringLiteral("14 Lindenhof Lane"));
    page.put(50, 72, QStringLiteral("Falkenhayn"), 30);
    page.put(400, 76, QStringLiteral("idris@example.org"));
    page.put(50, 150, QStringLiteral("Education"), 14, true);
    page.put(50, 180, QStringLiteral("University of Basel"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.basics.name, QStringLiteral("Idris Falkenhayn"));
}

void TestUnderstanding::page_boldTitleOverTwoLines_isOneTitle()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(50, 90, QStringLiteral("Education"), 14, true);
    // A narrow column: "Engineering" has no room on the first line.
    page.put(50, 120, QStringLiteral("M.S. Electrical and Computer"), 10, true);
    page.put(50, 132, QStringLiteral("Engineering"), 10, true);
    page.put(50, 144, QStringLiteral("King Abdullah University of Science"));
    page.put(50, 156, QStringLiteral("and Technology"));
    page.put(50, 168, QStringLiteral("Aug 2024 – May 2026"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().area, QStringLiteral("Electrical and Computer Engineering"));
    QCOMPARE(record.education.first().institution,
             QStringLiteral("King Abdullah University of Science and Technology"));
}

void TestUnderstanding::page_footerOnEveryPage_isNoEntry()
{
    DocumentText document{QStringLiteral("pdf"), {}, {}};
    for (int number = 1; number <= 2; ++number) {
        PageMaker page;
        if (number == 1)
            page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
        page.put(50, 90, number == 1 ? QStringLiteral("Experience") : QStringLiteral("Service"), 14,
                 true);
        page.put(50, 120, QStringLiteral("Example Labs, Research Intern"));
        page.put(400, 120, QStringLiteral("2024 – 2025"));
        page.put(50, 740, QStringLiteral("27 Harbour View, Sampleton"));
        document.pages += page.document().pages;
    }
    const Understanding read = understand(document, m_knowledge, today);
    QCOMPARE(read.record.work.size(), 2);
    for (const Work &work : read.record.work)
        QVERIFY(work.highlights.isEmpty());
    QVERIFY(read.text.contains(QStringLiteral("Harbour View")));
}

void TestUnderstanding::organisationOverSeveralRoles_namesThemAll()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(50, 90, QStringLiteral("Teaching Experience"), 14, true);
    page.put(50, 120, QStringLiteral("University of Basel"), 10, true);
    page.put(50, 132, QStringLiteral("Teaching Assistant, ECON 3101 Microeconomics"));
    page.put(450, 132, QStringLiteral("Fall 2023"));
    page.put(50, 144, QStringLiteral("Recitation Leader, ECON 1101 Principles"));
    page.put(450, 144, QStringLiteral("Fall 2024"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.work.size(), 2);
    for (const Work &work : record.work)
        QCOMPARE(work.name, QStringLiteral("University of Basel"));
    QCOMPARE(record.work[1].position, QStringLiteral("Recitation Leader, ECON 1101 Principles"));
}

void TestUnderstanding::course_belongsToTheTeachingRole()
{
    const Record record = understand(textOf("Mara Quillfeather\n\n## Teaching\n\n"
                                            "Tutor, Types and Semantics\tFall 2024\n"
                                            "University of Basel\n"),
                                     m_knowledge, today)
                              .record;
    QCOMPARE(record.work.size(), 1);
    QCOMPARE(record.work.first().position, QStringLiteral("Tutor, Types and Semantics"));
    QCOMPARE(record.work.first().name, QStringLiteral("University of Basel"));
}

void TestUnderstanding::tableHead_isNoRow_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Chinese") << QStringLiteral(
        "钟离澄\n\n获奖情况\n\n时间\t奖项\t级别\n2025.05\t服务外包大赛二等奖\t国家级\n"
        "2024.11\t蓝桥杯一等奖\t省级\n");
    QTest::newRow("English") << QStringLiteral(
        "# Mara Quillfeather\n\n## Awards\n\nYear\tAward\tLevel\n2025\tBest Poster "
        "Award\tNational\n2024\tDean's Scholarship\tUniversity\n");
}

void TestUnderstanding::tableHead_isNoRow()
{
    QFETCH(const QString, text);
    const Record record = understand({QStringLiteral("text"), {}, text}, m_knowledge, today).record;
    QCOMPARE(record.awards.size(), 2);
    QCOMPARE(record.awards[0].date->year, 2025);
    QCOMPARE(record.awards[1].date->year, 2024);
}

void TestUnderstanding::spacedLabels_areLabels()
{
    const Record record =
        understand(textOf("个人简历\n\n姓    名：骆怀瑾            性    别：女\n"
                          "电    话：+86-137-5550-0658\n邮    箱：luo@example.org\n"),
                   m_knowledge, today)
            .record;
    QCOMPARE(record.basics.name, QStringLiteral("骆怀瑾"));
    QCOMPARE(record.basics.gender, QStringLiteral("female"));
}

void TestUnderstanding::page_values_knowTheirBoxes()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("钟离澄"), 20, true);
    page.put(50, 70, QStringLiteral("zhongli@example.org"));
    page.put(50, 100, QStringLiteral("教育背景"), 13, true);
    page.put(50, 120, QStringLiteral("浙江大学 本科 软件工程"));
    page.put(450, 120, QStringLiteral("2019.09 – 2023.06"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.basics.name, QStringLiteral("钟离澄"));
    const QList<Place> places = record.provenance.value(QStringLiteral("/education/0/institution"));
    QCOMPARE(places.size(), 1);
    QCOMPARE(places.first().page, 1);
    QVERIFY(qAbs(places.first().rect.left() - 50.0 / 595) < 0.001);
    QVERIFY(qAbs(places.first().rect.width() - 40.0 / 595) < 0.001);
    QVERIFY(qAbs(places.first().rect.top() - 120.0 / 842) < 0.001);
}

void TestUnderstanding::unknownHeading_keepsTitleAndText()
{
    const Record record =
        understand(textOf("# Mara Quillfeather\n\n## Education\n\nTongji University, B.S.\n\n"
                          "## Beekeeping Diary\n\nThe hive by the river did well.\n\n"
                          "## Skills\n\nPython, Rust\n"),
                   m_knowledge, today)
            .record;
    QCOMPARE(record.sections.size(), 3);
    QCOMPARE(record.sections[1].title, QStringLiteral("Beekeeping Diary"));
    QCOMPARE(record.sections[1].kind, QStringLiteral("other"));
    QCOMPARE(record.sections[1].text, QStringLiteral("The hive by the river did well."));
}

void TestUnderstanding::lines_join_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("joined");
    const auto row = [](const char *name, const char *first, const char *second,
                        const char *joined) {
        QTest::newRow(name) << QString::fromUtf8(first) << QString::fromUtf8(second)
                            << QString::fromUtf8(joined);
    };
    row("words", "a quiet", "machine", "a quiet machine");
    row("hyphenated word", "a quiet trans-", "port layer", "a quiet transport layer");
    row("Chinese", "分布式", "系统", "分布式系统");
    row("Chinese and Latin", "基于", "Rust 的系统", "基于 Rust 的系统");
    row("full-width comma", "分布式，", "系统", "分布式，系统");
    row("open range", "Sept. 2020 –", "Present", "Sept. 2020 – Present");
}

void TestUnderstanding::lines_join()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    const auto passage = [](const QString &text) {
        return Passage{text, QList<int>(text.size(), -1)};
    };
    QTEST(LineJoiner().joined({passage(first), passage(second)}).text, "joined");
}

void TestUnderstanding::checks_findWhatIsOdd_data()
{
    QTest::addColumn<Record>("record");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *code, const char *field, auto change) {
        Record record;
        change(record);
        QTest::newRow(code) << record << QString::fromLatin1(field) << QString::fromLatin1(code);
    };
    row("email.malformed", "/basics/emails/0",
        [](Record &r) { r.basics.emails = {QStringLiteral("mara quill@example.org")}; });
    row("email.domain", "/basics/emails/0",
        [](Record &r) { r.basics.emails = {QStringLiteral("mara@example.edu.com")}; });
    row("gpa.aboveScale", "/education/0/gpa", [](Record &r) {
        r.education = {Education()};
        r.education[0].gpa = Grade{4.3, 4.0};
    });
    row("rank.aboveTotal", "/education/0/rank", [](Record &r) {
        r.education = {Education()};
        r.education[0].rank = Rank{130, 120, {}};
    });
    row("date.reversed", "/work/0/endDate", [](Record &r) {
        r.work = {Work()};
        r.work[0].startDate = PartialDate{2023, 10, 0};
        r.work[0].endDate = PartialDate{2013, 10, 0};
    });
    row("date.future", "/work/0/startDate", [](Record &r) {
        r.work = {Work()};
        r.work[0].startDate = PartialDate{2031, 1, 0};
    });
    row("date.overlap", "/education/1/startDate", [](Record &r) {
        r.education = {Education(), Education()};
        r.education[0].level = QStringLiteral("bachelor");
        r.education[0].startDate = PartialDate{2018, 9, 0};
        r.education[0].endDate = PartialDate{2022, 6, 0};
        r.education[1].level = QStringLiteral("doctor");
        r.education[1].startDate = PartialDate{2019, 9, 0};
        r.education[1].endDate = PartialDate{2024, 6, 0};
    });
    row("doi.malformed", "/publications/0/doi", [](Record &r) {
        r.publications = {Publication()};
        r.publications[0].doi = QStringLiteral("10.1/x");
    });
    row("publication.twice", "/publications/1/name", [](Record &r) {
        r.publications = {Publication(), Publication()};
        r.publications[0].name = QStringLiteral("A Calm Look at Busy Caches");
        r.publications[1].name = QStringLiteral("A calm look at busy caches.");
    });
}

void TestUnderstanding::checks_findWhatIsOdd()
{
    QFETCH(Record, record);
    const QList<Check> checks = checksOf(record, today);
    QCOMPARE(checks.size(), 1);
    QTEST(checks.first().field, "field");
    QTEST(checks.first().code, "code");
}

void TestUnderstanding::checks_areFoundInBothLanguages_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *code, const char *english, const char *chinese) {
        const QString head = QStringLiteral("# Mara Quillfeather\n\n");
        QTest::addRow("%s, English", code)
            << head + QString::fromUtf8(english) << QString::fromLatin1(code);
        QTest::addRow("%s, Chinese", code)
            << QStringLiteral("钟离澄\n\n") + QString::fromUtf8(chinese)
            << QString::fromLatin1(code);
    };
    row("email.domain", "mara@example.edu.com | +1 (212) 555-0142\n",
        "邮箱：zhongli@example.edu.com\n");
    row("email.malformed", "Email: mara@example\n", "邮箱：zhongli@example\n");
    row("gpa.aboveScale",
        "## Education\n\nTongji University\t2021 - 2025\nB.S. in Physics\nGPA: 4.3/4.0\n",
        "教育背景\n\n2021.9-2025.6 同济大学 本科，物理学\nGPA：4.3/4.0\n");
    row("rank.aboveTotal",
        "## Education\n\nTongji University\t2021 - 2025\nB.S. in Physics\nRank: 130/120\n",
        "教育背景\n\n2021.9-2025.6 同济大学 本科，物理学\n专业排名：130/120\n");
    row("date.overlap",
        "## Education\n\nTongji University\tSep. 2018 - Jun. 2023\nPh.D. in Physics\n\n"
        "Fudan University\tSep. 2018 - Jun. 2022\nB.S. in Physics\n",
        "教育背景\n\n2018.9-2023.6 同济大学 博士，物理学\n\n2018.9-2022.6 复旦大学 本科，物理学\n");
    row("date.future", "## Experience\n\nExample Labs\tJul. 2030 - Sep. 2030\nResearch Intern\n",
        "实习经历\n\n2030.5-2030.9 某某云计算有限公司\n研究型实习生\n");
    row("publication.twice",
        "## Publications\n\n1. Mara Quillfeather and Idris Vale. A Calm Look at Busy Caches. In "
        "NSDI, 2025.\n2. Mara Quillfeather and Idris Vale. A Calm Look at Busy Caches. In NSDI, "
        "2025.\n",
        "发表论文\n\n[1] 钟离澄, 卜星河. 面向繁忙缓存的平静观察[J]. 计算机学报, 2025.\n"
        "[2] 钟离澄, 卜星河. 面向繁忙缓存的平静观察[J]. 计算机学报, 2025.\n");
}

void TestUnderstanding::checks_areFoundInBothLanguages()
{
    QFETCH(const QString, text);
    QFETCH(const QString, code);
    const Record record = understand({QStringLiteral("text"), {}, text}, m_knowledge, today).record;
    const auto found = std::find_if(record.checks.cbegin(), record.checks.cend(),
                                    [&](const Check &check) { return check.code == code; });
    QVERIFY(found != record.checks.cend());
    QVERIFY2(record.provenance.contains(found->field), qPrintable(found->field));
}

void TestUnderstanding::impossibleDates_areNone()
{
    const Record record = understand(textOf("Mara Quillfeather\n\n## Experience\n\n"
                                            "Example Labs\t2021.13 - 2022.14\nResearch Intern\n"),
                                     m_knowledge, today)
                              .record;
    for (const Work &work : record.work) {
        QVERIFY(!work.startDate || work.startDate->isValid());
        QVERIFY(!work.endDate || work.endDate->isValid());
    }
}

void TestUnderstanding::likeness_samePersonInBothScripts()
{
    const ApplicantSummary chinese{QStringLiteral("江晓"), {}, {}, {}, {QStringLiteral("id")}};
    const ApplicantSummary english{
        QStringLiteral("Xiao Jiang"), {}, {}, {}, {QStringLiteral("id")}};
    const ApplicantSummary other{QStringLiteral("Mara Quillfeather"), {}, {}, {}, {}};
    QVERIFY(likeness(chinese, english, m_knowledge) > 0.8);
    QCOMPARE(likeness(chinese, other, m_knowledge), 0.0);
}

QTEST_GUILESS_MAIN(TestUnderstanding)
#include "tst_understanding.moc"
