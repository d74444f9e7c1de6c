// SPDX-License-Identifier: GPL-3.0-or-later
#include "seasonfixture.h"

#include "model/season/backupfolder.h"
#include "model/season/database.h"
#include "model/season/migration.h"

#include <QDir>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// The real first steps with two more, as a later version will have them.
QList<Migration> laterSteps()
{
    QList<Migration> steps = seasonMigrations();
    const int last = latestVersion(steps);
    steps.append({last + 1, u"colour"_s,
                  "ALTER TABLE applicant ADD COLUMN colour TEXT NOT NULL DEFAULT ''"});
    steps.append({last + 2, u"extra"_s,
                  "CREATE TABLE extra (id INTEGER PRIMARY KEY, applicant_id INTEGER REFERENCES "
                  "applicant (id)); INSERT INTO extra (applicant_id) SELECT id FROM applicant;"});
    return steps;
}

Season::Options with(const QList<Migration> &steps)
{
    Season::Options options;
    options.migrations = &steps;
    return options;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestMigration : public QObject
{
    Q_OBJECT

private slots:
    void steps_areNumberedWithoutGaps();
    void everyVersion_climbsToTheLatestAndStaysThere();
    void olderFile_isCopiedToTheBackups();
    void failingCreation_leavesNoFile();
    void failingStep_leavesTheFileUntouched_data();
    void failingStep_leavesTheFileUntouched();
    void failingAgain_leavesOneCopy();
    void passwords_leaveTheFileAndItsBackups();
    void doubles_stayAndAreMarked();
};

void TestMigration::steps_areNumberedWithoutGaps()
{
    const QList<Migration> &steps = seasonMigrations();
    QVERIFY(!steps.isEmpty());
    for (int i = 0; i < steps.size(); ++i) {
        QCOMPARE(steps[i].version, i + 1);
        QVERIFY(!steps[i].sql.isEmpty());
    }
}

void TestMigration::everyVersion_climbsToTheLatestAndStaysThere()
{
    const QList<Migration> all = laterSteps();
    for (qsizetype from = 1; from <= all.size(); ++from) {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"old.bole"_s);
        const QList<Migration> old = all.first(from);
        {
            BOLE_GET(season, Season::create(path, u"Old"_s, with(old)));
            QCOMPARE(season->database().pragma("user_version").value(), int(from));
            BOLE_DO(season->applicants().create());
        }
        for (int round = 0; round < 2; ++round) {
            BOLE_GET(season, Season::open(path, with(all)));
            QCOMPARE(season->database().pragma("user_version").value(), latestVersion(all));
            QCOMPARE(season->applicants().count().value(), 1);
            QCOMPARE(season->database().pragma("foreign_keys").value(), 1);
            // Running the steps again on a file that has them does nothing.
            BOLE_DO(migrate(season->database(), all));
        }
        QCOMPARE(BackupFolder(path).backups().size(), from == all.size() ? 0 : 1);
    }
}

void TestMigration::olderFile_isCopiedToTheBackups()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    f.season.reset();
    const int version = latestVersion(seasonMigrations());
    const QList<Migration> all = laterSteps();
    BOLE_DO(Season::open(f.path, with(all)));
    const QString copy = BackupFolder(f.path).backups().value(0);
    QVERIFY2(copy.endsWith(u"(version %1).bole"_s.arg(version)), qPrintable(copy));
    BOLE_GET(old, Season::open(copy));
    QCOMPARE(old->database().pragma("user_version").value(), version);
    QVERIFY(old->records().current(applicant).value() == sampleRecord());
    BOLE_FAILS(Season::open(f.path), ErrorCode::SeasonTooNew);
}

void TestMigration::failingCreation_leavesNoFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"new.bole"_s);
    const QList<Migration> broken{{1, u"broken"_s, "CREATE TABLE half (id); MAKE IT SO"}};
    BOLE_FAILS(Season::create(path, u"New"_s, with(broken)), ErrorCode::MigrationFailed);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestMigration::failingStep_leavesTheFileUntouched_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::newRow("not SQL") << QByteArray("CREATE TABLE half (id); MAKE IT SO");
    QTest::newRow("no such table") << QByteArray("DELETE FROM facts; DROP TABLE nowhere");
    QTest::newRow("broken reference")
        << QByteArray("INSERT INTO tag (applicant_id, name) VALUES (4711, 'lost')");
}

