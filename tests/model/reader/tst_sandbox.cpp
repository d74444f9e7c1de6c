// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/sanitizer.h"
#include "model/reader/readerpool.h"
#include "tests/support/smallpdf.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

using namespace Bole;

/// Proves that a reader has given up what it does not need.
class TestSandbox : public QObject
{
    Q_OBJECT

private slots:
    void everythingForbidden_isRefused();
    void readersOfThePool_areInside();
};

void TestSandbox::everythingForbidden_isRefused()
{
    QProcess reader;
    reader.start(ReaderPool::defaultProgram(), {QStringLiteral("--self-test-sandbox")});
    QVERIFY(reader.waitForFinished());
    const QString output = QString::fromUtf8(reader.readAllStandardOutput());
    QCOMPARE(output.startsWith(QStringLiteral("skipped")), hasSanitizer);
    if (hasSanitizer)
        QSKIP("built with a sanitizer, which needs what the sandbox forbids");
    QVERIFY2(output.contains(QStringLiteral("seccomp: on")), qPrintable(output));
    for (const char *what :
         {"socket inet", "socket inet6", "socket unix", "execve", "create a file",
          "write to a file", "read and write a file", "unnamed file", "memory file",
          "make a folder", "remove a file", "rename a file", "change permissions",
          "signal another process", "trace another process", "memory to write and execute"})
        QVERIFY2(output.contains(QLatin1StringView(what) + QStringLiteral(": refused\n")),
                 qPrintable(output));
    QCOMPARE(reader.exitCode(), 0);
}

/// The kernel's word for it: what it says about every child of this process.
void TestSandbox::readersOfThePool_areInside()
{
    if (hasSanitizer)
        QSKIP("built with a sanitizer, which needs what the sandbox forbids");
    ReaderPool::Options options;
    options.readers = 2;
    ReaderPool pool(options);
    bool answered = false;
    // Two at once, so that two readers have got so far as to answer.
    for (int i = 0; i < 2; ++i)
        pool.requestPages(
            DocumentSource::fromBytes(Tests::smallPdf({"One"}), QStringLiteral("pdf")),
            Urgency::Soon, this, [&answered](const Result<DocumentPages> &) { answered = true; });
    QTRY_VERIFY(answered);
    QFile children(
        QStringLiteral("/proc/self/task/%1/children").arg(QCoreApplication::applicationPid()));
    QVERIFY(children.open(QIODevice::ReadOnly));
    int inside = 0;
    for (const QByteArray &child : children.readAll().simplified().split(' ')) {
        QFile status(QStringLiteral("/proc/%1/status").arg(QString::fromLatin1(child)));
        if (!status.open(QIODevice::ReadOnly))
            continue;
        const QByteArray text = status.readAll();
        if (!text.startsWith("Name:\tbole-reader"))
            continue;
        if (text.contains("Seccomp:\t2") && text.contains("NoNewPrivs:\t1") &&
            text.contains("CapEff:\t0000000000000000"))
            ++inside;
    }
    QVERIFY(inside >= 1);
}

QTEST_GUILESS_MAIN(TestSandbox)
#include "tst_sandbox.moc"
