// SPDX-License-Identifier: GPL-3.0-or-later
// A list by itself: ordered by rule and by key, with reasons, sealed, exported.
#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskstages.h"
#include "model/desk/shortlistmodel.h"
#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "model/season/decisionstore.h"
#include "model/season/history.h"
#include "model/shortlist/listorder.h"
#include "model/shortlist/seal.h"
#include "tests/model/desk/sealing.h"
#include "tests/model/desk/shortlistfixture.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/comparedapplicants.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/export/exportdialog.h"
#include "views/shortlist/decidedialog.h"
#include "views/shortlist/shortlistdelegate.h"
#include "views/shortlist/shortlistview.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Window : ShortlistFixture
{
    ReaderPool readers;
    ActionTable actions;
    ScriptedDialogs dialogs;
    WorkKeeper work;
    OpenDesk openDesk{work};
    ReadingPosition position{openDesk};
    Announcements announcements{openDesk};
    ComparedApplicants compared{openDesk};
    Desk desk{*season, work};

    Window()
    {
        // The reading is over: everybody may know what the others gave.
        if (!season->settings().setRecorded(Visibility::settingKey(),
                                            Visibility::toJson(OthersShown::Always), reviewer))
            qFatal("setting");
        openDesk.setDesk(&desk);
        openDesk.setReviewer(reviewer);
    }
    ~Window() { openDesk.setDesk(nullptr); }
};

/// The text that a cell is drawn with.
struct Drawn : ShortlistDelegate
{
    QString text(const QModelIndex &index) const
    {
        QStyleOptionViewItem option;
        initStyleOption(&option, index);
        return option.text;
    }
};

} // namespace

class TestShortlistView : public QObject
{
    Q_OBJECT

private slots:
    void order_marksWhatLeavesTheRule();
    void list_isReorderedSealedAndExported();
    void entry_isDraggedToItsPlace();
    void unseenList_isReadWhenItIsSeen();
    void tiesGapsAndLines_byKey();
    void decisionForAll_knowsTheQuota();
    void decisionForAll_keepsATypedReasonOnEscape();
    void decisionForTheChosen_isTheCommittees();
    void member_doesNotDecideForTheCommittee();
    void order_waitsInWordsWhileItWouldTell();
    void order_asksBeforeItTakesAPlaceMadeByHand();
    void sealedList_isGreyAndCanBeCopied();
    void sealedList_saysWhatWasDecidedSince();
    void unchecked_isMarked();
    void rules_areOfTheListsThatThereAre();
    void notice_movesNothing();
    void withoutPlace_hasNone();
    void closedByAConflict_hasNoNumberOfPapers();
};

void TestShortlistView::order_marksWhatLeavesTheRule()
{
    QList<Standing> standings;
    ListEntries entries;
    for (int i = 1; i <= 4; ++i) {
        standings.append({ApplicantId{i}, 5.0 - i, i, false});
        ShortlistEntry entry;
        entry.applicant = ApplicantId{i};
        entries.append(entry);
    }
    const ListEntries up = movedTo(entries, 3, 0, u"why"_s, standings);
    QCOMPARE(up[0].applicant, ApplicantId{4});
    QVERIFY(up[0].moved && !up[1].moved);
    QCOMPARE(up[0].reason, u"why"_s);
    const ListEntries back = movedTo(up, 0, 3, {}, standings);
    QVERIFY(back == entries);
    QVERIFY(byRule(up, standings, ManualOrder::Reorder) == entries);
    const ListEntries added = withAdded(without(entries, {1}), {ApplicantId{2}}, standings);
    QVERIFY(added == entries);
    QVERIFY(!without(withTie(entries, 1, true, standings), {0})[0].tied);
}

