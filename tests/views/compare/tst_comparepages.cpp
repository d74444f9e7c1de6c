// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/blindedseason.h"
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/knowledge/knowledge.h"
#include "model/readerclient/readerpool.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "tests/model/desk/shortlistfixture.h"
#include "tests/views/document/fakepagesource.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/opendesk.h"
#include "views/compare/comparepages.h"
#include "views/document/pageview.h"

#include <QScrollBar>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const SectionRuler shortOne{{{RecordPart::Education, 100}, {RecordPart::Publications, 300}}, 500};
const SectionRuler longOne{{{RecordPart::Education, 50},
                            {RecordPart::Work, 450},
                            {RecordPart::Publications, 1000},
                            {RecordPart::Awards, 1400}},
                           2000};

/// Two people whose documents have the same parts at different heights.
struct TwoDocuments : ShortlistFixture
{
    ReaderPool readers;
    ActionTable actions;
    ScriptedDialogs dialogs;
    WorkKeeper work;
    OpenDesk openDesk{work};
    Announcements announcements{openDesk};
    Desk desk{*season, work};
    std::unique_ptr<FakePageSource> source = std::make_unique<FakePageSource>();
    Comparison comparison;

    ApplicantId add(const QString &name, const QByteArray &bytes, double education, double papers,
                    int papersPage = 2)
    {
        Record record = person(name, u"东湖大学"_s, 4);
        Publication paper;
        paper.name = u"On locks"_s;
        record.publications = {paper};
        record.provenance = {
            {u"/education/0/institution"_s, {Place{1, QRectF(0.1, education, 0.5, 0.02)}}},
            {u"/publications/0/name"_s, {Place{papersPage, QRectF(0.1, papers, 0.5, 0.02)}}}};
        const ApplicantId id = season->applicants().create().value();
        Document document;
        document.applicant = id;
        document.role = DocumentRole::Cv;
        document.fileName = u"cv.pdf"_s;
        document.kind = DocumentKind::Pdf;
        document.pages = 3;
        const DocumentId file = season->documents().add(document, bytes, {}).value();
        if (!season->records().add(id, record, file))
            qFatal("record");
        PageText page;
        page.size = QSizeF(600, 800);
        source->add(season->documents().document(file).value().sha256, {page, page, page});
        return id;
    }

    TwoDocuments()
    {
        openDesk.setDesk(&desk);
        openDesk.setReviewer(reviewer);
        const QList<ApplicantId> people{add(u"江晓"_s, "one", 0.2, 0.1),
                                        add(u"Mira Okafor"_s, "two", 0.6, 0.5)};
        comparison =
            compare(BlindedSeason(*season, reviewer, u"en"_s), Knowledge(), people).value();
    }
    ~TwoDocuments() { openDesk.setDesk(nullptr); }
};

/// How far below the top of the view a place is.
double below(const PageView &view, int page, double part)
{
    const QRectF line(0, part * 800, 100, 10);
    return view.pageLayout().fromPage(page, line).top() - view.scrollPosition().y();
}

} // namespace

class TestComparePages : public QObject
{
    Q_OBJECT

private slots:
    void beside_data();
    void beside();
    void scrolling_keepsSectionsBesideEachOther();
    void sectionButton_bringsAllThere();
    void lastLines_areBroughtToTheTop();
};

void TestComparePages::beside_data()
{
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("expected");
    QTest::newRow("top") << 0.0 << 0.0;
    QTest::newRow("half of what is before") << 50.0 << 25.0;
    QTest::newRow("where education begins") << 100.0 << 50.0;
    QTest::newRow("a quarter into it") << 150.0 << 150.0;
    QTest::newRow("where papers begin") << 300.0 << 1000.0;
    QTest::newRow("at the end") << 500.0 << 1400.0;
}

