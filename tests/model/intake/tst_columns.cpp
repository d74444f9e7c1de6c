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

} // namespace

/// Columns, and the dates that belong to the rows beside them.
class TestColumns : public QObject
{
    Q_OBJECT

private slots:
    void page_givesEntriesWithTheirDates_data();
    void page_givesEntriesWithTheirDates();

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

QTEST_GUILESS_MAIN(TestColumns)
#include "tst_columns.moc"