void TestShortlistView::list_isReorderedSealedAndExported()
{
    Window w;
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.resize(1366, 700);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    QAbstractItemModelTester tester(table->model());

    w.dialogs.texts = {u"Finalists 终选"_s};
    for (const ApplicantId applicant : {w.mira, w.xiao}) {
        w.position.setApplicant(applicant);
        w.actions.action("shortlist-add")->trigger();
    }
    QCOMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->index(0, 1).data().toString(), u"江晓"_s); // the rule's order

    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 1));
    QTest::keyClick(table, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(table->model()->index(0, 1).data().toString(), u"Mira Okafor"_s);
    w.dialogs.texts = {u"interview was better"_s};
    QTest::keyClick(table, Qt::Key_F2);
    BOLE_GET(list, w.season->shortlists().findByName(u"Finalists 终选"_s));
    QVERIFY(list->entries[0].moved);
    QCOMPARE(list->entries[0].reason, u"interview was better"_s);

    w.dialogs.answers = {0};
    view.findChild<QPushButton *>(u"shortlist-seal"_s)->click();
    BOLE_GET(sealed, w.season->shortlists().shortlist(list->id));
    QVERIFY(sealed.isSealed());
    BOLE_DO(checkSeal(*w.season, sealed));
    QTest::keyClick(table, Qt::Key_Down, Qt::AltModifier); // does nothing any more
    QCOMPARE(table->model()->index(0, 1).data().toString(), u"Mira Okafor"_s);

    const QString path = w.folder.filePath(u"out.csv"_s);
    w.dialogs.files = {path};
    view.openExport();
    auto *dialog = view.findChild<ExportDialog *>();
    QVERIFY(dialog);
    auto *columns = dialog->findChild<QListWidget *>(u"export-columns"_s);
    const QStringList wanted{u"place"_s, u"name"_s, u"total"_s, u"reason"_s};
    for (int i = 0; i < columns->count(); ++i) {
        QListWidgetItem *item = columns->item(i);
        item->setCheckState(wanted.contains(item->data(Qt::UserRole).toString()) ? Qt::Checked
                                                                                 : Qt::Unchecked);
    }
    dialog->findChild<QPushButton *>(u"export-write"_s)->click();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()),
             u"Place,Name,Total,Reason for the move\r\n1,Mira Okafor,3,interview was better\r\n"
             "2,江晓,4.67,\r\n"_s);
    QVERIFY(w.dialogs.errors.isEmpty());
    QCOMPARE(w.dialogs.unanswered, 0);
}

void TestShortlistView::entry_isDraggedToItsPlace()
{
    Window w;
    const ShortlistId id = w.makeList(u"L"_s, {w.xiao, w.mira, w.lin});
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    const std::unique_ptr<QMimeData> dragged(
        table->model()->mimeData({table->model()->index(2, 0)}));
    table->model()->dropMimeData(dragged.get(), Qt::MoveAction, 0, 0, {});
    QTRY_COMPARE(table->model()->index(0, 1).data().toString(), u"林一"_s);
    BOLE_GET(list, w.season->shortlists().shortlist(id));
    QCOMPARE(list.entries[0].applicant, w.lin);
    QVERIFY(list.entries[0].moved && !list.entries[1].moved);

    // However much is written as its reason, the other rows stay in sight.
    list.entries[0].reason = u"the readers are far apart and want to hear more "_s.repeated(20);
    BOLE_DO(w.season->shortlists().setEntries(id, list.entries, w.reviewer));
    const auto reason = [&](int role) {
        return table->model()->index(0, ShortlistModel::Moved).data(role).toString();
    };
    QTRY_COMPARE(reason(Qt::DisplayRole), list.entries[0].reason);
    QTRY_VERIFY(table->rowHeight(0) > 2 * table->fontMetrics().lineSpacing());
    QVERIFY(table->rowHeight(0) < 5 * table->fontMetrics().lineSpacing());
    QCOMPARE(reason(Qt::ToolTipRole), list.entries[0].reason);
}

