// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/packing.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTest>

using namespace Bole;

/// What the large columns hold comes back as it was, from every version of Bole.
class TestPacking : public QObject
{
    Q_OBJECT

private slots:
    void bytes_comeBack_data();
    void bytes_comeBack();
    void plainStream_isReadToo();
    void damage_isToldNotRead_data();
    void damage_isToldNotRead();
    void aRecordsWords_needNoRoom();
    void theWords_neverChange();
};

void TestPacking::bytes_comeBack_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("one") << QByteArray("x");
    QTest::newRow("Chinese") << QByteArray("教育背景 江晓");
    QTest::newRow("NUL") << QByteArray("a\0b", 3);
    QByteArray noise;
    for (quint32 i = 0, seed = 7; i < 300000; ++i, seed = seed * 1664525u + 1013904223u)
        noise += char(seed >> 24);
    QTest::newRow("noise") << noise;
    QTest::newRow("long") << QByteArray(5 << 20, 'a');
}

void TestPacking::bytes_comeBack()
{
    QFETCH(QByteArray, bytes);
    const auto back = unpacked(packed(bytes));
    QVERIFY(back.has_value());
    QCOMPARE(*back, bytes);
}

void TestPacking::plainStream_isReadToo()
{
    const QByteArray text = "a text that was packed without knowing any words";
    QCOMPARE(unpacked(qCompress(text)).value(), text);
}

void TestPacking::damage_isToldNotRead_data()
{
    QTest::addColumn<QByteArray>("column");
    const QByteArray good = packed("a text that is long enough to be worth damaging, twice over");
    QTest::newRow("too short") << good.first(3);
    QTest::newRow("cut") << good.first(good.size() - 6);
    QTest::newRow("no stream") << good.first(4);
    QTest::newRow("claims gigabytes") << QByteArray("\xff\xff\xff\xff") + good.sliced(4);
    QTest::newRow("claims less") << QByteArray("\0\0\0\x05", 4) + good.sliced(4);
    QTest::newRow("claims more") << QByteArray("\0\0\x05\0", 4) + good.sliced(4);
    QByteArray changed = good;
    changed[changed.size() / 2] = char(~changed[changed.size() / 2]);
    QTest::newRow("changed inside") << changed;
}

void TestPacking::damage_isToldNotRead()
{
    QFETCH(QByteArray, column);
    const auto text = unpacked(column);
    QVERIFY(!text.has_value());
    QCOMPARE(text.error().code, ErrorCode::SeasonCorrupted);
}

void TestPacking::aRecordsWords_needNoRoom()
{
    const QByteArray record =
        R"({"education":[{"institution":"Tongji University","level":"bachelor"}],)"
        R"("provenance":{"/education/0/institution":[{"page":1,"rect":[0.1,0.2,0.3,0.01]}]}})";
    QVERIFY(packed(record).size() * 3 < qCompress(record).size() * 2);
}

void TestPacking::theWords_neverChange()
{
    QFile words(QStringLiteral(":/schema/packing.txt"));
    QVERIFY(words.open(QIODevice::ReadOnly));
    // Seasons were written with these very bytes and cannot be read without them.
    QCOMPARE(QCryptographicHash::hash(words.readAll(), QCryptographicHash::Sha256).toHex(),
             QByteArray("090d8f646f1f03b568ac1b01241a95c9ab26e2cbcf6b3f0bac33051f8f2e286a"));
}

QTEST_GUILESS_MAIN(TestPacking)
#include "tst_packing.moc"
