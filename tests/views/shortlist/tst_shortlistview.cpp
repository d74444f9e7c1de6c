// SPDX-License-Identifier: GPL-3.0-or-later
// A list by itself: ordered by rule and by key, with reasons, sealed, exported.
#include "model/reader/readerpool.h"
#include "model/season/history.h"
#include "model/shortlist/listorder.h"
#include "model/shortlist/seal.h"
#include "tests/model/shortlist/shortlistfixture.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/export/exportdialog.h"
#include "views/session.h"
#include "views/shell/actiontable.h"
#include "views/shortlist/shortlistview.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Window : ShortlistFixture
{
    ReaderPool readers;
    ActionTable actions;
    ScriptedDialogs dialogs;
    Session session{readers, actions, dialogs};

    Window()
    {
        session.setSeason(season.get());
        session.setReviewer(reviewer);
    }
    ~Window() { session.setSeason(nullptr); }
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
    void decision_isOneUndoableStep();
    void decisionForAll_isOneUndoableStepInTheWindow();
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
    QVERIFY(byRule(up, standings) == entries);
    const ListEntries added = withAdded(without(entries, {1}), {ApplicantId{2}}, standings);
    QVERIFY(added == entries);
    QVERIFY(!without(withTie(entries, 1, true), {0})[0].tied);
}

void TestShortlistView::list_isReorderedSealedAndExported()
{
    Window w;
    ShortlistView view(w.session);
    view.resize(1366, 700);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    QAbstractItemModelTester tester(table->model());

    w.dialogs.texts = {u"Finalists 终选"_s};
    for (const ApplicantId applicant : {w.mira, w.xiao}) {
        w.session.setApplicant(applicant);
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
             "2,江晓,4.6667,\r\n"_s);
    QVERIFY(w.dialogs.errors.isEmpty());
    QCOMPARE(w.dialogs.unanswered, 0);
}

void TestShortlistView::entry_isDraggedToItsPlace()
{
    Window w;
    const ShortlistId id = w.makeList(u"L"_s, {w.xiao, w.mira, w.lin});
    ShortlistView view(w.session);
    view.show();
    auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    const std::unique_ptr<QMimeData> dragged(
        table->model()->mimeData({table->model()->index(2, 0)}));
    table->model()->dropMimeData(dragged.get(), Qt::MoveAction, 0, 0, {});
    QTRY_COMPARE(table->model()->index(0, 1).data().toString(), u"林一"_s);
    BOLE_GET(list, w.season->shortlists().shortlist(id));
    QCOMPARE(list.entries[0].applicant, w.lin);
    QVERIFY(list.entries[0].moved && !list.entries[1].moved);
}

void TestShortlistView::unseenList_isReadWhenItIsSeen()
{
    Window w;
    w.makeList(u"First"_s, {w.xiao});
    const ShortlistId second = w.makeList(u"Second"_s, {w.mira, w.lin});
    ShortlistView view(w.session);
    auto *table = view.findChild<QTableView *>(u"shortlist-table"_s);
    auto *lists = view.findChild<QListWidget *>(u"shortlist-lists"_s);
    QCOMPARE(table->model()->rowCount(), 0);
    view.show();
    QCOMPARE(table->model()->rowCount(), 1);
    lists->setCurrentRow(1);
    QCOMPARE(table->model()->rowCount(), 2);

    // Nothing stays for whoever sits down next, but the list that was chosen is still chosen.
    view.hide();
    w.session.setReviewer({});
    QCOMPARE(table->model()->rowCount(), 0);
    view.show();
    QCOMPARE(table->model()->rowCount(), 2);

    view.hide();
    w.session.setReviewer(w.reviewer);
    w.session.setApplicant(w.xiao);
    w.actions.action("shortlist-add")->trigger();
    BOLE_GET(list, w.season->shortlists().shortlist(second));
    QCOMPARE(list.entries.size(), 3);
}

void TestShortlistView::tiesGapsAndLines_byKey()
{
    Window w;
    const ShortlistId id = w.makeList(u"L"_s, {w.xiao, w.mira, w.lin});
    BOLE_DO(w.season->shortlists().setLines(id, 1, 1));
    ShortlistView view(w.session);
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

void TestShortlistView::decisionForAll_isOneUndoableStepInTheWindow()
{
    Window w;
    w.makeList(u"L"_s, {w.xiao, w.mira});
    ShortlistView view(w.session);
    view.show();
    QAction *admit = nullptr;
    for (QAction *action : view.findChildren<QAction *>()) {
        if (action->text() == u"Admit"_s)
            admit = action;
    }
    QVERIFY(admit);
    admit->trigger();
    for (const ApplicantId applicant : {w.xiao, w.mira}) {
        BOLE_GET(review, w.season->reviews().find(applicant, w.reviewer));
        QCOMPARE(int(review->content.decision), int(Decision::Admit));
    }
    BOLE_DO(w.season->history().undo(w.reviewer));
    for (const ApplicantId applicant : {w.xiao, w.mira}) {
        BOLE_GET(review, w.season->reviews().find(applicant, w.reviewer));
        QCOMPARE(int(review->content.decision), int(Decision::Undecided));
    }
}

void TestShortlistView::decision_isOneUndoableStep()
{
    ShortlistFixture f;
    BOLE_DO(f.season->reviews().setDecisions({f.xiao, f.mira}, f.reviewer, Decision::Admit));
    BOLE_GET(after, f.season->reviews().find(f.mira, f.reviewer));
    QCOMPARE(int(after->content.decision), int(Decision::Admit));
    BOLE_GET(undone, f.season->history().undo(f.reviewer));
    QCOMPARE(undone.size(), 2);
    BOLE_GET(before, f.season->reviews().find(f.mira, f.reviewer));
    QCOMPARE(int(before->content.decision), int(Decision::Undecided));
}

QTEST_MAIN(TestShortlistView)
#include "tst_shortlistview.moc"