void TestShortlistView::unseenList_isReadWhenItIsSeen()
{
    Window w;
    w.makeList(u"First"_s, {w.xiao});
    const ShortlistId second = w.makeList(u"Second"_s, {w.mira, w.lin});
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    auto *lists = view.findChild<QListWidget *>(u"shortlist-lists"_s);
    QCOMPARE(table->model()->rowCount(), 0);
    view.show();
    QCOMPARE(table->model()->rowCount(), 1);
    lists->setCurrentRow(1);
    QCOMPARE(table->model()->rowCount(), 2);

    // Nothing stays for whoever sits down next, but the list that was chosen is still chosen.
    view.hide();
    w.openDesk.setReviewer({});
    QCOMPARE(table->model()->rowCount(), 0);
    view.show();
    QCOMPARE(table->model()->rowCount(), 2);

    view.hide();
    w.openDesk.setReviewer(w.reviewer);
    w.position.setApplicant(w.xiao);
    w.actions.action("shortlist-add")->trigger();
    BOLE_GET(list, w.season->shortlists().shortlist(second));
    QCOMPARE(list.entries.size(), 3);
}

void TestShortlistView::tiesGapsAndLines_byKey()
{
    Window w;
    const ShortlistId id = w.makeList(u"L"_s, {w.xiao, w.mira, w.lin});
    BOLE_DO(w.season->shortlists().setLines(id, 1, 1));
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    const auto places = [&] {
        QStringList texts;
        for (int i = 0; i < table->model()->rowCount(); ++i)
            texts << table->model()->index(i, 0).data().toString();
        return texts;
    };
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 1));
    QTest::keyClick(table, Qt::Key_T, Qt::AltModifier);
    BOLE_GET(tied, w.season->shortlists().shortlist(id));
    QCOMPARE(placesOf(tied.entries), (QList<int>{1, 1, 3}));
    QTest::keyClick(table, Qt::Key_T, Qt::AltModifier);
    QTest::keyClick(table, Qt::Key_Insert, Qt::AltModifier);
    BOLE_GET(gap, w.season->shortlists().shortlist(id));
    QCOMPARE(placesOf(gap.entries), (QList<int>{1, 3, 4}));
    QCOMPARE(places().size(), 3);
    const auto *status = view.findChild<QLabel *>(u"shortlist-status"_s);
    QVERIFY2(status->text().contains(u"1 within the quota, 0 on the waiting list, 2 below"_s),
             qPrintable(status->text()));
}

void TestShortlistView::decisionForAll_knowsTheQuota()
{
    Window w;
    const ShortlistId id = w.makeList(u"L"_s, {w.xiao, w.mira, w.lin});
    BOLE_DO(w.season->shortlists().setLines(id, 1, 1));
    const auto decision = [&](ApplicantId applicant) {
        return w.season->decisions().ofApplicant(applicant).value().decision;
    };
    BOLE_DO(w.season->decisions().decide({{w.mira, Decision::Interview, {}, {}}}, id, w.reviewer));
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    view.findChild<QPushButton *>(u"shortlist-decide-all"_s)->click();
    auto *dialog = view.findChild<DecideDialog *>();
    QVERIFY(dialog);
    auto *table = dialog->findChild<QTableWidget *>(u"decide-table"_s);
    QCOMPARE(table->item(0, 4)->text(), u"Admit"_s);
    QCOMPARE(table->item(1, 4)->text(), u"Interview (stays)"_s);
    QCOMPARE(table->item(2, 4)->text(), u"Undecided"_s);
    auto *rest = dialog->findChild<QComboBox *>(u"decide-below"_s);
    rest->setCurrentIndex(rest->findText(u"Reject"_s));
    auto *accept = dialog->findChild<QPushButton *>(u"decide-accept"_s);
    QVERIFY(!accept->isEnabled()); // a rejection needs its reason
    dialog->findChild<QLineEdit *>(u"decide-reason"_s)->setText(u"no place"_s);
    QCOMPARE(accept->text(), u"Decide for 2 Applicant(s)"_s);
    table->item(1, 5)->setCheckState(Qt::Checked);
    QCOMPARE(table->item(1, 4)->text(), u"Waiting list"_s);
    QCOMPARE(int(decision(w.xiao)), int(Decision::Undecided)); // it was only a preview
    accept->click();
    QCOMPARE(int(decision(w.xiao)), int(Decision::Admit));
    QCOMPARE(int(decision(w.mira)), int(Decision::Wait));
    QCOMPARE(int(decision(w.lin)), int(Decision::Reject));
    // Announced with its undo, and all of it is one step.
    QVERIFY(view.findChild<QLabel *>(u"noticeText"_s)->isVisible());
    QSignalSpy wanted(&view, &ShortlistView::undoOrRedoWanted); // the window takes it back
    view.findChild<QPushButton *>(u"noticeUndo"_s)->click();
    QCOMPARE(wanted.size(), 1);
    BOLE_DO(w.season->history().undo(w.reviewer, wanted[0][0].value<EditId>()));
    QCOMPARE(int(decision(w.xiao)), int(Decision::Undecided));
    QCOMPARE(int(decision(w.mira)), int(Decision::Interview));
    QVERIFY(w.dialogs.errors.isEmpty());
}

