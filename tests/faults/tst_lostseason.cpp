// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultsupport.h"

#include "model/import/importwriter.h"
#include "model/season/backupfolder.h"
#include "model/season/database.h"
#include "model/season/history.h"
#include "model/season/reviewstore.h"
#include "model/season/settingstore.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QLineEdit>

using namespace Bole;
using namespace Bole::Faults;
using namespace Qt::StringLiterals;

/// The file is moved away under the open window, the program ended badly, the clock goes back: the
/// window says what happened, and nothing that was said to be saved is gone.
class TestLostSeason : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }
    void deleted_isToldAndCanBeSavedElsewhere();
    void logDeleted_isToldAndKeptInACopy_data();
    void logDeleted_isToldAndKeptInACopy();
    void deleted_editsAreRefused_notSwallowed();
    void putBack_goesOn();
    void replaced_isNotWrittenInto();
    void uncleanEnd_isToldAtTheNextStart_data();
    void uncleanEnd_isToldAtTheNextStart();
    void uncleanEnd_isToldInTheWindow_whoeverCameBefore();
    void whatWasSavedLast_isMissedInWords();
    void interruptedImport_isToldAtTheNextStart();
    void clockSetBack_keepsOrderAndNews();

private:
    void open();
    void removeFile();
    Season &season() { return seasonOf(m_bench->openDesk); }

    std::unique_ptr<SeasonFixture> m_fixture;
    std::unique_ptr<ScriptedDialogs> m_dialogs;
    std::unique_ptr<Workbench> m_bench;
    ApplicantId m_applicant;
};

void TestLostSeason::init()
{
    m_fixture = std::make_unique<SeasonFixture>();
    m_applicant = m_fixture->addApplicant(sampleRecord(), u"text"_s);
    m_dialogs = std::make_unique<ScriptedDialogs>();
    m_bench = std::make_unique<Workbench>(*m_dialogs, m_fixture->folder.filePath(u"settings"_s));
    m_bench->language.setCurrent(u"en"_s);
}

void TestLostSeason::open()
{
    m_fixture->season.reset();
    m_dialogs->answers << 0; // who is at the keyboard
    QVERIFY(m_bench->window.seasons().open(m_fixture->path));
    m_dialogs->answers.clear();
}

void TestLostSeason::removeFile()
{
    for (const QString &end : {QString(), u"-wal"_s, u"-shm"_s})
        QFile::remove(m_fixture->path + end);
}

void TestLostSeason::deleted_isToldAndCanBeSavedElsewhere()
{
    open();
    BOLE_DO(season().records().apply(m_applicant, Edit::set(u"/basics/summary"_s, u"kept"_s),
                                     m_fixture->reviewer));
    const QString rescued = m_fixture->folder.filePath(u"rescued.bole"_s);
    m_dialogs->answers << 1 << 0; // save elsewhere; who is at the keyboard there
    m_dialogs->files << rescued;
    removeFile();
    QTRY_COMPARE(m_bench->openDesk.desk() ? season().path() : QString(), rescued);
    QCOMPARE(m_dialogs->questions.size(), 1);
    QCOMPARE(season().records().current(m_applicant)->basics.summary, u"kept"_s);
    BOLE_DO(season().records().apply(m_applicant, Edit::set(u"/basics/summary"_s, u"on"_s),
                                     m_fixture->reviewer));
}

void TestLostSeason::logDeleted_isToldAndKeptInACopy_data()
{
    QTest::addColumn<QString>("end");
    for (const char *end : {"", "-wal", "-shm"})
        QTest::newRow(*end ? end : "season") << QString::fromLatin1(end);
}

