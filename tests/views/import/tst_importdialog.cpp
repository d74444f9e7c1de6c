// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/season/applicantstore.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/rosterstore.h"
#include "model/season/season.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/support/smallpdf.h"
#include "tests/views/support/importing.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/import/importdialog.h"
#include "views/import/plantree.h"
#include "views/import/reportlist.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Bole::Tests;

/// The Import dialog in a real window, with keys and mouse.
class TestImportDialog : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void folder_isImported_andTheReportCanBeSaved();
    void progress_namesTheFile();
    void stop_keepsWhatIsFinished();
    void escape_stops_andDoesNotClose();
    void password_isAskedForUntilItOpens();
    void password_refused_isAReason();
    void textBeside_isOffered_evenDeepDown();
    void plan_isShownFirst_andFilesAreMovedByKey();
    void plan_namesNewPeopleByTheirFolders();
    void plan_filesAreMovedByDrag();
    void plan_followsThePattern();
    void plan_keepsWhatWasMovedByHand();
    void plan_ofHundreds_makesLinesWhenLookedAt();
    void plan_kindFollowsTheChoice();
    void plan_closed_importsNothing();
    void plan_changedByHand_isNotThrownAwayUnasked();
    void report_tellsFileAndReasonApart();
    void reportLine_leadsToItsPerson();

private:
    void write(const QString &name, const QByteArray &bytes);
    void open();
    template <typename T>
    T *find(const char *name) const
    {
        return m_dialog->findChild<T *>(QString::fromLatin1(name));
    }
    bool isFinished() const { return isReported(*m_dialog); }
    int applicants() const { return m_season->applicants().count().value_or(-1); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Season> m_season;
    WorkKeeper m_work;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<ReaderPool> m_readers; // remembers what opened a document: new for each test
    ScriptedDialogs m_dialogs;
    std::unique_ptr<ImportDialog> m_dialog;
};

void TestImportDialog::init()
{
    m_dialog.reset();
    m_desk.reset();
    m_season.reset();
    m_readers = std::make_unique<ReaderPool>();
    m_dialogs = ScriptedDialogs();
    m_folder = std::make_unique<QTemporaryDir>();
    auto season = Season::create(m_folder->filePath(QStringLiteral("s.bole")), QStringLiteral("S"));
    QVERIFY(season);
    m_season = std::move(*season);
    m_desk = std::make_unique<Desk>(*m_season, m_work);
}

