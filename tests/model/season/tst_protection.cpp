// SPDX-License-Identifier: GPL-3.0-or-later
// A season that is protected by a password: the real SQLCipher.
#include "seasonfixture.h"

#include "model/season/backupfolder.h"
#include "model/season/protection.h"
#include "model/season/query.h"
#include "model/season/seasonthread.h"
#include "tests/support/rawsql.h"

#include <QDir>
#include <QDirIterator>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

Secret secret(const char *text)
{
    return Secret(QByteArray(text));
}

const Secret first = secret("rivers run to the sea");
const Secret second = secret("江河入海流 4");

Result<std::unique_ptr<Season>> openWith(const QString &path, const Secret &password)
{
    return unlock(path, password).and_then([&](const SeasonKey &) { return Season::open(path); });
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Everything in the folder that holds what only a protected season may hold.
QStringList filesThatTell(const QString &folder)
{
    QStringList told;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QByteArray bytes = bytesOf(files.next());
        for (const QByteArray word :
             {"SQLite format 3", "江晓", "CREATE TABLE", "Wen Shu", "%PDF-"}) {
            if (bytes.contains(word))
                told << files.fileName() + u' ' + QString::fromUtf8(word);
        }
    }
    return told;
}

/// A season with somebody in it, closed.
struct Closed : SeasonFixture
{
    ApplicantId applicant = addApplicant(sampleRecord(), u"quiet locks"_s);

    Closed() { season.reset(); }
    Result<ProtectionReport> change(const SeasonKey &key, const Secret &password) const
    {
        return changeProtection({path, key, password, {}});
    }
    SeasonKey protect(const Secret &password) const { return change({}, password).value().key; }
};

QStringList rowsOf(Season &season)
{
    QStringList counts;
    Query tables(season.database(), u"SELECT name FROM sqlite_schema WHERE type = 'table' AND name "
                                    "<> 'session' ORDER BY name"_s);
    while (tables.next()) {
        Query rows(season.database(), u"SELECT count(*) FROM "_s + tables.text(0));
        counts << tables.text(0) + u' ' + (rows.next() ? rows.text(0) : u"?"_s);
    }
    return counts;
}

} // namespace

class TestProtection : public QObject
{
    Q_OBJECT

private slots:
    void protectedFile_tellsNothing();
    void protectedFile_holdsEverything();
    void password_isNeeded_andNoOtherWillDo();
    void password_isTheSameHoweverItIsComposed();
    void change_endsTheOldOne();
    void takenAway_isAPlainSeasonAgain();
    void backups_areProtectedWithIt();
    void backupOfAnotherPassword_isLeftAndNamed();
    void threads_needNotAsk();
    void copies_areProtected();
    void openSomewhere_isRefused();
    void stopped_leavesItAsItWas();
    void changedPage_isFound();
    void otherFiles_areNoSeasons_data();
    void otherFiles_areNoSeasons();
    void newerVersion_isNotTouched();
    void permissions_stay();
    void secret_isWiped();
};

void TestProtection::protectedFile_tellsNothing()
{
    Closed f;
    QVERIFY(!filesThatTell(f.folder.path()).isEmpty());
    f.protect(first);
    QCOMPARE(filesThatTell(f.folder.path()), QStringList());
    BOLE_GET(season, openWith(f.path, first));
    BOLE_DO(season->settings().setTitle(u"CREATE TABLE"_s)); // is in the log now
    QVERIFY(QFileInfo(f.path + u"-wal"_s).size() > 0);
    QCOMPARE(filesThatTell(f.folder.path()), QStringList());
}

void TestProtection::protectedFile_holdsEverything()
{
    Closed f;
    const QStringList before = rowsOf(*Season::open(f.path).value());
    f.protect(first);
    BOLE_GET(season, openWith(f.path, first));
    QCOMPARE(rowsOf(*season), before);
    QVERIFY(season->wasClosedProperly());
    QVERIFY(season->lastSaved() && season->lastSaved()->isThere);
    QVERIFY(season->records().current(f.applicant).value() == sampleRecord());
    QCOMPARE(season->applicants().matching(u"locks"_s)->size(), 1);
    QVERIFY(!keyOf(season->database()).isNull());
    BOLE_DO(season->applicants().create()); // it can be written as well
}

