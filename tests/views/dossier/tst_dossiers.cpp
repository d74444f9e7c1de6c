// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicantlistmodel.h"
#include "model/desk/desk.h"
#include "model/desk/deskrecords.h"
#include "model/season/decisionstore.h"
#include "model/season/dossierstore.h"
#include "model/season/rosterstore.h"
#include "tests/support/smallpdf.h"
#include "tests/views/support/committeewindow.h"
#include "tests/views/support/importing.h"
#include "views/applicants/applicantspane.h"
#include "views/common/waitingbox.h"
#include "views/dossier/documentchooser.h"
#include "views/dossier/mergedialog.h"
#include "views/dossier/personpicker.h"
#include "views/dossier/traydialog.h"
#include "views/import/importdialog.h"
#include "views/import/rosterdialog.h"
#include "views/review/reviewpane.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QTabBar>
#include <QTableWidget>
#include <QTreeWidget>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

struct Bench : CommitteeWindow
{
    using CommitteeWindow::CommitteeWindow;

    ApplicantsPane &list() const { return *bench->window.findChild<ApplicantsPane *>(); }
    QStringList listed() const
    {
        QStringList names;
        const ApplicantListModel *model = list().model();
        for (int row = 0; row < model->rowCount(); ++row)
            names.append(model->index(row).data(ApplicantListModel::NameRole).toString());
        return names;
    }
    QString notice() const
    {
        return bench->window.findChild<ReviewPane *>()
            ->findChild<QLabel *>(u"noticeText"_s)
            ->text();
    }
    void pressUndo() const
    {
        QTest::mouseClick(
            bench->window.findChild<ReviewPane *>()->findChild<QPushButton *>(u"noticeUndo"_s),
            Qt::LeftButton);
    }
    template <typename Dialog>
    Dialog *dialog() const
    {
        return bench->window.findChild<Dialog *>();
    }
    static void accept(const QDialog *dialog)
    {
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = settings.filePath(name);
        QFile out(path);
        return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() ? path
                                                                                  : QString();
    }
    /// Without the mark of documents that nobody has looked at yet.
    QStringList tabs() const
    {
        QStringList titles;
        for (const QTabBar *bar : bench->window.findChildren<QTabBar *>()) {
            for (int i = 0;
                 bar->accessibleName() == u"Documents of the applicant"_s && i < bar->count(); ++i)
                titles.append(bar->tabText(i).remove(u"● "_s));
        }
        return titles;
    }
    QList<Document> documents(ApplicantId applicant) const
    {
        return season().documents().list(applicant).value_or(QList<Document>());
    }
    /// Waits for the import that was asked for and closes its report.
    bool finishImport() const
    {
        auto *import = dialog<ImportDialog>();
        if (!import || !QTest::qWaitFor([&] { return isReported(*import); }, 120'000))
            return false;
        import->accept();
        return true;
    }
};

} // namespace

/// The Applicants menu in the whole window.
class TestDossiers : public QObject
{
    Q_OBJECT

private slots:
    void newApplicant_isInFront_andUndone();
    void rename_isACorrection();
    void withdrawn_isListedApart();
    void deleted_comesBackByTheButton();
    void severalChosen_areDeletedTogether();
    void merge_sideBySide();
    void merge_leavesHalvesOfOtherEntriesAlone();
    void merge_tellsTwoOfOneNameApart();
    void split_isReadAnew();
    void attachedCv_replacesTheOldOne();
    void paperThatIsThere_canReplaceTheCv();
    void documentKind_andTray();
    void dropOnALine_isThatPersons();
    void member_cannotChangePeople();
    void compact_isAskedFor();
    void endOfSeason_leavesThoseWhoWereAdmitted();
    void tray_givesToPeople();
    void roster_isShownBeforeItIsTaken();
    void rosterOfNobody_saysWhatIsMissing();
};

void TestDossiers::newApplicant_isInFront_andUndone()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.dialogs.texts = {u"  Ada  Vintner "_s};
    bench.action("applicant-new")->trigger();
    QVERIFY(bench.listed().contains(u"Ada Vintner"_s));
    QVERIFY(!bench.people.contains(bench.bench->position.applicant()));
    bench.pressUndo();
    QVERIFY(!bench.listed().contains(u"Ada Vintner"_s));
    QCOMPARE(bench.dialogs.unanswered, 0);
}

