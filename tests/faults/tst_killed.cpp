// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultsupport.h"

#include "model/season/backupfolder.h"
#include "model/season/database.h"
#include "model/season/migration.h"

using namespace Bole;
using namespace Bole::Faults;
using namespace Qt::StringLiterals;

namespace {

const QString child = QStringLiteral(FAULT_CHILD);

/// Processes that carry the mark in their environment.
int marked(const QByteArray &mark)
{
    int count = 0;
    for (const QString &process : QDir(u"/proc"_s).entryList({u"[0-9]*"_s}, QDir::Dirs))
        count += contents(u"/proc/%1/environ"_s.arg(process)).contains(mark);
    return count;
}

} // namespace

/// SIGKILL at random moments. Nothing that was acknowledged is lost, nothing is left half done, and
/// the next start knows.
class TestKilled : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void import_keepsWhatWasIn_andGoesOn();
    void edit_isInTheFileOnceSaid();
    void migration_isDoneOrNot();
    void backup_neverReplacesAGoodOne();
    void export_isWholeOrTheOldOne();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void makeSeason(int count);

    std::unique_ptr<QTemporaryDir> m_folder;
    QRandomGenerator m_random{20261116};
};

void TestKilled::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestKilled::makeSeason(int count)
{
    const Run made = bole({u"generate"_s, path(u"season.bole"_s), QString::number(count)});
    QVERIFY2(made.exitCode == 0, qPrintable(made.all()));
}

