// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/processes.h"
#include "tests/support/smallpdf.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Bole::Tests;

/// Readers end with the program that started them, and say what they could not read.
class TestReadersEnd : public QObject
{
    Q_OBJECT

private slots:
    void killedProgram_leavesNoReader();
    void unreadPages_areSaid();

private:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

void TestReadersEnd::killedProgram_leavesNoReader()
{
    constexpr int pages = 1'900; // more than can be read before it is killed
    const QString path = write(QStringLiteral("long.pdf"), scannedPdf(pages));
    QProcess program;
    program.start(qEnvironmentVariable("BOLE_PROGRAM"), {QStringLiteral("parse"), path});
    QVERIFY(program.waitForStarted());
    const QByteArray number = QByteArray::number(program.processId());
    // The fork server, a reader that works and one that is kept ready.
    QList<QByteArray> readers;
    QTRY_VERIFY_WITH_TIMEOUT((readers = childrenOf(number)).size() >= 3, 60'000);
    program.kill();
    QVERIFY(program.waitForFinished());
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::none_of(readers, isRunning), 30'000);
}

/// A document of more scanned pages than are read by OCR.
void TestReadersEnd::unreadPages_areSaid()
{
    const QString path = write(QStringLiteral("scan.pdf"), scannedPdf(64));
    QProcess program;
    program.start(qEnvironmentVariable("BOLE_PROGRAM"), {QStringLiteral("parse"), path});
    QVERIFY(program.waitForFinished(240'000));
    QCOMPARE(program.exitCode(), 1);
    const QString errors = QString::fromUtf8(program.readAllStandardError());
    QVERIFY2(errors.contains(QStringLiteral("these pages could not be read: 61–64")),
             qPrintable(errors));
}

QTEST_GUILESS_MAIN(TestReadersEnd)
#include "tst_readersend.moc"
