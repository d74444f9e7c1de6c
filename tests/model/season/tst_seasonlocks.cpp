// SPDX-License-Identifier: GPL-3.0-or-later
#include "seasonfixture.h"

#include "model/exchange/package.h"
#include "model/export/savefile.h"
#include "model/import/rostertable.h"
#include "model/import/ziparchive.h"
#include "model/readerclient/documentfile.h"
#include "model/regularfile.h"
#include "model/season/backupfolder.h"
#include "model/season/database.h"
#include "model/season/migration.h"
#include "model/season/rescue.h"
#include "model/season/seasonfile.h"
#include "model/season/seasonthread.h"
#include "tests/support/heldfiles.h"

#include <QProcess>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

using Path = std::function<void(SeasonFixture &)>;

/// As a file dialog, a preview or a library may do at any time.
void openAndClose(const QString &path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    QVERIFY(file >= 0);
    ::close(file);
}

void readInAnotherThread(SeasonFixture &f)
{
    QObject context;
    SeasonThread thread(f.path);
    thread.run(
        &context, [](Season &season) { return season.applicants().count(); },
        [](const Result<int> &) {});
    thread.finish();
}

Result<qsizetype> writeSomething(QFileDevice &file)
{
    return file.write("a,b\n");
}

/// What a second program reads from the file.
QByteArray seenByAnother(const QString &path)
{
    QProcess child;
    child.start(QString::fromUtf8(SEASON_CHILD), {u"summary"_s, path});
    return child.waitForFinished(60000) ? child.readAllStandardOutput().trimmed() : "did not end";
}

} // namespace

Q_DECLARE_METATYPE(Path)

/// Whatever this program does beside, the season that it has open stays locked: otherwise the next
/// program to close the season deletes the log that this one is writing to.
class TestSeasonLocks : public QObject
{
    Q_OBJECT

private slots:
    void locks_stay_data();
    void locks_stay();
    void locks_goWithTheSeason();
    void locks_keepOthersOut();
    void log_deletedUnderneath_data();
    void log_deletedUnderneath();
    void log_deletedDuringAWrite_isNotAcknowledged();
    void log_thatIsLostIsNotWrittenOverOthersWork();
    void openFiles_areNotReplaced();
    void notAFile_isNotOpened();
};

