// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/checks.h"
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "model/record/recordjson.h"

#include <QJsonArray>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

constexpr PartialDate today{2026, 11, 1};

} // namespace

class TestChecks : public QObject
{
    Q_OBJECT

private slots:
    void checks_findWhatIsOdd_data();
    void checks_findWhatIsOdd();
    void checks_areFoundInBothLanguages_data();
    void checks_areFoundInBothLanguages();
    void heading_underWhichNothingWasRead_data();
    void heading_underWhichNothingWasRead();
    void secondHeading_underWhichNothingWasRead();
    void likeness_samePersonInBothScripts();

private:
    Knowledge m_knowledge;
};

void TestChecks::checks_findWhatIsOdd_data()
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
        r.education[0].level = StudyLevel::Bachelor;
        r.education[0].startDate = PartialDate{2018, 9, 0};
        r.education[0].endDate = PartialDate{2022, 6, 0};
        r.education[1].level = StudyLevel::Doctor;
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

void TestChecks::checks_findWhatIsOdd()
{
    QFETCH(Record, record);
    const QList<Check> checks = checksOf(record, today);
    QCOMPARE(checks.size(), 1);
    QTEST(checks.first().field, "field");
    QTEST(checks.first().code, "code");
}

void TestChecks::checks_areFoundInBothLanguages_data()
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
    row("author.claim",
        "## Publications\n\n1. Idris Vale and Mara Quillfeather. A Calm Look at Busy Caches. In "
        "NSDI, 2025. (first author)\n",
        "发表论文\n\n[1] 卜星河, 钟离澄. 面向繁忙缓存的平静观察[J]. 计算机学报, "
        "2025.（第一作者）\n");
    row("publication.twice",
        "## Publications\n\n1. Mara Quillfeather and Idris Vale. A Calm Look at Busy Caches. In "
        "NSDI, 2025.\n2. Mara Quillfeather and Idris Vale. A Calm Look at Busy Caches. In NSDI, "
        "2025.\n",
        "发表论文\n\n[1] 钟离澄, 卜星河. 面向繁忙缓存的平静观察[J]. 计算机学报, 2025.\n"
        "[2] 钟离澄, 卜星河. 面向繁忙缓存的平静观察[J]. 计算机学报, 2025.\n");
}

void TestChecks::checks_areFoundInBothLanguages()
{
    QFETCH(const QString, text);
    QFETCH(const QString, code);
    const Record record = understand({DocumentKind::Text, {}, text}, m_knowledge, today).record;
    const auto found = std::find_if(record.checks.cbegin(), record.checks.cend(),
                                    [&](const Check &check) { return check.code == code; });
    QVERIFY(found != record.checks.cend());
    QVERIFY2(record.provenance.contains(found->field), qPrintable(found->field));
    // What is stored holds no sentence: the words are the window's.
    for (const QJsonValue &check : toJson(record)[u"checks"].toArray()) {
        QStringList keys = check.toObject().keys();
        QCOMPARE(keys, QStringList({u"code"_s, u"field"_s, u"severity"_s}));
        for (const QString &key : keys)
            QVERIFY2(!check[key].toString().contains(u' '), qPrintable(check[key].toString()));
    }
}

void TestChecks::heading_underWhichNothingWasRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    const QString school =
        QStringLiteral("## Education\n\nTongji University\t2021 - 2025\nB.S. in Physics\n");
    const QString head = QStringLiteral("# Mara Quillfeather\n\n");
    const QString missing = QStringLiteral("/education education.missing");
    QTest::newRow("all read") << head + school << QStringList();
    QTest::newRow("no education at all")
        << head + QStringLiteral("## Skills\n\nC++, Python\n") << QStringList{missing};
    QTest::newRow("education, unread")
        << head + QStringLiteral("## Education\n\n## Skills\n\nC++, Python\n")
        << QStringList{QStringLiteral("/education section.unread")};
    QTest::newRow("publications, unread")
        << head + school + QStringLiteral("\n## Publications\n\n\n## Skills\n\nC++, Python\n")
        << QStringList{QStringLiteral("/publications section.unread")};
    QTest::newRow("Chinese") << QStringLiteral("钟离澄\n\n教育背景\n\n专业技能\n\nC++、Python\n")
                             << QStringList{QStringLiteral("/education section.unread")};
}

void TestChecks::heading_underWhichNothingWasRead()
{
    QFETCH(const QString, text);
    const Record record = understand({DocumentKind::Text, {}, text}, m_knowledge, today).record;
    QStringList found;
    for (const Check &check : record.checks)
        found.append(check.field + u' ' + check.code);
    QTEST(found, "found");
    // What a person adds answers the question.
    Record mended = record;
    mended.education.resize(1);
    mended.publications.resize(1);
    QVERIFY(checksOf(mended, today).isEmpty());
}

void TestChecks::secondHeading_underWhichNothingWasRead()
{
    const QString text =
        QStringLiteral("# Mara Quillfeather\n\n## Education\n\nTongji University\t2021 - 2025\n"
                       "B.S. in Physics\n\n## Work Experience\n\nOtter Systems Ltd\tData Analyst\t"
                       "2021 - 2023\n\n## Current Research\n\nI follow dormice through the winter "
                       "and ask what wakes them up, in gardens and in the hills, with small radios "
                       "and a good deal of patience.\n");
    const Record record = understand({DocumentKind::Text, {}, text}, m_knowledge, today).record;
    QCOMPARE(record.work.size(), 1);
    QCOMPARE(record.checks.size(), 1);
    QCOMPARE(record.checks.first().field, QStringLiteral("/work"));
    QCOMPARE(record.checks.first().code, QStringLiteral("section.unread"));
    QCOMPARE(checksOf(record, today), record.checks);
    Record mended = record;
    mended.work.resize(2);
    QVERIFY(checksOf(mended, today).isEmpty());
}

void TestChecks::likeness_samePersonInBothScripts()
{
    const PersonSummary chinese{QStringLiteral("江晓"), {}, {}, {}, {QStringLiteral("id")}};
    const PersonSummary english{QStringLiteral("Xiao Jiang"), {}, {}, {}, {QStringLiteral("id")}};
    const PersonSummary other{QStringLiteral("Mara Quillfeather"), {}, {}, {}, {}};
    QVERIFY(likeness(chinese, english, m_knowledge) > 0.8);
    QCOMPARE(likeness(chinese, other, m_knowledge), 0.0);
}

QTEST_GUILESS_MAIN(TestChecks)
#include "tst_checks.moc"
