// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/intake/layout/passage.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;

namespace {

constexpr PartialDate today{2026, 11, 1};

DocumentText textOf(const char *text)
{
    return {DocumentKind::Text, {}, QString::fromUtf8(text)};
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
    void course_belongsToTheTeachingRole();
    void tableHead_isNoRow_data();
    void tableHead_isNoRow();
    void spacedLabels_areLabels();
    void unknownHeading_keepsTitleAndText();
    void lines_join_data();
    void lines_join();
    void impossibleDates_areNone();

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
    QCOMPARE(record.education.first().level, Stored(StudyLevel::Bachelor));
    QCOMPARE(record.education.first().area, QStringLiteral("Computer Science and Technology"));
    QCOMPARE(record.education.first().startDate->toString(), QStringLiteral("2021-09"));
    QVERIFY(record.education.first().current);
    QCOMPARE(record.education.first().gpa->value, 4.8);
    QCOMPARE(*record.education.first().rank->of, 120);
    QCOMPARE(record.work.size(), 1);
    QCOMPARE(record.work.first().name, QStringLiteral("Example Labs"));
    QCOMPARE(record.work.first().position, QStringLiteral("Research Intern"));
    QCOMPARE(record.work.first().kind, Stored(WorkKind::Research));
    QCOMPARE(record.work.first().highlights.size(), 1);
    QCOMPARE(record.publications.size(), 1);
    QCOMPARE(record.publications.first().name, QStringLiteral("A Calm Look at Busy Caches"));
    QCOMPARE(*record.publications.first().applicantPosition, 1);
    QCOMPARE(record.awards.size(), 2);
    QCOMPARE(record.awards.first().date->year, 2023);
    QCOMPARE(record.source.language, Stored(SourceLanguage::English));
}

void TestUnderstanding::chineseText_givesRecord()
{
    const Record record = understand(textOf(chineseText), m_knowledge, today).record;
    QCOMPARE(record.basics.name, QStringLiteral("钟离澄"));
    QCOMPARE(record.basics.phones.size(), 1);
    QCOMPARE(record.education.size(), 2);
    QCOMPARE(record.education[0].level, Stored(StudyLevel::Doctor));
    QCOMPARE(record.education[0].advisor, QStringLiteral("卜星河"));
    QCOMPARE(record.education[0].expectedDate->toString(), QStringLiteral("2027-06"));
    QCOMPARE(record.education[1].institution, QStringLiteral("浙江大学"));
    QCOMPARE(record.education[1].area, QStringLiteral("软件工程"));
    QCOMPARE(*record.education[1].rank->position, 3);
    QCOMPARE(record.work.size(), 1);
    QCOMPARE(record.work.first().position, QStringLiteral("研究型实习生"));
    QCOMPARE(record.awards.size(), 1);
    QCOMPARE(record.source.language, Stored(SourceLanguage::Chinese));
}

void TestUnderstanding::text_readAgain_givesTheSame()
{
    const Understanding first = understand(textOf(englishText), m_knowledge, today);
    const Understanding again =
        understand({DocumentKind::Text, {}, first.text}, m_knowledge, today);
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
    const Record record = understand({DocumentKind::Text, {}, text}, m_knowledge, today).record;
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
    QCOMPARE(record.sections[1].kind, Stored(SectionKind::Other));
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

QTEST_GUILESS_MAIN(TestUnderstanding)
#include "tst_understanding.moc"
