// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/document/fakepagesource.h"
#include "tests/views/document/samplepage.h"
#include "views/document/pageview.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestPageView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void showsTheFirstPage_smallThenSharp();
    void isSharpOnAnyScreen();
    void fitsWidthAndPage();
    void zoomsAroundThePointer();
    void asksForTilesAtHighZoom();
    void showsAPageOfAnySize();
    void callsOffWhatIsNoLongerSeen();
    void selectsWithTheMouse();
    void selectsWordAndLine();
    void selectsWithKeys();
    void copies();
    void scrollsWithKeys();
    void turns();
    void marksHitsAndGoesToThem();
    void lightsUpPlaces();
    void namesTheFieldUnderThePointer();
    void doubleClickSelectsAndLeavesTheFieldsAlone();
    void reportsLinks();
    void drawsAnArea();
    void showsAMessageForAPageThatFails();
    void coversAndHides();
    void asksForNoPictureBeforeItKnowsWhatToCover();
    void withholdsAPageThatCannotBeCovered();

private:
    void open(const QString &sha256);
    QPoint at(int page, QPointF point) const;
    QColor colorAt(int page, QPointF point) const;

    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<PageImages> m_images;
    std::unique_ptr<PageView> m_view;
    std::unique_ptr<OpenDocument> m_document;
};