void TestSeasonLocks::locks_stay_data()
{
    QTest::addColumn<Path>("path");
    const auto row = [](const char *name, const Path &path) {
        QTest::newRow(name) << path;
    };
    row("a library looks at the file", [](SeasonFixture &f) { openAndClose(f.path); });
    row("a library looks at the log's index",
        [](SeasonFixture &f) { openAndClose(f.path + u"-shm"_s); });
    row("second window", [](SeasonFixture &f) { BOLE_DO(Season::open(f.path)); });
    row("second window through a link", [](SeasonFixture &f) {
        const QString link = f.folder.filePath(u"link.bole"_s);
        QVERIFY(QFile::link(f.path, link));
        BOLE_DO(Season::open(link));
    });
    row("another thread", readInAnotherThread);
    row("backup",
        [](SeasonFixture &f) { BOLE_DO(BackupFolder(f.path).backUp(QDate(2026, 11, 17))); });
    row("copy",
        [](SeasonFixture &f) { BOLE_DO(f.season->saveCopy(f.folder.filePath(u"copy.bole"_s))); });
    row("copy over itself",
        [](SeasonFixture &f) { BOLE_FAILS(f.season->saveCopy(f.path), ErrorCode::FileExists); });
    row("rescue", [](SeasonFixture &f) { BOLE_DO(rescueCopy(*f.season)); });
    row("new season of the same name", [](SeasonFixture &f) {
        BOLE_FAILS(Season::create(f.path, u"x"_s), ErrorCode::FileExists);
    });
    row("import of the season itself", [](SeasonFixture &f) {
        BOLE_FAILS(readDocumentFile(f.path, ReaderLimits()), ErrorCode::DocumentNotSupported);
        (void)looksScanned(f.path);
    });
    row("import of its log", [](SeasonFixture &f) {
        BOLE_FAILS(readDocumentFile(f.path + u"-wal"_s, ReaderLimits()),
                   ErrorCode::DocumentNotSupported);
        BOLE_FAILS(readDocumentFile(f.path + u"-shm"_s, ReaderLimits()),
                   ErrorCode::DocumentNotSupported);
    });
    row("import under another name", [](SeasonFixture &f) {
        const QString link = f.folder.filePath(u"cv.pdf"_s);
        QVERIFY(QFile::link(f.path, link));
        QVERIFY(!looksScanned(link));
        BOLE_FAILS(readDocumentFile(link, ReaderLimits()), ErrorCode::DocumentNotSupported);
    });
    row("export beside it", [](SeasonFixture &f) {
        BOLE_DO(saveFile(f.folder.filePath(u"list.csv"_s), writeSomething));
    });
    row("export over it", [](SeasonFixture &f) {
        BOLE_FAILS(saveFile(f.path, writeSomething), ErrorCode::FileExists);
    });
    row("a roster, a package or an archive that is the season", [](SeasonFixture &f) {
        BOLE_FAILS(readRosterTable(f.path), ErrorCode::FileNotReadable);
        BOLE_FAILS(readPackage(f.path, {}, {}), ErrorCode::FileNotReadable);
        BOLE_FAILS(needsPassphrase(f.path), ErrorCode::FileNotReadable);
        BOLE_FAILS(readRegularFile(f.path, mostTableBytes), ErrorCode::FileNotReadable);
    });
    row("package over it", [](SeasonFixture &f) {
        BOLE_FAILS(PackageWriter(f.path, {}).begin({}), ErrorCode::FileExists);
    });
    row("a season that is too new", [](SeasonFixture &f) {
        Season::Options old;
        const QList<Migration> none;
        old.migrations = &none;
        BOLE_FAILS(Season::open(f.path, old), ErrorCode::SeasonTooNew);
    });
}

void TestSeasonLocks::locks_stay()
{
    QFETCH(Path, path);
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord(), u"text"_s);
    QVERIFY(HeldFiles().holdsSeason(f.path));
    path(f);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(HeldFiles().holdsSeason(f.path));
    // Another program comes and goes; what is written after it is in the file that others see.
    QCOMPARE(seenByAnother(f.path), "");
    QCOMPARE(HeldFiles().deleted(f.path), QStringList());
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/summary"_s, u"kept"_s),
                                      f.reviewer));
    QVERIFY(f.season->database().isInPlace());
    QCOMPARE(seenByAnother(f.path), "kept");
}

void TestSeasonLocks::locks_goWithTheSeason()
{
    SeasonFixture f;
    const QString copy = f.folder.filePath(u"link"_s);
    QCOMPARE(::link(qPrintable(f.path), qPrintable(copy)), 0);
    f.season.reset();
    QCOMPARE(HeldFiles().locksOn(copy), QStringList());
    QVERIFY(!QFile::exists(f.path + u"-wal"_s)); // the last to close it has tidied up
    QVERIFY(!isOpenInSqlite(f.path));
}

void TestSeasonLocks::locks_keepOthersOut()
{
    SeasonFixture f;
    Transaction held(f.season->database());
    BOLE_DO(f.season->applicants().create());
    openAndClose(f.path + u"-shm"_s);
    QProcess child;
    child.start(QString::fromUtf8(SEASON_CHILD), {u"impatient"_s, f.path});
    QVERIFY(child.waitForFinished(60000));
    QVERIFY(child.readAllStandardOutput().startsWith(
        "code " + QByteArray::number(int(ErrorCode::SeasonLocked))));
    BOLE_DO(held.commit());
}

