// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "tests/model/intake/pagemaker.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

constexpr PartialDate today{2026, 11, 1};

void putName(PageMaker &page)
{
    page.put(50, 40, u"Mara Quillfeather"_s, 20, true);
    page.put(50, 66, u"mara@example.org"_s);
}

void putSideBar(PageMaker &page, double x)
{
    page.put(x, 110, u"Awards"_s, 13, true);
    page.put(x, 130, u"Merit Scholarship, 2019"_s);
    page.put(x, 143, u"Best Poster Award, 2018"_s);
    page.put(x, 170, u"Skills"_s, 13, true);
    page.put(x, 190, u"Python, Rust,"_s);
    page.put(x, 203, u"Fortran"_s);
}

/// Dates end at the right edge of the left column, right before a side-bar.
DocumentText datesBesideASideBar()
{
    PageMaker page;
    putName(page);
    page.put(50, 110, u"Education"_s, 13, true);
    page.put(50, 130, u"Tongji University"_s, 10, true).put(310, 130, u"2015-09 – 2019-06"_s);
    page.put(50, 143, u"B.S. in Physics"_s);
    page.put(50, 170, u"Experience"_s, 13, true);
    page.put(50, 190, u"Quarry Labs"_s, 10, true).put(310, 190, u"2020-01 – 2020-08"_s);
    page.put(50, 203, u"Research Assistant"_s);
    page.put(50, 229, u"Otter Systems Ltd"_s, 10, true).put(310, 229, u"2019-07 – 2019-12"_s);
    page.put(50, 242, u"Data Analyst"_s);
    putSideBar(page, 425);
    return page.document();
}

/// A side-bar whose panel ends right before the text, with no room between them.
DocumentText sideBarOnAPanel()
{
    PageMaker page;
    page.panel({0, 0, 196, 842});
    page.put(20, 40, u"Mara Quillfeather"_s, 14, true);
    page.put(20, 66, u"mara@example.org"_s);
    page.put(20, 110, u"Languages"_s, 12, true);
    page.put(20, 130, u"English and Portuguese, both at home"_s);
    page.put(20, 143, u"French, as it is spoken in the north"_s);
    page.put(20, 182, u"Interests"_s, 12, true);
    page.put(20, 200, u"Old bridges and their builders' tales"_s);
    page.put(200, 110, u"Education"_s, 12, true);
    page.put(200, 130, u"Tongji University"_s, 10, true).put(460, 130, u"2015-09 – 2019-06"_s);
    page.put(200, 143, u"B.S. in Physics"_s);
    page.put(200, 170, u"Experience"_s, 12, true);
    page.put(200, 182, u"Quarry Labs"_s, 10, true).put(460, 182, u"2020-01 – 2020-08"_s);
    page.put(200, 195, u"Research Assistant"_s);
    page.put(200, 221, u"Otter Systems Ltd"_s, 10, true).put(460, 221, u"2019-07 – 2019-12"_s);
    page.put(200, 234, u"Data Analyst"_s);
    return page.document();
}

/// Headings in the margin; one is so long that its section's text begins right behind it.
DocumentText headingsInTheMargin()
{
    PageMaker page;
    putName(page);
    page.put(50, 110, u"Education"_s, 10, true);
    page.put(142, 110, u"Tongji University"_s, 10, true).put(460, 110, u"2015-09 – 2019-06"_s);
    page.put(142, 123, u"B.S. in Physics"_s);
    page.put(50, 150, u"Work Experiences"_s, 10, true);
    page.put(142, 150, u"Quarry Labs"_s, 10, true).put(460, 150, u"2020-01 – 2020-08"_s);
    page.put(142, 163, u"Research Assistant"_s);
    page.put(142, 190, u"Otter Systems Ltd"_s, 10, true).put(460, 190, u"2019-07 – 2019-12"_s);
    page.put(142, 203, u"Data Analyst"_s);
    page.put(50, 230, u"Skills"_s, 10, true).put(142, 230, u"Python, Rust"_s);
    return page.document();
}

/// A rail of dates over each other under headings, and a side-bar with headings of its own.
DocumentText railBesideASideBar()
{
    PageMaker page;
    putName(page);
    page.put(50, 110, u"Education"_s, 13, true);
    page.put(50, 130, u"Jun 2019"_s).put(130, 130, u"Tongji University"_s, 10, true);
    page.put(50, 143, u"Sep 2015"_s).put(130, 143, u"B.S. in Physics"_s);
    page.put(50, 170, u"Experience"_s, 13, true);
    page.put(50, 190, u"Aug 2020"_s).put(130, 190, u"Quarry Labs"_s, 10, true);
    page.put(50, 203, u"Jan 2020"_s).put(130, 203, u"Research Assistant"_s);
    page.put(50, 229, u"Dec 2019"_s).put(130, 229, u"Otter Systems Ltd"_s, 10, true);
    page.put(50, 242, u"Jul 2019"_s).put(130, 242, u"Data Analyst"_s);
    putSideBar(page, 400);
    return page.document();
}

