// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importjob.h"
#include "model/season/applicantstore.h"
#include "model/season/documentdetails.h"
#include "model/season/documentstore.h"
#include "model/season/dossierstore.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/recordstore.h"
#include "model/season/rosterstore.h"
#include "model/season/season.h"
#include "model/season/transaction.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/support/oddfiles.h"
#include "tests/support/ordinaryuser.h"
#include "tests/support/smalloffice.h"
#include "tests/support/smallpdf.h"
#include "tests/support/smallpng.h"
#include "tests/support/smallzip.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Bole::Tests;

class TestImportJob : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void folder_isImported_withItsPapers();
    void sameBytes_areSkipped_inTheSeasonAndInTheRun();
    void archive_isLookedInto();
    void whatIsNobodys_waitsInTheTray();
    void laterFiles_goToWhomTheyName();
    void badFiles_areReported_othersGoOn();
    void cancel_keepsWhatIsFinished();
    void passwords_areAskedFor();
    void textBeside_canBeTheSource();
    void progress_countsUp();
    void nameThatIsNoUtf8_isImported_withItsNeighbours();
    void copiesOfAFailedFile_failToo();
    void copiesInOneRun_shareTheirApplicant();
    void season_inItsOwnFolder_isNotOpened();
    void fileWithoutPermission_saysSo();
    void possibleDuplicate_isFlagged();
    void storing_isNotDoneOnTheWindowsThread();
    void twoAtOnce_storeAFileOnce();
    void photograph_goesToItsPerson();
    void photographOfNobody_waitsInTheTray();
    void packet_isOneDocumentWithParts();
    void wordFile_isKeptBesideItsPdf();
    void withoutOffice_theReportSaysWhy();
    void asked_itWaitsForThePlan();
    void asked_whatAPersonSaidStands();
    void lateFile_goesToWhoWithdrew();
    void droppedFile_leavesTheTray();
    void droppedFile_bringsAnOldVersionBack();
    void cvWithAStrangeName_goesToWhoWaitsForOne();
    void papersWithStrangeNames_areNoPeople();
    void roster_leavesStrangersPapersInTheTray();
    void twoOfOneName_areToldApartByWhatTheFilesSay();
    void archiveOfOnePerson_isOnePerson();

private:
    void write(const char *name, const QByteArray &bytes);
    ImportReport run(const ImportJob::Options &options);
    ImportJob::Options options() const;
    int applicants() { return m_season->applicants().count().value_or(-1); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Season> m_season;
    ReaderPool m_readers;
};

void TestImportJob::init()
{
    m_season.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    QDir(m_folder->path()).mkdir(QStringLiteral("in"));
    auto season = Season::create(m_folder->filePath(QStringLiteral("s.bole")), QStringLiteral("S"));
    QVERIFY(season);
    m_season = std::move(*season);
}

