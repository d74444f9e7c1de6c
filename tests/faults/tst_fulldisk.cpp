// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultsupport.h"
#include "smalldisk.h"

#include "model/season/backupfolder.h"
#include "model/season/database.h"
#include "model/season/migration.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "views/common/errortext.h"
#include "views/common/settings.h"

using namespace Bole;
using namespace Bole::Faults;
using namespace Qt::StringLiterals;

namespace {

const QString child = QStringLiteral(FAULT_CHILD);
constexpr int patience = 120'000; // milliseconds

/// Somebody who has reviewed nothing yet sits down at a season; where the window finds its
/// settings.
struct Desk
{
    explicit Desk(const QString &path)
    {
        const auto season = Season::open(path).value();
        reviewer =
            season->reviewers().add({{}, u"Wen Shu"_s, u"WS"_s, u"#336699"_s, {}, {}}).value();
        const Rubric rubric = season->rubrics().current().value()->rubric;
        criteria = rubric.criteria.size();
        lastCriterion = rubric.criteria.last().id.toUtf8();
        Settings settings(home.filePath(u"bole"_s));
        settings.setReviewerOf(path, reviewer.value);
        settings.setValue(Setting::Language, u"en"_s);
        environment.insert(u"QT_FORCE_STDERR_LOGGING"_s, u"1"_s);
        environment.insert(u"QT_LOGGING_RULES"_s, u"bole.review.saved.info=true"_s);
        for (const char *folder : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
            environment.insert(QString::fromLatin1(folder), home.path());
    }

    QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    ReviewerId reviewer;
    qsizetype criteria = 0;
    QByteArray lastCriterion;
};

QByteArray lastLine(const Run &run)
{
    return run.output.trimmed().split(u'\n').last().toUtf8();
}

QByteArray code(ErrorCode code)
{
    return "code " + QByteArray::number(int(code)) + ' ';
}

} // namespace

/// A disk that is full, or turns read-only, while the real program works on it.
class TestFullDisk : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void import_stopsInWords_andKeepsWhatIsIn();
    void edit_isRefused_andTheLastOneStays();
    void window_keepsWhatIsWritten_untilThereIsRoom();
    void migration_leavesTheFileAsItWas();
    void backup_leavesTheOldOnes();
    void export_leavesTheOldFile();
    void creation_leavesNothing();
    void readOnlyDisk_isToldInWords();
    void turnedReadOnly_losesNothing();

private:
    void makeSeason(const QString &path, int count);
    bool m_canMount = false;
};

void TestFullDisk::initTestCase()
{
    m_canMount = separateMounts();
}

void TestFullDisk::makeSeason(const QString &path, int count)
{
    const Run made = bole({u"generate"_s, path, QString::number(count)});
    QVERIFY2(made.exitCode == 0, qPrintable(made.all()));
}

void TestFullDisk::import_stopsInWords_andKeepsWhatIsIn()
{
    NEEDS_A_DISK(5);
    disk.fillUpTo(4096);
    QTemporaryDir pdfs;
    QCOMPARE(bole({u"generate"_s, u"--pdfs"_s, pdfs.path(), u"150"_s}).exitCode, 0);
    const QString season = disk.path(u"season.bole"_s);
    const Run full = bole({u"import"_s, season, pdfs.path()});
    QCOMPARE(full.exitCode, 1);
    QVERIFY2(full.all().contains(errorText({ErrorCode::DiskFull, {}})), qPrintable(full.all()));
    QVERIFY(QFile::remove(disk.path(u"ballast"_s))); // opening needs a little room, too
    const int whole = wholeApplicants(*Season::open(season).value());
    QVERIFY2(whole > 5 && whole < 150, qPrintable(QString::number(whole)));
}

void TestFullDisk::edit_isRefused_andTheLastOneStays()
{
    NEEDS_A_DISK(6);
    const QString season = disk.path(u"season.bole"_s);
    makeSeason(season, 5);
    disk.fillUpTo(600);
    const Run full = run(child, {u"edit"_s, season});
    QVERIFY2(lastLine(full).startsWith(code(ErrorCode::DiskFull)), lastLine(full));
    const QStringList lines = full.output.trimmed().split(u'\n');
    QVERIFY(lines.size() > 1);
    QVERIFY(QFile::remove(disk.path(u"ballast"_s)));
    const auto left = Season::open(season);
    QVERIFY(left.has_value());
    const ApplicantId applicant = (*left)->applicants().ids(1)->first();
    const QString summary = (*left)->records().current(applicant)->basics.summary;
    QCOMPARE(summary.left(summary.indexOf(u'x')), lines[lines.size() - 2]);
}