/// Years over each other; one job began and ended in the same.
DocumentText yearsOverEachOther()
{
    PageMaker page;
    putName(page);
    page.put(50, 110, u"Education"_s, 13, true);
    page.put(50, 130, u"2019"_s).put(130, 130, u"Tongji University"_s, 10, true);
    page.put(50, 143, u"2015"_s).put(130, 143, u"B.S. in Physics"_s);
    page.put(50, 180, u"Experience"_s, 13, true);
    page.put(50, 200, u"2020"_s).put(130, 200, u"Quarry Labs"_s, 10, true);
    page.put(50, 213, u"2020"_s).put(130, 213, u"Research Assistant"_s);
    page.put(50, 249, u"2019"_s).put(130, 249, u"Otter Systems Ltd"_s, 10, true);
    page.put(50, 262, u"2018"_s).put(130, 262, u"Data Analyst"_s);
    return page.document();
}

/// A side-bar beside a rail of dates: the rail is no part of the side-bar.
DocumentText railBehindASideBar()
{
    PageMaker page;
    putName(page);
    putSideBar(page, 50);
    page.put(200, 110, u"Education"_s, 13, true);
    const auto dated = [&](double y, const QString &first, const QString &last) {
        page.put(200, y, first).put(200, y + 13, last);
    };
    dated(130, u"September 2015–"_s, u"June 2019"_s);
    page.put(300, 130, u"Tongji University"_s, 10, true).put(300, 143, u"B.S. in Physics"_s);
    page.put(200, 170, u"Experience"_s, 13, true);
    dated(190, u"January 2020–"_s, u"August 2020"_s);
    page.put(300, 190, u"Quarry Labs"_s, 10, true).put(300, 203, u"Research Assistant"_s);
    page.put(308, 216, u"• Built a tool that reads the logs of sensors"_s);
    dated(242, u"July 2019–"_s, u"December 2019"_s);
    page.put(300, 242, u"Otter Systems Ltd"_s, 10, true).put(300, 255, u"Data Analyst"_s);
    page.put(308, 268, u"• Counted the otters of three rivers"_s);
    return page.document();
}

/// The later date of each stands over the earlier one, in a rail before the text.
DocumentText datesOverEachOther()
{
    PageMaker page;
    putName(page);
    page.put(50, 110, u"Education"_s, 13, true);
    page.put(50, 130, u"Jun 2019"_s).put(130, 130, u"Tongji University"_s, 10, true);
    page.put(50, 143, u"Sep 2015"_s).put(130, 143, u"B.S. in Physics"_s);
    page.put(50, 170, u"Experience"_s, 13, true);
    page.put(50, 190, u"Present"_s).put(130, 190, u"Quarry Labs"_s, 10, true);
    page.put(50, 203, u"Jan 2020"_s).put(130, 203, u"Research Assistant"_s);
    page.put(140, 216, u"• Built a tool that reads the logs of sensors"_s);
    page.put(50, 242, u"Dec 2019"_s).put(130, 242, u"Otter Systems Ltd"_s, 10, true);
    page.put(50, 255, u"Jul 2019"_s).put(130, 255, u"Data Analyst"_s);
    return page.document();
}

/// Single years in a rail are a date each, however close they stand.
DocumentText yearsInAList()
{
    PageMaker page;
    putName(page);
    page.put(50, 110, u"Teaching Experience"_s, 13, true);
    page.put(50, 130, u"2021 Fall"_s).put(130, 130, u"Teaching Assistant, Quarry Labs"_s);
    page.put(50, 143, u"2019 Fall"_s).put(130, 143, u"Teaching Assistant, Otter Systems Ltd"_s);
    return page.document();
}

/// A scanned page: icons before the headings were read as letters.
DocumentText scannedHeadings()
{
    PageMaker page;
    putName(page);
    page.put(50, 110, u"eee EDUCATION"_s, 12);
    page.put(50, 135, u"Tongji University"_s).put(310, 135, u"2015-09 – 2019-06"_s);
    page.put(50, 148, u"B.S. in Physics"_s);
    page.put(50, 180, u"meee WORK EXPERIENCE"_s, 12);
    page.put(50, 205, u"Quarry Labs"_s).put(310, 205, u"2020-01 – 2020-08"_s);
    page.put(50, 218, u"Research Assistant"_s);
    page.put(50, 240, u"Otter Systems Ltd"_s).put(310, 240, u"2019-07 – 2019-12"_s);
    page.put(50, 253, u"Data Analyst"_s);
    DocumentText document = page.document();
    document.pages.first().ocr = true;
    return document;
}

