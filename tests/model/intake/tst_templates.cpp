// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "pagemaker.h"

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

/// What templates for word processors, posters and forms do with headings, names and narrow cells.
class TestTemplates : public QObject
{
    Q_OBJECT

private slots:
    void listsUnderUnheardOfWords_areToldByContent();
    void typedRules_setHeadingsApart();
    void headingsBesideTheirTextInCapitals();
    void headingsInCellsOfAForm_headTheWholeCell();
    void studiesUnderUnheardOfWords_areToldByLinesBelowTheirDates();
    void rangesTornInNarrowCells_areWhole();
    void nameInParts_isTheName();
    void largeNameBesideContacts_isTheName();
    void boldCapitalsBeforePlainLetters_areTheRole();
    void spacesOfATypewriter_partNothing();
    void listNumberedInBrackets_isOfPapers();

private:
    Knowledge m_knowledge;
};

void TestTemplates::listsUnderUnheardOfWords_areToldByContent()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    double y = 70;
    const auto block = [&](const char *heading, const QStringList &lines) {
        page.put(50, y += 30, QString::fromUtf8(heading), 14, true);
        for (const QString &line : lines)
            page.put(50, y += 18, line);
    };
    block("Education", {QStringLiteral("MSc Economics, Tongji University, 2018 - 2020")});
    block("Moments of joy", {QStringLiteral("Merit Scholarship, 2019"),
                             QStringLiteral("Best Poster Award, Coastal Congress, 2018")});
    block("How far I got", {QStringLiteral("IELTS 7.5 (May 2019)"), QStringLiteral("GRE 322")});
    block("In my bag", {QStringLiteral("Python, SQL, MATLAB, Stata")});
    block("What I can say",
          {QStringLiteral("French - native"), QStringLiteral("English - fluent")});
    block("Languages", {QStringLiteral("Dutch - basic")});
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.awards.size(), 2);
    QCOMPARE(record.tests.size(), 2);
    QCOMPARE(record.languages.size(), 3);
    QCOMPARE(record.skills.size(), 1);
    QVERIFY(record.skills.first().keywords.contains(QStringLiteral("Stata")));
}

void TestTemplates::typedRules_setHeadingsApart()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"));
    page.put(50, 80, QStringLiteral("FORMATION")).put(50, 93, QStringLiteral("========="));
    page.put(50, 106, QStringLiteral("MSc Economics, Tongji University, 2018 - 2020"));
    page.put(50, 136, QStringLiteral("INTERNSHIPS")).put(50, 149, QStringLiteral("==========="));
    page.put(50, 162, QStringLiteral("Otter Systems Ltd, Data Analyst, 2021 - 2023"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(titlesOf(record),
             (QStringList{QStringLiteral("FORMATION"), QStringLiteral("INTERNSHIPS")}));
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.work.size(), 1);
    QCOMPARE(record.work.first().position, QStringLiteral("Data Analyst"));
}

void TestTemplates::headingsBesideTheirTextInCapitals()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 20);
    double y = 70;
    const auto block = [&](const char *heading, const QStringList &lines) {
        page.put(50, y += 30, QString::fromUtf8(heading));
        for (const QString &line : lines)
            page.put(50, y += 14, line);
    };
    block("EDUCATION", {QStringLiteral("MSc Economics, Tongji University, 2018 - 2020")});
    block("EXPERIENCE", {QStringLiteral("Otter Systems Ltd, Data Analyst, 2021 - 2023")});
    block("TALKS", {QStringLiteral("Counting Birds from Noise, 2020")});
    block("AWARDS", {QStringLiteral("Merit Scholarship, 2019")});
    page.put(50, 300, QStringLiteral("SKILLS")).put(150, 300, QStringLiteral("Python, Stata, R"));
    page.put(50, 314, QStringLiteral("LANGUAGES"));
    page.put(150, 314, QStringLiteral("French (native), English (fluent)"));
    const Understanding read = understand(page.document(), m_knowledge, today);
    QVERIFY2(kindsOf(read.record).last(2) ==
                 (QStringList{QStringLiteral("skills"), QStringLiteral("languages")}),
             qPrintable(read.text));
    QCOMPARE(read.record.languages.size(), 2);
}