void TestPageView::init()
{
    QApplication::setDoubleClickInterval(60'000); // however slow the machine is
    m_source = std::make_unique<FakePageSource>();
    m_images = std::make_unique<PageImages>();
    m_view = std::make_unique<PageView>(*m_images);
    m_view->resize(640, 480);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->setFocus();
    QList<PageText> pages;
    pages.append(PageMaker()
                     .lines(50, 50, 20, {u"Mira Okafor"_s, u"GPA 4.93"_s, u"third line here"_s})
                     .link(QRectF(50, 50, 60, 10), u"https://example.org/"_s)
                     .page());
    pages.append(PageMaker().line(50, 50, u"second page Okafor"_s).page());
    pages.append(PageMaker().line(50, 50, u"第三页"_s).page());
    m_source->add(u"cv"_s, pages);
}

void TestPageView::cleanup()
{
    m_view.reset();
    m_document.reset();
    m_images.reset();
    m_source.reset();
}

void TestPageView::open(const QString &sha256)
{
    m_document = std::make_unique<OpenDocument>(*m_source,
                                                DocumentSource{sha256, DocumentKind::Pdf, {}, {}});
    m_view->setDocument(m_document.get());
    m_document->open(Urgency::Visible);
    QTRY_VERIFY(m_document->state() == OpenDocument::State::Ready);
    QTRY_VERIFY(m_document->hasText(0));
}

QPoint TestPageView::at(int page, QPointF point) const
{
    const QRectF box = m_view->pageLayout().fromPage(page, QRectF(point, QSizeF(0, 0)));
    return (box.topLeft() - m_view->scrollPosition()).toPoint();
}

QColor TestPageView::colorAt(int page, QPointF point) const
{
    const QImage image = m_view->viewport()->grab().toImage();
    return image.pixelColor(at(page, point) * m_view->devicePixelRatioF());
}

void TestPageView::showsTheFirstPage_smallThenSharp()
{
    QSignalSpy painted(m_view.get(), &PageView::pagePainted);
    open(u"cv"_s);
    QTRY_VERIFY(!painted.isEmpty() && painted.last().at(1).toBool());
    QVERIFY(m_source->imageRequests.size() >= 2);
    const double width = m_source->imageRequests[0].image.pixelsPerPoint * 600;
    QCOMPARE(qRound(width), PageImages::PreviewWidth);
    QVERIFY(m_source->imageRequests[1].image.pixelsPerPoint >
            m_source->imageRequests[0].image.pixelsPerPoint);
    QCOMPARE(colorAt(0, {60, 55}), QColor(Qt::black));
    QCOMPARE(colorAt(0, {300, 300}), QColor(Qt::white));
}

void TestPageView::isSharpOnAnyScreen()
{
    open(u"cv"_s);
    const double ratio = m_view->devicePixelRatioF();
    const int wanted = int(m_view->pageLayout().pageRect(0).width() * ratio);
    QTRY_VERIFY(m_images->isSharp(*m_document, 0, m_view->pageLayout().scale() * ratio, 0));
    const auto pieces = m_images->pieces(*m_document, 0, m_view->pageLayout().scale() * ratio, 0);
    QVERIFY(qAbs(pieces.last().image.width() - wanted) <= 1);
}

void TestPageView::fitsWidthAndPage()
{
    open(u"cv"_s);
    const int width = m_view->viewport()->width();
    QCOMPARE(qRound(m_view->pageLayout().pageRect(0).width()), width - 2 * PageLayout::Margin);
    m_view->setZoomMode(ZoomMode::FitPage);
    QVERIFY(m_view->pageLayout().pageRect(0).height() <= m_view->viewport()->height());
    m_view->resize(800, 700);
    QTRY_COMPARE(qRound(m_view->pageLayout().pageRect(0).height()),
                 m_view->viewport()->height() - 2 * PageLayout::Margin);
}

void TestPageView::zoomsAroundThePointer()
{
    open(u"cv"_s);
    const QPointF pointer(300, 200);
    const QPointF before = m_view->pageLayout().toPage(0, pointer + m_view->scrollPosition());
    for (int i = 0; i < 6; ++i) {
        QWheelEvent wheel(pointer, m_view->viewport()->mapToGlobal(pointer), {}, QPoint(0, 120),
                          Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &wheel);
    }
    QVERIFY(m_view->pageLayout().zoom() > 1.2);
    const QPointF after = m_view->pageLayout().toPage(0, pointer + m_view->scrollPosition());
    QVERIFY2((after - before).manhattanLength() < 3, "the point under the pointer has moved");
}

void TestPageView::asksForTilesAtHighZoom()
{
    open(u"cv"_s);
    QTRY_COMPARE(m_images->openRequests(), 0);
    m_source->imageRequests.clear();
    m_view->setZoom(8);
    QTRY_VERIFY(!m_source->imageRequests.isEmpty());
    QTRY_COMPARE(m_images->openRequests(), 0);
    bool tiles = false;
    for (const FakePageSource::Request &request : m_source->imageRequests) {
        const QSizeF size =
            request.image.part.isEmpty() ? QSizeF(600, 800) : request.image.part.size();
        const double scale = request.image.pixelsPerPoint;
        QVERIFY(size.width() * size.height() * scale * scale <= 8e6);
        tiles = tiles || !request.image.part.isEmpty();
    }
    QVERIFY(tiles);
    // The words are where they belong, over the tiles' edges, too.
    m_view->scrollToRect({0, QRectF(50, 50, 60, 10)});
    QTRY_COMPARE(m_images->openRequests(), 0);
    QTRY_COMPARE(colorAt(0, {60, 55}), QColor(Qt::black));
    QCOMPARE(colorAt(0, {60, 65}), QColor(Qt::white));
}

void TestPageView::showsAPageOfAnySize()
{
    // What it would take to look for each tile that such a page could have is an age.
    m_source->add(u"huge"_s, {PageMaker(QSizeF(1e9, 1e9)).line(50, 50, u"Mira"_s).page()});
    QSignalSpy painted(m_view.get(), &PageView::pagePainted);
    open(u"huge"_s);
    QTRY_VERIFY(!painted.isEmpty());
    QTRY_COMPARE(m_images->openRequests(), 0);
    QVERIFY(!m_view->hasFailed(0));
}

void TestPageView::callsOffWhatIsNoLongerSeen()
{
    open(u"cv"_s);
    QTRY_COMPARE(m_images->openRequests(), 0);
    m_source->held = true;
    m_view->goToPage(1);
    m_view->setZoom(0.5);
    QTRY_VERIFY(m_images->openRequests() > 0);
    m_view->setZoom(2);
    QTRY_VERIFY(m_source->cancelled > 0);
    m_source->letGo();
    QTRY_COMPARE(m_images->openRequests(), 0);
}

void TestPageView::selectsWithTheMouse()
{
    open(u"cv"_s);
    QSignalSpy changed(m_view.get(), &PageView::selectionChanged);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, at(0, {49, 75}));
    QTest::mouseMove(m_view->viewport(), at(0, {200, 95}));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, at(0, {200, 95}));
    QVERIFY(!changed.isEmpty());
    QCOMPARE(m_view->selection().text(), u"GPA 4.93\nthird line here"_s);
    QCOMPARE(m_view->selectedText(), u"GPA 4.93 third line here"_s);
    QCOMPARE(m_view->selectedPlaces().size(), 2);
    QVERIFY(colorAt(0, {67, 75}) != QColor(Qt::white));
}

