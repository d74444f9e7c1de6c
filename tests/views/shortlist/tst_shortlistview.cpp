// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a committee from comparison to file: compare three, shortlist, reorder by key with a
// reason, seal, export.
#include "model/reader/readerpool.h"
#include "model/season/history.h"
#include "model/shortlist/listorder.h"
#include "model/shortlist/seal.h"
#include "tests/model/shortlist/shortlistfixture.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/compare/compareview.h"
#include "views/export/exportdialog.h"
#include "views/session.h"
#include "views/shell/actiontable.h"
#include "views/shortlist/shortlistview.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTreeWidget>

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

QString cell(const QTreeWidget *tree, const QString &label, int column)
{
    for (const QTreeWidgetItem *item :
         tree->findItems(label, Qt::MatchExactly | Qt::MatchRecursive))
        return item->text(column);
    return {};
}

} // namespace

class TestShortlistView : public QObject
{
    Q_OBJECT

private slots:
    void order_marksWhatLeavesTheRule();
    void compare_alignsBothLanguages();
    void list_isReorderedSealedAndExported();
    void decision_isOneUndoableStep();
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

void TestShortlistView::compare_alignsBothLanguages()
{
    Window w;
    CompareView view(w.session);
    view.setApplicants({w.xiao, w.mira, w.lin});
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    auto *tree = view.findChild<QTreeWidget *>(u"compare-table"_s);
    QCOMPARE(tree->columnCount(), 4);
    QCOMPARE(tree->headerItem()->text(2), u"Mira Okafor"_s);
    QCOMPARE(cell(tree, u"≠ Weighted total"_s, 1), u"★ 4.67"_s);
    QCOMPARE(cell(tree, u"≠ Weighted total"_s, 3), u"–"_s);
    const auto &rows = view.comparison().rows;
    const auto gpa = std::ranges::find(rows, CompareRow::Kind::Gpa, &CompareRow::kind);
    QVERIFY(gpa != rows.end());
    QCOMPARE(gpa->cells[1].text, u"4.8 / 5  (96.0 %)"_s);
    QVERIFY(gpa->cells[1].best && !gpa->cells[0].best && gpa->differs);
    QCOMPARE(gpa->cells[0].places.size(), 1);

    QSignalSpy shown(&w.session, &Session::placesShown);
    for (QTreeWidgetItem *item : tree->findItems(u"GPA"_s, Qt::MatchContains | Qt::MatchRecursive))
        emit tree->itemActivated(item, 1);
    QCOMPARE(shown.size(), 1);
    QCOMPARE(w.session.applicant(), w.xiao);

    w.dialogs.files = {w.folder.filePath(u"comparison.csv"_s),
                       w.folder.filePath(u"comparison.pdf"_s)};
    view.findChild<QPushButton *>(u"compare-csv"_s)->click();
    view.findChild<QPushButton *>(u"compare-pdf"_s)->click();
    QVERIFY(w.dialogs.errors.isEmpty());
    QFile csv(w.folder.filePath(u"comparison.csv"_s));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QVERIFY(csv.readAll().contains("江晓,Mira Okafor,林一"_ba));
    QFile pdf(w.folder.filePath(u"comparison.pdf"_s));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF"));
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
    BOLE_DO(checkSeal(sealed));
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
