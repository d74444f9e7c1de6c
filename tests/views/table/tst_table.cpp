// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicanttablemodel.h"
#include "model/desk/desk.h"
#include "model/desk/deskownfields.h"
#include "model/season/assignmentstore.h"
#include "model/season/decisionstore.h"
#include "model/season/ownfieldstore.h"
#include "model/season/shortliststore.h"
#include "tests/views/support/committeewindow.h"
#include "views/applicants/filterpanel.h"
#include "views/dossier/ownfieldsdialog.h"
#include "views/dossier/requirementsdialog.h"
#include "views/export/exportdialog.h"
#include "views/fields/ownfieldspanel.h"
#include "views/shortlist/decidedialog.h"
#include "views/table/columnsdialog.h"
#include "views/table/tablepane.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Bench : CommitteeWindow
{
    using CommitteeWindow::CommitteeWindow;

    TablePane &pane() const { return *bench->window.findChild<TablePane *>(); }
    ApplicantTableModel &model() const { return *pane().model(); }
    QTableView &table() const { return *pane().table(); }
    bool showTable()
    {
        const bool shown = show();
        press(Qt::Key_5, Qt::ControlModifier);
        table().setFocus();
        return shown && bench->window.mode() == MainWindow::Table;
    }
    QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < model().rowCount(); ++row)
            all.append(model().index(row, 0).data(ApplicantTableModel::NameRole).toString());
        return all;
    }
    /// From the menu of one of the buttons below the table.
    void choose(const QString &button, const QString &text) const
    {
        QMenu *menu = pane().findChild<QToolButton *>(button)->menu();
        emit menu->aboutToShow();
        QAction *found = nullptr;
        for (QAction *action : menu->actions())
            found = action->text().remove(u'&') == text ? action : found;
        QVERIFY2(found, qPrintable(text));
        found->trigger();
    }
    void click(const QString &button) const
    {
        QTest::mouseClick(pane().findChild<QToolButton *>(button), Qt::LeftButton);
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
    OwnField addField(const QString &name, OwnFieldKind kind) const
    {
        OwnField field;
        field.name = {name, u"字段"_s};
        field.kind = kind;
        QList<OwnField> all = bench->openDesk.desk()->ownFields().fields();
        all.append(field);
        if (!bench->openDesk.desk()->ownFields().setFields(all))
            qFatal("field");
        return bench->openDesk.desk()->ownFields().fields().last();
    }
};

} // namespace

/// The table of everybody, fields of the committee's own and what must be handed in, in the whole
/// window.
class TestTable : public QObject
{
    Q_OBJECT

private slots:
    void keys_walkChooseAndRead();
    void heading_sortsBothWays();
    void search_andBackWithEscape();
    void columns_areChosenAndStayAfterARestart();
    void view_isSavedUnderAName();
    void chosen_stayChosenWhenTheOrderChanges();
    void takenOutOfTheChoice_isNotInFront();
    void nobodyChosen_nobodyCanWithdraw();
    void tag_forMany_andUndo();
    void assign_list_recommend_forMany();
    void decide_forMany();
    void withdraw_forMany_andUndo();
    void export_takesThoseChosen();
    void ownField_isMadeFilledInAndFiltered();
    void ownField_wrongValueStaysWithTheReason();
    void filters_sayWhatNobodyChecked();
    void requirements_areAskedAndFiltered();
    void retranslates();
};