void TestDossiers::rename_isACorrection()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.dialogs.texts = {u"Mirabel Okafor-Dahl"_s};
    bench.action("applicant-rename")->trigger();
    QVERIFY(bench.listed().contains(u"Mirabel Okafor-Dahl"_s));
    const auto record = bench.season().records().checked(bench.people.first());
    QCOMPARE(record->marks.value(u"/basics/name"_s).original.toString(),
             CommitteeWindow::names.first());
    bench.pressUndo();
    QVERIFY(bench.listed().contains(CommitteeWindow::names.first()));
}

void TestDossiers::withdrawn_isListedApart()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.dialogs.texts = {u"accepted another offer"_s};
    bench.action("applicant-withdraw")->trigger();
    QCOMPARE(bench.listed().size(), 3);
    QVERIFY(bench.bench->position.applicant() != bench.people.first());
    ApplicantFilter filter;
    filter.withdrawn = true;
    bench.list().model()->setFilter(filter);
    QCOMPARE(bench.listed(), QStringList{CommitteeWindow::names.first()});
    const QModelIndex line = bench.list().model()->index(0);
    QCOMPARE(line.data(ApplicantListModel::WithdrawnRole).toString(), u"accepted another offer"_s);
    bench.bench->position.setApplicant(bench.people.first());
    QVERIFY(!bench.action("applicant-withdraw")->isEnabled());
    bench.action("applicant-take-back")->trigger();
    QVERIFY(bench.listed().isEmpty());
    bench.list().model()->setFilter({});
    QCOMPARE(bench.listed().size(), 4);
}

void TestDossiers::deleted_comesBackByTheButton()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.dialogs.answers = {1}; // keep
    bench.action("applicant-delete")->trigger();
    QCOMPARE(bench.listed().size(), 4);
    bench.dialogs.answers = {0};
    bench.action("applicant-delete")->trigger();
    QCOMPARE(bench.listed().size(), 3);
    QVERIFY(bench.notice().contains(CommitteeWindow::names.first()));
    QVERIFY(bench.bench->position.applicant().isValid());
    bench.pressUndo();
    QCOMPARE(bench.listed().size(), 4);
    QCOMPARE(bench.documents(bench.people.first()).size(), 1);
}

void TestDossiers::severalChosen_areDeletedTogether()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.list().list()->selectAll();
    bench.dialogs.answers = {0};
    bench.action("applicant-delete")->trigger();
    QVERIFY(bench.listed().isEmpty());
    QVERIFY(!bench.bench->position.applicant().isValid());
    bench.pressUndo();
    QCOMPARE(bench.listed().size(), 4);
}

void TestDossiers::merge_sideBySide()
{
    Bench bench;
    QVERIFY(bench.show());
    const ApplicantId kept = bench.people[0];
    const ApplicantId other = bench.people[1];
    bench.action("applicant-merge")->trigger();
    auto *picker = bench.dialog<PersonPicker>();
    QVERIFY(picker);
    picker->findChild<QLineEdit *>()->insert(u"江晓昭"_s); // as an input method does
    Bench::accept(picker);
    auto *dialog = bench.dialog<MergeDialog>();
    QVERIFY(dialog);
    auto *values = dialog->findChild<QTreeWidget *>(u"mergeValues"_s);
    QVERIFY(values->topLevelItemCount() > 0); // the name, at least
    QCOMPARE(values->topLevelItem(0)->text(1), CommitteeWindow::names[0]);
    QCOMPARE(values->topLevelItem(0)->text(2), CommitteeWindow::names[1]);
    QVERIFY(values->topLevelItem(0)->checkState(0) == Qt::Unchecked);
    values->topLevelItem(0)->setCheckState(0, Qt::Checked);
    Bench::accept(dialog);
    QCOMPARE(bench.listed().size(), 3);
    QVERIFY(!bench.listed().contains(CommitteeWindow::names[0])); // the other's name was taken
    QCOMPARE(bench.bench->position.applicant(), kept);
    QCOMPARE(bench.documents(kept).size(), 2);
    bench.pressUndo();
    QCOMPARE(bench.listed().size(), 4);
    QCOMPARE(bench.documents(other).size(), 1);
    QVERIFY(bench.listed().contains(CommitteeWindow::names[0]));
}