void TestShortlistView::decisionForAll_keepsATypedReasonOnEscape()
{
    Window w;
    (void)w.makeList(u"L"_s, {w.xiao});
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    view.findChild<QPushButton *>(u"shortlist-decide-all"_s)->click();
    const QPointer dialog = view.findChild<DecideDialog *>();
    QVERIFY(dialog);
    auto *reason = dialog->findChild<QLineEdit *>(u"decide-reason"_s);
    QTest::keyClicks(reason, u"no places left"_s);
    w.dialogs.answers << 1; // go on
    QTest::keyClick(reason, Qt::Key_Escape);
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(reason->text(), u"no places left"_s);
    w.dialogs.answers << 0; // throw it away
    QTest::keyClick(reason, Qt::Key_Escape);
    QTRY_VERIFY(!dialog);
    QCOMPARE(w.dialogs.questions.size(), 2);
    QVERIFY(!w.season->decisions().ofApplicant(w.xiao)->isDecided());
}

void TestShortlistView::decisionForTheChosen_isTheCommittees()
{
    Window w;
    w.makeList(u"L"_s, {w.xiao, w.mira});
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    table->selectRow(1);
    const auto actions =
        view.findChild<QToolButton *>(u"shortlist-decide-chosen"_s)->menu()->actions();
    QCOMPARE(actions[0]->text(), u"Admit"_s);
    actions[0]->trigger();
    QCOMPARE(view.findChild<QLabel *>(u"noticeText"_s)->text(),
             u"Committee's decision: Admit for Mira Okafor."_s);
    QCOMPARE(int(w.season->decisions().ofApplicant(w.mira)->decision), int(Decision::Admit));
    QVERIFY(!w.season->decisions().ofApplicant(w.xiao)->isDecided());
    QCOMPARE(int(w.season->reviews().find(w.mira, w.reviewer)->value().content.decision),
             int(Decision::Undecided)); // nobody's recommendation was touched
    QCOMPARE(table->model()->index(1, ShortlistModel::Decided).data().toString(), u"admit"_s);
    QVERIFY(table->model()->index(1, ShortlistModel::Recommended).data().toString().isEmpty());
}

void TestShortlistView::member_doesNotDecideForTheCommittee()
{
    Window w;
    w.makeList(u"L"_s, {w.xiao});
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    auto *all = view.findChild<QPushButton *>(u"shortlist-decide-all"_s);
    auto *chosen = view.findChild<QToolButton *>(u"shortlist-decide-chosen"_s);
    QVERIFY(all->isEnabled() && chosen->isEnabled()); // nobody coordinates
    Reviewer chair;
    chair.name = u"Ada Quill"_s;
    chair.role = ReviewerRole::Coordinator;
    BOLE_DO(w.season->reviewers().add(chair));
    QVERIFY(!all->isEnabled() && !chosen->isEnabled());
    QVERIFY(all->toolTip().contains(u"coordinator"_s));
    QVERIFY(!w.actions.action("shortlist-decide")->isEnabled());
}