void TestPageView::selectsWordAndLine()
{
    open(u"cv"_s);
    const QPoint point = at(0, {72, 75});
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, point);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, point);
    QCOMPARE(m_view->selectedText(), u"4"_s);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, point);
    QCOMPARE(m_view->selectedText(), u"GPA 4.93"_s);
}

void TestPageView::selectsWithKeys()
{
    open(u"cv"_s);
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(m_view->selectedText(), u"Mira"_s);
    QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(m_view->selectedText(), u"Mira Okafor GPA 4.93"_s);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(m_view->selectedText().isEmpty());
    QSignalSpy fill(m_view.get(), &PageView::fillRequested);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(fill.size(), 0);
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(fill.size(), 1);
}

void TestPageView::copies()
{
    open(u"cv"_s);
    QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ShiftModifier);
    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"Mira Okafor"_s);
    m_document->needAllText();
    QTRY_VERIFY(m_document->hasAllText());
    QTest::keyClick(m_view.get(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().endsWith(u"第三页"_s));
}

void TestPageView::scrollsWithKeys()
{
    open(u"cv"_s);
    QSignalSpy page(m_view.get(), &PageView::currentPageChanged);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QCOMPARE(m_view->currentPage(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_End);
    QCOMPARE(m_view->currentPage(), 2);
    QTest::keyClick(m_view.get(), Qt::Key_Home);
    QCOMPARE(m_view->currentPage(), 0);
    QCOMPARE(m_view->verticalScrollBar()->value(), 0);
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QVERIFY(m_view->verticalScrollBar()->value() > 0);
    QVERIFY(page.size() >= 3);
}

void TestPageView::turns()
{
    open(u"cv"_s);
    m_view->rotate(90);
    QVERIFY(m_view->pageLayout().pageRect(0).width() > m_view->pageLayout().pageRect(0).height());
    QTRY_COMPARE(colorAt(0, {60, 55}), QColor(Qt::black));
    QCOMPARE(colorAt(0, {60, 65}), QColor(Qt::white));
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, at(0, {60, 55}));
    QCOMPARE(m_view->selectedText(), u"Mira"_s);
    m_view->rotate(-90);
    QCOMPARE(m_view->pageLayout().rotation(), 0);
}

void TestPageView::marksHitsAndGoesToThem()
{
    open(u"cv"_s);
    m_view->search().setQuery(u"okafor"_s);
    m_view->searchEdited(true);
    QTRY_COMPARE(m_view->search().hits().size(), 2);
    QTRY_VERIFY(m_document->hasAllText());
    QCOMPARE(m_view->search().current(), 0);
    m_view->search().step(1);
    m_view->searchEdited(true);
    QTRY_COMPARE(m_view->currentPage(), 1);
}