void TestDossiers::merge_leavesHalvesOfOtherEntriesAlone()
{
    Bench bench;
    QVERIFY(bench.show());
    // In the same place another paper, which has a level.
    const auto set = [&](int person, const QString &field, const QString &text) {
        return bench.season().records().apply(
            bench.people[person], Edit::set(u"/publications/0/"_s + field, text), bench.wen);
    };
    BOLE_DO(set(0, u"name"_s, u"On Rivers"_s));
    BOLE_DO(set(0, u"tier"_s, QString()));
    BOLE_DO(set(1, u"name"_s, u"Of Bridges and their Loads"_s));
    BOLE_DO(set(1, u"tier"_s, u"CCF-A"_s));
    MergeDialog dialog(*bench.bench->openDesk.desk(), bench.dialogs, bench.people[0],
                       bench.people[1], nullptr);
    const auto *values = dialog.findChild<QTreeWidget *>(u"mergeValues"_s);
    for (int row = 0; row < values->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = values->topLevelItem(row);
        QVERIFY2(item->text(2) != u"CCF-A"_s || item->checkState(0) == Qt::Unchecked,
                 qPrintable(item->text(0)));
    }
}

/// Most who are merged have the same name.
void TestDossiers::merge_tellsTwoOfOneNameApart()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.dialogs.texts = {CommitteeWindow::names.first()};
    bench.action("applicant-new")->trigger();
    const ApplicantId made = bench.bench->position.applicant();
    BOLE_DO(bench.season().rosters().put(made, {{u"number"_s, u"A7"_s}}, bench.wen));
    const MergeDialog dialog(*bench.bench->openDesk.desk(), bench.dialogs, made,
                             bench.people.first(), nullptr);
    const auto *values = dialog.findChild<QTreeWidget *>(u"mergeValues"_s);
    const QString name = CommitteeWindow::names.first();
    QCOMPARE(values->headerItem()->text(1), name + u" (A7)"_s);
    QCOMPARE(values->headerItem()->text(2), name + u" (Applicant 001)"_s);
}

