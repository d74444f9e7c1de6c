// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/greyimage.h"
#include "app/readerprocess/inklines.h"

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