void TestPageView::lightsUpPlaces()
{
    open(u"cv"_s);
    QTRY_COMPARE(colorAt(0, {300, 300}), QColor(Qt::white));
    Place place;
    place.page = 2;
    place.rect = QRectF(0.1, 0.5, 0.2, 0.1);
    const QList<PageRect> rects = m_document->rectsOf({place});
    QCOMPARE(rects.size(), 1);
    m_view->showRects(rects);
    const auto visible = [&] {
        const QPoint centre = at(1, rects.first().rect.center());
        return m_view->viewport()->rect().contains(centre);
    };
    QTRY_VERIFY(visible());
    QTRY_VERIFY(colorAt(1, rects.first().rect.center()) != QColor(Qt::white));
    QTRY_COMPARE(m_view->overlay().litStrength, 1.0);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(m_view->overlay().lit.isEmpty());
}

void TestPageView::doubleClickSelectsAndLeavesTheFieldsAlone()
{
    open(u"cv"_s);
    m_view->setFields({{u"/education/0/gpa"_s, {{0, QRectF(0, 0, 590, 400)}}}});
    QSignalSpy clicked(m_view.get(), &PageView::fieldClicked);
    const int usual = QApplication::doubleClickInterval();
    QApplication::setDoubleClickInterval(50);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(0, {80, 75}));
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, at(0, {80, 75}));
    QApplication::setDoubleClickInterval(usual);
    QVERIFY(!clicked.wait(200));
}

void TestPageView::namesTheFieldUnderThePointer()
{
    open(u"cv"_s);
    m_view->setFields({{u"/education/0"_s, {{0, QRectF(40, 40, 300, 60)}}},
                       {u"/education/0/gpa"_s, {{0, QRectF(70, 70, 20, 10)}}}});
    QSignalSpy hovered(m_view.get(), &PageView::fieldHovered);
    QSignalSpy clicked(m_view.get(), &PageView::fieldClicked);
    QTest::mouseMove(m_view->viewport(), at(0, {80, 75}));
    QTRY_COMPARE(hovered.size(), 1);
    QCOMPARE(hovered.last().at(0).toString(), u"/education/0/gpa"_s);
    const int usual = QApplication::doubleClickInterval();
    QApplication::setDoubleClickInterval(50);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(0, {80, 75}));
    QApplication::setDoubleClickInterval(usual);
    QTRY_COMPARE(clicked.size(), 1);
    QCOMPARE(clicked.last().at(0).toString(), u"/education/0/gpa"_s);
    QTest::mouseMove(m_view->viewport(), at(0, {80, 95}));
    QTRY_COMPARE(hovered.last().at(0).toString(), u"/education/0"_s);
    QTest::mouseMove(m_view->viewport(), at(0, {400, 300}));
    QTRY_COMPARE(hovered.last().at(0).toString(), QString());
}

void TestPageView::reportsLinks()
{
    open(u"cv"_s);
    QSignalSpy hovered(m_view.get(), &PageView::linkHovered);
    QSignalSpy activated(m_view.get(), &PageView::linkActivated);
    QTest::mouseMove(m_view->viewport(), at(0, {60, 55}));
    QTRY_COMPARE(hovered.size(), 1);
    QCOMPARE(hovered.last().at(0).toString(), u"https://example.org/"_s);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(0, {60, 55}));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.last().at(0).value<Link>().url, u"https://example.org/"_s);
}

void TestPageView::drawsAnArea()
{
    open(u"cv"_s);
    QSignalSpy drawn(m_view.get(), &PageView::areaDrawn);
    m_view->setAreaMode(true);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, at(0, {100, 100}));
    QTest::mouseMove(m_view->viewport(), at(0, {200, 160}));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, at(0, {200, 160}));
    QCOMPARE(drawn.size(), 1);
    const PageRect area = drawn.first().at(0).value<PageRect>();
    QVERIFY(qAbs(area.rect.width() - 100) < 3);
    QVERIFY(qAbs(area.rect.height() - 60) < 3);
    QVERIFY(!m_view->isAreaMode());
}

