// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/pagelayout.h"

#include <QTest>

using namespace Bole;

namespace {

constexpr int Margin = PageLayout::Margin;

PageLayout layoutOf(const QList<QSizeF> &sizes, QSizeF viewport = QSizeF(632, 432))
{
    PageLayout layout;
    layout.setPixelsPerPoint(1);
    layout.setViewport(viewport);
    layout.setPageSizes(sizes);
    return layout;
}

} // namespace

class TestPageLayout : public QObject
{
    Q_OBJECT

private slots:
    void fits_data();
    void fits();
    void keepsZoomInBounds();
    void stacksPagesCentred();
    void findsPages();
    void mapsThereAndBack_data();
    void mapsThereAndBack();
    void turnsTheCornersClockwise();
    void stepsZoom();
    void givesAPageWithoutSizeARoom();
};

void TestPageLayout::fits_data()
{
    QTest::addColumn<ZoomMode>("mode");
    QTest::addColumn<int>("rotation");
    QTest::addColumn<double>("zoom");
    QTest::newRow("width") << ZoomMode::FitWidth << 0 << 2.0;
    QTest::newRow("page") << ZoomMode::FitPage << 0 << 1.0;
    QTest::newRow("width, turned") << ZoomMode::FitWidth << 90 << 1.5;
    QTest::newRow("page, turned") << ZoomMode::FitPage << 270 << 400 / 300.0;
}

void TestPageLayout::fits()
{
    QFETCH(ZoomMode, mode);
    QFETCH(int, rotation);
    PageLayout layout = layoutOf({QSizeF(300, 400), QSizeF(200, 100)});
    layout.setZoomMode(mode);
    layout.setRotation(rotation);
    QTEST(layout.zoom(), "zoom");
}

void TestPageLayout::keepsZoomInBounds()
{
    PageLayout layout = layoutOf({QSizeF(300, 400)});
    layout.setZoom(100);
    QCOMPARE(layout.zoom(), 8.0);
    layout.setZoom(0);
    QCOMPARE(layout.zoom(), 0.1);
    QCOMPARE(layout.zoomMode(), ZoomMode::Free);
    layout.setViewport(QSizeF(1, 1));
    layout.setZoomMode(ZoomMode::FitPage);
    QCOMPARE(layout.zoom(), 0.1);
}

void TestPageLayout::stacksPagesCentred()
{
    PageLayout layout = layoutOf({QSizeF(300, 400), QSizeF(200, 100)});
    layout.setZoom(1);
    QCOMPARE(layout.pageRect(0), QRectF(166, Margin, 300, 400));
    QCOMPARE(layout.pageRect(1), QRectF(216, Margin + 400 + PageLayout::Gap, 200, 100));
    QCOMPARE(layout.contentSize(), QSizeF(632, 2 * Margin + 500 + PageLayout::Gap));
    QCOMPARE(PageLayout().contentSize(), QSizeF());
}

void TestPageLayout::findsPages()
{
    PageLayout layout = layoutOf({QSizeF(300, 400), QSizeF(200, 100), QSizeF(200, 100)});
    layout.setZoom(1);
    QCOMPARE(layout.pageAt(QPointF(0, 0)), 0);
    QCOMPARE(layout.pageAt(layout.pageRect(1).center()), 1);
    QCOMPARE(layout.pageAt(QPointF(0, 1e6)), 2);
    QCOMPARE(PageLayout().pageAt(QPointF()), -1);
    QCOMPARE(layout.pagesIn(QRectF(0, 0, 600, 450)), std::pair(0, 1));
    QCOMPARE(layout.pagesIn(QRectF(0, 450, 600, 10)), std::pair(1, 1));
    const auto [first, last] = layout.pagesIn(QRectF(0, 1e6, 600, 10));
    QVERIFY(last < first);
}

void TestPageLayout::mapsThereAndBack_data()
{
    QTest::addColumn<int>("rotation");
    for (int rotation : {0, 90, 180, 270, -90})
        QTest::addRow("%d degrees", rotation) << rotation;
}

void TestPageLayout::mapsThereAndBack()
{
    QFETCH(int, rotation);
    PageLayout layout = layoutOf({QSizeF(300, 400)});
    layout.setRotation(rotation);
    const QRectF word(30, 40, 50, 10);
    const QRectF content = layout.fromPage(0, word);
    QVERIFY(layout.pageRect(0).contains(content));
    const QPointF centre = layout.toPage(0, content.center());
    QVERIFY(qAbs(centre.x() - word.center().x()) < 0.01);
    QVERIFY(qAbs(centre.y() - word.center().y()) < 0.01);
    QVERIFY(layout.fromPage(0, QRectF(0, 0, 300, 400)).toAlignedRect() ==
            layout.pageRect(0).toAlignedRect());
}

void TestPageLayout::turnsTheCornersClockwise()
{
    PageLayout layout = layoutOf({QSizeF(300, 400)});
    layout.setZoom(1);
    layout.setRotation(90);
    const QRectF corner = layout.fromPage(0, QRectF(0, 0, 10, 10));
    QCOMPARE(corner.right(), layout.pageRect(0).right());
    QCOMPARE(corner.top(), layout.pageRect(0).top());
}

void TestPageLayout::stepsZoom()
{
    PageLayout layout = layoutOf({QSizeF(300, 400)});
    layout.setZoom(1.04);
    QCOMPARE(layout.nextZoom(1), 1.1);
    QCOMPARE(layout.nextZoom(-1), 1.0);
    layout.setZoom(8);
    QCOMPARE(layout.nextZoom(1), 8.0);
    layout.setZoom(0.1);
    QCOMPARE(layout.nextZoom(-1), 0.1);
}

void TestPageLayout::givesAPageWithoutSizeARoom()
{
    const PageLayout layout = layoutOf({QSizeF(0, 0)});
    QVERIFY(layout.pageRect(0).height() > 100);
}

QTEST_GUILESS_MAIN(TestPageLayout)
#include "tst_pagelayout.moc"