void TestMigration::failingStep_leavesTheFileUntouched()
{
    QFETCH(QByteArray, sql);
    SeasonFixture f;
    f.addApplicant(sampleRecord());
    f.season.reset();
    const QByteArray before = contents(f.path);
    QList<Migration> steps = laterSteps();
    steps.append({latestVersion(steps) + 1, u"broken"_s, sql});
    BOLE_FAILS(Season::open(f.path, with(steps)), ErrorCode::MigrationFailed);
    QCOMPARE(contents(f.path), before);
    f.reopen();
    QCOMPARE(f.season->applicants().list()->first().name, u"江晓"_s);
}

void TestMigration::failingAgain_leavesOneCopy()
{
    SeasonFixture f;
    f.season.reset();
    const BackupFolder folder(f.path);
    QVERIFY(QDir().mkpath(folder.path()));
    // One from an earlier day, and of another version, which stays.
    const int version = latestVersion(seasonMigrations());
    for (const int of : {version, version - 1})
        QVERIFY(QFile::copy(f.path, folder.path() + u"/2026-01-02 (version %1).bole"_s.arg(of)));
    QList<Migration> steps = seasonMigrations();
    steps.append({version + 1, u"broken"_s, "MAKE IT SO"});
    for (int round = 0; round < 3; ++round) {
        BOLE_FAILS(Season::open(f.path, with(steps)), ErrorCode::MigrationFailed);
        const QStringList copies = folder.backups();
        QCOMPARE(copies.size(), 2);
        QVERIFY(copies[0].endsWith(u"(version %1).bole"_s.arg(version)));
        QVERIFY(!copies[0].contains(u"2026-01-02"));
        QVERIFY(copies[1].endsWith(u"2026-01-02 (version %1).bole"_s.arg(version - 1)));
    }
}

void TestMigration::passwords_leaveTheFileAndItsBackups()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"old.bole"_s);
    const QByteArray secret = "correct horse 4711";
    const QList<Migration> old = seasonMigrations().first(2);
    {
        BOLE_GET(season, Season::create(path, u"Old"_s, with(old)));
        BOLE_DO(season->applicants().create());
        BOLE_DO(season->database().execute(
            "INSERT INTO document (applicant_id, role, file_name, kind, sha256, size, pages, "
            "password, added_at) VALUES (1, 'cv', 'cv.pdf', 'pdf', 'abc', 1, 1, '" +
            secret + "', '')"));
        BOLE_DO(BackupFolder(path).backUp(QDate(2026, 11, 16)));
    }
    QVERIFY(contents(path).contains(secret));
    {
        BOLE_GET(season, Season::open(path));
        QCOMPARE(season->formerPasswords(),
                 (QHash<QString, QString>{{u"abc"_s, QString::fromLatin1(secret)}}));
        QCOMPARE(season->documents().list(ApplicantId{1})->first().sha256, u"abc"_s);
    }
    QVERIFY(!contents(path).contains(secret));
    const QStringList backups = BackupFolder(path).backups();
    QCOMPARE(backups.size(), 2);
    for (const QString &backup : backups) {
        QVERIFY(!contents(backup).contains(secret));
        BOLE_DO(Season::open(backup));
    }
    QVERIFY(Season::open(path).value()->formerPasswords().isEmpty());
}

void TestMigration::doubles_stayAndAreMarked()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"old.bole"_s);
    const QList<Migration> old = seasonMigrations().first(2);
    {
        BOLE_GET(season, Season::create(path, u"Old"_s, with(old)));
        for (int i = 0; i < 2; ++i)
            BOLE_DO(season->applicants().create());
        BOLE_DO(season->database().execute(
            "INSERT INTO document (applicant_id, role, file_name, kind, sha256, size, pages, "
            "removed_at, added_at) VALUES (1, 'cv', 'cv.pdf', 'pdf', 'abc', 1, 1, 'then', ''), "
            "(1, 'cv', 'cv.pdf', 'pdf', 'abc', 1, 1, NULL, ''), "
            "(2, 'cv', 'copy.pdf', 'pdf', 'abc', 1, 1, NULL, ''), "
            "(2, 'cv', 'other.pdf', 'pdf', 'def', 1, 1, NULL, '')"));
    }
    BOLE_GET(season, Season::open(path));
    QCOMPARE(season->documents().findBySha256(u"abc"_s)->size(), 2);
    QCOMPARE(season->documents().list(ApplicantId{2})->size(), 2);
    // No program can bring it in again by mistake.
    QVERIFY(!season->database().execute(
        "INSERT INTO document (applicant_id, role, file_name, kind, sha256, size, pages, added_at) "
        "VALUES (2, 'cv', 'again.pdf', 'pdf', 'abc', 1, 1, '')"));
}

QTEST_GUILESS_MAIN(TestMigration)
#include "tst_migration.moc"