void TestTemplates::headingsInCellsOfAForm_headTheWholeCell()
{
    PageMaker page;
    page.put(220, 40, QStringLiteral("夏令营申请表"), 16, true);
    page.grid({50, 130, 310, 390, 540}, {70, 92});
    page.put(60, 76, QStringLiteral("姓名")).put(140, 76, QStringLiteral("钟离澄"));
    page.put(320, 76, QStringLiteral("性别")).put(400, 76, QStringLiteral("女"));
    page.grid({50, 130, 540}, {92, 152, 212});
    page.put(60, 112, QStringLiteral("获奖")).put(60, 124, QStringLiteral("情况"));
    page.put(140, 98, QStringLiteral("国家奖学金，2023"));
    page.put(140, 112, QStringLiteral("校级一等奖学金，2022"));
    page.put(140, 126, QStringLiteral("优秀学生干部，2021"));
    page.put(60, 176, QStringLiteral("科研项目"));
    page.put(140, 158, QStringLiteral("校园鸟类识别小程序"), 10, true);
    page.put(440, 158, QStringLiteral("2022.03-2022.09"));
    page.put(140, 172, QStringLiteral("负责数据清洗与模型训练。"));
    page.put(140, 190, QStringLiteral("湿地水质监测"), 10, true);
    page.put(440, 190, QStringLiteral("2021.03-2021.09"));
    const Understanding read = understand(page.document(), m_knowledge, today);
    QVERIFY2(titlesOf(read.record) ==
                 (QStringList{QStringLiteral("获奖情况"), QStringLiteral("科研项目")}),
             qPrintable(read.text));
    QCOMPARE(read.record.basics.name, QStringLiteral("钟离澄"));
    QCOMPARE(read.record.awards.size(), 3);
    QCOMPARE(read.record.projects.size() + read.record.work.size(), 2);
}

void TestTemplates::studiesUnderUnheardOfWords_areToldByLinesBelowTheirDates()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 24);
    page.put(50, 90, QStringLiteral("Skills"), 14, true).put(50, 110, QStringLiteral("Python"));
    page.put(50, 140, QStringLiteral("Roads I took"), 14, true);
    page.put(50, 160, QStringLiteral("BSc in Physics"), 10, true);
    page.put(460, 160, QStringLiteral("2015 – 2019"));
    page.put(50, 174, QStringLiteral("Tongji University"));
    page.put(50, 204, QStringLiteral("Languages"), 14, true);
    page.put(50, 224, QStringLiteral("French (native)"));
    page.put(50, 254, QStringLiteral("Awards"), 14, true);
    page.put(50, 274, QStringLiteral("Merit Scholarship, 2019"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().institution, QStringLiteral("Tongji University"));
}

void TestTemplates::rangesTornInNarrowCells_areWhole()
{
    PageMaker page({595, 842});
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 20);
    page.put(50, 90, QStringLiteral("Experience"), 13, true);
    page.put(50, 110, QStringLiteral("Otter Systems Ltd, Data"));
    page.put(172, 110, QStringLiteral("2021-02 -"));
    page.put(50, 123, QStringLiteral("Analyst")).put(172, 123, QStringLiteral("2021-08"));
    page.put(50, 136, QStringLiteral("Cut the cost of nightly jobs by a third"));
    page.put(50, 164, QStringLiteral("Quarry Labs, Research"));
    page.put(172, 164, QStringLiteral("2020-02 - 2020-"));
    page.put(50, 177, QStringLiteral("Assistant")).put(172, 177, QStringLiteral("08"));
    page.put(50, 190, QStringLiteral("Counted the otters of three rivers"));
    const Understanding read = understand(page.document(), m_knowledge, today);
    QVERIFY2(read.record.work.size() == 2, qPrintable(read.text));
    QCOMPARE(read.record.work[0].position, QStringLiteral("Data Analyst"));
    QCOMPARE(read.record.work[0].endDate->toString(), QStringLiteral("2021-08"));
    QCOMPARE(read.record.work[1].position, QStringLiteral("Research Assistant"));
    QCOMPARE(read.record.work[1].endDate->toString(), QStringLiteral("2020-08"));
}