void TestComparePages::beside()
{
    QFETCH(double, y);
    QTEST(matchingPosition(shortOne, y, longOne), "expected");
    // The other way round, a part that the short one lacks: behind what both have.
    QCOMPARE(matchingPosition(longOne, 500, shortOne), 300.0);
    QCOMPARE(matchingPosition(longOne, 1700, shortOne), 500.0);
    QCOMPARE(matchingPosition(longOne, 10, SectionRuler{{}, 40}), 8.0);
}

void TestComparePages::scrolling_keepsSectionsBesideEachOther()
{
    TwoDocuments two;
    ComparePages pages(two.openDesk, std::move(two.source));
    pages.resize(1200, 500);
    pages.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pages));
    pages.setComparison(two.comparison);
    PageView *left = pages.pages(0);
    PageView *right = pages.pages(1);
    QVERIFY(left && right);
    QTRY_COMPARE(left->pageLayout().pageCount(), 3);
    QTRY_COMPARE(right->pageLayout().pageCount(), 3);
    QTRY_VERIFY(right->verticalScrollBar()->maximum() > 1000);

    left->verticalScrollBar()->setValue(left->verticalScrollBar()->value() +
                                        qRound(below(*left, 1, 0.1)) - 40);
    QVERIFY(qAbs(below(*left, 1, 0.1) - 40) < 2);
    QVERIFY(qAbs(below(*right, 1, 0.5) - 40) < 2);
}

void TestComparePages::sectionButton_bringsAllThere()
{
    TwoDocuments two;
    ComparePages pages(two.openDesk, std::move(two.source));
    pages.resize(1200, 500);
    pages.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pages));
    pages.setComparison(two.comparison);
    QTRY_COMPARE(pages.pages(0)->pageLayout().pageCount(), 3);
    QTRY_COMPARE(pages.pages(1)->pageLayout().pageCount(), 3);
    QVERIFY(!pages.findChild<QToolButton *>(u"section-awards"_s));
    QTest::mouseClick(pages.findChild<QToolButton *>(u"section-education"_s), Qt::LeftButton);
    QVERIFY(qAbs(below(*pages.pages(0), 0, 0.2) - 40) < 2);
    QVERIFY(qAbs(below(*pages.pages(1), 0, 0.6) - 40) < 2);
}

void TestComparePages::lastLines_areBroughtToTheTop()
{
    TwoDocuments two;
    const QList<ApplicantId> people{two.add(u"林一"_s, "three", 0.1, 0.97, 3),
                                    two.add(u"Ada Quill"_s, "four", 0.1, 0.2, 1)};
    two.comparison =
        compare(BlindedSeason(*two.season, two.reviewer, u"en"_s), Knowledge(), people).value();
    ComparePages pages(two.openDesk, std::move(two.source));
    pages.resize(1200, 700);
    pages.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pages));
    pages.setComparison(two.comparison);
    QTRY_COMPARE(pages.pages(0)->pageLayout().pageCount(), 3);
    QTRY_COMPARE(pages.pages(1)->pageLayout().pageCount(), 3);
    QTest::mouseClick(pages.findChild<QToolButton *>(u"section-publications"_s), Qt::LeftButton);
    QVERIFY(qAbs(below(*pages.pages(0), 2, 0.97) - 40) < 2);
    QVERIFY(qAbs(below(*pages.pages(1), 0, 0.2) - 40) < 2);
    // Whoever scrolls to the last lines of one has the other's beside them.
    pages.pages(0)->verticalScrollBar()->setValue(0);
    QVERIFY(below(*pages.pages(1), 0, 0.2) > 40);
    QScrollBar *bar = pages.pages(0)->verticalScrollBar();
    bar->setValue(bar->value() + qRound(below(*pages.pages(0), 2, 0.97)) - 40);
    QVERIFY(qAbs(below(*pages.pages(1), 0, 0.2) - 40) < 2);
}

QTEST_MAIN(TestComparePages)
#include "tst_comparepages.moc"
