// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/dossierstore.h"
#include "seasonfixture.h"

#include "model/season/backupfolder.h"

#include <QDir>
#include <QSignalSpy>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QDate monday(2026, 11, 16);

} // namespace

class TestBackup : public QObject
{
    Q_OBJECT

private slots:
    void backup_isAWholeSeasonOfItsOwn();
    void backup_isMadeOnceADay();
    void oldest_areDropped();
    void clockSetBack_keepsTheNewCopies();
    void damagedSeason_doesNotReplaceGoodCopies();
    void backup_seesOneMomentWhileOthersWrite();
    void stopped_leavesNothingBehind();
    void daily_runsInTheBackground();
};

void TestBackup::backup_isAWholeSeasonOfItsOwn()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_GET(copy, BackupFolder(f.path).backUp(monday));
    QCOMPARE(copy, f.folder.filePath(u"test-backups/2026-11-16.bole"_s));
    QCOMPARE(QFile::permissions(copy) &
                 (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
             QFile::Permissions());
    BOLE_DO(f.season->dossiers().remove({applicant}, f.reviewer));
    BOLE_GET(season, Season::open(copy));
    QVERIFY(season->records().current(applicant).value() == sampleRecord());
    QCOMPARE(season->applicants().count().value(), 1);
    QCOMPARE(season->settings().title().value(), u"Test"_s);
}

void TestBackup::backup_isMadeOnceADay()
{
    SeasonFixture f;
    const BackupFolder backups(f.path);
    QVERIFY(backups.isDue(monday));
    BOLE_DO(backups.backUp(monday));
    QVERIFY(!backups.isDue(monday));
    QVERIFY(backups.isDue(monday.addDays(1)));
}

void TestBackup::oldest_areDropped()
{
    SeasonFixture f;
    const BackupFolder backups(f.path);
    for (int day = 0; day < 10; ++day)
        BOLE_DO(backups.backUp(monday.addDays(day)));
    const QStringList left = backups.backups();
    QCOMPARE(left.size(), BackupFolder::kept);
    QVERIFY(left.first().endsWith(u"2026-11-25.bole"_s));
    QVERIFY(left.last().endsWith(u"2026-11-19.bole"_s));
    QCOMPARE(QDir(backups.path()).entryList(QDir::Files).size(), BackupFolder::kept);
}

void TestBackup::clockSetBack_keepsTheNewCopies()
{
    SeasonFixture f;
    const BackupFolder backups(f.path);
    for (int day = 0; day < BackupFolder::kept; ++day)
        BOLE_DO(backups.backUp(monday.addDays(day)));
    QStringList made;
    for (int day = 0; day < 3; ++day) {
        BOLE_GET(early, backups.backUp(monday.addYears(-1).addDays(day)));
        made << early;
    }
    const QStringList left = backups.backups();
    QCOMPARE(left.size(), BackupFolder::kept);
    for (const QString &copy : made)
        QVERIFY2(left.contains(copy), qPrintable(copy));
    // Of those from the wrong days the earliest went.
    QVERIFY(left.first().endsWith(u"2026-11-22.bole"_s));
    QVERIFY(!QFile::exists(QDir(backups.path()).filePath(u"2026-11-18.bole"_s)));
}

void TestBackup::damagedSeason_doesNotReplaceGoodCopies()
{
    SeasonFixture f;
    for (int i = 0; i < 20; ++i)
        f.addApplicant(sampleRecord(), u"text"_s);
    const BackupFolder backups(f.path);
    BOLE_GET(good, backups.backUp(monday));
    f.season.reset();
    QFile file(f.path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    for (qint64 page = 8; page * 4096 + 4096 <= file.size(); page += 3) {
        QVERIFY(file.seek(page * 4096));
        file.write(QByteArray(200, '\x5a'));
    }
    file.close();
    BOLE_FAILS(backups.backUp(monday), ErrorCode::SeasonCorrupted);
    BOLE_FAILS(backups.backUp(monday.addDays(1)), ErrorCode::SeasonCorrupted);
    QCOMPARE(backups.backups(), QStringList{good});
    QCOMPARE(Season::open(good).value()->applicants().count().value(), 20);
}

void TestBackup::backup_seesOneMomentWhileOthersWrite()
{
    SeasonFixture f;
    f.addApplicant(sampleRecord());
    Transaction transaction(f.season->database());
    f.addApplicant(sampleRecord());
    BOLE_GET(copy, BackupFolder(f.path).backUp(monday));
    BOLE_DO(transaction.commit());
    QCOMPARE(Season::open(copy).value()->applicants().count().value(), 1);
}

void TestBackup::stopped_leavesNothingBehind()
{
    SeasonFixture f;
    std::stop_source stop;
    stop.request_stop();
    BOLE_FAILS(BackupFolder(f.path).backUp(monday, stop.get_token()), ErrorCode::Cancelled);
    QVERIFY(QDir(BackupFolder(f.path).path()).isEmpty());
}

void TestBackup::daily_runsInTheBackground()
{
    SeasonFixture f;
    f.addApplicant(sampleRecord());
    QSignalSpy done(f.season.get(), &Season::backedUp);
    f.season->startDailyBackup();
    QTRY_COMPARE(done.size(), 1);
    QVERIFY(QFile::exists(done[0][0].toString()));
    f.season->startDailyBackup(); // not due again today
    f.season->startDailyBackup();
    f.reopen(); // waits for a running one
    QCOMPARE(BackupFolder(f.path).backups().size(), 1);
}

QTEST_GUILESS_MAIN(TestBackup)
#include "tst_backup.moc"