void TestTemplates::nameInParts_isTheName()
{
    PageMaker page;
    page.put(150, 40, QStringLiteral("OTTERBURN SCHOLARSHIP PROGRAMME"), 16, true);
    page.put(50, 80, QStringLiteral("Family name")).put(150, 80, QStringLiteral("NDEGE"));
    page.put(300, 80, QStringLiteral("Given names")).put(400, 80, QStringLiteral("Amina Wanjiru"));
    page.put(50, 110, QStringLiteral("Education"), 13, true);
    page.put(50, 130, QStringLiteral("BSc in Physics, Tongji University, 2015 – 2019"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.basics.name, QStringLiteral("Amina Wanjiru NDEGE"));
}

void TestTemplates::largeNameBesideContacts_isTheName()
{
    PageMaker page;
    page.put(50, 48, QStringLiteral("amina.wanjiru.ndege@example.org"), 9);
    page.put(300, 40, QStringLiteral("AMINA NDEGE"), 26, true);
    page.put(50, 76, QStringLiteral("Nairobi, Kenya"), 9);
    page.put(300, 74, QStringLiteral("Civil engineer — bridges and what they carry"), 11);
    page.put(50, 110, QStringLiteral("Education"), 13, true);
    page.put(50, 130, QStringLiteral("BSc in Physics, Tongji University, 2015 – 2019"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.basics.name, QStringLiteral("AMINA NDEGE"));
    QCOMPARE(record.basics.emails, QStringList{QStringLiteral("amina.wanjiru.ndege@example.org")});
}

void TestTemplates::boldCapitalsBeforePlainLetters_areTheRole()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 20);
    page.put(50, 90, QStringLiteral("WORK EXPERIENCE"), 13, true);
    page.put(50, 110, QStringLiteral("06/2022 – 09/2022"), 9);
    page.put(50, 124, QStringLiteral("QUALITY CONTROL TRAINEE"), 10, true);
    page.put(169, 124, QStringLiteral("Otter Systems Ltd"));
    page.put(50, 138, QStringLiteral("Counted the otters of three rivers"));
    page.put(50, 164, QStringLiteral("07/2021 – 08/2021"), 9);
    page.put(50, 178, QStringLiteral("SHOP ASSISTANT"), 10, true);
    page.put(123, 178, QStringLiteral("Quarry Books"));
    const Understanding read = understand(page.document(), m_knowledge, today);
    QVERIFY2(read.record.work.size() == 2, qPrintable(read.text));
    QCOMPARE(read.record.work[0].name, QStringLiteral("Otter Systems Ltd"));
    QCOMPARE(read.record.work[0].position, QStringLiteral("QUALITY CONTROL TRAINEE"));
    QCOMPARE(read.record.work[1].name, QStringLiteral("Quarry Books"));
}

void TestTemplates::spacesOfATypewriter_partNothing()
{
    // Every character is six points wide, the space too.
    PageMaker page;
    const auto type = [&](double y, const char *text) {
        double x = 50;
        for (const QString &word : QString::fromUtf8(text).split(u' ')) {
            if (!word.isEmpty())
                page.put(x, y, word, 12);
            x += 6 * double(word.size() + 1);
        }
    };
    type(40, "Mara Quillfeather");
    type(80, "EDUCATION");
    type(94, "2019 - 2021   MSc in Physics, Tongji University");
    type(108, "2015 - 2019   BSc in Physics, University of Leeds");
    type(122, "2012 - 2015   Harbour High School");
    type(150, "SKILLS");
    type(164, "Python, Stata");
    const Understanding read = understand(page.document(), m_knowledge, today);
    QVERIFY2(read.text.contains(QStringLiteral("2019 - 2021\tMSc in Physics")),
             qPrintable(read.text));
    QCOMPARE(read.record.education.first().startDate->toString(), QStringLiteral("2019"));
}

void TestTemplates::listNumberedInBrackets_isOfPapers()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 20);
    page.put(50, 80, QStringLiteral("Education"), 14, true);
    page.put(50, 98, QStringLiteral("MSc Economics, Tongji University, 2018 - 2020"));
    page.put(50, 130, QStringLiteral("Texts"), 14, true);
    page.put(50, 148, QStringLiteral("[1] M. Le Quillfeather, O. Wyss. Otters in fragmentation."));
    page.put(50, 161, QStringLiteral("Harbour Letters 30 (2020), no. 12."));
    page.put(50, 174,
             QStringLiteral("[2] M. Le Quillfeather. A short proof of a lemma. Note, 2019."));
    page.put(50, 206, QStringLiteral("Skills"), 14, true);
    page.put(50, 224, QStringLiteral("Python, Stata"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.publications.size(), 2);
}

QTEST_GUILESS_MAIN(TestTemplates)
#include "tst_templates.moc"