void TestProtection::password_isNeeded_andNoOtherWillDo()
{
    Closed f;
    f.protect(first);
    BOLE_FAILS(Season::open(f.path), ErrorCode::DocumentNeedsPassword);
    BOLE_FAILS(openWith(f.path, second), ErrorCode::DocumentWrongPassword);
    BOLE_FAILS(runSql(f.path, u"SELECT count(*) FROM applicant"_s), ErrorCode::NotASeason);
    QVERIFY(!QFile::exists(f.path + u"-wal"_s));
    BOLE_DO(openWith(f.path, first));
    Closed plain; // a password that is not needed does no harm
    BOLE_DO(openWith(plain.path, first));
}

void TestProtection::password_isTheSameHoweverItIsComposed()
{
    Closed f;
    f.protect(Secret::fromTyped(u"caf\u00e9 caf\u00e9"_s));
    BOLE_DO(openWith(f.path, Secret::fromTyped(u"cafe\u0301 cafe\u0301"_s)));
}

void TestProtection::change_endsTheOldOne()
{
    Closed f;
    const SeasonKey key = f.protect(first);
    BOLE_DO(f.change(key, second));
    BOLE_FAILS(openWith(f.path, first), ErrorCode::DocumentWrongPassword);
    BOLE_GET(season, openWith(f.path, second));
    QCOMPARE(season->applicants().count().value(), 1);
    QVERIFY(keyOf(season->database()).isMadeFrom(second));
    QVERIFY(!keyOf(season->database()).isMadeFrom(first));
}

void TestProtection::takenAway_isAPlainSeasonAgain()
{
    Closed f;
    const SeasonKey key = f.protect(first);
    BOLE_GET(report, f.change(key, {}));
    QVERIFY(report.key.isNull());
    QVERIFY(bytesOf(f.path).startsWith("SQLite format 3"));
    BOLE_GET(season, Season::open(f.path));
    QVERIFY(season->records().current(f.applicant).value() == sampleRecord());
}

void TestProtection::backups_areProtectedWithIt()
{
    Closed f;
    BOLE_DO(BackupFolder(f.path).backUp({2026, 11, 16}));
    BOLE_GET(report, f.change({}, first));
    QCOMPARE(report.backups, 1);
    BOLE_GET(later, BackupFolder(f.path).backUp({2026, 11, 17}));
    QCOMPARE(filesThatTell(f.folder.path()), QStringList());
    const SeasonKey key = std::exchange(report.key, {});
    QCOMPARE(Season::open(later).value()->applicants().count().value(), 1); // its key is here
    BOLE_GET(changed, f.change(key, second));
    QCOMPARE(changed.backups, 2);
    changed.key = {};
    for (const QString &copy : BackupFolder(f.path).backups()) {
        BOLE_FAILS(Season::open(copy), ErrorCode::DocumentNeedsPassword);
        BOLE_FAILS(openWith(copy, first), ErrorCode::DocumentWrongPassword);
        QCOMPARE(openWith(copy, second).value()->applicants().count().value(), 1);
    }
}

void TestProtection::backupOfAnotherPassword_isLeftAndNamed()
{
    Closed f;
    const SeasonKey key = f.protect(first);
    BOLE_GET(copy, BackupFolder(f.path).backUp({2026, 11, 16}));
    BOLE_DO(changeProtection({copy, key, second, {}}));
    BOLE_GET(report, f.change(key, {}));
    QCOMPARE(report.leftAsTheyWere, QStringList{copy});
    BOLE_DO(openWith(copy, second));
}

void TestProtection::threads_needNotAsk()
{
    Closed f;
    f.protect(first);
    BOLE_GET(season, openWith(f.path, first));
    int counted = -1;
    season->background().run(
        this, [](Season &there) { return there.applicants().count(); },
        [&](const Result<int> &count) { counted = count.value_or(-2); });
    QTRY_COMPARE(counted, 1);
    QSignalSpy made(season.get(), &Season::backedUp);
    season->startDailyBackup();
    QTRY_COMPARE(made.size(), 1);
    QCOMPARE(filesThatTell(f.folder.path()), QStringList());
}