void TestKilled::import_keepsWhatWasIn_andGoesOn()
{
    constexpr int files = 60;
    QCOMPARE(bole({u"generate"_s, u"--pdfs"_s, path(u"pdfs"_s), QString::number(files)}).exitCode,
             0);
    const QString season = path(u"season.bole"_s);
    const QByteArray mark = "BOLE_TEST_MARK=" + QByteArray::number(m_random.generate64());
    for (int round = 0; round < 4; ++round) {
        QProcess import;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"BOLE_TEST_MARK"_s, QString::fromLatin1(mark.sliced(15)));
        import.setProcessEnvironment(environment);
        import.start(program(), {u"import"_s, season, path(u"pdfs"_s)});
        QVERIFY(import.waitForStarted());
        int seen = 0;
        if (round > 0) {
            // What another window sees has been acknowledged.
            const auto other = Season::open(season);
            QVERIFY(other.has_value());
            const int wanted = std::min(files, 14 * round);
            QTRY_VERIFY_WITH_TIMEOUT((seen = (*other)->applicants().count().value()) >= wanted ||
                                         import.state() == QProcess::NotRunning,
                                     60'000);
        } else {
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(season), 60'000);
            waitAtRandom(m_random, 300);
        }
        kill(import);
        QTRY_COMPARE_WITH_TIMEOUT(marked(mark), 0, 10'000); // no reader is left behind
        const auto left = Season::open(season);
        if (!left && round == 0) {
            // Killed while the empty file was being made: it is no season yet, and nothing is lost.
            QFile::remove(season);
            QVERIFY(Season::create(season, u"Season"_s).has_value());
            continue;
        }
        QVERIFY(left.has_value());
        const int whole = wholeApplicants(**left);
        QVERIFY2(whole >= seen, qPrintable(u"%1 of %2"_s.arg(whole).arg(seen)));
    }
    const Run rest = bole({u"import"_s, season, path(u"pdfs"_s)});
    QVERIFY2(rest.exitCode == 0, qPrintable(rest.all()));
    QVERIFY(!rest.errors.contains(u"stopped while")); // the opening above has noticed and told
    QCOMPARE(wholeApplicants(*Season::open(season).value()), files);
}

void TestKilled::edit_isInTheFileOnceSaid()
{
    makeSeason(3);
    const QString season = path(u"season.bole"_s);
    for (int round = 0; round < 8; ++round) {
        QProcess process;
        process.start(child, {u"edit"_s, season});
        QVERIFY(process.waitForReadyRead(30'000));
        waitAtRandom(m_random, 120);
        kill(process);
        const int said = process.readAllStandardOutput().trimmed().split('\n').last().toInt();
        const auto left = Season::open(season);
        QVERIFY(left.has_value());
        QVERIFY(!(*left)->wasClosedProperly());
        const ApplicantId applicant = (*left)->applicants().ids(1)->first();
        const QString summary = (*left)->records().current(applicant)->basics.summary;
        const int stored = summary.left(summary.indexOf(u'x')).toInt();
        QVERIFY2(stored == said || stored == said + 1,
                 qPrintable(u"%1 said, %2 stored"_s.arg(said).arg(stored)));
    }
}

void TestKilled::migration_isDoneOrNot()
{
    makeSeason(120);
    const QString season = path(u"season.bole"_s);
    const int before = latestVersion(seasonMigrations());
    const QByteArray sound = contents(season);
    int interrupted = 0;
    for (int round = 0; round < 10; ++round) {
        QDir(BackupFolder(season).path()).removeRecursively();
        for (const QString &end : {u"-wal"_s, u"-shm"_s})
            QFile::remove(season + end);
        overwrite(season, sound);
        QProcess process;
        process.start(child, {u"migrate"_s, season});
        QVERIFY(process.waitForStarted());
        waitAtRandom(m_random, 250);
        kill(process);
        const bool finished = process.readAllStandardOutput().startsWith("version");
        interrupted += !finished;
        // Trying again works, wherever it was stopped, and everybody is there.
        const QString again = run(child, {u"migrate"_s, season}).output;
        QCOMPARE(again.trimmed(), u"version %1 120"_s.arg(before + 2));
        const QStringList copies = BackupFolder(season).backups();
        QVERIFY(!copies.isEmpty());
        for (const QString &copy : copies) {
            const auto old = Season::open(copy);
            QVERIFY(old.has_value());
            QCOMPARE(wholeApplicants(**old), 120);
        }
        QVERIFY(QDir(BackupFolder(season).path()).entryList({u"*unfinished*"_s}).isEmpty());
    }
    QVERIFY2(interrupted > 0, "no kill came in time");
}

void TestKilled::backup_neverReplacesAGoodOne()
{
    makeSeason(60);
    const QString season = path(u"season.bole"_s);
    const BackupFolder folder(season);
    for (int round = 0; round < 6; ++round) {
        QProcess process;
        process.start(child, {u"backup"_s, season});
        QVERIFY(process.waitForReadyRead(30'000));
        waitAtRandom(m_random, 250);
        kill(process);
        const QByteArray said = process.readAllStandardOutput().trimmed().split('\n').last();
        const QStringList kept = folder.backups();
        QVERIFY(kept.contains(QString::fromUtf8(said)));
        for (const QString &copy : kept)
            QCOMPARE(wholeApplicants(*Season::open(copy).value()), 60);
    }
    QVERIFY(folder.backUp(QDate(2026, 11, 16)).has_value());
    QVERIFY(QDir(folder.path()).entryList({u"*unfinished*"_s}).isEmpty());
}

void TestKilled::export_isWholeOrTheOldOne()
{
    makeSeason(300);
    const QString out = path(u"out"_s);
    QVERIFY(QDir().mkpath(out));
    const QString file = out + u"/all.csv"_s;
    const QStringList arguments{u"export"_s, path(u"season.bole"_s), u"--all"_s, u"-o"_s, file};
    QCOMPARE(bole(arguments).exitCode, 0);
    const QByteArray whole = contents(file);
    QVERIFY(whole.count('\n') > 300);
    for (int round = 0; round < 12; ++round) {
        overwrite(file, "the old one");
        QProcess process;
        process.start(program(), arguments);
        QVERIFY(process.waitForStarted());
        waitAtRandom(m_random, 150);
        kill(process);
        const QByteArray left = contents(file);
        QVERIFY(left == "the old one" || left == whole);
        // Nothing of an applicant lies about in a file that nobody knows of.
        QCOMPARE(filesIn(out), QStringList{u"all.csv"_s});
    }
}

QTEST_GUILESS_MAIN(TestKilled)
#include "tst_killed.moc"
