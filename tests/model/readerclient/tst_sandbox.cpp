// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/sharedmemory.h"
#include "model/programfiles.h"
#include "model/readerclient/readerpool.h"
#include "tests/support/processes.h"
#include "tests/support/smallpdf.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <fcntl.h>
#include <linux/landlock.h>
#include <sched.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Bole;
using namespace Bole::Tests;

namespace {

/// What this kernel offers, asked without the reader.
bool hasLandlock()
{
    return syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;
}

bool hasNamespaces()
{
    const pid_t copy = fork();
    if (copy == 0)
        _exit(unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID) == 0 ? 0 : 1);
    int status = 0;
    waitpid(copy, &status, 0);
    return status == 0;
}

QByteArray self()
{
    return QByteArray::number(QCoreApplication::applicationPid());
}

} // namespace

/// Tries from inside a reader what somebody would try who has taken it over. docs/sandbox.md says
/// what stands in the way of each.
class TestSandbox : public QObject
{
    Q_OBJECT

private slots:
    void walls_data();
    void walls();
    void attempt_isRefused_data();
    void attempt_isRefused();
    void readersOfThePool_areInside();
    void poolSaysWhatIsMissing();
    void sharedMemory_cannotBeResized();

private:
    /// Every attempt and what came of it.
    static QMap<QString, QString> probe(const QStringList &arguments);
};

QMap<QString, QString> TestSandbox::probe(const QStringList &arguments)
{
    QProcess reader;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("BOLE_TEST_SECRET"), QStringLiteral("a stranger's"));
    reader.setProcessEnvironment(environment);
    const int inherited = open("/etc/passwd", O_RDONLY); // and not closed on exec
    reader.start(ProgramFiles::reader(), QStringList{QStringLiteral("--probe-sandbox"),
                                                     QStringLiteral("--memory=%1").arg(1 << 30)} +
                                             arguments);
    const bool isDone = reader.waitForFinished(60'000);
    close(inherited);
    QMap<QString, QString> results;
    results.insert(QStringLiteral("exit code"), QString::number(isDone ? reader.exitCode() : -1));
    const QString output = QString::fromUtf8(reader.readAllStandardOutput());
    for (const QString &line : output.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        results.insert(line.section(QStringLiteral(": "), 0, 0),
                       line.section(QStringLiteral(": "), 1));
    return results;
}

void TestSandbox::walls_data()
{
    QTest::addColumn<QString>("wall");
    QTest::addColumn<bool>("isOffered");
    const auto row = [](const char *wall, const char *key, bool isOffered) {
        const QByteArray name =
            QByteArray(wall) + (isOffered ? "" : ": NOT OFFERED BY THIS KERNEL");
        QTest::newRow(name.constData()) << QString::fromLatin1(key) << isOffered;
    };
    row("Landlock", "landlock", hasLandlock());
    row("files of its own", "own files", hasNamespaces());
    row("a network of its own", "own network", hasNamespaces());
    row("processes of its own", "own processes", hasNamespaces());
}

/// Where the kernel offers a wall, it stands.
void TestSandbox::walls()
{
    QFETCH(const QString, wall);
    QFETCH(const bool, isOffered);
    const QString found = probe({}).value(wall, QStringLiteral("0"));
    QCOMPARE(found.toInt() > 0, isOffered);
}

void TestSandbox::attempt_isRefused_data()
{
    QTest::addColumn<QString>("result");
    const QRegularExpression isWall(QStringLiteral("^(own .*|landlock|exit code)$"));
    for (const bool withNamespaces : {true, false}) {
        const auto results = probe(
            withNamespaces ? QStringList() : QStringList{QStringLiteral("--without-namespaces")});
        for (const auto &[what, result] : results.asKeyValueRange()) {
            // Where others' files are in sight, their names are: that is said in the docs.
            const bool isOpen = (!withNamespaces || !hasNamespaces()) &&
                                what.startsWith(QStringLiteral("find out"));
            if (!isWall.match(what).hasMatch() && !isOpen)
                QTest::addRow("%s%s", qPrintable(what),
                              withNamespaces ? "" : " (Landlock and filter alone)")
                    << result;
        }
        QTest::addRow("all in all%s", withNamespaces ? "" : " (Landlock and filter alone)")
            << (results.value(QStringLiteral("exit code")) == QStringLiteral("0")
                    ? QStringLiteral("refused")
                    : QStringLiteral("something was allowed"));
        if (results.size() < 45)
            QTest::addRow("the probe came to its end: %lld", qlonglong(results.size()))
                << QString();
    }
}

void TestSandbox::attempt_isRefused()
{
    QFETCH(const QString, result);
    QCOMPARE(result, QStringLiteral("refused"));
}

/// The kernel's word for it: what it says about the processes below this one.
void TestSandbox::readersOfThePool_areInside()
{
    ReaderPool::Options options;
    options.readers = 2;
    ReaderPool pool(options);
    bool answered = false;
    pool.requestPages(DocumentSource::fromBytes(smallPdf({"One"}), DocumentKind::Pdf),
                      Urgency::Soon, this,
                      [&answered](const Result<DocumentPages> &) { answered = true; });
    QTRY_VERIFY_WITH_TIMEOUT(answered, 60'000);
    int inside = 0;
    for (const QByteArray &process : childrenOf(self())) {
        const QByteArray status = statusOf(process);
        if (status.contains("Seccomp:\t2") && status.contains("NoNewPrivs:\t1") &&
            status.contains("CapEff:\t0000000000000000"))
            ++inside;
    }
    QVERIFY(inside >= 1);
}

void TestSandbox::poolSaysWhatIsMissing()
{
    ReaderPool real;
    real.warmUp();
    QTRY_VERIFY_WITH_TIMEOUT(real.sandbox().isKnown, 60'000);
    QCOMPARE(real.sandbox().hidesFiles(), hasLandlock() || hasNamespaces());
    ReaderPool::Options options;
    options.program = qEnvironmentVariable("BOLE_STAND_IN_READER"); // it has no walls
    ReaderPool open(options);
    open.warmUp();
    QTRY_VERIFY_WITH_TIMEOUT(open.sandbox().isKnown, 60'000);
    QVERIFY(!open.sandbox().hidesFiles());
}

void TestSandbox::sharedMemory_cannotBeResized()
{
    SharedMemory memory;
    QVERIFY(memory.create(1 << 20));
    QVERIFY(ftruncate(memory.descriptor(), 1 << 21) != 0);
    QVERIFY(ftruncate(memory.descriptor(), 1) != 0);
    QVERIFY(fcntl(memory.descriptor(), F_ADD_SEALS, F_SEAL_WRITE) != 0);
    QVERIFY(memory.readable((1 << 20) + 1).isEmpty());
    QVERIFY(memory.writable((1 << 20) + 1).empty());
}

QTEST_GUILESS_MAIN(TestSandbox)
#include "tst_sandbox.moc"
