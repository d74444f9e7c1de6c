// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/console.h"
#include "model/platform/reader/officesandbox.h"
#include "model/platform/reader/ownprocess.h"
#include "model/platform/reader/readercopies.h"
#include "model/platform/reader/sandbox.h"
#include "model/platform/reader/worklimit.h"
#include "model/platform/waiting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <iterator>

using namespace Bole;
using namespace Bole::Platform;

/// What every system has to promise to the readers and the commands, see docs/porting.md. Run on
/// this one's implementation and on a plain one.
class TestReaderPlatform : public QObject
{
    Q_OBJECT

private slots:
    void bell_isHeardUntilSilenced();
    void interruption_ringsTheBell();
    void silence_isOnlyWhereThereIsATerminal();
    void windows_canBeShown_whereQtWasToldHow();
    void program_liesWhereItLies();
    void copies_tellOfTheirEnd();
    void sandbox_hidesFilesOrSaysThatItDoesNot();
    void office_whereItCannotBeClosedOff_opensNothing();
    void workLimit_countsDown();
};

namespace {

constexpr int soon = 20000; // milliseconds: the most that a loaded machine may take

QString namesOf(const std::vector<ReaderCopies::Ended> &ended)
{
    QStringList names;
    for (const ReaderCopies::Ended &one : ended) {
        const bool isRight = one.status == ReaderCopies::statusFor(int(one.reader));
        names.append(QString::number(one.reader) +
                     (isRight ? QString() : QStringLiteral(" with another code")));
    }
    names.sort();
    return names.join(u", ");
}

} // namespace

void TestReaderPlatform::bell_isHeardUntilSilenced()
{
    const int bell = makeBell();
    QVERIFY(bell >= 0);
    QVERIFY(!waitFor(-1, WaitFor::Reading, bell, 0).isRung);
    ringBell(bell);
    QVERIFY(waitFor(-1, WaitFor::Reading, bell, soon).isRung);
    QVERIFY(waitFor(-1, WaitFor::Reading, bell, 0).isRung);
    silenceBell(bell);
    QVERIFY(!waitFor(-1, WaitFor::Reading, bell, 0).isRung);
}

void TestReaderPlatform::interruption_ringsTheBell()
{
    const int bell = makeBell();
    ringWhenInterrupted(bell);
    std::raise(SIGINT);
    QVERIFY(waitFor(-1, WaitFor::Reading, bell, soon).isRung);
    stopRingingWhenInterrupted();
}

void TestReaderPlatform::silence_isOnlyWhereThereIsATerminal()
{
    const SilentTerminal terminal;
    if (!terminal.isSilent()) {
        terminal.say("lost");
        QVERIFY(!terminal.key());
    }
    isErrorShownAtTerminal(); // whatever it is
}

void TestReaderPlatform::windows_canBeShown_whereQtWasToldHow()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QVERIFY(canShowWindows());
    qunsetenv("QT_QPA_PLATFORM");
}

void TestReaderPlatform::program_liesWhereItLies()
{
    const QFileInfo folder(QString::fromStdU16String(programFolder().u16string()));
    QCOMPARE(folder.canonicalFilePath(),
             QFileInfo(QCoreApplication::applicationDirPath()).canonicalFilePath());
}

void TestReaderPlatform::copies_tellOfTheirEnd()
{
    int code = 0;
    ReaderCopies copies([&code] { return code; }, 3);
    for (code = 7; code < 9; ++code)
        QVERIFY(copies.start(quint64(code), 0, 0));
    std::vector<ReaderCopies::Ended> ended;
    while (ended.size() < 2) {
        QVERIFY(waitFor(-1, WaitFor::Reading, copies.bell(), soon).isRung);
        std::ranges::copy(copies.takeEnded(), std::back_inserter(ended));
    }
    QCOMPARE(namesOf(ended), QStringLiteral("7, 8"));
    QVERIFY(copies.takeEnded().empty());
    copies.end(7); // who is gone is not missed
}

void TestReaderPlatform::sandbox_hidesFilesOrSaysThatItDoesNot()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("secret"));
    QVERIFY(QFile(path).open(QIODevice::WriteOnly));
    const int told = exitCodeOfCopy([&path] {
        Sandbox sandbox({});
        if (!sandbox.prepare() || !sandbox.close())
            return 2;
        const bool hides = sandbox.walls().hidesFiles();
        return QFile(path).open(QIODevice::ReadOnly) == hides ? 1 : 0;
    });
    QCOMPARE(told, 0);
    QVERIFY(QFile(path).open(QIODevice::ReadOnly)); // only the copy is shut in
}

void TestReaderPlatform::office_whereItCannotBeClosedOff_opensNothing()
{
    constexpr int refused = 77;
    QTemporaryDir folder;
    QVERIFY(QFile(folder.filePath(QStringLiteral("letter.docx"))).open(QIODevice::WriteOnly));
    const std::string nobody = folder.filePath(QStringLiteral("nobody/soffice")).toStdString();
    const int told = exitCodeOfCopy([&] {
        return convertDocument({nobody, folder.path().toStdString(), "letter.docx", refused});
    });
    QCOMPARE(told, refused);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
             QStringList{QStringLiteral("letter.docx")});
}

void TestReaderPlatform::workLimit_countsDown()
{
    WorkLimit limit;
    QCOMPARE(limit.left(), 0.0); // none is set
    limit.allow(1000);
    const double before = limit.left();
    QVERIFY(before > 900 && before <= 1000);
    const double used = WorkLimit::secondsUsed();
    while (WorkLimit::secondsUsed() < used + 0.02) { // works
    }
    QVERIFY(limit.left() < before);
    limit.allow(0);
    QCOMPARE(limit.left(), 0.0);
}

QTEST_GUILESS_MAIN(TestReaderPlatform)
#include "tst_readerplatform.moc"