void TestImportDialog::write(const QString &name, const QByteArray &bytes)
{
    const QString path = m_folder->filePath(QStringLiteral("in/") + name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void TestImportDialog::open()
{
    m_dialog = std::make_unique<ImportDialog>(
        *m_desk, *m_readers, m_dialogs, QStringList{m_folder->filePath(QStringLiteral("in"))});
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get(), 60'000));
}

void TestImportDialog::folder_isImported_andTheReportCanBeSaved()
{
    write(QStringLiteral("mira.pdf"), smallPdf({"Mira Okaduwe"}));
    write(QStringLiteral("deep/below/yi.md"), "# Yi Lin\n");
    write(QStringLiteral("copy.pdf"), smallPdf({"Mira Okaduwe"}));
    write(QStringLiteral("empty.pdf"), {});
    open();
    QVERIFY(agreeToPlan(*m_dialog));
    QTRY_VERIFY_WITH_TIMEOUT(isFinished(), 240'000);
    QCOMPARE(applicants(), 2);
    const QString report = m_dialog->reportText();
    QVERIFY(report.startsWith(QStringLiteral("Imported: 2. Skipped: 1. Failed: 1.")));
    for (const char *part : {"yi.md", "empty.pdf: The file is empty."})
        QVERIFY2(report.contains(QLatin1StringView(part)), qPrintable(report));
    const QString place = m_folder->filePath(QStringLiteral("report.txt"));
    m_dialogs.files = {place};
    QTest::mouseClick(find<QPushButton>("importSave"), Qt::LeftButton);
    QFile saved(place);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(saved.readAll()).trimmed(), report.trimmed());
    QTest::keyClick(find<QPushButton>("importClose"), Qt::Key_Space);
    QVERIFY(!m_dialog->isVisible());
}

void TestImportDialog::progress_namesTheFile()
{
    for (int i = 0; i < 30; ++i)
        write(QStringLiteral("cv%1.pdf").arg(i), smallPdf({QByteArray::number(i)}));
    open();
    QVERIFY(agreeToPlan(*m_dialog));
    const auto *bar = find<QProgressBar>("importProgress");
    QStringList said;
    while (!isFinished()) {
        QVERIFY(QTest::qWaitFor(
            [&] { return isFinished() || find<QLabel>("importStatus")->text() != said.value(0); },
            240'000));
        said.prepend(find<QLabel>("importStatus")->text());
    }
    QCOMPARE(bar->maximum(), 30);
    QVERIFY(said.filter(QStringLiteral(" of 30")).size() > 3);
    QVERIFY(!said.filter(QStringLiteral(".pdf")).isEmpty());
    QVERIFY(!said.filter(QStringLiteral("left")).isEmpty());
}

void TestImportDialog::stop_keepsWhatIsFinished()
{
    for (int i = 0; i < 200; ++i)
        write(QStringLiteral("cv%1.pdf").arg(i), smallPdf({QByteArray::number(i)}));
    open();
    QVERIFY(agreeToPlan(*m_dialog));
    QTRY_VERIFY_WITH_TIMEOUT(find<QProgressBar>("importProgress")->value() > 0, 240'000);
    QTest::mouseClick(find<QPushButton>("importStop"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(isFinished(), 240'000);
    const ImportReport &report = m_dialog->report();
    QVERIFY(report.cancelled);
    QVERIFY(applicants() > 0 && applicants() < 200);
    QCOMPARE(report.count(ImportOutcome::Kind::Imported), applicants());
    QCOMPARE(report.notReached, 200 - applicants());
}

void TestImportDialog::escape_stops_andDoesNotClose()
{
    for (int i = 0; i < 200; ++i)
        write(QStringLiteral("cv%1.pdf").arg(i), smallPdf({QByteArray::number(i)}));
    open();
    QVERIFY(agreeToPlan(*m_dialog));
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(isFinished(), 240'000);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(m_dialog->report().cancelled);
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

void TestImportDialog::password_isAskedForUntilItOpens()
{
    QFile locked(QStringLiteral(BOLE_TEST_DATA "/reader/locked.pdf"));
    QVERIFY(locked.open(QIODevice::ReadOnly));
    write(QStringLiteral("locked.pdf"), locked.readAll());
    m_dialogs.texts = {QStringLiteral("donkey"), QStringLiteral("horse")};
    open();
    QTRY_VERIFY_WITH_TIMEOUT(isFinished(), 240'000);
    QCOMPARE(applicants(), 1);
    QVERIFY(m_dialogs.texts.isEmpty());
    QCOMPARE(m_dialogs.unanswered, 0);
}

void TestImportDialog::password_refused_isAReason()
{
    QFile locked(QStringLiteral(BOLE_TEST_DATA "/reader/locked.pdf"));
    QVERIFY(locked.open(QIODevice::ReadOnly));
    write(QStringLiteral("locked.pdf"), locked.readAll());
    write(QStringLiteral("mira.pdf"), smallPdf({"Mira Okaduwe"}));
    open();
    QVERIFY(agreeToPlan(*m_dialog));
    QTRY_VERIFY_WITH_TIMEOUT(isFinished(), 240'000);
    QCOMPARE(m_dialogs.unanswered, 1);
    QCOMPARE(applicants(), 1);
    QVERIFY(m_dialog->reportText().contains(QStringLiteral("protected by a password")));
}

void TestImportDialog::textBeside_isOffered_evenDeepDown()
{
    write(QStringLiteral("a/b/mira.pdf"), smallPdf({"Nothing to see"}));
    write(QStringLiteral("a/b/mira.txt"), "Mira Okaduwe\nmira@example.org\n");
    open();
    auto *choice = find<QCheckBox>("importReadTexts");
    QTRY_VERIFY_WITH_TIMEOUT(choice->isVisible(), 60'000);
    QCOMPARE(applicants(), 0);
    QTest::keyClick(choice, Qt::Key_Space);
    QVERIFY(choice->isChecked());
    QTest::mouseClick(find<QPushButton>("importStart"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(isFinished(), 240'000);
    QCOMPARE(applicants(), 1);
    QCOMPARE(m_season->applicants().list()->first().name, QStringLiteral("Mira Okaduwe"));
}

void TestImportDialog::plan_isShownFirst_andFilesAreMovedByKey()
{
    write(QStringLiteral("mira_okaduwe.pdf"), smallPdf({"Mira Okaduwe"}));
    write(QStringLiteral("yi_lin.pdf"), smallPdf({"Yi Lin"}));
    write(QStringLiteral("scan0001.pdf"), smallPdf({"Grades"}));
    open();
    auto *tree = find<PlanTree>("importPlan");
    QTRY_VERIFY_WITH_TIMEOUT(tree->isVisible(), 60'000);
    QCOMPARE(applicants(), 0);
    QCOMPARE(tree->newPeople(), 3);
    const auto file = [tree](const char *name) {
        return tree->findItems(QLatin1StringView(name), Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    };
    // The scan is Mira's: cut it, go to her, paste it.
    tree->setCurrentItem(file("scan0001.pdf"), 0, QItemSelectionModel::ClearAndSelect);
    QTest::keyClick(tree, Qt::Key_X, Qt::ControlModifier);
    tree->setCurrentItem(file("mira_okaduwe.pdf"), 0, QItemSelectionModel::ClearAndSelect);
    QTest::keyClick(tree, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(tree->newPeople(), 2);
    QVERIFY(file("scan0001.pdf")->parent() == file("mira_okaduwe.pdf")->parent());
    // Yi Lin is left out.
    tree->setCurrentItem(file("yi_lin.pdf"), 0, QItemSelectionModel::ClearAndSelect);
    QTest::keyClick(tree, Qt::Key_Delete);
    QCOMPARE(tree->fileCount(), 2);
    QTest::mouseClick(find<QPushButton>("importStart"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(isFinished(), 240'000);
    QCOMPARE(applicants(), 1);
    const ApplicantId mira = m_season->applicants().ids()->first();
    QCOMPARE(m_season->documents().list(mira)->size(), 2);
    QVERIFY(m_dialog->reportText().contains(QStringLiteral("You left it out.")));
}

/// "cv.pdf" in somebody's own folder tells nothing; the folder does.
void TestImportDialog::plan_namesNewPeopleByTheirFolders()
{
    write(QStringLiteral("Okaduwe, Mira/cv.pdf"), smallPdf({"Mira Okaduwe"}));
    write(QStringLiteral("Okaduwe, Mira/transcript.pdf"), smallPdf({"Grades"}));
    write(QStringLiteral("yi_lin.pdf"), smallPdf({"Yi Lin"}));
    open();
    const auto *tree = find<PlanTree>("importPlan");
    QTRY_VERIFY_WITH_TIMEOUT(tree->isVisible(), 60'000);
    QCOMPARE(tree->topLevelItem(0)->text(0), QStringLiteral("New: Okaduwe, Mira"));
    QCOMPARE(tree->topLevelItem(1)->text(0), QStringLiteral("New: yi_lin.pdf"));
}

void TestImportDialog::plan_filesAreMovedByDrag()
{
    write(QStringLiteral("mira_okaduwe.pdf"), smallPdf({"Mira Okaduwe"}));
    write(QStringLiteral("yi_lin.pdf"), smallPdf({"Yi Lin"}));
    open();
    auto *tree = find<PlanTree>("importPlan");
    QTRY_VERIFY_WITH_TIMEOUT(tree->isVisible(), 60'000);
    const auto file = [tree](const char *name) {
        return tree->findItems(QLatin1StringView(name), Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    };
    tree->setCurrentItem(file("yi_lin.pdf"), 0, QItemSelectionModel::ClearAndSelect);
    const QPointF target = tree->visualItemRect(file("mira_okaduwe.pdf")).center();
    // What the mouse leaves behind; the way there is the desktop's.
    const std::unique_ptr<QMimeData> dragged(tree->model()->mimeData({tree->currentIndex()}));
    QDropEvent drop(target, Qt::MoveAction, dragged.get(), Qt::LeftButton, Qt::NoModifier);
    struct Open : PlanTree
    {
        using PlanTree::dropEvent;
    };
    (tree->*&Open::dropEvent)(&drop);
    QVERIFY(file("yi_lin.pdf")->parent() == file("mira_okaduwe.pdf")->parent());
    QCOMPARE(tree->plan().applicants.size(), 1);
    QVERIFY(tree->plan().applicants.first().documents.last().role == DocumentRole::Other);
}

void TestImportDialog::plan_followsThePattern()
{
    BOLE_GET(mira, m_season->applicants().create());
    Record record;
    record.basics.name = QStringLiteral("Mira Okaduwe");
    BOLE_DO(m_season->records().add(mira, record));
    BOLE_DO(m_season->rosters().put(mira, {{QStringLiteral("number"), QStringLiteral("7")}}, {}));
    write(QStringLiteral("batch-7-grades.pdf"), smallPdf({"Grades"}));
    write(QStringLiteral("yi_lin.pdf"), smallPdf({"Yi Lin"}));
    write(QStringLiteral("ana_fell.pdf"), smallPdf({"Ana Fell"}));
    open();
    auto *tree = find<PlanTree>("importPlan");
    QTRY_VERIFY_WITH_TIMEOUT(tree->isVisible(), 60'000);
    QCOMPARE(tree->plan().loose.size(), 1); // a number as short as that is none by itself
    auto *pattern = find<QLineEdit>("planPattern");
    pattern->setFocus();
    QTest::keyClicks(pattern, QStringLiteral("*-{number"));
    QVERIFY(find<QLabel>("planPatternHint")->text().startsWith(QStringLiteral("It needs")));
    QTest::keyClicks(pattern, QStringLiteral("}-{kind}"));
    QTRY_VERIFY(tree->plan().loose.isEmpty());
    const auto planned = tree->plan().applicants;
    QVERIFY(std::ranges::any_of(planned, [&](const PlannedApplicant &each) {
        return each.id == mira && each.documents.first().role == DocumentRole::Transcript;
    }));
    QTest::mouseClick(find<QPushButton>("importStart"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(isFinished(), 240'000);
    QCOMPARE(m_season->documents().list(mira)->size(), 1);
    // The next batch is probably named so, too.
    write(QStringLiteral("batch-7-letter.pdf"), smallPdf({"Letter"}));
    write(QStringLiteral("bo_lind.pdf"), smallPdf({"Bo Lind"}));
    open();
    QTRY_VERIFY_WITH_TIMEOUT(find<PlanTree>("importPlan")->isVisible(), 60'000);
    QCOMPARE(find<QLineEdit>("planPattern")->text(), QStringLiteral("*-{number}-{kind}"));
}

void TestImportDialog::plan_keepsWhatWasMovedByHand()
{
    write(QStringLiteral("mira_okaduwe.pdf"), smallPdf({"Mira Okaduwe"}));
    write(QStringLiteral("yi_lin.pdf"), smallPdf({"Yi Lin"}));
    write(QStringLiteral("scan0001.pdf"), smallPdf({"Scan"}));
    write(QStringLiteral("scan0002.pdf"), smallPdf({"Another"}));
    open();
    auto *tree = find<PlanTree>("importPlan");
    QTRY_VERIFY_WITH_TIMEOUT(tree->isVisible(), 60'000);
    const auto file = [tree](const char *name) {
        return tree->findItems(QLatin1StringView(name), Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    };
    const auto choose = [&](const char *name) {
        tree->setCurrentItem(file(name), 0, QItemSelectionModel::ClearAndSelect);
    };
    choose("scan0001.pdf");
    QTest::keyClick(tree, Qt::Key_X, Qt::ControlModifier);
    choose("mira_okaduwe.pdf");
    QTest::keyClick(tree, Qt::Key_V, Qt::ControlModifier);
    choose("scan0002.pdf");
    tree->moveToTray();
    choose("yi_lin.pdf");
    QTest::keyClick(tree, Qt::Key_Delete);
    QSignalSpy changed(tree, &PlanTree::changed);
    auto *pattern = find<QLineEdit>("planPattern");
    pattern->setFocus();
    QTest::keyClicks(pattern, QStringLiteral("{name}"));
    QTRY_VERIFY(!changed.isEmpty());
    QVERIFY(file("scan0001.pdf")->parent() == file("mira_okaduwe.pdf")->parent());
    const ImportPlan plan = tree->plan();
    QCOMPARE(plan.applicants.size(), 1);
    QCOMPARE(plan.loose.size(), 1);
    QVERIFY(plan.loose.first().isDecided);
    QCOMPARE(tree->fileCount(), 3);
    // People stand before the tray and what is left out.
    QCOMPARE(tree->topLevelItem(tree->topLevelItemCount() - 2), file("scan0002.pdf")->parent());
    QCOMPARE(tree->topLevelItem(tree->topLevelItemCount() - 1), file("yi_lin.pdf")->parent());
    // The plan is a new one, but it still holds what was done by hand.
    m_dialogs.answers = {1};
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(m_dialogs.questions.size(), 1);
}

/// Fifteen thousand lines at once would hold up the window: those of somebody's files are made when
/// they are looked at or moved.
void TestImportDialog::plan_ofHundreds_makesLinesWhenLookedAt()
{
    ImportPlan plan;
    for (int person = 1; person <= 300; ++person) {
        PlannedApplicant planned;
        planned.id = ApplicantId{person};
        for (const QString &name : {QStringLiteral("cv"), QStringLiteral("letter")})
            planned.documents.append(
                {FilePath(QStringLiteral("/in/%1_%2.pdf").arg(person).arg(name)),
                 name == QStringLiteral("cv") ? DocumentRole::Cv : DocumentRole::Letter});
        plan.applicants.append(planned);
    }
    plan.loose = {{FilePath(QStringLiteral("/in/flyer.pdf")), DocumentRole::Other}};
    PlanTree tree;
    tree.setPlan(
        plan, [](ApplicantId id) { return QString::number(id.value); },
        [](const FilePath &path) { return path.shown(); });
    tree.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tree));
    QVERIFY(tree.plan() == plan);
    QVERIFY(!tree.isChanged());
    QCOMPARE(tree.fileCount(), 601);
    const auto isUnmade = [&](int row) {
        return tree.topLevelItem(row)->childCount() == 0;
    };
    QVERIFY(isUnmade(0) && isUnmade(150) && isUnmade(299));
    QCOMPARE(tree.topLevelItem(300)->childCount(), 1); // the tray is looked at first
    // By key, by what is done with somebody, and by moving something there.
    tree.setCurrentItem(tree.topLevelItem(1));
    QTest::keyClick(&tree, Qt::Key_Right);
    QCOMPARE(tree.topLevelItem(1)->childCount(), 2);
    QCOMPARE(tree.topLevelItem(1)->child(1)->text(0), QStringLiteral("2_letter.pdf"));
    tree.setCurrentItem(tree.topLevelItem(2), 0, QItemSelectionModel::ClearAndSelect);
    QVERIFY(tree.hasChosen());
    QVERIFY(!tree.chosenRole()); // a CV and a letter
    QVERIFY(isUnmade(2));
    tree.giveChosen(ApplicantId{5});
    QCOMPARE(tree.topLevelItem(4)->childCount(), 4);
    QVERIFY(tree.isChanged());
    const ImportPlan moved = tree.plan();
    QCOMPARE(moved.applicants.size(), 299);
    QCOMPARE(moved.applicants[3].documents.size(), 4);
    QVERIFY(moved.applicants[3].documents.last().isDecided);
    // A new plan, and what was moved by hand stays.
    tree.setPlan(
        plan, [](ApplicantId id) { return QString::number(id.value); },
        [](const FilePath &path) { return path.shown(); });
    QVERIFY(tree.plan() == moved);
    QVERIFY(isUnmade(150));
}

void TestImportDialog::plan_kindFollowsTheChoice()
{
    write(QStringLiteral("mira_okaduwe.pdf"), smallPdf({"Mira Okaduwe"}));
    write(QStringLiteral("mira_okaduwe_transcript.pdf"), smallPdf({"Grades"}));
    open();
    auto *tree = find<PlanTree>("importPlan");
    QTRY_VERIFY_WITH_TIMEOUT(tree->isVisible(), 60'000);
    const auto *kind = find<QComboBox>("planKind");
    QTreeWidgetItem *person = tree->topLevelItem(0);
    tree->setCurrentItem(person->child(1), 0, QItemSelectionModel::ClearAndSelect);
    QCOMPARE(kind->currentIndex(), int(DocumentRole::Transcript));
    tree->setCurrentItem(person->child(0), 0, QItemSelectionModel::ClearAndSelect);
    QCOMPARE(kind->currentIndex(), int(DocumentRole::Cv));
    tree->setCurrentItem(person, 0, QItemSelectionModel::ClearAndSelect); // both
    QCOMPARE(kind->currentIndex(), -1);
}

void TestImportDialog::plan_closed_importsNothing()
{
    write(QStringLiteral("mira_okaduwe.pdf"), smallPdf({"Mira Okaduwe"}));
    write(QStringLiteral("yi_lin.pdf"), smallPdf({"Yi Lin"}));
    open();
    QTRY_VERIFY_WITH_TIMEOUT(find<PlanTree>("importPlan")->isVisible(), 60'000);
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    m_dialog.reset();
    QCOMPARE(applicants(), 0);
}

/// Files may have been sorted by hand, one after the other.
void TestImportDialog::plan_changedByHand_isNotThrownAwayUnasked()
{
    write(QStringLiteral("mira_okaduwe.pdf"), smallPdf({"Mira Okaduwe"}));
    write(QStringLiteral("yi_lin.pdf"), smallPdf({"Yi Lin"}));
    open();
    auto *tree = find<PlanTree>("importPlan");
    QTRY_VERIFY_WITH_TIMEOUT(tree->isVisible(), 60'000);
    tree->selectAll();
    tree->leaveOut();
    m_dialogs.answers = {1}; // go on
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(m_dialog->isVisible());
    m_dialogs.answers = {0}; // throw it away
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialogs.questions.size(), 2);
}

/// Who, which file, why not: each can be read, however long the path and the reason are.
void TestImportDialog::report_tellsFileAndReasonApart()
{
    write(QStringLiteral("mira_okaduwe.pdf"), smallPdf({"Mira Okaduwe"}));
    write(QStringLiteral("material.rar"), "Rar!");
    open();
    QTRY_VERIFY_WITH_TIMEOUT(isFinished(), 240'000);
    const QAbstractItemModel *report = find<ReportList>("importReport")->model();
    const auto failed = [report](int column) {
        return report->index(0, column, report->index(0, 0)).data().toString();
    };
    QCOMPARE(failed(ReportModel::FileColumn), QStringLiteral("material.rar"));
    QVERIFY(failed(ReportModel::WhoColumn).isEmpty());
    QVERIFY(failed(ReportModel::RemarkColumn)
                .startsWith(QStringLiteral("This is an archive of another kind.")));
    // The line in front can be read whole, with where the file lies.
    const QString whole = find<QLabel>("importLine")->text();
    QVERIFY(whole.contains(QStringLiteral("/in/material.rar: This is")) &&
            whole.endsWith(QStringLiteral("make a ZIP of them.")));
}

void TestImportDialog::reportLine_leadsToItsPerson()
{
    write(QStringLiteral("mira_okaduwe.pdf"), smallPdf({"Mira Okaduwe"}));
    open();
    QTRY_VERIFY_WITH_TIMEOUT(isFinished(), 240'000);
    const auto *list = find<ReportList>("importReport");
    QSignalSpy wanted(m_dialog.get(), &ImportDialog::applicantWanted);
    const QAbstractItemModel *report = list->model();
    const QModelIndex line = report->index(0, ReportModel::WhoColumn, report->index(0, 0));
    QCOMPARE(line.data().toString(), QStringLiteral("Mira Okaduwe"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(line).center());
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().value<ApplicantId>(), m_season->applicants().ids()->first());
}

QTEST_MAIN(TestImportDialog)
#include "tst_importdialog.moc"