void TestImportJob::write(const char *name, const QByteArray &bytes)
{
    const QString path = m_folder->filePath(QStringLiteral("in/") + QString::fromUtf8(name));
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

ImportJob::Options TestImportJob::options() const
{
    ImportJob::Options options;
    options.paths = {m_folder->filePath(QStringLiteral("in"))};
    options.today = {2027, 1, 31};
    return options;
}

ImportReport TestImportJob::run(const ImportJob::Options &options)
{
    ImportJob job(*m_season, m_readers, options);
    QSignalSpy finished(&job, &ImportJob::finished);
    job.start();
    if (finished.isEmpty())
        finished.wait(60'000);
    return job.report();
}

void TestImportJob::folder_isImported_withItsPapers()
{
    write("mira/cv.pdf", smallPdf({"Mira Okafor", "Page two"}));
    write("mira/transcript.pdf", smallPdf({"Transcript of Mira Okafor"}));
    write("lin/cv.md", "# Yi Lin\n\nyi.lin@example.org\n");
    const ImportReport report = run(options());
    QCOMPARE(report.count(ImportOutcome::Kind::Imported), 3);
    QVERIFY(report.isComplete());
    QCOMPARE(applicants(), 2);
    const auto mira = std::ranges::find_if(report.outcomes, [](const ImportOutcome &outcome) {
        return outcome.path.shown().endsWith(QStringLiteral("mira/cv.pdf"));
    });
    QVERIFY(mira != report.outcomes.end());
    const auto documents = m_season->documents().list(mira->applicant);
    QVERIFY(documents);
    QCOMPARE(documents->size(), 2);
    QVERIFY((*documents)[0].role == DocumentRole::Cv);
    QCOMPARE((*documents)[0].pages, 2);
    QVERIFY((*documents)[1].role == DocumentRole::Transcript);
    QVERIFY(m_season->records().current(mira->applicant));
}

void TestImportJob::sameBytes_areSkipped_inTheSeasonAndInTheRun()
{
    write("a.pdf", smallPdf({"Mira Okafor"}));
    write("copy-of-a.pdf", smallPdf({"Mira Okafor"}));
    QCOMPARE(run(options()).count(ImportOutcome::Kind::Skipped), 1);
    QCOMPARE(applicants(), 1);
    const ImportReport again = run(options());
    QCOMPARE(again.count(ImportOutcome::Kind::Skipped), 2);
    QCOMPARE(again.count(ImportOutcome::Kind::Imported), 0);
    QCOMPARE(again.outcomes[0].error.code, ErrorCode::DocumentAlreadyThere);
    QCOMPARE(applicants(), 1);
}

void TestImportJob::archive_isLookedInto()
{
    write("all.zip", zipOf({{"mira/cv.pdf", smallPdf({"Mira Okafor"})},
                            {"mira/transcript.pdf", smallPdf({"Grades of Mira"})},
                            {"../evil.pdf", smallPdf({"Evil"})}}));
    const ImportReport report = run(options());
    QCOMPARE(report.count(ImportOutcome::Kind::Imported), 2);
    QCOMPARE(report.count(ImportOutcome::Kind::Failed), 1);
    QCOMPARE(applicants(), 1);
    for (const ImportOutcome &outcome : report.outcomes)
        QVERIFY2(outcome.path.shown().contains(QStringLiteral("in/all.zip/")),
                 qPrintable(outcome.path.shown()));
}

void TestImportJob::whatIsNobodys_waitsInTheTray()
{
    write("mira_okafor.pdf", smallPdf({"Mira Okafor"}));
    write("yi_lin.pdf", smallPdf({"Yi Lin"}));
    write("readme.txt", "this folder holds all that was sent in\nsee the other folder\n");
    write("transcript.pdf", smallPdf({"grades of somebody"}));
    write("letter.md", "To the committee:\nI recommend Mira Okafor.\n");
    const ImportReport report = run(options());
    QCOMPARE(applicants(), 2);
    BOLE_GET(tray, m_season->documents().tray());
    QCOMPARE(tray.size(), 2); // the readme and the transcript
    QCOMPARE(std::ranges::count(report.outcomes, true, &ImportOutcome::isInTray), 2);
    // The letter names one person.
    const ApplicantId mira = m_season->applicants().matching(QStringLiteral("Okafor"))->value(0);
    QCOMPARE(m_season->documents().list(mira)->size(), 2);
    QCOMPARE(run(options()).count(ImportOutcome::Kind::Skipped), 5);
    QCOMPARE(applicants(), 2);
}

void TestImportJob::laterFiles_goToWhomTheyName()
{
    write("mira_okafor.pdf", smallPdf({"Mira Okafor"}));
    run(options());
    const ApplicantId mira = m_season->applicants().ids()->first();
    write("Okafor_Mira_transcript.pdf", smallPdf({"Grades"}));
    run(options());
    QCOMPARE(applicants(), 1);
    QCOMPARE(m_season->documents().list(mira)->size(), 2);
    // A number speaks for a newer CV; the old one stays as a version.
    BOLE_DO(
        m_season->rosters().put(mira, {{QStringLiteral("number"), QStringLiteral("A-1001")}}, {}));
    write("A-1001 cv.pdf", smallPdf({"Mira Okafor", "More"}));
    run(options());
    QCOMPARE(applicants(), 1);
    QCOMPARE(m_season->documents().list(mira)->size(), 2);
    QCOMPARE(m_season->documents().listWithVersions(mira)->size(), 3);
    QCOMPARE(m_season->documents().list(mira)->first().fileName, QStringLiteral("A-1001 cv.pdf"));
}

void TestImportJob::badFiles_areReported_othersGoOn()
{
    write("empty.pdf", {});
    write("cut.pdf", "%PDF-1.4\n1 0 obj");
    write("picture.jpg", "JFIF");
    write("word.docx", "PK");
    write("good.pdf", smallPdf({"Mira Okafor"}));
    const ImportReport report = run(options());
    QCOMPARE(report.count(ImportOutcome::Kind::Imported), 1);
    QCOMPARE(report.count(ImportOutcome::Kind::Failed), 4);
    QVERIFY(!report.isComplete());
    QMap<QString, ErrorCode> codes;
    for (const ImportOutcome &outcome : report.outcomes)
        codes.insert(outcome.path.fileName(), outcome.error.code);
    QCOMPARE(codes[QStringLiteral("empty.pdf")], ErrorCode::DocumentEmpty);
    QCOMPARE(codes[QStringLiteral("cut.pdf")], ErrorCode::DocumentTruncated);
    QCOMPARE(codes[QStringLiteral("picture.jpg")], ErrorCode::DocumentNotSupported);
    QCOMPARE(applicants(), 1);
}

void TestImportJob::cancel_keepsWhatIsFinished()
{
    constexpr int files = 40;
    for (int i = 0; i < files; ++i)
        write(qPrintable(QStringLiteral("p%1.pdf").arg(i)), smallPdf({QByteArray::number(i)}));
    ImportJob job(*m_season, m_readers, options());
    QSignalSpy finished(&job, &ImportJob::finished);
    connect(&job, &ImportJob::fileFinished, &job, &ImportJob::cancel);
    job.start();
    QVERIFY(finished.wait(60'000));
    QVERIFY(job.report().cancelled);
    const int imported = job.report().count(ImportOutcome::Kind::Imported);
    QVERIFY(imported >= 1 && imported < files);
    QCOMPARE(job.report().notReached, files - imported);
    QCOMPARE(applicants(), imported);
    QCOMPARE(run(options()).count(ImportOutcome::Kind::Imported), files - imported);
}

void TestImportJob::passwords_areAskedFor()
{
    QFile locked(QStringLiteral(BOLE_TEST_DATA "/reader/locked.pdf"));
    QVERIFY(locked.open(QIODevice::ReadOnly));
    write("locked.pdf", locked.readAll());
    QCOMPARE(run(options()).outcomes.first().error.code, ErrorCode::DocumentNeedsPassword);

    ImportJob::Options asking = options();
    asking.askForPasswords = true;
    ImportJob job(*m_season, m_readers, asking);
    QSignalSpy finished(&job, &ImportJob::finished);
    QSignalSpy asked(&job, &ImportJob::passwordNeeded);
    connect(&job, &ImportJob::passwordNeeded, &job, [&job](const FilePath &path, bool isWrong) {
        job.retry(path, isWrong ? QStringLiteral("horse") : QStringLiteral("donkey"));
    });
    job.start();
    QVERIFY(finished.wait(60'000));
    QCOMPARE(asked.size(), 2);
    QVERIFY(asked[1][1].toBool());
    QCOMPARE(job.report().count(ImportOutcome::Kind::Imported), 1);
    // It is known from now on, but not to the season.
    const QString sha256 = m_season->documents().list(ApplicantId{1})->first().sha256;
    QCOMPARE(m_readers.passwords().known(sha256), QStringLiteral("horse"));
    QVERIFY(!m_season->database().execute("SELECT password FROM document"));
    for (const char *end : {"", "-wal"}) {
        QFile file(m_season->path() + QString::fromLatin1(end));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("horse"));
    }
}

void TestImportJob::textBeside_canBeTheSource()
{
    write("mira.pdf", smallPdf({"Nothing to see"}));
    write("mira.txt", "Mira Okafor\nmira@example.org\n");
    ImportJob::Options fromText = options();
    fromText.source = ParsedSource::Text;
    const ImportReport report = run(fromText);
    QCOMPARE(report.count(ImportOutcome::Kind::Imported), 1);
    QVERIFY(report.outcomes.first().notRead == NotRead::TextOfPdf);
    const auto documents = m_season->documents().list(report.outcomes.last().applicant);
    QVERIFY(documents);
    QCOMPARE(documents->first().kind, Stored(DocumentKind::Pdf));
    QVERIFY(m_season->documents()
                .source(documents->first().id)
                ->text.contains(QStringLiteral("mira@example.org")));
}

void TestImportJob::progress_countsUp()
{
    for (int i = 0; i < 5; ++i)
        write(qPrintable(QStringLiteral("p%1.pdf").arg(i)), smallPdf({QByteArray::number(i)}));
    ImportJob job(*m_season, m_readers, options());
    QSignalSpy finished(&job, &ImportJob::finished);
    QList<int> done;
    connect(&job, &ImportJob::progressed, &job, [&done](const ImportProgress &progress) {
        if (done.isEmpty() || done.last() != progress.done)
            done.append(progress.done);
        QCOMPARE(progress.total, 5);
    });
    job.start();
    QVERIFY(finished.wait(60'000));
    QCOMPARE(done, QList<int>({0, 1, 2, 3, 4, 5}));
}

void TestImportJob::nameThatIsNoUtf8_isImported_withItsNeighbours()
{
    constexpr int neighbours = 18;
    for (int i = 0; i < neighbours; ++i)
        write(qPrintable(QStringLiteral("cv%1.pdf").arg(i)), smallPdf({QByteArray::number(i)}));
    const QByteArray folder = QFile::encodeName(m_folder->filePath(QStringLiteral("in/")));
    QVERIFY(writeFile(folder + gbkName + ".pdf", smallPdf({"Mira Okafor"})));
    const ImportReport report = run(options());
    QCOMPARE(report.count(ImportOutcome::Kind::Imported), neighbours + 1);
    QCOMPARE(applicants(), neighbours + 1);
    const auto odd = std::ranges::find_if(report.outcomes, [](const ImportOutcome &outcome) {
        return outcome.path.fileName() == QStringLiteral("江晓简历.pdf");
    });
    QVERIFY(odd != report.outcomes.end());
    QCOMPARE(m_season->documents().list(odd->applicant)->first().fileName,
             QStringLiteral("江晓简历.pdf"));
    removeAll(folder);
}

void TestImportJob::copiesOfAFailedFile_failToo()
{
    for (const char *name : {"a.pdf", "b.pdf", "c.pdf"})
        write(name, "%PDF-1.4\n1 0 obj");
    const ImportReport report = run(options());
    QCOMPARE(report.count(ImportOutcome::Kind::Failed), 3);
    for (const ImportOutcome &outcome : report.outcomes)
        QCOMPARE(outcome.error.code, ErrorCode::DocumentTruncated);
}

void TestImportJob::copiesInOneRun_shareTheirApplicant()
{
    write("a/cv.pdf", smallPdf({"Mira Okafor"}));
    write("b/cv.pdf", smallPdf({"Mira Okafor"}));
    write("b/transcript.pdf", smallPdf({"Transcript"}));
    const ImportReport report = run(options());
    QCOMPARE(report.count(ImportOutcome::Kind::Imported), 2);
    QCOMPARE(report.count(ImportOutcome::Kind::Skipped), 1);
    QCOMPARE(applicants(), 1);
    for (const ImportOutcome &outcome : report.outcomes)
        QCOMPARE(outcome.applicant, report.outcomes.first().applicant);
}

void TestImportJob::season_inItsOwnFolder_isNotOpened()
{
    ImportJob::Options all = options();
    all.paths = {FilePath(m_folder->path())};
    write("mira.pdf", smallPdf({"Mira Okafor"}));
    const ImportReport report = run(all);
    QCOMPARE(report.count(ImportOutcome::Kind::Imported), 1);
    QCOMPARE(report.count(ImportOutcome::Kind::Failed), 0);
    QVERIFY(report.isComplete());
    for (const ImportOutcome &outcome : report.outcomes) {
        if (outcome.kind == ImportOutcome::Kind::Skipped)
            QVERIFY(outcome.notRead == NotRead::OwnSeason);
    }
    QVERIFY(report.count(ImportOutcome::Kind::Skipped) >= 2); // the file and its log
}

void TestImportJob::fileWithoutPermission_saysSo()
{
    write("closed.pdf", smallPdf({"Mira Okafor"}));
    const QString path = m_folder->filePath(QStringLiteral("in/closed.pdf"));
    QVERIFY(QFile::setPermissions(path, {}));
    const OrdinaryUser user; // before the job's threads, which inherit it
    const ImportReport report = run(options());
    QCOMPARE(report.count(ImportOutcome::Kind::Failed), 1);
    QCOMPARE(report.outcomes.first().error.code, ErrorCode::FileNotReadable);
}

void TestImportJob::possibleDuplicate_isFlagged()
{
    DuplicateFinder finder;
    Record chinese;
    chinese.basics.name = QStringLiteral("江晓");
    chinese.basics.emails = {QStringLiteral("xiao@example.org")};
    finder.add(chinese);
    Record english;
    english.basics.name = QStringLiteral("Xiao Jiang");
    QCOMPARE(finder.find(english), QStringLiteral("江晓"));
    english.basics.name = QStringLiteral("JIANG, Xiao");
    QCOMPARE(finder.find(english), QStringLiteral("江晓"));
    Record sameMail;
    sameMail.basics.name = QStringLiteral("Sean");
    sameMail.basics.emails = {QStringLiteral("Xiao@Example.org")};
    QCOMPARE(finder.find(sameMail), QStringLiteral("江晓"));
    Record other;
    other.basics.name = QStringLiteral("Mira Okafor");
    QCOMPARE(finder.find(other), QString());
}

void TestImportJob::storing_isNotDoneOnTheWindowsThread()
{
    for (int i = 0; i < 12; ++i)
        write(qPrintable(QStringLiteral("p%1.pdf").arg(i)), smallPdf({QByteArray::number(i)}));
    const auto writes = [this] {
        Query query(m_season->database(), QStringLiteral("SELECT total_changes()"));
        return query.next() ? query.number(0) : -1;
    };
    const int before = writes();
    QSignalSpy added(m_season.get(), &Season::applicantsAdded);
    QCOMPARE(run(options()).count(ImportOutcome::Kind::Imported), 12);
    QCOMPARE(applicants(), 12);
    // This thread's connection has written nothing, and has heard of everybody all the same.
    QCOMPARE(writes(), before);
    qsizetype heard = 0;
    for (const QList<QVariant> &one : added)
        heard += one.first().value<QList<ApplicantId>>().size();
    QCOMPARE(heard, 12);
}

void TestImportJob::twoAtOnce_storeAFileOnce()
{
    constexpr int files = 24;
    for (int i = 0; i < files; ++i)
        write(qPrintable(QStringLiteral("p%1.pdf").arg(i)), smallPdf({QByteArray::number(i)}));
    // Another program does the same in the same order.
    const auto others = Season::open(m_season->path());
    QVERIFY(others);
    ReaderPool otherReaders;
    ImportJob mine(*m_season, m_readers, options());
    ImportJob theirs(**others, otherReaders, options());
    QSignalSpy finished(&mine, &ImportJob::finished);
    QSignalSpy othersFinished(&theirs, &ImportJob::finished);
    mine.start();
    theirs.start();
    QTRY_VERIFY_WITH_TIMEOUT(finished.size() == 1 && othersFinished.size() == 1, 120'000);
    int imported = 0;
    for (const ImportReport &report : {mine.report(), theirs.report()}) {
        QVERIFY(report.isComplete());
        QCOMPARE(report.outcomes.size(), files);
        imported += report.count(ImportOutcome::Kind::Imported);
    }
    QCOMPARE(imported, files);
    QCOMPARE(applicants(), files);
    Query documents(m_season->database(),
                    QStringLiteral("SELECT count(*), count(DISTINCT sha256) FROM document"));
    QVERIFY(documents.next());
    QCOMPARE(documents.number(0), files);
    QCOMPARE(documents.number(1), files);
}

void TestImportJob::photograph_goesToItsPerson()
{
    write("mira_okafor.pdf", smallPdf({"Mira Okafor"}));
    write("mira_okafor.png", greyPng(300, 400));
    QVERIFY(run(options()).isComplete());
    QCOMPARE(applicants(), 1);
    const ApplicantId mira = m_season->applicants().ids()->first();
    BOLE_DO(
        m_season->rosters().put(mira, {{QStringLiteral("number"), QStringLiteral("A-1001")}}, {}));
    // Without another file, too: it is no CV that replaces the one that is there.
    write("A-1001.png", greyPng(200, 300, '\x40'));
    QVERIFY(run(options()).isComplete());
    BOLE_GET(documents, m_season->documents().list(mira));
    QCOMPARE(documents.size(), 3);
    QVERIFY(documents[0].role == DocumentRole::Cv);
    QCOMPARE(documents[0].fileName, QStringLiteral("mira_okafor.pdf"));
    QVERIFY(documents[1].role == DocumentRole::Other && documents[2].role == DocumentRole::Other);
    QCOMPARE(documents[1].pages, 1);
    QCOMPARE(m_season->records().current(mira)->basics.name, QStringLiteral("Mira Okafor"));
}

void TestImportJob::photographOfNobody_waitsInTheTray()
{
    write("IMG_2031.png", greyPng(300, 400));
    const ImportReport report = run(options());
    QCOMPARE(applicants(), 0);
    QCOMPARE(m_season->documents().tray()->size(), 1);
    QVERIFY(report.outcomes.first().isInTray);
}

void TestImportJob::packet_isOneDocumentWithParts()
{
    write("mira_okafor.pdf", smallPdf({"Mira Okafor", "Publications", "Academic Transcript",
                                       "To Whom It May Concern"}));
    QVERIFY(run(options()).isComplete());
    QCOMPARE(applicants(), 1);
    const ApplicantId mira = m_season->applicants().ids()->first();
    BOLE_GET(documents, m_season->documents().list(mira));
    QCOMPARE(documents.size(), 1);
    BOLE_GET(parts, DocumentDetails(m_season->database()).parts(documents[0].id));
    QCOMPARE(parts, (QList<DocumentPart>{{DocumentRole::Cv, 1, 2},
                                         {DocumentRole::Transcript, 3, 3},
                                         {DocumentRole::Letter, 4, 4}}));
    // Only the CV is parsed: the letter's words are not in its text.
    BOLE_GET(source, m_season->documents().source(documents[0].id));
    QVERIFY(source.text.contains(QStringLiteral("Publications")));
    QVERIFY(!source.text.contains(QStringLiteral("Concern")));
    // Each part counts as handed in.
    BOLE_GET(rows, m_season->applicants().list());
    QCOMPARE(rows.first().documents.value(QStringLiteral("letter")), 1);
    QCOMPARE(rows.first().documents.value(QStringLiteral("cv")), 1);
}

void TestImportJob::wordFile_isKeptBesideItsPdf()
{
    const QByteArray word = docxOf({"Mira Okafor", "mira.okafor@example.org"});
    write("mira.docx", word);
    QVERIFY(run(options()).isComplete());
    const ApplicantId mira = m_season->applicants().ids()->first();
    QCOMPARE(m_season->records().current(mira)->basics.name, QStringLiteral("Mira Okafor"));
    const Document document = m_season->documents().list(mira)->first();
    QCOMPARE(document.fileName, QStringLiteral("mira.docx"));
    QCOMPARE(document.kind, Stored<DocumentKind>(DocumentKind::Pdf));
    QVERIFY(m_season->documents().bytes(document.id)->startsWith("%PDF-"));
    QCOMPARE(*DocumentDetails(m_season->database()).original(document.id), word);
    // Its PDF would be another one every time; the file is the same.
    QCOMPARE(run(options()).count(ImportOutcome::Kind::Skipped), 1);
}

void TestImportJob::withoutOffice_theReportSaysWhy()
{
    qputenv("BOLE_OFFICE", "/nowhere/soffice");
    write("mira.docx", docxOf({"Mira Okafor"}));
    write("copy.docx", docxOf({"Mira Okafor"}));
    const ImportReport report = run(options());
    qunsetenv("BOLE_OFFICE");
    QCOMPARE(report.count(ImportOutcome::Kind::Failed), 2);
    for (const ImportOutcome &outcome : report.outcomes)
        QVERIFY(outcome.notRead == NotRead::NoOffice);
    QCOMPARE(applicants(), 0);
}

void TestImportJob::asked_itWaitsForThePlan()
{
    write("mira_okafor.pdf", smallPdf({"Mira Okafor"}));
    write("yi_lin.pdf", smallPdf({"Yi Lin"}));
    write("notes.pdf", smallPdf({"Notes"}));
    ImportJob::Options asking = options();
    asking.asksFirst = true;
    ImportJob job(*m_season, m_readers, asking);
    QSignalSpy planned(&job, &ImportJob::planned);
    QSignalSpy finished(&job, &ImportJob::finished);
    job.start();
    QVERIFY(planned.wait(60'000));
    QCOMPARE(applicants(), 0);
    auto plan = planned.first().first().value<ImportPlan>();
    QCOMPARE(plan.applicants.size(), 3);
    // The notes are Mira's after all, and nobody wants Yi Lin.
    const auto named = [&](const char *name) {
        return std::ranges::find_if(plan.applicants, [&](const PlannedApplicant &each) {
            return each.documents.first().path.fileName() == QLatin1StringView(name);
        });
    };
    const PlannedDocument notes = named("notes.pdf")->documents.first();
    named("mira_okafor.pdf")->documents.append({notes.path, DocumentRole::Other});
    plan.applicants.erase(named("notes.pdf"));
    plan.applicants.erase(named("yi_lin.pdf"));
    job.proceed(plan);
    QVERIFY(finished.wait(60'000));
    QCOMPARE(applicants(), 1);
    QCOMPARE(m_season->documents().list(m_season->applicants().ids()->first())->size(), 2);
    const auto left =
        std::ranges::find(job.report().outcomes, NotRead::LeftOut, &ImportOutcome::notRead);
    QVERIFY(left != job.report().outcomes.end());
    QCOMPARE(left->path.fileName(), QStringLiteral("yi_lin.pdf"));
}

void TestImportJob::asked_whatAPersonSaidStands()
{
    BOLE_GET(mira, m_season->dossiers().create(QStringLiteral("Mira Okafor"), {}));
    write("scan0001.pdf", smallPdf({"Mira Okafor", "mira@example.org", "Education"}));
    write("scan0002.pdf", smallPdf({"I recommend Mira Okafor for your programme."}));
    ImportJob::Options asking = options();
    asking.asksFirst = true;
    ImportJob job(*m_season, m_readers, asking);
    QSignalSpy planned(&job, &ImportJob::planned);
    QSignalSpy finished(&job, &ImportJob::finished);
    job.start();
    QVERIFY(planned.wait(60'000));
    // One is a new person's, and the other one waits, whatever stands in them.
    const QDir folder(m_folder->filePath(QStringLiteral("in")));
    ImportPlan plan;
    plan.applicants.append(
        {{{folder.filePath(QStringLiteral("scan0001.pdf")), DocumentRole::Cv, true, true}}, {}});
    plan.loose.append(
        {folder.filePath(QStringLiteral("scan0002.pdf")), DocumentRole::Letter, true, true});
    job.proceed(plan);
    QVERIFY(finished.wait(60'000));
    QCOMPARE(applicants(), 2);
    QCOMPARE(m_season->documents().tray()->size(), 1);
    QVERIFY(m_season->documents().list(mira)->isEmpty());
}

void TestImportJob::lateFile_goesToWhoWithdrew()
{
    write("mira_okafor.pdf", smallPdf({"Mira Okafor"}));
    run(options());
    const ApplicantId mira = m_season->applicants().ids()->first();
    BOLE_DO(m_season->dossiers().withdraw({mira}, {}, {}));
    write("mira_okafor_transcript.pdf", smallPdf({"Grades"}));
    run(options());
    QVERIFY(m_season->documents().tray()->isEmpty());
    QCOMPARE(m_season->documents().list(mira)->size(), 2);
    QCOMPARE(applicants(), 0); // they stay out of the season
}

void TestImportJob::droppedFile_leavesTheTray()
{
    write("mira_okafor.pdf", smallPdf({"Mira Okafor"}));
    write("yi_lin.pdf", smallPdf({"Yi Lin"}));
    write("transcript.pdf", smallPdf({"grades of somebody"}));
    run(options());
    QCOMPARE(m_season->documents().tray()->size(), 1);
    const ApplicantId mira = m_season->applicants().matching(QStringLiteral("Okafor"))->value(0);
    ImportJob::Options into = options();
    into.paths = {m_folder->filePath(QStringLiteral("in/transcript.pdf"))};
    into.into = mira;
    QCOMPARE(run(into).count(ImportOutcome::Kind::Imported), 1);
    QVERIFY(m_season->documents().tray()->isEmpty());
    QCOMPARE(m_season->documents().list(mira)->size(), 2);
    QVERIFY(m_season->documents().list(mira)->last().role == DocumentRole::Transcript);
    // What is theirs already stays what it is.
    QCOMPARE(run(into).count(ImportOutcome::Kind::Skipped), 1);
    BOLE_DO(m_season->history().undo({}));
    QCOMPARE(m_season->documents().tray()->size(), 1);
}

void TestImportJob::droppedFile_bringsAnOldVersionBack()
{
    write("mira_okafor.pdf", smallPdf({"Mira Okafor"}));
    run(options());
    const ApplicantId mira = m_season->applicants().ids()->first();
    const DocumentId old = m_season->documents().list(mira)->first().id;
    write("newer/cv.pdf", smallPdf({"Mira Okafor", "More"}));
    ImportJob::Options into = options();
    into.paths = {m_folder->filePath(QStringLiteral("in/newer/cv.pdf"))};
    into.into = mira;
    run(into);
    QVERIFY(m_season->documents().list(mira)->first().id != old);
    into.paths = {m_folder->filePath(QStringLiteral("in/mira_okafor.pdf"))};
    QCOMPARE(run(into).count(ImportOutcome::Kind::Imported), 1);
    QCOMPARE(m_season->documents().list(mira)->size(), 1);
    QCOMPARE(m_season->documents().list(mira)->first().id, old);
    QCOMPARE(m_season->documents().listWithVersions(mira)->size(), 2);
    QCOMPARE(m_season->records().sourceDocument(mira).value(), old);
}

void TestImportJob::cvWithAStrangeName_goesToWhoWaitsForOne()
{
    BOLE_GET(mira, m_season->applicants().create());
    Record onTheRoster;
    onTheRoster.basics.name = QStringLiteral("Mira Okafor");
    BOLE_DO(m_season->records().add(mira, onTheRoster));
    write("document (3).pdf", smallPdf({"Mira Okafor"}));
    QVERIFY(run(options()).isComplete());
    QCOMPARE(applicants(), 1);
    QCOMPARE(m_season->documents().list(mira)->size(), 1);
    // Who has a CV gets no other one by name alone: that may be another Mira Okafor.
    write("document (4).pdf", smallPdf({"Mira Okafor", "More"}));
    QVERIFY(run(options()).isComplete());
    QCOMPARE(applicants(), 2);
}

void TestImportJob::papersWithStrangeNames_areNoPeople()
{
    write("mira_okafor.pdf", smallPdf({"Mira Okafor"}));
    // Read before there is a Mira.
    write("a scan.pdf", smallPdf({"Academic Transcript", "Mira Okafor"}));
    write("scan0002.pdf", smallPdf({"To Whom It May Concern", "Regards"}));
    QVERIFY(run(options()).isComplete());
    QCOMPARE(applicants(), 1);
    const ApplicantId mira = m_season->applicants().ids()->first();
    BOLE_GET(documents, m_season->documents().list(mira));
    QCOMPARE(documents.size(), 2);
    QVERIFY(documents[1].role == DocumentRole::Transcript);
    BOLE_GET(tray, m_season->documents().tray());
    QCOMPARE(tray.size(), 1);
    QVERIFY(tray.first().role == DocumentRole::Letter);
}

static ApplicantId onTheRoster(Season &season, const char *number, const char *name,
                               const char *email)
{
    Record record;
    record.basics.name = QString::fromUtf8(name);
    const ApplicantId made = season.applicants().create().value();
    const bool isDone = season.records().add(made, record) &&
                        season.rosters().put(made,
                                             {{QStringLiteral("number"), QString::fromUtf8(number)},
                                              {QStringLiteral("name"), QString::fromUtf8(name)},
                                              {QStringLiteral("email"), QString::fromUtf8(email)}},
                                             {});
    return isDone ? made : ApplicantId();
}

void TestImportJob::roster_leavesStrangersPapersInTheTray()
{
    const ApplicantId mira = onTheRoster(*m_season, "20270153", "Mira Okafor", "mira@example.org");
    write("flyer.pdf", smallPdf({"Summer School"}));
    write("20270153.pdf", smallPdf({"Mira Okafor"}));
    write("20270153 (2).txt", "what is still to be done\n");
    QVERIFY(run(options()).isComplete());
    QCOMPARE(applicants(), 1);
    QCOMPARE(m_season->documents().tray()->size(), 1);
    BOLE_GET(documents, m_season->documents().list(mira));
    QCOMPARE(documents.size(), 2);
    QVERIFY(documents[0].role == DocumentRole::Cv);
    QCOMPARE(documents[0].fileName, QStringLiteral("20270153.pdf"));
    // Alone, too: what looks like no CV takes no CV's place.
    write("20270153 later.txt", "call back on Monday\n");
    QVERIFY(run(options()).isComplete());
    QCOMPARE(m_season->documents().list(mira)->first().fileName, QStringLiteral("20270153.pdf"));
    QCOMPARE(m_season->records().current(mira)->basics.name, QStringLiteral("Mira Okafor"));
    // By its address a CV is known to be a newer one.
    write("document.md", "# Mira Okafor\n\nmira@example.org\n\n## Education\n\nM.Sc., 2026\n");
    QVERIFY(run(options()).isComplete());
    QCOMPARE(applicants(), 1);
    QCOMPARE(m_season->documents().list(mira)->first().fileName, QStringLiteral("document.md"));
}

void TestImportJob::twoOfOneName_areToldApartByWhatTheFilesSay()
{
    const ApplicantId one = onTheRoster(*m_season, "20270153", "王芳", "fang@example.org");
    const ApplicantId two = onTheRoster(*m_season, "20270154", "王芳", "wf@example.org");
    write("王芳简历.md", "# 王芳\n\nwf@example.org\n");
    write("王芳成绩单.md", "# 成绩单\n\n王芳 报名号 20270153\n");
    write("王芳推荐信.md", "# 推荐信\n\n我推荐王芳同学。\n");
    QVERIFY(run(options()).isComplete());
    QCOMPARE(applicants(), 2);
    BOLE_GET(papers, m_season->documents().list(one));
    QCOMPARE(papers.size(), 1);
    QVERIFY(papers.first().role == DocumentRole::Transcript);
    BOLE_GET(cvs, m_season->documents().list(two));
    QCOMPARE(cvs.size(), 1);
    QVERIFY(cvs.first().role == DocumentRole::Cv);
    QCOMPARE(m_season->records().current(two)->basics.emails,
             QStringList{QStringLiteral("wf@example.org")});
    QCOMPARE(m_season->documents().tray()->size(), 1);
}

void TestImportJob::archiveOfOnePerson_isOnePerson()
{
    const ApplicantId mira = onTheRoster(*m_season, "20270153", "Mira Okafor", "mira@example.org");
    write("20270153.zip", zipOf({{"cv.pdf", smallPdf({"Mira Okafor"})},
                                 {"language/scan.pdf", smallPdf({"Band score 8"})}}));
    write("lin.zip",
          zipOf({{"cv.pdf", smallPdf({"Yi Lin"})}, {"transcript.pdf", smallPdf({"Grades"})}}));
    QVERIFY(run(options()).isComplete());
    QCOMPARE(applicants(), 2);
    QCOMPARE(m_season->documents().list(mira)->size(), 2);
    QCOMPARE(m_season->documents().tray()->size(), 0);
}

QTEST_GUILESS_MAIN(TestImportJob)
#include "tst_importjob.moc"