/// Three columns under one name, whose lines stand at the same heights.
DocumentText threeColumnsOnOneGrid()
{
    PageMaker page;
    putName(page);
    page.put(40, 110, u"Awards"_s, 13, true).put(170, 110, u"Education"_s, 13, true);
    page.put(450, 110, u"Skills"_s, 13, true);
    page.put(40, 130, u"Merit Scholarship"_s).put(170, 130, u"Tongji University"_s, 10, true);
    page.put(450, 130, u"Fortran"_s);
    page.put(40, 144, u"(2019)"_s).put(170, 144, u"B.S. in Physics"_s).put(450, 144, u"QGIS"_s);
    page.put(40, 158, u"Best Poster"_s).put(170, 158, u"2015-09 – 2019-06"_s);
    page.put(450, 158, u"Stata"_s);
    page.put(40, 172, u"Award (2018)"_s);
    page.put(170, 186, u"Experience"_s, 13, true);
    page.put(170, 206, u"Quarry Labs"_s, 10, true);
    page.put(170, 220, u"Research Assistant"_s).put(170, 234, u"2020-01 – 2020-08"_s);
    page.put(170, 256, u"Otter Systems Ltd"_s, 10, true);
    page.put(170, 270, u"Data Analyst"_s).put(170, 284, u"2019-07 – 2019-12"_s);
    return page.document();
}

/// Cards beside each other under coloured bars, one pair below the other; nobody knows the words of
/// some headings.
DocumentText cardsUnderBars()
{
    PageMaker page;
    putName(page);
    const auto head = [&](double x, double y, const QString &title) {
        page.panel({x - 6, y - 5, 240, 20}).put(x, y, title, 11, true);
    };
    head(40, 110, u"STUDIES"_s);
    head(310, 110, u"EXPERIENCE"_s);
    page.put(40, 134, u"Tongji University"_s, 9, true);
    page.put(310, 134, u"Quarry Labs"_s, 9, true);
    page.put(40, 147, u"B.S. in Physics"_s, 9).put(310, 147, u"Research Assistant"_s, 9);
    page.put(40, 160, u"2015-09 – 2019-06"_s, 9).put(310, 160, u"2020-01 – 2020-08"_s, 9);
    page.put(310, 180, u"Otter Systems Ltd"_s, 9, true);
    page.put(310, 193, u"Data Analyst"_s, 9).put(310, 206, u"2019-07 – 2019-12"_s, 9);
    head(40, 240, u"SHINY THINGS"_s);
    head(310, 240, u"SKILLS"_s);
    page.put(40, 264, u"Merit Scholarship, 2019"_s, 9).put(310, 264, u"Fortran, Stata"_s, 9);
    page.put(40, 277, u"Best Poster Award, 2018"_s, 9).put(310, 277, u"QGIS"_s, 9);
    return page.document();
}

/// A letter in a circle before each heading.
DocumentText badgesBeforeHeadings()
{
    PageMaker page;
    putName(page);
    const auto head = [&](double y, const QString &badge, const QString &title) {
        page.panel({50, y - 3, 18, 18}).put(55, y + 2, badge, 8).put(74, y, title, 12, true);
    };
    head(110, u"E"_s, u"Education"_s);
    page.put(50, 135, u"Tongji University"_s, 10, true).put(310, 135, u"2015-09 – 2019-06"_s);
    page.put(50, 148, u"B.S. in Physics"_s);
    head(180, u"W"_s, u"Work"_s);
    page.put(50, 205, u"Quarry Labs"_s, 10, true).put(310, 205, u"2020-01 – 2020-08"_s);
    page.put(50, 218, u"Research Assistant"_s);
    page.put(50, 240, u"Otter Systems Ltd"_s, 10, true).put(310, 240, u"2019-07 – 2019-12"_s);
    page.put(50, 253, u"Data Analyst"_s);
    return page.document();
}

