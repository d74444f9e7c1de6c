// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/textdecoding.h"

#include <QStringEncoder>
#include <QTest>

using namespace Bole;

class TestTextDecoding : public QObject
{
    Q_OBJECT

private slots:
    void decodeText_knowsTheEncoding_data();
    void decodeText_knowsTheEncoding();
    void decodeText_normalisesLineEnds();
    void decodeText_refuses_data();
    void decodeText_refuses();
    void decodeText_ofTenMegabytesInOneLine_isQuick();
};

void TestTextDecoding::decodeText_knowsTheEncoding_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    const QString chinese = QStringLiteral("江晓，同济大学，计算机科学与技术");
    const QString mixed = QStringLiteral("Zoë Müller – résumé");
    const auto encoded = [](const char *name, const QString &text) {
        QStringEncoder encoder(name);
        return QByteArray(encoder(text));
    };
    QTest::newRow("UTF-8") << chinese.toUtf8() << chinese;
    QTest::newRow("UTF-8 with a mark") << QByteArray("\xEF\xBB\xBF") + chinese.toUtf8() << chinese;
    QTest::newRow("UTF-16, little end first, marked")
        << QByteArray("\xFF\xFE") + encoded("UTF-16LE", chinese) << chinese;
    QTest::newRow("UTF-16, big end first, marked")
        << QByteArray("\xFE\xFF") + encoded("UTF-16BE", chinese) << chinese;
    QTest::newRow("UTF-16 without a mark") << encoded("UTF-16LE", mixed) << mixed;
    QTest::newRow("GB18030") << encoded("GB18030", chinese) << chinese;
    QTest::newRow("Windows-1252") << QByteArray("r\xE9sum\xE9 of Zo\xEB\n\x97 end")
                                  << QStringLiteral("résumé of Zoë\n— end");
}

void TestTextDecoding::decodeText_knowsTheEncoding()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);
    const auto decoded = decodeText(bytes);
    QVERIFY(decoded);
    QCOMPARE(*decoded, text);
}

void TestTextDecoding::decodeText_normalisesLineEnds()
{
    QCOMPARE(*decodeText("one\r\ntwo\rthree\n"), QStringLiteral("one\ntwo\nthree\n"));
}

void TestTextDecoding::decodeText_refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("nothing") << QByteArray() << ErrorCode::DocumentEmpty;
    QTest::newRow("only white space") << QByteArray(" \n\t\n") << ErrorCode::DocumentEmpty;
    QTest::newRow("a program") << QByteArray("\x7F"
                                             "ELF\x02\x01\x01\0\0\0\0\0\0\0\x03\0>\0",
                                             18)
                               << ErrorCode::DocumentNotSupported;
}

void TestTextDecoding::decodeText_refuses()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const ErrorCode, code);
    const auto decoded = decodeText(bytes);
    QVERIFY(!decoded);
    QCOMPARE(decoded.error().code, code);
}

void TestTextDecoding::decodeText_ofTenMegabytesInOneLine_isQuick()
{
    const QByteArray bytes = QByteArray("学a").repeated(2'500'000);
    QElapsedTimer clock;
    clock.start();
    QVERIFY(decodeText(bytes));
    QVERIFY(clock.elapsed() < 10'000);
}

QTEST_GUILESS_MAIN(TestTextDecoding)
#include "tst_textdecoding.moc"