void TestPageView::showsAMessageForAPageThatFails()
{
    m_source->brokenPages.insert({u"cv"_s, 1});
    open(u"cv"_s);
    QTRY_VERIFY(m_images->error(*m_document, 0).has_value());
    const QImage image = m_view->viewport()->grab().toImage();
    bool written = false;
    const QRect top = QRect(at(0, {20, 20}), at(0, {580, 100}));
    for (int x = top.left(); x < top.right(); ++x) {
        for (int y = top.top(); y < top.bottom(); ++y)
            written = written || image.pixelColor(x, y).lightness() < 160;
    }
    QVERIFY2(written, "there is no message on the page");
    m_view->goToPage(1);
    QTRY_COMPARE(colorAt(1, {60, 55}), QColor(Qt::black));

    // The reader may have been at fault: a click asks again.
    m_view->goToPage(0);
    m_source->brokenPages.clear();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(0, {60, 55}));
    QTRY_VERIFY(!m_images->error(*m_document, 0).has_value());
    QTRY_COMPARE(colorAt(0, {60, 55}), QColor(Qt::black));
}

void TestPageView::coversAndHides()
{
    open(u"cv"_s);
    QTRY_COMPARE(colorAt(0, {90, 55}), QColor(Qt::black));
    m_document->setBlind([](int, const PageText &text) {
        BlindPage blind{text, {}, {}};
        for (const Word &word : text.words) {
            if (word.text == u"Okafor")
                blind.covers.append(word.box);
        }
        return blind;
    });
    QTRY_COMPARE(colorAt(0, {90, 55}), QColor(0xd9dce0));
    QCOMPARE(colorAt(0, {60, 55}), QColor(Qt::black));
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, at(0, {90, 55}));
    QVERIFY(!m_view->selectedText().contains(u"Okafor"));
    m_document->needAllText();
    QTRY_VERIFY(m_document->hasAllText());
    QTest::keyClick(m_view.get(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!QApplication::clipboard()->text().contains(u"Okafor"));
    QVERIFY(QApplication::clipboard()->text().contains(u"second page"));
    m_view->search().setQuery(u"okafor"_s);
    m_view->searchEdited(true);
    QVERIFY(m_view->search().hits().isEmpty());
    QVERIFY2(m_document->links(0).isEmpty(), "an address may hold a name");
}

void TestPageView::asksForNoPictureBeforeItKnowsWhatToCover()
{
    m_document = std::make_unique<OpenDocument>(*m_source,
                                                DocumentSource{u"cv"_s, DocumentKind::Pdf, {}, {}});
    m_document->setBlind(
        [](int, const PageText &text) { return BlindPage{text, {text.words.first().box}, {}}; });
    m_view->setDocument(m_document.get());
    m_document->open(Urgency::Visible);
    QTRY_COMPARE(m_view->pageLayout().pageCount(), 3);
    QTRY_COMPARE(colorAt(0, {60, 55}), QColor(0xd9dce0));
    for (const FakePageSource::Request &request : m_source->imageRequests)
        QVERIFY(!request.image.covered.isEmpty());
}

void TestPageView::withholdsAPageThatCannotBeCovered()
{
    m_source->brokenTexts.insert({u"cv"_s, 1});
    m_document = std::make_unique<OpenDocument>(*m_source,
                                                DocumentSource{u"cv"_s, DocumentKind::Pdf, {}, {}});
    m_document->setBlind([](int, const PageText &text) { return BlindPage{text, {}, {}}; });
    m_view->setDocument(m_document.get());
    m_document->open(Urgency::Visible);
    QTRY_VERIFY(m_document->state() == OpenDocument::State::Ready);
    QTRY_VERIFY(m_document->isWithheld(0));
    for (const FakePageSource::Request &request : m_source->imageRequests)
        QVERIFY(request.image.page != 1);
}

QTEST_MAIN(TestPageView)
#include "tst_pageview.moc"