void TestLostSeason::logDeleted_isToldAndKeptInACopy()
{
    QFETCH(QString, end);
    open();
    BOLE_DO(season().records().apply(m_applicant, Edit::set(u"/basics/summary"_s, u"kept"_s),
                                     m_fixture->reviewer));
    m_dialogs->answers << 0 << 0; // go on in the copy; who is at the keyboard there
    QVERIFY(QFile::remove(m_fixture->path + end));
    QTRY_VERIFY(m_bench->openDesk.desk() && season().path() != m_fixture->path);
    QCOMPARE(m_dialogs->questions.size(), 1);
    // It was there before the question, and the question says where.
    const QString copy = season().path();
    QVERIFY(copy.startsWith(m_fixture->folder.filePath(u"test (kept "_s)));
    QVERIFY2(m_dialogs->questions.first().explanation.contains(copy),
             qPrintable(m_dialogs->questions.first().explanation));
    QCOMPARE(season().records().current(m_applicant)->basics.summary, u"kept"_s);
    BOLE_DO(season().records().apply(m_applicant, Edit::set(u"/basics/summary"_s, u"on"_s),
                                     m_fixture->reviewer));
}

void TestLostSeason::deleted_editsAreRefused_notSwallowed()
{
    open();
    removeFile();
    BOLE_FAILS(season().records().apply(m_applicant, Edit::set(u"/basics/summary"_s, u"lost"_s),
                                        m_fixture->reviewer),
               ErrorCode::FileNotFound);
    BOLE_FAILS(season().reviews().setNote(m_applicant, m_fixture->reviewer, u"lost"_s),
               ErrorCode::FileNotFound);
}

void TestLostSeason::putBack_goesOn()
{
    open();
    m_dialogs->answers << 2; // I will put it back
    const QString away = m_fixture->folder.filePath(u"away.bole"_s);
    QVERIFY(QFile::rename(m_fixture->path, away));
    QTRY_COMPARE(m_dialogs->questions.size(), 1);
    QVERIFY(QFile::rename(away, m_fixture->path));
    BOLE_DO(season().records().apply(m_applicant, Edit::set(u"/basics/summary"_s, u"on"_s),
                                     m_fixture->reviewer));
}

void TestLostSeason::replaced_isNotWrittenInto()
{
    open();
    const QString other = m_fixture->folder.filePath(u"other.bole"_s);
    BOLE_DO(season().saveCopy(other));
    QCOMPARE(std::rename(qPrintable(other), qPrintable(m_fixture->path)), 0);
    BOLE_FAILS(season().applicants().create(), ErrorCode::FileNotFound);
}

void TestLostSeason::uncleanEnd_isToldAtTheNextStart_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("words");
    QTest::newRow("English") << u"en"_s
                             << u"is sound.\n\nThe last thing that was saved, a correction at "_s;
    QTest::newRow("Chinese") << u"zh_CN"_s << u"完好无损。\n\n最后保存的内容（更正，"_s;
}