void TestTable::keys_walkChooseAndRead()
{
    Bench bench;
    QVERIFY(bench.showTable());
    QCOMPARE(bench.names().size(), 4);
    bench.press(Qt::Key_Home, Qt::ControlModifier);
    bench.press(Qt::Key_Down);
    QCOMPARE(bench.bench->position.applicant(), bench.model().applicantAt(1));
    bench.press(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(bench.pane().chosen().size(), 2);
    bench.press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(bench.pane().chosen().size(), 4);
    QCOMPARE(bench.pane().findChild<QLabel *>(u"table-chosen"_s)->text(), u"4 chosen"_s);
    const ApplicantId current = bench.model().applicantAt(bench.table().currentIndex().row());
    bench.press(Qt::Key_Return);
    QCOMPARE(int(bench.bench->window.mode()), int(MainWindow::Read));
    QCOMPARE(bench.bench->position.applicant(), current);
}

void TestTable::heading_sortsBothWays()
{
    Bench bench;
    QVERIFY(bench.showTable());
    QStringList upwards = bench.names();
    QHeaderView *header = bench.table().horizontalHeader();
    const QPoint name(header->sectionViewportPosition(0) + 20, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
    std::ranges::reverse(upwards);
    QCOMPARE(bench.names(), upwards);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
    std::ranges::reverse(upwards);
    QCOMPARE(bench.names(), upwards);
}

void TestTable::search_andBackWithEscape()
{
    Bench bench;
    QVERIFY(bench.showTable());
    auto *search = bench.pane().findChild<QLineEdit *>(u"table-search"_s);
    search->setFocus();
    QTest::keyClicks(search, u"haldvik"_s);
    QCOMPARE(bench.names(), QStringList{u"Soren Haldvikson"_s});
    QCOMPARE(bench.pane().findChild<QLabel *>(u"table-count"_s)->text(), u"1 of 4"_s);
    QTest::keyClick(search, Qt::Key_Escape);
    QCOMPARE(bench.names().size(), 4);
}

void TestTable::columns_areChosenAndStayAfterARestart()
{
    Bench bench;
    QVERIFY(bench.showTable());
    QTest::mouseClick(bench.pane().findChild<QToolButton *>(u"table-columns"_s), Qt::LeftButton);
    auto *dialog = bench.dialog<ColumnsDialog>();
    QVERIFY(dialog);
    auto *list = dialog->findChild<QListWidget *>(u"columns-list"_s);
    for (int row = 0; row < list->count(); ++row) {
        const QString id = list->item(row)->data(Qt::UserRole).toString();
        list->item(row)->setCheckState(id == u"name"_s || id == u"email"_s ? Qt::Checked
                                                                           : Qt::Unchecked);
    }
    Bench::accept(dialog);
    QCOMPARE(bench.model().columns(), QStringList({u"name"_s, u"email"_s}));
    QCOMPARE(bench.model().columnCount(), 2);
    bench.model().setOrder(u"email"_s, true);
    const QString path = bench.file.path;
    bench.bench->window.close();
    bench.bench = std::make_unique<Workbench>(bench.dialogs, bench.settings.path());
    bench.bench->window.seasons().open(path);
    QVERIFY(bench.showTable());
    QCOMPARE(bench.model().columns(), QStringList({u"name"_s, u"email"_s}));
    QCOMPARE(bench.model().orderColumn(), u"email"_s);
    QVERIFY(bench.model().isDescending());
}

void TestTable::view_isSavedUnderAName()
{
    Bench bench;
    QVERIFY(bench.showTable());
    bench.model().setColumns({u"name"_s, u"gpa"_s});
    bench.pane().findChild<QLineEdit *>(u"table-search"_s)->setText(u"soren"_s);
    bench.dialogs.texts = {u" Rivers & lakes "_s};
    bench.choose(u"table-views"_s, u"Save This View…"_s);
    QCOMPARE(bench.pane().layoutNow().name, u"Rivers & lakes"_s);
    bench.choose(u"table-views"_s, u"Everybody, usual columns"_s);
    QCOMPARE(bench.names().size(), 4);
    bench.choose(u"table-views"_s, u"Rivers  lakes"_s); // without what only a menu needs
    QCOMPARE(bench.names(), QStringList{u"Soren Haldvikson"_s});
    QCOMPARE(bench.model().columns(), QStringList({u"name"_s, u"gpa"_s}));
    bench.choose(u"table-views"_s, u"Delete This View"_s);
    QVERIFY(bench.pane().layoutNow().name.isEmpty());
}

void TestTable::chosen_stayChosenWhenTheOrderChanges()
{
    Bench bench;
    QVERIFY(bench.showTable());
    bench.table().selectRow(0);
    const QList<ApplicantId> before = bench.pane().chosen();
    bench.model().setOrder(u"name"_s, true);
    QCOMPARE(bench.pane().chosen(), before);
    QCOMPARE(bench.model().rowOf(before.first()), 3);
}

void TestTable::takenOutOfTheChoice_isNotInFront()
{
    Bench bench;
    QVERIFY(bench.showTable());
    const auto click = [&](int row, Qt::KeyboardModifiers modifiers) {
        QTest::mouseClick(bench.table().viewport(), Qt::LeftButton, modifiers,
                          bench.table().visualRect(bench.model().index(row, 0)).center());
    };
    click(0, {});
    click(1, Qt::ControlModifier);
    click(2, Qt::ControlModifier);
    click(2, Qt::ControlModifier); // and out again
    QCOMPARE(bench.pane().chosen().size(), 2);
    QVERIFY(bench.pane().chosen().contains(bench.bench->position.applicant()));
    bench.dialogs.texts = {u"went elsewhere"_s};
    const ApplicantId spared = bench.model().applicantAt(2);
    bench.click(u"table-withdraw"_s);
    QCOMPARE(bench.season().applicants().withdrawn()->size(), 2);
    QVERIFY(bench.model().rowOf(spared) >= 0);
}

/// Whoever is in front behind the table is not meant.
void TestTable::nobodyChosen_nobodyCanWithdraw()
{
    Bench bench;
    QVERIFY(bench.showTable());
    const auto *withdraw = bench.pane().findChild<QToolButton *>(u"table-withdraw"_s);
    bench.table().selectRow(0);
    QVERIFY(withdraw->isEnabled());
    bench.table().clearSelection();
    QVERIFY(!withdraw->isEnabled());
    bench.bench->position.setApplicant(bench.people[1]); // the action is looked at anew
    bench.table().clearSelection();
    QVERIFY(bench.action("applicant-withdraw")->isEnabled());
    QVERIFY(!withdraw->isEnabled());
}

void TestTable::tag_forMany_andUndo()
{
    Bench bench;
    QVERIFY(bench.showTable());
    bench.press(Qt::Key_A, Qt::ControlModifier);
    bench.dialogs.texts = {u"talk"_s};
    bench.choose(u"table-tag"_s, u"New Tag…"_s);
    const auto tagged = [&] {
        ApplicantFilter filter;
        filter.tags = {u"talk"_s};
        return bench.season().applicants().matching({}, filter)->size();
    };
    QCOMPARE(tagged(), 4);
    QTest::mouseClick(bench.pane().findChild<QPushButton *>(u"noticeUndo"_s), Qt::LeftButton);
    QCOMPARE(tagged(), 0);
}

void TestTable::assign_list_recommend_forMany()
{
    Bench bench;
    QVERIFY(bench.showTable());
    bench.press(Qt::Key_A, Qt::ControlModifier);
    bench.choose(u"table-assign"_s, u"Bela Zwei"_s);
    QCOMPARE(bench.season().assignments().ofReviewer(bench.bela)->size(), 4);
    bench.dialogs.texts = {u"Second round"_s};
    bench.choose(u"table-list"_s, u"New List…"_s);
    QCOMPARE(bench.season().shortlists().list()->first().entries.size(), 4);
    bench.choose(u"table-recommend"_s, u"Interview"_s);
    for (const ApplicantId applicant : bench.people)
        QCOMPARE(int(bench.review(applicant).decision), int(Decision::Interview));
    QCOMPARE(bench.dialogs.unanswered, 0);
}

void TestTable::decide_forMany()
{
    Bench bench;
    QVERIFY(bench.showTable());
    bench.press(Qt::Key_A, Qt::ControlModifier);
    bench.click(u"table-decide"_s);
    auto *dialog = bench.dialog<DecideDialog>();
    QVERIFY(dialog);
    auto *decision = dialog->findChild<QComboBox *>();
    decision->setCurrentIndex(decision->findData(int(Decision::Wait)));
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"decide-accept"_s), Qt::LeftButton);
    for (const ApplicantId applicant : bench.people)
        QCOMPARE(int(bench.season().decisions().ofApplicant(applicant)->decision),
                 int(Decision::Wait));
}