void TestSeasonLocks::log_deletedUnderneath_data()
{
    QTest::addColumn<QString>("end");
    for (const char *end : {"", "-wal", "-shm"})
        QTest::newRow(*end ? end : "season") << QString::fromLatin1(end);
}

void TestSeasonLocks::log_deletedUnderneath()
{
    QFETCH(QString, end);
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord(), u"text"_s);
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/summary"_s, u"kept"_s),
                                      f.reviewer));
    QSignalSpy lost(f.season.get(), &Season::fileLost);
    QVERIFY(QFile::remove(f.path + end));
    BOLE_FAILS(f.season->applicants().create(), ErrorCode::FileNotFound);
    QTRY_COMPARE(lost.size(), 1);
    BOLE_GET(copy, rescueCopy(*f.season));
    QVERIFY(copy != f.path);
    QCOMPARE(seenByAnother(copy), "kept");
}

void TestSeasonLocks::log_deletedDuringAWrite_isNotAcknowledged()
{
    SeasonFixture f;
    Transaction transaction(f.season->database());
    BOLE_DO(f.season->applicants().create());
    QVERIFY(QFile::remove(f.path + u"-wal"_s));
    BOLE_FAILS(transaction.commit(), ErrorCode::FileNotFound);
}

void TestSeasonLocks::log_thatIsLostIsNotWrittenOverOthersWork()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord(), u"text"_s);
    for (const QString &end : {u"-wal"_s, u"-shm"_s})
        QVERIFY(QFile::remove(f.path + end));
    // What the others see begins before the log that is gone, and they go on from there.
    QProcess child;
    child.start(QString::fromUtf8(SEASON_CHILD), {u"add"_s, f.path});
    QVERIFY(child.waitForFinished(60000));
    QCOMPARE(child.readAllStandardOutput().trimmed(), "added");
    f.season.reset();
    BOLE_GET(season, Season::open(f.path));
    QVERIFY(season->applicants().count().value() > 0);
    QVERIFY(!season->records().current(applicant) ||
            season->records().current(applicant)->basics.name.isEmpty());
}

void TestSeasonLocks::openFiles_areNotReplaced()
{
    SeasonFixture f;
    SeasonFixture other;
    // Open in this program, and in none but with a log that belongs to it.
    BOLE_FAILS(f.season->saveCopy(other.path), ErrorCode::FileExists);
    const QString left = f.folder.filePath(u"left.bole"_s);
    QVERIFY(QFile(left + u"-wal"_s).open(QIODevice::WriteOnly));
    BOLE_FAILS(f.season->saveCopy(left), ErrorCode::FileExists);
    BOLE_FAILS(Season::create(left, u"x"_s), ErrorCode::FileExists);
    QVERIFY(HeldFiles().holdsSeason(other.path));
    QCOMPARE(other.season->reviewers().list()->size(), 1);
}

void TestSeasonLocks::notAFile_isNotOpened()
{
    QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe.bole"_s);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    BOLE_FAILS(Season::open(pipe), ErrorCode::NotASeason); // and does not wait for a writer
    for (const QString &name : {u"roster.csv"_s, u"roster.xlsx"_s, u"roster.xls"_s}) {
        QCOMPARE(::mkfifo(qPrintable(folder.filePath(name)), 0600), 0);
        BOLE_FAILS(readRosterTable(folder.filePath(name)), ErrorCode::FileNotReadable);
    }
    BOLE_FAILS(readPackage(pipe, {}, {}), ErrorCode::FileNotReadable);
    BOLE_FAILS(needsPassphrase(pipe), ErrorCode::FileNotReadable);
    BOLE_FAILS(unpackArchive(FilePath(pipe), FilePath(folder.path())),
               ErrorCode::DocumentNotReadable);
    BOLE_FAILS(readRegularFile(u"/dev/zero"_s, mostTableBytes), ErrorCode::FileNotReadable);
}

QTEST_GUILESS_MAIN(TestSeasonLocks)
#include "tst_seasonlocks.moc"
