// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/documentfile.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace Bole;

class TestDocumentFile : public QObject
{
    Q_OBJECT

private slots:
    void scan_isSeenByAGlance_data();
    void scan_isSeenByAGlance();
    void sampleScan_isOne_othersAreNot();
    void onlyFiles_areOpened_withoutWaiting_data();
    void onlyFiles_areOpened_withoutWaiting();
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

void TestDocumentFile::onlyFiles_areOpened_withoutWaiting_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("pipe") << QByteArray("pipe") << ErrorCode::DocumentNotSupported;
    QTest::newRow("endless device") << QByteArray("/dev/zero") << ErrorCode::DocumentNotSupported;
    QTest::newRow("folder") << QByteArray("/usr") << ErrorCode::DocumentNotSupported;
    QTest::newRow("nothing") << QByteArray("/nowhere") << ErrorCode::FileNotFound;
    QTest::newRow("itself") << QByteArray("x.pdf") << ErrorCode::FileNotReadable;
}

void TestDocumentFile::onlyFiles_areOpened_withoutWaiting()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const ErrorCode, code);
    const QTemporaryDir folder;
    const FilePath path(folder.filePath(QStringLiteral("x.pdf")));
    if (kind == "pipe")
        QCOMPARE(::mkfifo(path.bytes().constData(), 0600), 0);
    else
        QCOMPARE(::symlink(kind.constData(), path.bytes().constData()), 0);
    const auto read = readDocumentFile(path, {});
    QVERIFY(!read);
    QCOMPARE(read.error().code, code);
    QVERIFY(!looksScanned(path));
}

QTEST_GUILESS_MAIN(TestDocumentFile)
#include "tst_documentfile.moc"
