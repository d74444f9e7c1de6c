// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/dossierstore.h"
#include "model/season/migration.h"
#include "model/season/reviewstore.h"
#include "tests/model/season/seasonfixture.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString titleOf(const QString &path)
{
    const auto season = Season::open(path);
    return season ? season.value()->settings().title().value_or(QString()) : u"not a season"_s;
}

} // namespace

/// `bole check`, `bole backup` and `bole restore`: the real program.
class TestSeasonCommands : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_season = std::make_unique<SeasonFixture>(); }
    void cleanup() { m_season.reset(); }
    void check_sound_saysWhatItHolds();
    void check_deletedCountsNowhere();
    void check_old_namesTheStepsAndTakesNone();
    void check_damaged_isAnError();
    void check_noSeason_isAnError();
    void backup_whileOpen_holdsEverything();
    void backup_existingFile_isRefused();
    void backup_withoutFile_isAmongTheSeasonsBackups();
    void restore_existingSeason_isRefused();
    void restore_replacing_keepsTheOldOne();
    void restore_openSeason_isRefused();
    void restore_damagedBackup_changesNothing();

private:
    int run(const QStringList &arguments);
    QString path(const QString &name) const { return m_season->folder.filePath(name); }
    void close() { m_season->season.reset(); }

    std::unique_ptr<SeasonFixture> m_season;
    QString m_output;
    QString m_errors;
};

