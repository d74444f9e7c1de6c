// SPDX-License-Identifier: GPL-3.0-or-later
#include "seasonfixture.h"

#include "model/season/database.h"
#include "tests/support/rawsql.h"

#include <QProcess>
#include <QRandomGenerator>

#include <signal.h>

#include <semaphore>
#include <thread>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void overwrite(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
}

/// The last line that the other program said.
QByteArray runChild(const QString &command, const QString &path)
{
    QProcess child;
    child.start(QString::fromUtf8(SEASON_CHILD), {command, path});
    if (!child.waitForFinished(60000))
        return "did not end";
    return child.readAllStandardOutput().trimmed().split('\n').last();
}

} // namespace

class TestSeasonFaults : public QObject
{
    Q_OBJECT

private slots:
    void open_missingFile();
    void open_notASeason_data();
    void open_notASeason();
    void open_newerFileIsLeftAlone();
    void open_fileThatMayNotBeWritten();
    void open_fileThatMayNotBeRead();
    void open_folderThatMayNotBeWritten();
    void open_lockedByAnotherProgram();
    void open_waitsForOthersLocksAsLongAsWriting();
    void open_corruptedPage();
    void open_truncated();
    void open_tableMissing();
    void open_randomDamageNeverCrashes();
    void connection_hasWhatItReliesOn();
    void foreignKeys_areEnforced();
    void fullDisk_isToldAndLosesNothing();
    void killed_losesNothingAcknowledged();
    void powerCut_isNoticed_thoughTheNumberIsTaken_data();
    void powerCut_isNoticed_thoughTheNumberIsTaken();
    void transaction_rollsBackUnlessCommitted();
    void transaction_innerFailsAlone();
};

void TestSeasonFaults::open_missingFile()
{
    QTemporaryDir folder;
    BOLE_FAILS(Season::open(folder.filePath(u"none.bole"_s)), ErrorCode::FileNotFound);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestSeasonFaults::open_notASeason_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("Dear committee,").repeated(20);
    QTest::newRow("PDF") << QByteArray("%PDF-1.7\n").repeated(20);
    QTest::newRow("head of a database only") << QByteArray("SQLite format 3\0", 16);
    QTest::newRow("another program's database")
        << QByteArray("SQLite format 3\0", 16) + QByteArray(500, '\0');
}

void TestSeasonFaults::open_notASeason()
{
    QFETCH(QByteArray, bytes);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"x.bole"_s);
    overwrite(path, bytes);
    BOLE_FAILS(Season::open(path), ErrorCode::NotASeason);
    QCOMPARE(contents(path), bytes);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"x.bole"_s});
    BOLE_FAILS(Season::open(folder.path()), ErrorCode::NotASeason);
}

void TestSeasonFaults::open_newerFileIsLeftAlone()
{
    SeasonFixture f;
    f.season.reset();
    BOLE_DO(runSql(f.path, u"PRAGMA user_version = 4711"_s));
    const QByteArray before = contents(f.path);
    BOLE_FAILS(Season::open(f.path), ErrorCode::SeasonTooNew);
    QCOMPARE(contents(f.path), before);
}

