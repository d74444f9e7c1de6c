// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/pagecache.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QImage picture(int width)
{
    return {width, 10, QImage::Format_RGB32};
}

ImageKey key(int page, int width)
{
    return {u"sha"_s, page, 0, 0, width, {}};
}

} // namespace

class TestPageCache : public QObject
{
    Q_OBJECT

private slots:
    void dropsWhatWasUsedLongestAgo();
    void keepsAFewHoweverLarge();
    void replacesWithoutCountingTwice();
    void largeWindow_getsMoreRoom();
    void givesTheNearest_data();
    void givesTheNearest();
    void neverGivesAnUncoveredPictureForACoveredOne();
};

void TestPageCache::dropsWhatWasUsedLongestAgo()
{
    PageCache cache(3 * 100 * 10 * 4, 1);
    for (int page = 0; page < 3; ++page)
        cache.insert(key(page, 100), picture(100));
    QVERIFY(!cache.find(key(0, 100)).isNull());
    cache.insert(key(3, 100), picture(100));
    QVERIFY(cache.contains(key(0, 100)));
    QVERIFY(!cache.contains(key(1, 100)));
    QCOMPARE(cache.bytes(), 3 * 100 * 10 * 4);
}

void TestPageCache::keepsAFewHoweverLarge()
{
    PageCache cache(10, 2);
    for (int page = 0; page < 3; ++page)
        cache.insert(key(page, 100), picture(100));
    QCOMPARE(cache.count(), 2);
    QVERIFY(cache.contains(key(1, 100)) && cache.contains(key(2, 100)));
}

void TestPageCache::replacesWithoutCountingTwice()
{
    PageCache cache;
    cache.insert(key(0, 100), picture(100));
    cache.insert(key(0, 100), picture(50));
    QCOMPARE(cache.bytes(), 50 * 10 * 4);
}

void TestPageCache::largeWindow_getsMoreRoom()
{
    PageCache cache(0, 1);
    cache.makeRoomFor(4 * PageCache::usualBudget); // pixels
    for (int page = 0; page < 40; ++page)
        cache.insert(key(page, 1000), QImage(1000, 1000, QImage::Format_RGB32));
    QCOMPARE(cache.count(), 40);
    cache.makeRoomFor(1);
    QVERIFY(cache.bytes() <= PageCache::usualBudget);
    QVERIFY(cache.contains(key(39, 1000)));
}

void TestPageCache::givesTheNearest_data()
{
    QTest::addColumn<QList<int>>("widths");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<int>("given");
    QTest::newRow("exactly") << QList<int>{50, 100, 200} << 100 << 100;
    QTest::newRow("the next larger") << QList<int>{50, 120, 200} << 100 << 120;
    QTest::newRow("the largest of the smaller") << QList<int>{20, 50} << 100 << 50;
    QTest::newRow("none") << QList<int>{} << 100 << 0;
}

void TestPageCache::givesTheNearest()
{
    QFETCH(QList<int>, widths);
    QFETCH(int, wanted);
    PageCache cache;
    for (int width : widths)
        cache.insert(key(0, width), picture(width));
    cache.insert(key(1, wanted), picture(wanted));
    QTEST(cache.nearest(key(0, wanted)).width(), "given");
}

void TestPageCache::neverGivesAnUncoveredPictureForACoveredOne()
{
    PageCache cache;
    cache.insert(key(0, 100), picture(100));
    ImageKey covered = key(0, 100);
    covered.covered = 4711;
    QVERIFY(cache.find(covered).isNull());
    QVERIFY(cache.nearest(covered).isNull());
}

QTEST_GUILESS_MAIN(TestPageCache)
#include "tst_pagecache.moc"