int TestSeasonCommands::run(const QStringList &arguments)
{
    QProcess process;
    process.setWorkingDirectory(m_season->folder.path());
    process.start(qEnvironmentVariable("BOLE_PROGRAM"), arguments);
    if (!process.waitForFinished(120'000))
        return -1;
    m_output = QString::fromUtf8(process.readAllStandardOutput());
    m_errors = QString::fromUtf8(process.readAllStandardError());
    return process.exitCode();
}

void TestSeasonCommands::check_sound_saysWhatItHolds()
{
    QCOMPARE(run({u"check"_s, u"--json"_s, u"test.bole"_s}), 0);
    const QJsonObject found = QJsonDocument::fromJson(m_output.toUtf8()).object();
    QCOMPARE(found.value(u"title"_s).toString(), u"Test"_s);
    QCOMPARE(found.value(u"sound"_s).toBool(), true);
    QCOMPARE(found.value(u"version"_s).toInt(), latestVersion(seasonMigrations()));
    QCOMPARE(found.value(u"missingSteps"_s).toArray().size(), 0);
    QCOMPARE(found.value(u"reviewers"_s).toInt(), 1);
    QCOMPARE_GT(found.value(u"bytes"_s).toInt(), 4096);
    QCOMPARE(run({u"check"_s, u"test.bole"_s}), 0);
    QVERIFY2(m_output.contains(u"Damage: none found"_s), qPrintable(m_output));
}

void TestSeasonCommands::check_deletedCountsNowhere()
{
    const ApplicantId stays = m_season->addApplicant(sampleRecord(), u"text"_s);
    const ApplicantId goes = m_season->addApplicant(sampleRecord(), u"other"_s);
    BOLE_DO(m_season->season->reviews().setNote(stays, m_season->reviewer, u"good"_s));
    BOLE_DO(m_season->season->reviews().setNote(goes, m_season->reviewer, u"good"_s));
    BOLE_DO(m_season->season->dossiers().remove({goes}, m_season->reviewer));
    QCOMPARE(run({u"check"_s, u"--json"_s, u"test.bole"_s}), 0);
    const QJsonObject found = QJsonDocument::fromJson(m_output.toUtf8()).object();
    for (const QString &what : {u"applicants"_s, u"documents"_s, u"reviewers"_s, u"reviews"_s})
        QCOMPARE(found.value(what).toInt(), 1);
    // What was written last is not yet in the file itself.
    const qint64 waiting = QFileInfo(m_season->path + u"-wal"_s).size();
    QCOMPARE_GT(waiting, 0);
    QCOMPARE(found.value(u"bytes"_s).toInteger(), QFileInfo(m_season->path).size() + waiting);
}

void TestSeasonCommands::check_old_namesTheStepsAndTakesNone()
{
    const QString old = path(u"old.bole"_s);
    QVERIFY(QFile::copy(QStringLiteral(BOLE_TEST_DATA "/seasons/version-2.bole"), old));
    QVERIFY(QFile::setPermissions(old, QFile::ReadOwner | QFile::WriteOwner));
    const QByteArray before = contentOf(old);
    QCOMPARE(run({u"check"_s, u"--json"_s, u"old.bole"_s}), 0);
    const QJsonObject found = QJsonDocument::fromJson(m_output.toUtf8()).object();
    QCOMPARE(found.value(u"version"_s).toInt(), 2);
    QCOMPARE_GT(found.value(u"documentBytes"_s).toInt(), 0);
    QCOMPARE(found.value(u"missingSteps"_s).toArray().first().toString(), u"0003_committee.sql"_s);
    QVERIFY(contentOf(old) == before);
    QVERIFY(!QDir(path(u"old-backups"_s)).exists());
}

void TestSeasonCommands::check_damaged_isAnError()
{
    close();
    QFile file(m_season->path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    // Every page but the first, which says that it is a season.
    file.seek(4096);
    file.write(QByteArray(int(file.size()) - 4096, '\x5a'));
    file.close();
    QCOMPARE(run({u"check"_s, u"test.bole"_s}), 1);
}

void TestSeasonCommands::check_noSeason_isAnError()
{
    QFile file(path(u"notes.bole"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    QCOMPARE(run({u"check"_s, u"notes.bole"_s}), 1);
    QVERIFY2(m_errors.contains(u"notes.bole"_s), qPrintable(m_errors));
    QCOMPARE(run({u"check"_s}), 2);
}

void TestSeasonCommands::backup_whileOpen_holdsEverything()
{
    BOLE_DO(m_season->season->settings().setTitle(u"Changed a moment ago"_s));
    QCOMPARE(run({u"backup"_s, u"test.bole"_s, u"-o"_s, u"copy.bole"_s}), 0);
    QCOMPARE(m_output, u"copy.bole\n"_s);
    // Who has the original open did not crash in the copy.
    QCOMPARE(run({u"list"_s, u"copy.bole"_s}), 0);
    QCOMPARE(m_errors, QString());
    QCOMPARE(titleOf(path(u"copy.bole"_s)), u"Changed a moment ago"_s);
}

void TestSeasonCommands::backup_existingFile_isRefused()
{
    QVERIFY(QFile::copy(m_season->path, path(u"copy.bole"_s)));
    const QByteArray before = contentOf(path(u"copy.bole"_s));
    QCOMPARE(run({u"backup"_s, u"test.bole"_s, u"-o"_s, u"copy.bole"_s}), 1);
    QVERIFY2(m_errors.startsWith(u"bole: copy.bole: "), qPrintable(m_errors));
    QVERIFY(contentOf(path(u"copy.bole"_s)) == before);
    QCOMPARE(run({u"backup"_s, u"test.bole"_s, u"-o"_s, u"nowhere/copy.bole"_s}), 1);
    QVERIFY2(m_errors.startsWith(u"bole: nowhere/copy.bole: "), qPrintable(m_errors));
}

void TestSeasonCommands::backup_withoutFile_isAmongTheSeasonsBackups()
{
    QCOMPARE(run({u"backup"_s, u"--json"_s, u"test.bole"_s}), 0);
    const QString copy =
        QJsonDocument::fromJson(m_output.toUtf8()).object().value(u"file"_s).toString();
    QVERIFY2(copy.contains(u"test-backups/"_s), qPrintable(copy));
    QCOMPARE(run({u"backup"_s, u"--list"_s, u"--json"_s, u"test.bole"_s}), 0);
    const QJsonObject listed = QJsonDocument::fromJson(m_output.toUtf8()).object();
    QCOMPARE(listed.value(u"file"_s).toString(), copy);
    // A season that is lost is looked for among its backups.
    close();
    QVERIFY(QFile::remove(m_season->path));
    QCOMPARE(run({u"backup"_s, u"--list"_s, u"test.bole"_s}), 0);
    QCOMPARE(m_output.trimmed(), copy);
    QCOMPARE(run({u"backup"_s, u"--list"_s, u"nowhere.bole"_s}), 1);
}

void TestSeasonCommands::restore_existingSeason_isRefused()
{
    QCOMPARE(run({u"backup"_s, u"test.bole"_s, u"-o"_s, u"copy.bole"_s}), 0);
    close();
    const QByteArray before = contentOf(m_season->path);
    QCOMPARE(run({u"restore"_s, u"copy.bole"_s, u"test.bole"_s}), 1);
    QVERIFY(contentOf(m_season->path) == before);
    QCOMPARE(run({u"restore"_s, u"copy.bole"_s, u"again.bole"_s}), 0);
    QCOMPARE(titleOf(path(u"again.bole"_s)), u"Test"_s);
}

void TestSeasonCommands::restore_replacing_keepsTheOldOne()
{
    QCOMPARE(run({u"backup"_s, u"test.bole"_s, u"-o"_s, u"copy.bole"_s}), 0);
    BOLE_DO(m_season->season->settings().setTitle(u"Later"_s));
    close();
    QCOMPARE(run({u"restore"_s, u"--replace"_s, u"copy.bole"_s, u"test.bole"_s}), 0);
    QCOMPARE(titleOf(m_season->path), u"Test"_s);
    QCOMPARE(titleOf(m_output.trimmed()), u"Later"_s);
}

void TestSeasonCommands::restore_openSeason_isRefused()
{
    QCOMPARE(run({u"backup"_s, u"test.bole"_s, u"-o"_s, u"copy.bole"_s}), 0);
    BOLE_DO(m_season->season->settings().setTitle(u"Later"_s));
    QCOMPARE(run({u"restore"_s, u"--replace"_s, u"copy.bole"_s, u"test.bole"_s}), 1);
    close();
    QCOMPARE(titleOf(m_season->path), u"Later"_s);
}

void TestSeasonCommands::restore_damagedBackup_changesNothing()
{
    QCOMPARE(run({u"backup"_s, u"test.bole"_s, u"-o"_s, u"copy.bole"_s}), 0);
    close();
    QVERIFY(QFile::resize(path(u"copy.bole"_s), QFileInfo(path(u"copy.bole"_s)).size() / 2));
    const QByteArray before = contentOf(m_season->path);
    const QStringList files = QDir(m_season->folder.path()).entryList(QDir::Files);
    QCOMPARE(run({u"restore"_s, u"--replace"_s, u"copy.bole"_s, u"test.bole"_s}), 1);
    QVERIFY2(m_errors.startsWith(u"bole: copy.bole: "), qPrintable(m_errors));
    QVERIFY(contentOf(m_season->path) == before);
    QCOMPARE(QDir(m_season->folder.path()).entryList(QDir::Files), files);
}

QTEST_GUILESS_MAIN(TestSeasonCommands)
#include "tst_seasoncommands.moc"