void TestShortlistView::order_waitsInWordsWhileItWouldTell()
{
    Window w;
    BOLE_DO(w.season->settings().setRecorded(
        Visibility::settingKey(), Visibility::toJson(OthersShown::AfterSubmitting), w.reviewer));
    const ShortlistId id = w.makeList(u"L"_s, {w.mira, w.xiao});
    w.openDesk.setReviewer(w.other); // has not reviewed Mira
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    auto *order = view.findChild<QPushButton *>(u"shortlist-order"_s);
    QVERIFY(!order->isEnabled());
    QVERIFY2(order->toolTip().contains(u"The scores of 1 applicant(s) are still hidden"_s),
             qPrintable(order->toolTip()));
    QVERIFY(view.findChild<QLabel *>(u"shortlist-status"_s)->text().contains(u"keeps its order"_s));
    // Adding somebody tells nothing, either.
    w.position.setApplicant(w.lin);
    w.actions.action("shortlist-add")->trigger();
    BOLE_GET(list, w.season->shortlists().shortlist(id));
    QCOMPARE(list.entries.last().applicant, w.lin);
    w.review(w.mira, w.other, 1, 1);
    QVERIFY(order->isEnabled());
    order->click();
    BOLE_GET(ordered, w.season->shortlists().shortlist(id));
    QCOMPARE(ordered.entries.first().applicant, w.xiao);
    QCOMPARE(ordered.entries.size(), 3);
}

void TestShortlistView::order_asksBeforeItTakesAPlaceMadeByHand()
{
    Window w;
    const ShortlistId id = w.makeList(u"L"_s, {w.mira, w.xiao, w.lin});
    ListEntries entries = w.season->shortlists().shortlist(id)->entries;
    entries[0].moved = true;
    entries[0].reason = u"interview was better"_s;
    entries.swapItemsAt(1, 2);
    BOLE_DO(w.season->shortlists().setEntries(id, entries, w.other));
    w.review(w.lin, w.reviewer, 1, 1);
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    auto *order = view.findChild<QPushButton *>(u"shortlist-order"_s);
    order->click(); // dismissed
    QVERIFY(w.season->shortlists().shortlist(id)->entries == entries);
    QVERIFY(w.dialogs.asked.join(u' ').contains(u"interview was better"_s));
    w.dialogs.answers = {0};
    order->click();
    BOLE_GET(kept, w.season->shortlists().shortlist(id));
    QCOMPARE(kept.entries[0], entries[0]);
    QCOMPARE(kept.entries[1].applicant, w.xiao);
    w.dialogs.answers = {1};
    order->click();
    BOLE_GET(all, w.season->shortlists().shortlist(id));
    QCOMPARE(all.entries[0].applicant, w.xiao);
    QVERIFY(!all.entries[1].moved && all.entries[1].reason.isEmpty());
    BOLE_DO(w.season->history().undo(w.reviewer));
    QVERIFY(w.season->shortlists().shortlist(id)->entries == kept.entries);
}