void TestSeasonFaults::open_fileThatMayNotBeWritten()
{
    SeasonFixture f;
    f.season.reset();
    QFile::setPermissions(f.folder.path(), QFile::Permissions(0x7777));
    QFile::setPermissions(f.path, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
    const QByteArray before = contents(f.path);
    const QByteArray said = runChild(u"strange"_s, f.path);
    QVERIFY2(said.startsWith("code " + QByteArray::number(int(ErrorCode::SeasonReadOnly))), said);
    QCOMPARE(contents(f.path), before);
}

void TestSeasonFaults::open_fileThatMayNotBeRead()
{
    SeasonFixture f;
    f.season.reset();
    QFile::setPermissions(f.folder.path(), QFile::Permissions(0x7777));
    QFile::setPermissions(f.path, QFile::Permissions());
    const QByteArray said = runChild(u"strange"_s, f.path);
    QVERIFY2(said.startsWith("code " + QByteArray::number(int(ErrorCode::FileNotReadable))), said);
    // Nor one in a folder that is somebody else's.
    QFile::setPermissions(f.path, QFile::Permissions(0x6666));
    QFile::setPermissions(f.folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QByteArray inside = runChild(u"strange"_s, f.path);
    QVERIFY2(inside.startsWith("code " + QByteArray::number(int(ErrorCode::FileNotReadable))),
             inside);
}

void TestSeasonFaults::open_folderThatMayNotBeWritten()
{
    SeasonFixture f;
    f.season.reset();
    QFile::setPermissions(f.path, QFile::Permissions(0x6666));
    QFile::setPermissions(f.folder.path(), QFile::Permissions(0x5555));
    const QByteArray said = runChild(u"strange"_s, f.path);
    QFile::setPermissions(f.folder.path(), QFile::Permissions(0x7777));
    QVERIFY2(said.startsWith("code " + QByteArray::number(int(ErrorCode::SeasonReadOnly))), said);
}

void TestSeasonFaults::open_lockedByAnotherProgram()
{
    SeasonFixture f;
    f.season.reset();
    Connection other;
    BOLE_DO(other.open(f.path));
    BOLE_DO(other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;"
                          "UPDATE setting SET value = value"));
    Season::Options impatient;
    impatient.patience = 50;
    BOLE_FAILS(Season::open(f.path, impatient), ErrorCode::SeasonLocked);
    BOLE_DO(other.execute("ROLLBACK"));
    other.close();
    BOLE_DO(Season::open(f.path));
}

void TestSeasonFaults::open_waitsForOthersLocksAsLongAsWriting()
{
    SeasonFixture f;
    BOLE_GET(other, Season::open(f.path));
    auto held = std::make_unique<Transaction>(other->database());
    BOLE_DO(other->applicants().create());
    std::binary_semaphore tried(0);
    bool waited = false;
    std::jthread opener([&] {
        waited = Season::open(f.path).has_value();
        tried.release();
    });
    // It cannot get in while the other transaction is open, nor gives up as long as a write would
    // wait, and gets in once that has ended.
    QVERIFY(!tried.try_acquire_for(std::chrono::milliseconds(3000)));
    BOLE_DO(held->commit());
    opener.join();
    QVERIFY(waited);
}

void TestSeasonFaults::open_corruptedPage()
{
    SeasonFixture f;
    for (int i = 0; i < 20; ++i)
        f.addApplicant(sampleRecord(), u"text"_s);
    f.season.reset();
    QByteArray bytes = contents(f.path);
    for (qsizetype page = 8; page * 4096 + 4096 <= bytes.size(); page += 3)
        bytes.replace(page * 4096, 200, QByteArray(200, '\x5a'));
    overwrite(f.path, bytes);
    BOLE_FAILS(Season::open(f.path), ErrorCode::SeasonCorrupted);
    QCOMPARE(contents(f.path).size(), bytes.size());
}

void TestSeasonFaults::open_truncated()
{
    SeasonFixture f;
    for (int i = 0; i < 20; ++i)
        f.addApplicant(sampleRecord(), u"text"_s);
    f.season.reset();
    const QByteArray bytes = contents(f.path);
    overwrite(f.path, bytes.first(bytes.size() / 2));
    BOLE_FAILS(Season::open(f.path), ErrorCode::SeasonCorrupted);
}

void TestSeasonFaults::open_tableMissing()
{
    SeasonFixture f;
    f.season.reset();
    BOLE_DO(runSql(f.path, u"PRAGMA foreign_keys = OFF; DROP TABLE score"_s));
    BOLE_FAILS(Season::open(f.path), ErrorCode::SeasonCorrupted);
}

void TestSeasonFaults::open_randomDamageNeverCrashes()
{
    SeasonFixture f;
    for (int i = 0; i < 5; ++i)
        f.addApplicant(sampleRecord(), u"江晓 text"_s);
    f.season.reset();
    const QByteArray sound = contents(f.path);
    int noticed = 0;
    for (quint32 seed = 1; seed <= 60; ++seed) {
        QRandomGenerator random(seed);
        QByteArray bytes = sound;
        for (int i = random.bounded(1, 40); i > 0; --i)
            bytes[random.bounded(qsizetype(bytes.size()))] = char(random.bounded(256));
        overwrite(f.path, bytes);
        QFile::remove(f.path + u"-wal"_s);
        QFile::remove(f.path + u"-shm"_s);
        auto season = Season::open(f.path);
        noticed += season ? 0 : 1;
        if (!season)
            continue;
        // What a check lets pass must still be answered with a value or an error.
        (void)(*season)->applicants().list();
        (void)(*season)->applicants().matching(u"江晓"_s);
        (void)(*season)->records().current(ApplicantId{1});
        (void)(*season)->documents().source(DocumentId{1});
    }
    QVERIFY2(noticed > 20, qPrintable(QString::number(noticed)));
}

void TestSeasonFaults::connection_hasWhatItReliesOn()
{
    SeasonFixture f;
    Database &database = f.season->database();
    QCOMPARE(database.pragma("application_id").value(), Database::applicationId);
    QCOMPARE(database.pragma("synchronous").value(), 2);
    QCOMPARE(database.pragma("foreign_keys").value(), 1);
    QCOMPARE(database.pragma("trusted_schema").value(), 0);
    QCOMPARE(contents(f.path).mid(18, 2), QByteArray("\2\2")); // the file's head says WAL
}

void TestSeasonFaults::foreignKeys_areEnforced()
{
    SeasonFixture f;
    Document document;
    document.applicant = ApplicantId{999};
    document.kind = DocumentKind::Pdf;
    QVERIFY(!f.season->documents().add(document, "x"));
    BOLE_FAILS(f.season->records().add(ApplicantId{999}, sampleRecord()),
               ErrorCode::DatabaseFailed);
    QVERIFY(f.season->applicants().list()->isEmpty());
}

void TestSeasonFaults::fullDisk_isToldAndLosesNothing()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    f.season.reset();
    QProcess child;
    child.start(QString::fromUtf8(SEASON_CHILD), {u"fill"_s, f.path});
    QVERIFY(child.waitForFinished(60000));
    const QList<QByteArray> lines = child.readAllStandardOutput().trimmed().split('\n');
    QVERIFY2(lines.last().startsWith("code " + QByteArray::number(int(ErrorCode::DiskFull))),
             lines.last());
    QVERIFY(lines.size() > 2);
    BOLE_GET(season, Season::open(f.path));
    BOLE_GET(documents, season->documents().list(applicant));
    QCOMPARE(documents.size(), lines.size()); // the fixture's, and one for every number said
    for (const Document &document : documents)
        QCOMPARE(season->documents().bytes(document.id)->size(), document.size);
}

