// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "tests/model/intake/pagemaker.h"

#include <QTest>

using namespace Bole;

namespace {

constexpr PartialDate today{2026, 11, 1};

} // namespace

class TestPages : public QObject
{
    Q_OBJECT

private slots:
    void page_dateAtTheRightEdge_staysWithItsRow();
    void page_twoColumns_areReadOneAfterTheOther();
    void page_headingsBesideTheirText_headIt();
    void page_drawnFonts_shareTheirLines();
    void page_labelsNearTheirLists_areLabels();
    void page_rangeTornInALeftColumn_isOneDate();
    void page_nameOverTwoLines_isOneName();
    void page_titleBesideTheName_isNoPartOfIt();
    void page_numberTornInTheHead_isOneNumber();
    void page_capitalsSetApart_areOneName();
    void page_remarkBehindAHeading_isNoPartOfItsStyle();
    void page_addressTornInTheHead_isOneAddress_data();
    void page_addressTornInTheHead_isOneAddress();
    void page_wordsWithoutWidth_areRead();
    void page_boldTitleOverTwoLines_isOneTitle();
    void page_footerOnEveryPage_isNoEntry();
    void page_numbersInTheFooter_areContacts();
    void page_headingWithARemark_isAHeading();
    void page_values_knowTheirBoxes();
    void organisationOverSeveralRoles_namesThemAll();

private:
    Knowledge m_knowledge;
};

void TestPages::page_dateAtTheRightEdge_staysWithItsRow()
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

void TestPages::page_twoColumns_areReadOneAfterTheOther()
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

void TestPages::page_headingsBesideTheirText_headIt()
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

void TestPages::page_drawnFonts_shareTheirLines()
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

void TestPages::page_labelsNearTheirLists_areLabels()
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

void TestPages::page_rangeTornInALeftColumn_isOneDate()
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

void TestPages::page_nameOverTwoLines_isOneName()
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

void TestPages::page_titleBesideTheName_isNoPartOfIt()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("赫宗昭"), 22).put(130, 40, QStringLiteral("前端工程师"), 22);
    page.put(50, 90, QStringLiteral("教育背景"), 14, true);
    page.put(50, 120, QStringLiteral("浙江大学 软件工程 本科"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.basics.name, QStringLiteral("赫宗昭"));
}

void TestPages::page_numberTornInTheHead_isOneNumber()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(50, 70,
             QStringLiteral("Physics, University of Basel | mara@example.org | +91-98765-"));
    page.put(50, 83, QStringLiteral("55012 | github.com/maraquill"));
    page.put(50, 120, QStringLiteral("Education"), 14, true);
    page.put(50, 140, QStringLiteral("University of Basel"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.basics.phones, QStringList{QStringLiteral("+91-98765-55012")});
}

void TestPages::page_capitalsSetApart_areOneName()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("MARA"), 28).put(116, 40, QStringLiteral("QU"), 28);
    page.put(147, 40, QStringLiteral("ILL"), 28).put(192, 40, QStringLiteral("FEATHER"), 28);
    page.put(50, 90, QStringLiteral("Education"), 14, true);
    page.put(50, 120, QStringLiteral("University of Basel"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.basics.name, QStringLiteral("MARA QUILLFEATHER"));
}

void TestPages::page_remarkBehindAHeading_isNoPartOfItsStyle()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(50, 80, QStringLiteral("Education"), 14, true);
    page.put(50, 100, QStringLiteral("University of Basel"));
    page.put(50, 130, QStringLiteral("Papers"), 14, true);
    page.put(96, 132, QStringLiteral("(a star marks an equal contribution)"), 10);
    page.put(50, 150,
             QStringLiteral("M. Quillfeather and Y. Lin. Quiet Birds. Journal of Birds, 2024."));
    page.put(50, 180, QStringLiteral("Employment"), 14, true);
    page.put(50, 200, QStringLiteral("Otter Systems Ltd, Engineer, 2020 - 2022"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.publications.size(), 1);
    QCOMPARE(record.work.size(), 1);
}