/// Ruled tables whose cells take several lines, each in the middle of its cell.
DocumentText ruledTables()
{
    PageMaker page;
    putName(page);
    page.put(50, 100, u"Education"_s, 13, true);
    page.grid({50, 160, 300, 390}, {120, 138, 180});
    page.put(54, 124, u"Degree"_s, 10, true).put(164, 124, u"University"_s, 10, true);
    page.put(304, 124, u"Period"_s, 10, true);
    page.put(54, 148, u"Bachelor of"_s).put(54, 160, u"Science in Physics"_s);
    page.put(164, 154, u"Tongji University"_s);
    page.put(304, 142, u"2015-09"_s).put(304, 154, u"–"_s).put(304, 166, u"2019-06"_s);
    page.put(50, 190, u"Experience"_s, 13, true);
    page.grid({50, 160, 540}, {210, 252, 294});
    page.put(54, 220, u"2020-01 –"_s).put(54, 232, u"2020-08"_s);
    page.put(164, 214, u"Quarry Labs"_s, 10, true).put(164, 226, u"Research Assistant"_s);
    page.put(164, 238, u"Read the logs of sensors and wrote of them"_s);
    page.put(54, 262, u"2019-07 –"_s).put(54, 274, u"2019-12"_s);
    page.put(164, 256, u"Otter Systems Ltd"_s, 10, true).put(164, 268, u"Data Analyst"_s);
    page.put(164, 280, u"Counted the otters of three rivers"_s);
    return page.document();
}

} // namespace

/// Columns, and the dates that belong to the rows beside them.
class TestColumns : public QObject
{
    Q_OBJECT

private slots:
    void page_givesEntriesWithTheirDates_data();
    void page_givesEntriesWithTheirDates();
    void cards_areReadByThemselves();

private:
    Knowledge m_knowledge;
};

void TestColumns::page_givesEntriesWithTheirDates_data()
{
    QTest::addColumn<DocumentText>("page");
    QTest::addColumn<QStringList>("entries");
    const QStringList both{u"Tongji University 2015-09 2019-06"_s, u"Quarry Labs 2020-01 2020-08"_s,
                           u"Otter Systems Ltd 2019-07 2019-12"_s};
    QTest::newRow("dates beside a side-bar") << datesBesideASideBar() << both;
    QTest::newRow("dates over each other")
        << datesOverEachOther() << QStringList{both[0], u"Quarry Labs 2020-01 present"_s, both[2]};
    QTest::newRow("rail behind a side-bar") << railBehindASideBar() << both;
    QTest::newRow("years over each other")
        << yearsOverEachOther()
        << QStringList{u"Tongji University 2015 2019"_s, u"Quarry Labs 2020 2020"_s,
                       u"Otter Systems Ltd 2018 2019"_s};
    QTest::newRow("headings in the margin") << headingsInTheMargin() << both;
    QTest::newRow("rail beside a side-bar") << railBesideASideBar() << both;
    QTest::newRow("side-bar on a panel") << sideBarOnAPanel() << both;
    QTest::newRow("scanned headings with signs before them") << scannedHeadings() << both;
    QTest::newRow("three columns on one grid") << threeColumnsOnOneGrid() << both;
    QTest::newRow("cards under bars") << cardsUnderBars() << both;
    QTest::newRow("badges before headings") << badgesBeforeHeadings() << both;
    QTest::newRow("ruled tables") << ruledTables() << both;
    QTest::newRow("years in a list")
        << yearsInAList()
        << QStringList{u"Quarry Labs 2021 2021"_s, u"Otter Systems Ltd 2019 2019"_s};
}

void TestColumns::page_givesEntriesWithTheirDates()
{
    QFETCH(DocumentText, page);
    QFETCH(QStringList, entries);
    const Understanding understanding = understand(page, m_knowledge, today);
    QStringList found;
    const auto add = [&](const QString &name, const auto &entry) {
        const QString end = entry.current   ? u"present"_s
                            : entry.endDate ? entry.endDate->toString()
                                            : QString();
        found.append(u"%1 %2 %3"_s.arg(
            name, entry.startDate ? entry.startDate->toString() : QString(), end));
    };
    for (const Education &education : understanding.record.education)
        add(education.institution, education);
    for (const Work &work : understanding.record.work)
        add(work.name, work);
    QVERIFY2(found == entries, qPrintable(found.join(u'\n') + u"\n\n"_s + understanding.text));
}

void TestColumns::cards_areReadByThemselves()
{
    const Understanding understanding = understand(cardsUnderBars(), m_knowledge, today);
    QCOMPARE(understanding.record.awards.size(), 2);
    QCOMPARE(understanding.record.awards.first().title, u"Merit Scholarship"_s);
    QVERIFY2(!understanding.record.skills.isEmpty(), qPrintable(understanding.text));
}

QTEST_GUILESS_MAIN(TestColumns)
#include "tst_columns.moc"