void TestSeasonFaults::killed_losesNothingAcknowledged()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    f.season.reset();
    QRandomGenerator random(20261116);
    for (int round = 0; round < 8; ++round) {
        QProcess child;
        child.start(QString::fromUtf8(SEASON_CHILD), {u"edit"_s, f.path});
        const int wanted = random.bounded(1, 40);
        QByteArray said;
        while (said.count('\n') < wanted && child.waitForReadyRead(30000))
            said += child.readAllStandardOutput();
        ::kill(pid_t(child.processId()), SIGKILL);
        QVERIFY(child.waitForFinished());
        said += child.readAllStandardOutput();
        const int acknowledged = int(said.count('\n'));
        QVERIFY(acknowledged >= wanted);
        BOLE_GET(season, Season::open(f.path));
        QVERIFY(!season->wasClosedProperly());
        const int stored = season->records().current(applicant)->basics.summary.toInt();
        // The last one may have been written but not yet said.
        QVERIFY2(stored == acknowledged || stored == acknowledged + 1,
                 qPrintable(u"%1 of %2"_s.arg(stored).arg(acknowledged)));
        season.reset();
        QVERIFY(Season::open(f.path).value()->wasClosedProperly());
    }
}

void TestSeasonFaults::powerCut_isNoticed_thoughTheNumberIsTaken_data()
{
    QTest::addColumn<QString>("change");
    // What the session says of its process, and this one, which has the same number.
    QTest::newRow("the machine was started again")
        << u"replace(host, substr(host, instr(host, ' ') + 1, 8), '00000000')"_s;
    QTest::newRow("the process began at another time") << u"host || '7'"_s;
}

void TestSeasonFaults::powerCut_isNoticed_thoughTheNumberIsTaken()
{
    QFETCH(QString, change);
    SeasonFixture f;
    QVERIFY(Season::open(f.path).value()->wasClosedProperly()); // two windows of one program
    const QByteArray open = contents(f.path);
    const QByteArray journal = contents(f.path + u"-wal"_s);
    f.season.reset();
    overwrite(f.path, open); // as it was when the power went
    overwrite(f.path + u"-wal"_s, journal);
    BOLE_DO(runSql(f.path, u"UPDATE session SET host = "_s + change));
    BOLE_GET(season, Season::open(f.path));
    QVERIFY(!season->wasClosedProperly());
}

void TestSeasonFaults::transaction_rollsBackUnlessCommitted()
{
    SeasonFixture f;
    {
        Transaction transaction(f.season->database());
        QVERIFY(f.season->applicants().create());
    }
    QCOMPARE(f.season->applicants().count().value(), 0);
    Transaction transaction(f.season->database());
    QVERIFY(f.season->applicants().create());
    QVERIFY(transaction.commit());
    QCOMPARE(f.season->applicants().count().value(), 1);
}

void TestSeasonFaults::transaction_innerFailsAlone()
{
    SeasonFixture f;
    Transaction transaction(f.season->database());
    const ApplicantId applicant = f.season->applicants().create().value();
    QVERIFY(!f.season->records().add(ApplicantId{999}, sampleRecord()));
    BOLE_DO(f.season->records().add(applicant, sampleRecord()));
    BOLE_DO(transaction.commit());
    QCOMPARE(f.season->applicants().list()->first().name, u"江晓"_s);
}

QTEST_GUILESS_MAIN(TestSeasonFaults)
#include "tst_seasonfaults.moc"