void TestTable::withdraw_forMany_andUndo()
{
    Bench bench;
    QVERIFY(bench.showTable());
    bench.press(Qt::Key_Home, Qt::ControlModifier);
    bench.press(Qt::Key_Down, Qt::ShiftModifier);
    bench.dialogs.texts = {u"went elsewhere"_s};
    bench.click(u"table-withdraw"_s);
    QCOMPARE(bench.names().size(), 2);
    QCOMPARE(bench.season().applicants().withdrawn()->size(), 2);
    bench.press(Qt::Key_Z, Qt::ControlModifier); // what the notice's button says
    QCOMPARE(bench.names().size(), 4);
    QCOMPARE(int(bench.bench->window.mode()), int(MainWindow::Table));
}

void TestTable::export_takesThoseChosen()
{
    Bench bench;
    QVERIFY(bench.showTable());
    bench.model().setColumns({u"name"_s, u"email"_s});
    bench.table().selectRow(1);
    bench.click(u"table-export"_s);
    auto *dialog = bench.dialog<ExportDialog>();
    QVERIFY(dialog);
    QCOMPARE(dialog->request().source.list->applicants(), bench.pane().chosen());
    QCOMPARE(dialog->request().profile.columns, QStringList({u"name"_s, u"email"_s}));
    dialog->reject();
}