void TestFullDisk::window_keepsWhatIsWritten_untilThereIsRoom()
{
    QVERIFY2(!qEnvironmentVariableIsEmpty("DISPLAY"), "./dev test gives the tests a display");
    NEEDS_A_DISK(6);
    const QString path = disk.path(u"season.bole"_s);
    makeSeason(path, 3);
    const Desk desk(path);
    QProcess window;
    window.setProcessEnvironment(desk.environment);
    window.start(program(), {path});
    const QString shown = windowCalled(u"^Bole — season"_s);
    QVERIFY2(!shown.isEmpty(), "the window did not come");
    QVERIFY(stopKeysFromRepeating());
    QTRY_VERIFY_WITH_TIMEOUT(!BackupFolder(path).backups().isEmpty(), patience);
    run(u"xdotool"_s, {u"windowactivate"_s, u"--sync"_s, shown});
    // Somebody is in front, and the last that needed room has got it, before the disk is full.
    QCOMPARE(press({u"n"_s, u"alt+4"_s, u"w"_s}).exitCode, 0);
    QByteArray said;
    const auto says = [&](const QByteArray &words) {
        return (said += window.readAllStandardError()).contains(words);
    };
    QTRY_VERIFY_WITH_TIMEOUT(says(": decision "), patience);
    disk.fillUpTo(0);
    QCOMPARE(press(QStringList(desk.criteria, u"3"_s)).exitCode, 0);
    QTRY_VERIFY_WITH_TIMEOUT(says(desk.lastCriterion + " is not saved"), patience);
    const QString note = u"Written while the disk was full"_s;
    QCOMPARE(run(u"xdotool"_s, {u"type"_s, note}).exitCode, 0);
    QTRY_VERIFY_WITH_TIMEOUT(says("note is not saved"), patience);
    QCOMPARE(press({u"ctrl+j"_s, u"ctrl+k"_s}).exitCode, 0);
    QVERIFY(QFile::remove(disk.path(u"ballast"_s)));
    const auto season = Season::open(path);
    QVERIFY(season.has_value());
    const auto mine = [&] {
        const auto all = (*season)->reviews().ofReviewer(desk.reviewer).value_or(QList<Review>());
        return all.isEmpty() ? ReviewContent() : all.first().content;
    };
    QTRY_COMPARE_WITH_TIMEOUT(mine().note, note, patience);
    QTRY_COMPARE_WITH_TIMEOUT(mine().scores.size(), desk.criteria, patience);
    // The window is in front: asking the desktop for it again would let the key fall in between.
    QCOMPARE(press({u"ctrl+q"_s}).exitCode, 0);
    QVERIFY(window.waitForFinished(patience)); // nothing is left to ask about
    QCOMPARE(window.exitCode(), 0);
}

void TestFullDisk::migration_leavesTheFileAsItWas()
{
    NEEDS_A_DISK(12);
    const QString season = disk.path(u"season.bole"_s);
    makeSeason(season, 80);
    const int version = latestVersion(seasonMigrations());
    // Room for nothing; for the copy alone; for the copy and a part of the new tables.
    for (const double room : {0.3, 1.2, 1.6}) {
        const qint64 size = QFileInfo(season).size();
        disk.fillUpTo(int(double(size) * room / 1024));
        const Run full = run(child, {u"migrate"_s, season});
        QVERIFY2(lastLine(full).startsWith(code(ErrorCode::DiskFull)), lastLine(full));
        QVERIFY(QFile::remove(disk.path(u"ballast"_s)));
        const auto left = Season::open(season);
        QVERIFY(left.has_value());
        QCOMPARE((*left)->database().pragma("user_version").value(), version);
        QCOMPARE(wholeApplicants(**left), 80);
        QDir(BackupFolder(season).path()).removeRecursively();
    }
}