void TestShortlistView::sealedList_isGreyAndCanBeCopied()
{
    Window w;
    const ShortlistId id = w.makeList(u"L"_s, {w.mira, w.xiao});
    BOLE_DO(sealShortlist(*w.season, id, w.reviewer));
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    for (const QString &name : {u"shortlist-order"_s, u"shortlist-seal"_s, u"shortlist-rule"_s,
                                u"shortlist-decide-all"_s}) {
        const auto *widget = view.findChild<QWidget *>(name);
        QVERIFY2(widget && !widget->isEnabled(), qPrintable(name));
        QVERIFY2(widget->toolTip().contains(u"sealed"_s), qPrintable(name));
    }
    // What people answer to their offers, and who moves up, comes after the seal.
    auto *chosen = view.findChild<QToolButton *>(u"shortlist-decide-chosen"_s);
    QVERIFY(chosen->isEnabled() && view.findChild<QWidget *>(u"shortlist-stage"_s)->isEnabled());
    for (const QAction *action : chosen->menu()->actions()) {
        if (action->data().isValid() || action->objectName().startsWith(u"answer-"_s))
            QCOMPARE(action->isEnabled(), !action->data().isValid());
    }
    for (const char *action : {"shortlist-up", "shortlist-remove", "shortlist-add"})
        QVERIFY2(!w.actions.action(action)->isEnabled(), action);
    QVERIFY(view.findChild<QPushButton *>(u"shortlist-export"_s)->isEnabled());
    BOLE_GET(taken, w.season->shortlists().create(u"L (copy)"_s, w.reviewer));
    QVERIFY(taken.isValid());
    w.dialogs.texts = {u"L (copy 2)"_s};
    view.findChild<QToolButton *>(u"shortlist-copy-button"_s)->click();
    QCOMPARE(w.dialogs.asked.last(), u"L (copy 2)"_s); // what was proposed is not taken
    auto *lists = view.findChild<QListWidget *>(u"shortlist-lists"_s);
    QVERIFY(lists->currentItem()->text().startsWith(u"L (copy 2)"_s));
    QVERIFY(view.findChild<QWidget *>(u"shortlist-decide-all"_s)->isEnabled());
    QVERIFY(w.actions.action("shortlist-up")->isEnabled());
}

void TestShortlistView::sealedList_saysWhatWasDecidedSince()
{
    Window w;
    const ShortlistId id = w.makeList(u"L"_s, {w.mira, w.xiao});
    BOLE_DO(w.season->decisions().decide({{w.mira, Decision::Admit, {}, {}}}, id, w.reviewer));
    BOLE_DO(sealShortlist(*w.season, id, w.reviewer));
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    const auto *status = view.findChild<QLabel *>(u"shortlist-status"_s);
    QVERIFY(!status->text().contains(u"decided otherwise"_s));
    BOLE_DO(w.season->decisions().decide({{w.mira, Decision::Wait, {}, Decision::Admit}}, {},
                                         w.reviewer));
    QCOMPARE(table->model()->index(0, ShortlistModel::Decided).data().toString(), u"admit"_s);
    QVERIFY2(status->text().contains(u"decided otherwise about 1 applicant"_s),
             qPrintable(status->text()));
}

/// By shape as well as colour, until somebody has looked at it.
void TestShortlistView::unchecked_isMarked()
{
    Window w;
    const ShortlistId id = w.makeList(u"L"_s, {w.mira});
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    view.choose(id);
    auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    const auto cell = [table] {
        return table->model()->index(0, ShortlistModel::Gpa);
    };
    QTRY_VERIFY(cell().isValid());
    QVERIFY2(Drawn().text(cell()).startsWith(u"△"), qPrintable(Drawn().text(cell())));
    QVERIFY(cell().data(Qt::ToolTipRole).toString().contains(u"nobody has checked"));
    BOLE_GET(row, w.season->applicants().row(w.mira));
    for (const QString &open : row.openValues())
        BOLE_DO(w.season->records().apply(w.mira, Edit::confirm(open), w.reviewer));
    QTRY_VERIFY2(!Drawn().text(cell()).contains(u"△"), qPrintable(Drawn().text(cell())));
}