void TestTable::ownField_isMadeFilledInAndFiltered()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.action("own-fields")->trigger();
    auto *dialog = bench.dialog<OwnFieldsDialog>();
    QVERIFY(dialog);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"own-field-add"_s), Qt::LeftButton);
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"own-field-english"_s), u"Funding"_s);
    auto *kind = dialog->findChild<QComboBox *>(u"own-field-kind"_s);
    kind->setCurrentIndex(kind->findData(int(OwnFieldKind::Choice)));
    emit kind->activated(kind->currentIndex());
    dialog->findChild<QPlainTextEdit *>(u"own-field-choices"_s)
        ->setPlainText(u"Scholarship | 奖学金\nOwn means | 自费"_s);
    Bench::accept(dialog);
    const QList<OwnField> fields = bench.bench->openDesk.desk()->ownFields().fields();
    QCOMPARE(fields.size(), 1);
    QCOMPARE(fields.first().choices.size(), 2);
    QCOMPARE(fields.first().choices.last().name.zh, u"自费"_s);

    // In the form, with the keys of a chooser.
    auto *panel = bench.bench->window.findChild<OwnFieldsPanel *>();
    QVERIFY(panel->isVisible());
    auto *box = panel->findChild<QComboBox *>(ownFieldKey(fields.first().id));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(bench.season().ownFields().values(bench.people.first())->first(),
             fields.first().choices.first().id);

    // In the table and its filter.
    QVERIFY(bench.showTable());
    bench.model().setColumns({u"name"_s, ownFieldKey(fields.first().id)});
    QCOMPARE(bench.model().index(bench.model().rowOf(bench.people.first()), 1).data().toString(),
             u"Scholarship"_s);
    auto *filter =
        bench.pane().findChild<QComboBox *>(u"filter-"_s + ownFieldKey(fields.first().id));
    QVERIFY(filter);
    filter->setCurrentIndex(1);
    QCOMPARE(bench.names(), QStringList{CommitteeWindow::names.first()});
    bench.action("undo")->trigger();
    QVERIFY(bench.season().ownFields().values(bench.people.first())->isEmpty());
}

