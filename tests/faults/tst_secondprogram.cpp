// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultsupport.h"

#include "model/import/importjob.h"
#include "model/season/backupfolder.h"
#include "model/season/database.h"
#include "model/season/history.h"
#include "tests/support/heldfiles.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>

using namespace Bole;
using namespace Bole::Faults;
using namespace Qt::StringLiterals;

/// A window has a season open, and a second program opens, reads, writes and closes it. Nothing
/// that either of them said was saved may be lost.
class TestSecondProgram : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void window_keepsItsLock_data();
    void window_keepsItsLock();
    void bothWork_bothQuit_allIsThere();
    void twoImports_makeOneSeason();

private:
    void open();
    void importFolder(const QString &folder);
    void dropSeason();
    void edit(ApplicantId applicant, const QString &value);
    Season &season() { return seasonOf(m_bench->openDesk); }
    QString path(const QString &name) const { return m_fixture->folder.filePath(name); }

    std::unique_ptr<SeasonFixture> m_fixture;
    std::unique_ptr<ScriptedDialogs> m_dialogs;
    std::unique_ptr<Workbench> m_bench;
    ApplicantId m_first;
    ApplicantId m_last;
};

void TestSecondProgram::init()
{
    m_bench.reset();
    m_fixture = std::make_unique<SeasonFixture>();
    m_dialogs = std::make_unique<ScriptedDialogs>();
    // Enough that the window reads it in threads of their own.
    Transaction many(m_fixture->season->database());
    m_first = m_fixture->addApplicant(sampleRecord(), u"text"_s);
    for (int i = 0; i < 1500; ++i)
        m_last = m_fixture->addApplicant(Record(), QString::number(i));
    BOLE_DO(many.commit());
    m_bench = std::make_unique<Workbench>(*m_dialogs, path(u"settings"_s));
    m_bench->language.setCurrent(u"en"_s);
    m_bench->window.show();
    open();
}

void TestSecondProgram::open()
{
    m_fixture->season.reset();
    m_dialogs->answers << 0; // who is at the keyboard
    QVERIFY(m_bench->window.seasons().open(m_fixture->path));
    m_dialogs->answers.clear();
}

void TestSecondProgram::importFolder(const QString &folder)
{
    ImportJob::Options options;
    options.paths = filePaths({folder});
    options.today = {2026, 11, 1};
    ImportJob job(season(), m_bench->readers, options);
    QSignalSpy finished(&job, &ImportJob::finished);
    job.start();
    QVERIFY(finished.wait(120'000));
}

void TestSecondProgram::dropSeason()
{
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(m_fixture->path)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&m_bench->window, &enter);
    QDropEvent drop({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
    QSignalSpy changed(&m_bench->openDesk, &OpenDesk::deskChanged);
    QCoreApplication::sendEvent(&m_bench->window, &drop);
    QTRY_VERIFY(!changed.isEmpty() && m_bench->openDesk.desk());
}

void TestSecondProgram::edit(ApplicantId applicant, const QString &value)
{
    BOLE_DO(season().records().apply(applicant, Edit::set(u"/basics/summary"_s, value),
                                     m_fixture->reviewer));
}

void TestSecondProgram::window_keepsItsLock_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what :
         {"open", "import", "import of its own folder", "backup", "drop", "recent", "export"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestSecondProgram::window_keepsItsLock()
{
    QFETCH(QString, what);
    if (what == "import"_L1) {
        QCOMPARE(bole({u"generate"_s, u"--pdfs"_s, path(u"pdfs"_s), u"4"_s}).exitCode, 0);
        importFolder(path(u"pdfs"_s));
    } else if (what == "import of its own folder"_L1) {
        importFolder(m_fixture->folder.path());
    } else if (what == "backup"_L1) {
        BOLE_DO(BackupFolder(m_fixture->path).backUp(QDate(2026, 11, 17)));
    } else if (what == "drop"_L1) {
        dropSeason();
    } else if (what == "recent"_L1) {
        QVERIFY(m_bench->window.seasons().recent().contains(m_fixture->path));
        QVERIFY(m_bench->window.seasons().open(m_fixture->path));
    } else if (what == "export"_L1) {
        QCOMPARE(
            bole({u"export"_s, m_fixture->path, u"--all"_s, u"-o"_s, path(u"all.csv"_s)}).exitCode,
            0);
    }
    QVERIFY(HeldFiles().holdsSeason(m_fixture->path));
    const Run listed = bole({u"list"_s, m_fixture->path, u"--all"_s});
    QVERIFY2(listed.exitCode == 0, qPrintable(listed.errors));
    QVERIFY(HeldFiles().holdsSeason(m_fixture->path));
    QCOMPARE(HeldFiles().deleted(m_fixture->path), QStringList());
    edit(m_first, u"kept"_s);
    const Run shown =
        bole({u"show"_s, u"--json"_s, m_fixture->path, QString::number(m_first.value)});
    QVERIFY2(shown.output.contains(u"kept"), qPrintable(shown.all()));
}

void TestSecondProgram::bothWork_bothQuit_allIsThere()
{
    QVERIFY(HeldFiles().holdsSeason(m_fixture->path));
    for (int i = 1; i <= 6; ++i) {
        edit(m_first, QString::number(i));
        if (i % 2 == 0)
            QCOMPARE(
                run(QStringLiteral(FAULT_CHILD), {u"work"_s, m_fixture->path}).output.trimmed(),
                u"worked"_s);
    }
    m_bench->window.seasons().close();
    BOLE_GET(season, Season::open(m_fixture->path));
    QVERIFY(season->wasClosedProperly());
    QCOMPARE(season->records().current(m_first)->basics.summary, u"6"_s);
    QCOMPARE(season->records().current(m_last)->basics.summary, u"6"_s);
    QCOMPARE(season->history().ofApplicant(m_first)->size(), 6);
    QCOMPARE(season->history().ofApplicant(m_last)->size(), 18);
}

void TestSecondProgram::twoImports_makeOneSeason()
{
    constexpr int files = 12;
    QCOMPARE(bole({u"generate"_s, u"--pdfs"_s, path(u"pdfs"_s), QString::number(files)}).exitCode,
             0);
    for (int round = 0; round < 3; ++round) {
        const QString made = path(u"new%1.bole"_s.arg(round));
        QProcess one;
        QProcess other;
        for (QProcess *process : {&one, &other})
            process->start(program(), {u"import"_s, made, path(u"pdfs"_s)});
        for (QProcess *process : {&one, &other}) {
            QVERIFY(process->waitForFinished(120'000));
            QVERIFY2(process->exitCode() == 0, process->readAllStandardError());
        }
        const auto season = Season::open(made);
        QVERIFY(season);
        QCOMPARE(wholeApplicants(**season), files);
        QVERIFY(QDir(m_fixture->folder.path())
                    .entryList({u"*unfinished*"_s}, QDir::Files | QDir::Hidden)
                    .isEmpty());
    }
}

QTEST_MAIN(TestSecondProgram)
#include "tst_secondprogram.moc"