void TestFullDisk::backup_leavesTheOldOnes()
{
    NEEDS_A_DISK(8);
    const QString season = disk.path(u"season.bole"_s);
    makeSeason(season, 40);
    const Run full = run(child, {u"backup"_s, season});
    QVERIFY2(lastLine(full).startsWith(code(ErrorCode::DiskFull)), lastLine(full));
    const QStringList kept = BackupFolder(season).backups();
    QCOMPARE(kept.size(), full.output.trimmed().split(u'\n').size() - 1);
    QVERIFY(!kept.isEmpty());
    for (const QString &copy : kept)
        QCOMPARE(QFileInfo(copy).size() > 40 * 20'000, true);
    QVERIFY(QDir(BackupFolder(season).path()).entryList({u"*unfinished*"_s}).isEmpty());
    QCOMPARE(wholeApplicants(*Season::open(season).value()), 40);
}

void TestFullDisk::export_leavesTheOldFile()
{
    NEEDS_A_DISK(1);
    QTemporaryDir elsewhere;
    const QString season = elsewhere.filePath(u"season.bole"_s);
    makeSeason(season, 200);
    const QString file = disk.path(u"all.csv"_s);
    overwrite(file, "the old one");
    disk.fillUpTo(8);
    const Run full = bole({u"export"_s, season, u"--all"_s, u"-o"_s, file});
    QCOMPARE(full.exitCode, 1);
    QVERIFY2(full.all().contains(errorText({ErrorCode::DiskFull, {}})), qPrintable(full.all()));
    QCOMPARE(contents(file), QByteArray("the old one"));
    QCOMPARE(filesIn(disk.folder()), QStringList({u"all.csv"_s, u"ballast"_s}));
}

void TestFullDisk::creation_leavesNothing()
{
    NEEDS_A_DISK(1);
    disk.fillUpTo(60);
    const Run full = bole({u"generate"_s, disk.path(u"new.bole"_s), u"3"_s});
    QCOMPARE(full.exitCode, 1);
    QVERIFY2(full.all().contains(errorText({ErrorCode::DiskFull, {}})), qPrintable(full.all()));
    QCOMPARE(filesIn(disk.folder()), QStringList{u"ballast"_s});
}

void TestFullDisk::readOnlyDisk_isToldInWords()
{
    NEEDS_A_DISK(6);
    const QString season = disk.path(u"season.bole"_s);
    makeSeason(season, 3);
    QVERIFY(disk.makeReadOnly());
    const Run refused = bole({u"import"_s, season, program()});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.all().contains(errorText({ErrorCode::SeasonReadOnly, {}})),
             qPrintable(refused.all()));
    const Run exported = bole({u"export"_s, season, u"--all"_s, u"-o"_s, disk.path(u"x.csv"_s)});
    QCOMPARE(exported.exitCode, 1);
}

void TestFullDisk::turnedReadOnly_losesNothing()
{
    QTemporaryDir folder;
    const QString season = folder.filePath(u"season.bole"_s);
    makeSeason(season, 3);
    // From its 300th write on, the disk answers as one that the system has made read-only.
    const Run turned =
        run(u"strace"_s,
            {u"-f"_s, u"-qq"_s, u"-o"_s, u"/dev/null"_s, u"-e"_s, u"trace=pwrite64"_s, u"-e"_s,
             u"inject=pwrite64:error=EROFS:when=300+"_s, child, u"edit"_s, season});
    if (turned.output.isEmpty())
        QSKIP("strace may not watch programs here");
    QVERIFY2(lastLine(turned).startsWith(code(ErrorCode::SeasonReadOnly)), lastLine(turned));
    const QStringList lines = turned.output.trimmed().split(u'\n');
    const auto left = Season::open(season);
    QVERIFY(left.has_value());
    const ApplicantId applicant = (*left)->applicants().ids(1)->first();
    const QString summary = (*left)->records().current(applicant)->basics.summary;
    QCOMPARE(summary.left(summary.indexOf(u'x')), lines[lines.size() - 2]);
}

QTEST_GUILESS_MAIN(TestFullDisk)
#include "tst_fulldisk.moc"