void TestLostSeason::uncleanEnd_isToldAtTheNextStart()
{
    QFETCH(QString, language);
    QFETCH(QString, words);
    m_fixture->season.reset();
    QProcess process;
    process.start(QStringLiteral(FAULT_CHILD), {u"edit"_s, m_fixture->path});
    QVERIFY(process.waitForReadyRead(30'000));
    kill(process);
    m_bench->language.setCurrent(language);
    open();
    QCOMPARE(m_dialogs->said.size(), 1);
    QVERIFY2(m_dialogs->explained.join(u' ').contains(words),
             qPrintable(m_dialogs->explained.join(u' ')));
    m_bench->window.seasons().close();
    m_dialogs->said.clear();
    open(); // and only once
    QVERIFY(m_dialogs->said.isEmpty());
}

void TestLostSeason::uncleanEnd_isToldInTheWindow_whoeverCameBefore()
{
    m_fixture->season.reset();
    QProcess process;
    process.start(QStringLiteral(FAULT_CHILD), {u"edit"_s, m_fixture->path});
    QVERIFY(process.waitForReadyRead(30'000));
    kill(process);
    // A script says it, where nobody may be reading.
    for (int i = 0; i < 2; ++i) {
        const Run listed = bole({u"list"_s, m_fixture->path, u"--all"_s});
        QCOMPARE(listed.exitCode, 0);
        QVERIFY2(listed.errors.contains(u"stopped while the season was open"),
                 qPrintable(listed.errors));
    }
    open();
    QCOMPARE(m_dialogs->said.size(), 1);
    m_bench->window.seasons().close();
    const Run listed = bole({u"list"_s, m_fixture->path, u"--all"_s});
    QVERIFY2(!listed.errors.contains(u"stopped"), qPrintable(listed.errors)); // somebody knows
}

void TestLostSeason::whatWasSavedLast_isMissedInWords()
{
    // As somebody would who puts an older copy in the season's place.
    const QString copy = m_fixture->folder.filePath(u"older.bole"_s);
    BOLE_DO(m_fixture->season->saveCopy(copy));
    BOLE_DO(m_fixture->season->reviews().setNote(m_applicant, m_fixture->reviewer, u"lost"_s));
    m_fixture->season.reset();
    QCOMPARE(std::rename(qPrintable(copy), qPrintable(m_fixture->path)), 0);
    QVERIFY(bole({u"list"_s, m_fixture->path, u"--all"_s}).errors.contains(u"is missing"));
    open(); // and also where a person reads it
    const QString told = m_dialogs->explained.join(u' ');
    QVERIFY2(told.contains(u"a score, note or recommendation at ") && told.contains(u"is missing"),
             qPrintable(told));
    QVERIFY2(told.contains(BackupFolder(m_fixture->path).path()), qPrintable(told));
    m_bench->window.seasons().close();
    m_dialogs->said.clear();
    open(); // and only once
    QVERIFY(m_dialogs->said.isEmpty());
}

void TestLostSeason::interruptedImport_isToldAtTheNextStart()
{
    QTemporaryDir pdfs;
    QCOMPARE(bole({u"generate"_s, u"--pdfs"_s, pdfs.path(), u"80"_s}).exitCode, 0);
    QProcess import;
    import.start(program(), {u"import"_s, m_fixture->path, pdfs.path()});
    QTRY_VERIFY_WITH_TIMEOUT(m_fixture->season->applicants().count().value() > 3, 60'000);
    kill(import);
    open();
    QVERIFY2(m_dialogs->explained.join(u' ').contains(u"An import was under way"),
             qPrintable(m_dialogs->explained.join(u' ')));
    QVERIFY(isImportUnfinished(season().settings()));
}

void TestLostSeason::clockSetBack_keepsOrderAndNews()
{
    // Everything so far was stamped by a clock that went two days fast.
    const ReviewerId other = m_fixture->addReviewer(u"Gu Qing"_s);
    BOLE_DO(m_fixture->season->records().apply(
        m_applicant, Edit::set(u"/basics/summary"_s, u"first"_s), m_fixture->reviewer));
    BOLE_DO(m_fixture->season->applicants().markSeen({m_applicant}, other));
    for (const char *column : {"applicant SET changed_at", "seen SET seen_at", "edit SET made_at"})
        BOLE_DO(m_fixture->season->database().execute(QByteArray("UPDATE ") + column +
                                                      " = '2099-01-01T00:00:00.000Z'"));
    Season &season = *m_fixture->season;
    QVERIFY(!season.applicants().isNewFor(m_applicant, other).value());
    BOLE_DO(season.records().apply(m_applicant, Edit::set(u"/basics/summary"_s, u"second"_s),
                                   m_fixture->reviewer));
    QVERIFY(season.applicants().isNewFor(m_applicant, other).value());
    QVERIFY(!season.applicants().isNewFor(m_applicant, m_fixture->reviewer).value());
    BOLE_DO(season.applicants().markSeen({m_applicant}, other));
    QVERIFY(!season.applicants().isNewFor(m_applicant, other).value());
    // What was done last is undone first, whatever the stamps say.
    BOLE_GET(history, season.history().ofApplicant(m_applicant));
    QCOMPARE(history.first().after.value(u"value"_s).toString(), u"second"_s);
    BOLE_DO(season.history().undo(m_fixture->reviewer));
    QCOMPARE(season.records().current(m_applicant)->basics.summary, u"first"_s);
}

QTEST_MAIN(TestLostSeason)
#include "tst_lostseason.moc"