void TestPages::page_addressTornInTheHead_isOneAddress_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("behind the @") << QStringLiteral("Basel · mara@uni-")
                                  << QStringLiteral("basel.example");
    QTest::newRow("before the @") << QStringLiteral("mara") << QStringLiteral("@uni-basel.example");
}

void TestPages::page_addressTornInTheHead_isOneAddress()
{
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(50, 70, first);
    page.put(50, 83, second);
    page.put(50, 120, QStringLiteral("Education"), 14, true);
    page.put(50, 140, QStringLiteral("University of Basel"));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.basics.emails, QStringList{QStringLiteral("mara@uni-basel.example")});
}

void TestPages::page_wordsWithoutWidth_areRead()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22);
    page.put(50, 90, QStringLiteral("Education"), 14, true);
    for (int i = 0; i < 3; ++i) {
        page.put(50, 120 + 30 * i, QStringLiteral("M.Sc."));
        page.put(150, 120 + 30 * i, QStringLiteral("University of Basel"));
        page.put(400, 120 + 30 * i, QStringLiteral("2021 – 2023"));
        page.put(150, 132 + 30 * i, QStringLiteral("in the north"));
    }
    DocumentText document = page.document();
    for (Word &word : document.pages.first().words) {
        if (word.text != u"M.Sc.")
            continue;
        word.box.setWidth(0);
        for (QRectF &box : word.characterBoxes)
            box = {word.box.left(), word.box.top(), 0, word.box.height()};
    }
    const Record record = understand(document, m_knowledge, today).record;
    QCOMPARE(record.education.size(), 3);
    QCOMPARE(record.education.first().institution, QStringLiteral("University of Basel"));
}

void TestPages::page_boldTitleOverTwoLines_isOneTitle()
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

void TestPages::page_footerOnEveryPage_isNoEntry()
{
    DocumentText document{DocumentKind::Pdf, {}, {}};
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

void TestPages::page_values_knowTheirBoxes()
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

void TestPages::page_numbersInTheFooter_areContacts()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22, true);
    page.put(50, 90, QStringLiteral("Experience"), 14, true);
    page.put(50, 120, QStringLiteral("Data Analyst, Otter Systems Ltd, 2019 – 2021"));
    page.put(50, 800, QStringLiteral("+1 (234) 567 8901 • +2 (345) 678 9012"), 8);
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.basics.phones.size(), 2);
    QCOMPARE(record.work.size(), 1);
}

void TestPages::page_headingWithARemark_isAHeading()
{
    PageMaker page;
    page.put(50, 40, QStringLiteral("Mara Quillfeather"), 22, true);
    page.put(50, 90, QStringLiteral("Education"), 14, true);
    page.put(50, 110, QStringLiteral("Tongji University, B.S. in Physics, 2015 – 2019"));
    page.put(50, 140, QStringLiteral("Projects"), 14, true);
    page.put(50, 160, QStringLiteral("Harvest Map"));
    page.put(50, 190, QStringLiteral("Publications"), 14, true);
    page.put(260, 193, QStringLiteral("C = conference, J = journal, * = equal contribution"), 8);
    page.put(50, 210, QStringLiteral("[C.2] M. Quillfeather. Feathers in the wild. NSDI, 2020."));
    page.put(50, 224, QStringLiteral("[J.1] M. Quillfeather. Nests of tin. Bird Letters, 2019."));
    const Record record = understand(page.document(), m_knowledge, today).record;
    QCOMPARE(record.publications.size(), 2);
    QCOMPARE(record.publications.first().name, QStringLiteral("Feathers in the wild"));
    QCOMPARE(record.projects.size(), 1);
}

void TestPages::organisationOverSeveralRoles_namesThemAll()
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

QTEST_GUILESS_MAIN(TestPages)
#include "tst_pages.moc"