/// Nothing takes the CCF for granted; a committee's own list can be ordered by as soon as it is
/// there.
void TestShortlistView::rules_areOfTheListsThatThereAre()
{
    Window w;
    Record record = ShortlistFixture::person(u"Ann Twopaper"_s, u"东湖大学"_s, 4);
    Publication paper;
    paper.name = u"Rivers"_s;
    paper.publisher = u"Acta Quiet"_s;
    paper.applicantPosition = 1;
    record.publications = {paper};
    const ApplicantId ann = w.addApplicant(record);
    w.makeList(u"L"_s, {w.mira, ann});
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    auto *rule = view.findChild<QComboBox *>(u"shortlist-rule"_s);
    QVERIFY(rule->findText(u"CCF"_s, Qt::MatchContains) < 0);
    QVERIFY(rule->findText(u"Q1"_s, Qt::MatchContains) < 0);
    BOLE_DO(w.desk.committee().addOwnLists(ListKind::Venues, "list,name\nQ1,Acta Quiet\n"));
    const int papers = rule->findText(u"First-author papers: Q1"_s);
    QVERIFY(papers >= 0 && rule->findText(u"Papers: Q1"_s) >= 0);
    rule->setCurrentIndex(papers);
    emit rule->activated(papers);
    const auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    QCOMPARE(table->model()->index(0, ShortlistModel::Name).data().toString(), u"Ann Twopaper"_s);
    QCOMPARE(table->model()->index(0, ShortlistModel::Value).data().toString(), u"1"_s);
}

/// On a laptop what is told takes two lines; the button that comes next stays where it was.
void TestShortlistView::notice_movesNothing()
{
    Window w;
    (void)w.makeList(u"Finalists"_s, {w.xiao, w.mira});
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.resize(1366, 650);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    const QPoint before = table->mapTo(&view, QPoint());
    w.announcements.announce({u"Declined the offer: Qingyue Wenren. Moves up within the quota: "
                              "Tavish Brennmoor. The move to the free stage is planned."_s,
                              {}});
    QCoreApplication::processEvents();
    QCOMPARE(table->mapTo(&view, QPoint()), before);
}

/// Ruled out: no number that looks as if it were a place.
void TestShortlistView::withoutPlace_hasNone()
{
    Window w;
    BOLE_GET(current, w.season->rubrics().current());
    Rubric rubric = current->rubric;
    rubric.requirements = {rubric.criteria[0].id + u" >= 5"_s};
    BOLE_DO(w.season->rubrics().save(rubric, w.reviewer));
    (void)w.makeList(u"Finalists"_s, {w.xiao, w.mira});
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    const auto *model = view.findChild<QTableView *>(u"shortlist-table"_s)->model();
    for (int row = 0; row < model->rowCount(); ++row)
        QCOMPARE(model->index(row, ShortlistModel::Place).data().toString(), u"–"_s);
    // A move that was planned before is not applied without a word.
    BOLE_DO(w.desk.stages().plan({w.xiao}, u"offer"_s));
    auto *apply = view.findChild<QPushButton *>(u"shortlist-apply"_s);
    QTRY_VERIFY(apply->isVisibleTo(&view));
    w.dialogs.answers = {1};
    apply->click();
    const QString asked = w.dialogs.questions.last().explanation;
    QVERIFY2(asked.contains(u"takes no place"_s), qPrintable(asked));
}

/// What may not be seen is not none.
void TestShortlistView::closedByAConflict_hasNoNumberOfPapers()
{
    Window w;
    BOLE_DO(w.season->reviews().setState(w.mira, w.reviewer, ReviewState::Conflict));
    (void)w.makeList(u"Finalists"_s, {w.xiao, w.mira});
    ShortlistView view(w.openDesk, w.position, w.announcements, w.compared, w.actions, w.dialogs);
    view.show();
    const auto *model = view.findChild<QTableView *>(u"shortlist-table"_s)->model();
    QCOMPARE(model->index(0, ShortlistModel::Publications).data().toString(), u"0"_s);
    QCOMPARE(model->index(1, ShortlistModel::Publications).data().toString(), u"–"_s);
}

QTEST_MAIN(TestShortlistView)
#include "tst_shortlistview.moc"