void TestTable::ownField_wrongValueStaysWithTheReason()
{
    Bench bench;
    QVERIFY(bench.show());
    const OwnField exam = bench.addField(u"Exam"_s, OwnFieldKind::Number);
    auto *panel = bench.bench->window.findChild<OwnFieldsPanel *>();
    auto *line = panel->findChild<QLineEdit *>(ownFieldKey(exam.id));
    line->setFocus();
    QTest::keyClicks(line, u"eighty"_s);
    QTest::keyClick(line, Qt::Key_Return);
    auto *problem = panel->findChild<QLabel *>(u"own-fields-problem"_s);
    QVERIFY(problem->isVisible());
    QVERIFY(problem->text().contains(u"Exam"_s));
    QCOMPARE(line->text(), u"eighty"_s);
    line->selectAll();
    QTest::keyClicks(line, u"80"_s);
    bench.press(Qt::Key_J, Qt::ControlModifier); // on to the next applicant: it is kept
    QCOMPARE(bench.season().ownFields().values(bench.people.first())->value(exam.id), u"80"_s);
    QCOMPARE(line->text(), QString());
    QVERIFY(!problem->isVisible());
}

void TestTable::requirements_areAskedAndFiltered()
{
    Bench bench;
    QVERIFY(bench.showTable());
    bench.action("requirements")->trigger();
    auto *dialog = bench.dialog<RequirementsDialog>();
    QVERIFY(dialog);
    dialog->findChild<QSpinBox *>(u"required-letter"_s)->setValue(2);
    bench.dialogs.answers = {2}; // Escape asks: go on editing
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(dialog->isVisible());
    QVERIFY(bench.dialogs.answers.isEmpty());
    Bench::accept(dialog);
    QCOMPARE(bench.model().index(0, bench.model().columnOf(u"missing"_s)).data().toString(),
             u"Letter of recommendation × 2"_s);
    auto *completeness = bench.pane().findChild<QComboBox *>(u"filter-completeness"_s);
    completeness->setCurrentIndex(1);
    QCOMPARE(bench.names().size(), 0);
    completeness->setCurrentIndex(2);
    QCOMPARE(bench.names().size(), 4);
}

void TestTable::filters_sayWhatNobodyChecked()
{
    Bench bench;
    QVERIFY(bench.showTable());
    auto *hint = bench.pane().findChild<QLabel *>(u"filter-unchecked"_s);
    QVERIFY(hint && !hint->isVisibleTo(hint->parentWidget()));
    ApplicantFilter filter;
    filter.schools = {u"东湖"_s};
    bench.model().setFilter(filter);
    QTRY_COMPARE(bench.names().size(), 4);
    QVERIFY(!hint->isVisibleTo(hint->parentWidget())); // the school was read for sure
    filter = {};
    filter.gpaAtLeast = 3;
    filter.gpaScale = 5;
    bench.model().setFilter(filter);
    QTRY_COMPARE(bench.model().gpaCoverage().unchecked, 4);
    BOLE_DO(bench.season().records().apply(bench.people[0], Edit::confirm(u"/education/0/gpa"_s),
                                           bench.wen));
    QTRY_COMPARE(bench.model().gpaCoverage().unchecked, 3);
}

void TestTable::retranslates()
{
    Bench bench;
    QVERIFY(bench.showTable());
    bench.bench->language.setCurrent(u"zh_CN"_s);
    QTRY_COMPARE(bench.model().headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(),
                 u"姓名"_s);
    QCOMPARE(bench.pane().findChild<QToolButton *>(u"table-assign"_s)->text(), u"分配"_s);
    bench.bench->language.setCurrent(u"en"_s);
}

QTEST_MAIN(TestTable)
#include "tst_table.moc"