void TestDossiers::split_isReadAnew()
{
    Bench bench;
    QVERIFY(bench.show());
    const ApplicantId one = bench.people.first();
    bench.dialogs.files = {bench.write(u"cv.pdf"_s, smallPdf({"Ingrid Falk"}))};
    bench.action("document-attach")->trigger();
    QVERIFY(bench.finishImport());
    QCOMPARE(bench.tabs(), (QStringList{u"CV"_s, u"CV (earlier)"_s}));
    bench.action("applicant-split")->trigger();
    auto *chooser = bench.dialog<DocumentChooser>();
    QVERIFY(chooser);
    auto *list = chooser->findChild<QListWidget *>(u"splitDocuments"_s);
    QCOMPARE(list->count(), 2);
    list->item(0)->setCheckState(Qt::Checked);
    Bench::accept(chooser);
    QTRY_COMPARE_WITH_TIMEOUT(bench.listed().size(), 5, 60'000);
    const ApplicantId made = bench.bench->position.applicant();
    QVERIFY(made != one);
    QCOMPARE(bench.documents(made).size(), 1);
    QCOMPARE(bench.season().records().sourceDocument(made).value(),
             bench.documents(made).first().id);
    bench.pressUndo();
    QCOMPARE(bench.listed().size(), 4);
}

void TestDossiers::attachedCv_replacesTheOldOne()
{
    Bench bench;
    QVERIFY(bench.show());
    const ApplicantId one = bench.people.first();
    const DocumentId old = bench.documents(one).first().id;
    bench.dialogs.files = {bench.write(u"cv-2027.pdf"_s, smallPdf({"Ingrid Falk"})),
                           bench.write(u"transcript.pdf"_s, smallPdf({"Grades"}))};
    bench.action("document-attach")->trigger();
    const QPointer import = bench.dialog<ImportDialog>();
    QVERIFY(import && QTest::qWaitFor([&] { return isReported(*import); }, 120'000));
    QVERIFY(import->reportText().contains(u"cv-2027.pdf: takes the place of an earlier version"_s));
    QVERIFY(bench.finishImport());
    QCOMPARE(bench.season().applicants().count().value(), 4); // nobody new
    const QList<Document> now = bench.documents(one);
    QCOMPARE(now.size(), 2);
    QVERIFY(now.first().role == DocumentRole::Cv && now.first().id != old);
    QVERIFY(now.last().role == DocumentRole::Transcript);
    QCOMPARE(bench.season().records().sourceDocument(one).value(), now.first().id);
    QVERIFY(bench.listed().contains(CommitteeWindow::names.first())); // values stay
    QTRY_COMPARE(bench.tabs(), (QStringList{u"CV"_s, u"Transcript"_s, u"CV (earlier)"_s}));
    for (int step = 0; step < 2; ++step)
        bench.action("undo")->trigger();
    QCOMPARE(bench.documents(one).size(), 1);
    QCOMPARE(bench.documents(one).first().id, old);
}

/// Its name did not tell that it is a newer CV; who says so afterwards is believed.
void TestDossiers::paperThatIsThere_canReplaceTheCv()
{
    Bench bench;
    QVERIFY(bench.show());
    const ApplicantId one = bench.people.first();
    const DocumentId old = bench.documents(one).first().id;
    const QString newer = bench.write(u"new.pdf"_s, smallPdf({"Ingrid Falk"}));
    bench.dialogs.files = {newer};
    bench.action("document-attach")->trigger();
    QVERIFY(bench.finishImport());
    QCOMPARE(bench.documents(one).size(), 2);
    const DocumentId added = bench.documents(one).last().id;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the first dialog's
    bench.bench->position.setDocument(old);
    bench.dialogs.files = {newer};
    bench.action("document-replace")->trigger();
    QVERIFY(bench.finishImport());
    QCOMPARE(bench.documents(one).size(), 1);
    QCOMPARE(bench.documents(one).first().id, added);
    QCOMPARE(bench.documents(one).first().role, DocumentRole::Cv);
    QCOMPARE(bench.season().records().sourceDocument(one).value(), added);
    bench.action("undo")->trigger();
    QCOMPARE(bench.documents(one).first().id, old);
    QCOMPARE(bench.documents(one).size(), 2);
}

void TestDossiers::documentKind_andTray()
{
    Bench bench;
    QVERIFY(bench.show());
    const ApplicantId one = bench.people.first();
    bench.bench->position.setDocument(bench.documents(one).first().id);
    bench.dialogs.answers = {int(DocumentRole::Letter)};
    bench.action("document-kind")->trigger();
    QCOMPARE(bench.tabs(), QStringList{u"Letter"_s});
    bench.action("document-move")->trigger();
    auto *picker = bench.dialog<PersonPicker>();
    QVERIFY(picker);
    picker->findChild<QListWidget *>()->setCurrentRow(0); // nobody's
    Bench::accept(picker);
    QVERIFY(bench.documents(one).isEmpty());
    QCOMPARE(bench.season().documents().tray()->size(), 1);
    bench.pressUndo();
    QCOMPARE(bench.documents(one).size(), 1);
    bench.action("document-remove")->trigger();
    QVERIFY(bench.documents(one).isEmpty());
    bench.pressUndo();
    QCOMPARE(bench.documents(one).size(), 1);
}

void TestDossiers::dropOnALine_isThatPersons()
{
    Bench bench;
    QVERIFY(bench.show());
    QListView *view = bench.list().list();
    const QModelIndex line = bench.list().model()->indexOf(bench.people[2]);
    const QPoint place = view->viewport()->mapToGlobal(view->visualRect(line).center());
    QCOMPARE(bench.list().applicantAt(place), bench.people[2]);
    QVERIFY(!bench.list().applicantAt(QPoint(-50, -50)).isValid());
}

void TestDossiers::member_cannotChangePeople()
{
    Bench bench;
    QVERIFY(bench.action("applicant-delete")->isEnabled());
    const auto members = bench.season().reviewers().list();
    Reviewer bela = members->last();
    bela.role = ReviewerRole::Coordinator;
    BOLE_DO(bench.season().reviewers().update(bela));
    for (const char *id : {"applicant-new", "applicant-rename", "applicant-withdraw",
                           "applicant-delete", "applicant-merge", "document-attach", "compact"})
        QVERIFY2(!bench.action(id)->isEnabled(), id);
}

void TestDossiers::compact_isAskedFor()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.action("compact")->trigger();
    QCOMPARE(bench.dialogs.said.size(), 1); // there is nothing
    bench.dialogs.answers = {0, 0};
    bench.action("applicant-delete")->trigger();
    bench.action("compact")->trigger();
    const QPointer box = bench.dialog<WaitingBox>();
    QVERIFY(box && box->isModal());
    QTest::keyClick(box.data(), Qt::Key_Escape); // it cannot be left halfway
    QVERIFY(box && box->isVisible());
    QTRY_VERIFY(!box);
    QCOMPARE(bench.season().dossiers().deleted().value(), DossierStore::Compacted());
    QCOMPARE(bench.listed().size(), 3);
    // That it was done stays to be read.
    QTRY_VERIFY(!bench.dialog<WaitingBox>());
    bench.action("compact")->trigger();
    QCOMPARE(bench.dialogs.explained.size(), 2);
    QVERIFY(bench.dialogs.explained.first().isEmpty());
    const QString told = bench.dialogs.explained.last();
    QVERIFY2(told.contains(u"Wen Shu · deleted, removed for good: applicants 1, documents 1"_s),
             qPrintable(told));
}

void TestDossiers::endOfSeason_leavesThoseWhoWereAdmitted()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.action("end-season")->trigger();
    QCOMPARE(bench.dialogs.said.size(), 1); // nobody is admitted yet
    const NewDecision admitted{bench.people[1], Decision::Admit, {}, Decision::Undecided};
    BOLE_DO(bench.season().decisions().decide({admitted}, {}, bench.wen));
    bench.dialogs.answers = {0};
    bench.action("end-season")->trigger();
    QTRY_VERIFY(!bench.dialog<WaitingBox>());
    QCOMPARE(bench.listed(), QStringList{CommitteeWindow::names[1]});
    QCOMPARE(bench.bench->position.applicant(), bench.people[1]);
    QCOMPARE(bench.season().dossiers().deleted().value(), DossierStore::Compacted());
    QVERIFY(std::ranges::contains(*bench.season().settings().events(), u"season.retention"_s,
                                  &Event::code));
    bench.action("end-season")->trigger();
    const QString told = bench.dialogs.explained.last();
    QVERIFY2(
        told.contains(u"Wen Shu · not admitted, removed for good: applicants 3, documents 3"_s),
        qPrintable(told));
}

void TestDossiers::tray_givesToPeople()
{
    Bench bench;
    QVERIFY(bench.show());
    const ApplicantId one = bench.people.first();
    const DocumentId cv = bench.documents(one).first().id;
    BOLE_DO(bench.season().documents().moveTo(cv, {}, bench.wen));
    bench.action("tray")->trigger();
    auto *tray = bench.dialog<TrayDialog>();
    QVERIFY(tray);
    auto *waiting = tray->findChild<QListWidget *>(u"trayDocuments"_s);
    QCOMPARE(waiting->count(), 1);
    QVERIFY(tray->findChild<QLabel *>(u"trayText"_s)->text().contains(u"studies rivers"));
    waiting->selectAll();
    QTest::mouseClick(tray->findChild<QPushButton *>(u"trayGive"_s), Qt::LeftButton);
    auto *picker = bench.dialog<PersonPicker>();
    QVERIFY(picker);
    QTest::keyClicks(picker->findChild<QLineEdit *>(), u"Soren"_s);
    Bench::accept(picker);
    QCOMPARE(waiting->count(), 0);
    QCOMPARE(bench.documents(bench.people[2]).size(), 2);
    bench.pressUndo();
    QCOMPARE(waiting->count(), 1);
}

void TestDossiers::roster_isShownBeforeItIsTaken()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.dialogs.files = {bench.write(u"list.csv"_s,
                                       "No,Name,Supervisor,GPA\nA1,Mirabel Okaforde,Prof. Ito,4.4\n"
                                       "A2,Nils Fram,Prof. Ito,3.9\n,,,\n")};
    bench.action("import-roster")->trigger();
    auto *dialog = bench.dialog<RosterDialog>();
    QVERIFY(dialog);
    auto *summary = dialog->findChild<QLabel *>(u"rosterSummary"_s);
    const QPushButton *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QVERIFY(!ok->isEnabled()); // it is being compared on another thread
    QTRY_VERIFY(ok->isEnabled());
    QVERIFY2(summary->text().startsWith(u"New: 1. Changed: 1."), qPrintable(summary->text()));
    QCOMPARE(bench.listed().size(), 4); // nothing is done yet
    auto *cells = dialog->findChild<QTableWidget *>(u"rosterTable"_s);
    auto *meaning = qobject_cast<QComboBox *>(cells->cellWidget(0, 2));
    QCOMPARE(meaning->currentText(), u"Preferred supervisor"_s);
    meaning->setCurrentIndex(0); // leave it out
    QTRY_VERIFY(ok->isEnabled());
    Bench::accept(dialog);
    QVERIFY(!ok->isEnabled()); // neither twice, nor left halfway
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(dialog->isVisible());
    QTRY_COMPARE(bench.listed().size(), 5);
    const RosterValues values = bench.season().rosters().values(bench.people.first()).value();
    QCOMPARE(rosterValue(values, RosterField::Gpa), u"4.4"_s);
    QVERIFY(!values.contains(u"supervisor"_s));
    // The form shows where the two disagree.
    const auto shown = bench.bench->openDesk.desk()->records().checked(bench.people.first());
    QVERIFY(std::ranges::any_of(shown->checks, [](const Check &check) {
        return check.code == u"roster.differs"_s && check.field == u"/education/0/gpa"_s;
    }));
    bench.pressUndo();
    QCOMPARE(bench.listed().size(), 4);
    bench.dialogs.files = {bench.write(u"list.xls"_s, "x")};
    bench.action("import-roster")->trigger();
    QCOMPARE(bench.dialogs.errors.size(), 1);
}

void TestDossiers::rosterOfNobody_saysWhatIsMissing()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.dialogs.files = {bench.write(u"list.csv"_s, "Colour,Size\nMirabel Okaforde,large\n")};
    bench.action("import-roster")->trigger();
    auto *dialog = bench.dialog<RosterDialog>();
    QVERIFY(dialog);
    const auto *summary = dialog->findChild<QLabel *>(u"rosterSummary"_s);
    const QPushButton *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QTRY_VERIFY(summary->text().startsWith(u"Nobody is named."_s));
    QVERIFY(!ok->isEnabled());
    auto *cells = dialog->findChild<QTableWidget *>(u"rosterTable"_s);
    auto *meaning = qobject_cast<QComboBox *>(cells->cellWidget(0, 0));
    meaning->setCurrentIndex(meaning->findData(QString(nameOf(RosterField::Name))));
    QTRY_VERIFY(ok->isEnabled());
    QVERIFY2(summary->text().startsWith(u"New: 0. Changed: 1."), qPrintable(summary->text()));
}

QTEST_MAIN(TestDossiers)
#include "tst_dossiers.moc"
