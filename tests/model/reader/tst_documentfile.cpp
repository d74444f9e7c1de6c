// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reader/documentfile.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Bole;

class TestDocumentFile : public QObject
{
    Q_OBJECT

private slots:
    void scan_isSeenByAGlance_data();
    void scan_isSeenByAGlance();
    void sampleScan_isOne_othersAreNot();
};

void TestDocumentFile::scan_isSeenByAGlance_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("scanned");
    const QByteArray picture = "%PDF-1.4 << /Subtype /Image /Filter /DCTDecode >>";
    QTest::newRow("picture alone") << QStringLiteral("a.pdf") << picture << true;
    QTest::newRow("picture and font")
        << QStringLiteral("a.pdf") << picture + "<< /Font << /F1 3 0 R >> >>" << false;
    QTest::newRow("packed objects")
        << QStringLiteral("a.pdf") << picture + "<< /Type /ObjStm >>" << false;
    QTest::newRow("no picture") << QStringLiteral("a.pdf") << QByteArray("%PDF-1.4") << false;
    QTest::newRow("a text") << QStringLiteral("a.txt") << picture << false;
}

void TestDocumentFile::scan_isSeenByAGlance()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const QTemporaryDir folder;
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
    file.close();
    QTEST(looksScanned(file.fileName()), "scanned");
}

void TestDocumentFile::sampleScan_isOne_othersAreNot()
{
    const QString folder = QStringLiteral(BOLE_SAMPLE_FOLDER "/cv/");
    QVERIFY(looksScanned(folder + QStringLiteral("07-ji-tangxi.pdf")));
    QVERIFY(!looksScanned(folder + QStringLiteral("02-mira-okaduwe.pdf")));
    QVERIFY(!looksScanned(folder + QStringLiteral("nothing.pdf")));
}

QTEST_GUILESS_MAIN(TestDocumentFile)
#include "tst_documentfile.moc"