void TestProtection::copies_areProtected()
{
    Closed f;
    f.protect(first);
    BOLE_GET(season, openWith(f.path, first));
    const QString copy = f.folder.filePath(u"copy.bole"_s);
    BOLE_DO(season->saveCopy(copy));
    QCOMPARE(filesThatTell(f.folder.path()), QStringList());
    season.reset(); // and with it the key
    BOLE_FAILS(Season::open(copy), ErrorCode::DocumentNeedsPassword);
    QCOMPARE(openWith(copy, first).value()->applicants().count().value(), 1);
}

void TestProtection::openSomewhere_isRefused()
{
    Closed f;
    BOLE_GET(season, Season::open(f.path));
    BOLE_FAILS(f.change({}, first), ErrorCode::SeasonLocked);
    BOLE_DO(season->applicants().create());
    season.reset();
    QCOMPARE(Season::open(f.path).value()->applicants().count().value(), 2);
    QCOMPARE(QDir(f.folder.path()).entryList({u"*unfinished*"_s}), QStringList());
}

void TestProtection::stopped_leavesItAsItWas()
{
    Closed f;
    std::stop_source stop;
    stop.request_stop();
    BOLE_FAILS(changeProtection({f.path, {}, first, stop.get_token()}), ErrorCode::Cancelled);
    QCOMPARE(QDir(f.folder.path()).entryList({u"*unfinished*"_s}), QStringList());
    QCOMPARE(Season::open(f.path).value()->applicants().count().value(), 1);
}

void TestProtection::changedPage_isFound()
{
    Closed f;
    f.protect(first);
    QFile file(f.path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(5 * 4096 + 100));
    file.write("changed");
    file.close();
    BOLE_FAILS(openWith(f.path, first), ErrorCode::SeasonCorrupted);
}

void TestProtection::otherFiles_areNoSeasons_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("A letter of recommendation. ").repeated(400);
    QTest::newRow("zeros") << QByteArray(8192, '\0');
    QTest::newRow("a PDF") << "%PDF-1.7" + QByteArray(8192, 'x');
}

void TestProtection::otherFiles_areNoSeasons()
{
    QFETCH(QByteArray, bytes);
    QTemporaryDir folder;
    QFile file(folder.filePath(u"x.bole"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    BOLE_FAILS(Season::open(file.fileName()), ErrorCode::NotASeason);
}

void TestProtection::newerVersion_isNotTouched()
{
    Closed f;
    BOLE_DO(runSql(f.path, u"PRAGMA user_version = 9999"_s));
    f.protect(first);
    const QByteArray before = bytesOf(f.path);
    BOLE_FAILS(openWith(f.path, first), ErrorCode::SeasonTooNew);
    QCOMPARE(bytesOf(f.path), before);
    QVERIFY(!QFile::exists(f.path + u"-wal"_s) && !QFile::exists(f.path + u"-shm"_s));
}

void TestProtection::permissions_stay()
{
    Closed f;
    const auto shared = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::WriteGroup;
    QVERIFY(QFile::setPermissions(f.path, shared));
    f.protect(first);
    QVERIFY(QFile::permissions(f.path).testFlags(shared));
    QVERIFY(!QFile::permissions(f.path).testFlag(QFile::ReadOther));
}

void TestProtection::secret_isWiped()
{
    QString typed = u"a word that nobody knows"_s;
    typed.detach();
    QString other = typed;
    wipe(typed); // others still have it
    QVERIFY(typed.isEmpty());
    QCOMPARE(other, u"a word that nobody knows"_s);
    char memory[] = "a word that nobody knows";
    QByteArray inPlace = QByteArray::fromRawData(memory, sizeof memory - 1);
    overwrite(memory, sizeof memory - 1);
    QCOMPARE(inPlace, QByteArray(sizeof memory - 1, '\0'));
    const Secret made = Secret::fromTyped(u"x"_s);
    QCOMPARE(made.bytes(), QByteArrayView("x"));
}

QTEST_GUILESS_MAIN(TestProtection)
#include "tst_protection.moc"
