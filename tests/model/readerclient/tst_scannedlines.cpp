// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/greyimage.h"
#include "app/readerprocess/inklines.h"
#include "app/readerprocess/photographedpage.h"

#include <QTest>

using namespace Bole;

namespace {

constexpr int white = 240;
constexpr int black = 30;

GreyImage paper(int width = 800, int height = 400)
{
    return greyImage(QByteArray(qsizetype(width) * height, char(white)), width, height, width);
}

/// So many upright strokes with a foot, as high as letters: ink that looks like a word.
void write(GreyImage &image, QPoint at, int letters, int height = 20, int ink = black)
{
    for (int i = 0; i < letters; ++i) {
        const int left = at.x() + i * 14;
        cover(image, QRect(left, at.y(), 3, height), ink);
        cover(image, QRect(left, at.y() + height - 3, 10, 3), ink);
    }
}

} // namespace

/// What the reader makes of a page's picture before anything is read.
class TestScannedLines : public QObject
{
    Q_OBJECT

private slots:
    void turnedPage_isLaidStraight_alsoItsMargin();
    void shadeOfALamp_isTakenAway();
    void printedPanel_isNoShade();
    void sheetOnATable_isFoundByItsCorners();
    void pageThatFillsItsPicture_isNoPhotograph_data();
    void pageThatFillsItsPicture_isNoPhotograph();
    void barBeforeAHeading_isNoLetter_data();
    void barBeforeAHeading_isNoLetter();
    void ruleBesideTwoRows_doesNotJoinThem();
    void lightLettersOnAStripe_areFound();
};

void TestScannedLines::turnedPage_isLaidStraight_alsoItsMargin()
{
    constexpr double slope = 0.02;
    GreyImage image = paper();
    const auto onTurnedPage = [&](QPoint place) {
        const QPoint from = place - QPoint(image.width / 2, image.height / 2);
        return place + QPoint(qRound(-slope * from.y()), qRound(slope * from.x()));
    };
    const QList<QPoint> corners{{100, 50}, {700, 50}, {100, 350}};
    for (const QPoint corner : corners)
        cover(image, QRect(onTurnedPage(corner) - QPoint(3, 3), QSize(7, 7)), black);
    const GreyImage straight = levelled(image, slope);
    for (const QPoint corner : corners)
        QVERIFY(straight.line(corner.y())[corner.x()] < 100);
}

void TestScannedLines::shadeOfALamp_isTakenAway()
{
    GreyImage image = paper(800, 1600);
    write(image, {100, 1500}, 10);
    auto *pixels = reinterpret_cast<uchar *>(image.bytes.data());
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            uchar &pixel = pixels[qsizetype(y) * image.stride + x];
            pixel = uchar(pixel * (1 - 0.55 * y / image.height));
        }
    }
    const GreyImage even = evenlyLit(image);
    QVERIFY(image.line(1590)[400] < 120);
    QVERIFY(even.line(1590)[400] > 200);
    QVERIFY(even.line(1510)[101] < 80);
}

void TestScannedLines::printedPanel_isNoShade()
{
    GreyImage image = paper();
    cover(image, QRect(0, 0, 300, 400), 120);
    QCOMPARE(evenlyLit(image).bytes, image.bytes);
}

void TestScannedLines::sheetOnATable_isFoundByItsCorners()
{
    GreyImage image = greyImage(QByteArray(600 * 800, char(60)), 600, 800, 600);
    // Wider at the bottom: 200 pixels above, 400 below.
    for (int y = 100; y < 700; ++y) {
        const int half = 100 + (y - 100) * 100 / 600;
        cover(image, QRect(300 - half, y, 2 * half, 1), white);
    }
    const auto sheet = photographedSheet(image);
    QVERIFY(sheet);
    const auto isNear = [&](QPointF flat, QPointF seen) {
        return (sheet->toPhotograph.map(flat) - seen).manhattanLength() < 12;
    };
    QVERIFY(isNear(sheet->place.topLeft(), {200, 100}));
    QVERIFY(isNear(sheet->place.topRight(), {400, 100}));
    QVERIFY(isNear(sheet->place.bottomRight(), {500, 700}));
    QVERIFY(isNear(sheet->place.bottomLeft(), {100, 700}));
    const GreyImage flat = laidFlat(image, 1, *sheet, {600, 800});
    for (const QPoint corner : {QPoint(0, 0), QPoint(599, 0), QPoint(0, 799), QPoint(599, 799)})
        QCOMPARE(int(flat.line(corner.y())[corner.x()]), white);
}

void TestScannedLines::pageThatFillsItsPicture_isNoPhotograph_data()
{
    QTest::addColumn<QList<QRect>>("dark");
    QTest::newRow("letters alone") << QList<QRect>{};
    QTest::newRow("dark column") << QList<QRect>{{0, 0, 250, 1000}};
    QTest::newRow("dark column and banner") << QList<QRect>{{0, 0, 250, 1000}, {0, 0, 800, 200}};
    QTest::newRow("edge of the glass") << QList<QRect>{{0, 0, 12, 1000}, {0, 990, 800, 10}};
}

void TestScannedLines::pageThatFillsItsPicture_isNoPhotograph()
{
    QFETCH(const QList<QRect>, dark);
    GreyImage image = paper(800, 1000);
    for (int y = 300; y < 900; y += 40)
        write(image, {280, y}, 30);
    for (const QRect &box : dark)
        cover(image, box, 70);
    QVERIFY(!photographedSheet(image));
}

void TestScannedLines::barBeforeAHeading_isNoLetter_data()
{
    QTest::addColumn<QRect>("bar");
    QTest::newRow("upright") << QRect(60, 96, 8, 30);
    QTest::newRow("level") << QRect(20, 106, 60, 8);
}

void TestScannedLines::barBeforeAHeading_isNoLetter()
{
    QFETCH(QRect, bar);
    GreyImage image = paper();
    cover(image, bar, black);
    write(image, {100, 100}, 8);
    write(image, {100, 200}, 20);
    const QList<InkLine> lines = inkLines(inkBlobs(image));
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines.first().box.left(), 100);
}

void TestScannedLines::ruleBesideTwoRows_doesNotJoinThem()
{
    GreyImage image = paper();
    cover(image, QRect(190, 95, 3, 65), black);
    for (const int y : {100, 135}) {
        write(image, {40, y}, 9);
        write(image, {210, y}, 20);
    }
    const QList<InkBlob> blobs = inkBlobs(image);
    for (const InkLine &line : inkLines(blobs))
        QVERIFY(line.box.height() < 30);
    QCOMPARE(rulesAmong(blobs).size(), 1);
}

void TestScannedLines::lightLettersOnAStripe_areFound()
{
    GreyImage image = paper();
    cover(image, QRect(50, 40, 500, 36), black);
    write(image, {80, 48}, 10, 20, white);
    write(image, {80, 200}, 20);
    const QList<QRect> panels = panelsAmong(inkBlobs(image));
    QCOMPARE(panels.size(), 1);
    const QList<InkLine> lines = inkLines(inkBlobsOn(image, panels.first()));
    QCOMPARE(lines.size(), 1);
    QCOMPARE(lines.first().box.left(), 80);
}

QTEST_GUILESS_MAIN(TestScannedLines)
#include "tst_scannedlines.moc"
