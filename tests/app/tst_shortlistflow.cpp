// SPDX-License-Identifier: GPL-3.0-or-later
// A committee's whole way through the real window, on the sample people: compare, shortlist,
// reorder with a reason, seal, export.
#include "app/sample/sampleseason.h"
#include "model/desk/applicantlistmodel.h"
#include "model/desk/desk.h"
#include "model/season/applicantstore.h"
#include "model/season/season.h"
#include "model/season/shortliststore.h"
#include "model/shortlist/seal.h"
#include "tests/model/desk/sealing.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/applicants/applicantspane.h"
#include "views/compare/compareview.h"
#include "views/export/exportdialog.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QFile>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestShortlistFlow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void comparedShortlistedSealed_isWhatTheFileHolds();

private:
    void click(const QString &name, Qt::KeyboardModifiers modifiers = {});
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers);
    template <typename Widget>
    Widget *find(const QString &name)
    {
        return m_bench->window.findChild<Widget *>(name);
    }

    QTemporaryDir m_folder;
    ScriptedDialogs m_dialogs;
    std::unique_ptr<Workbench> m_bench;
};

void TestShortlistFlow::initTestCase()
{
    m_bench = std::make_unique<Workbench>(m_dialogs, m_folder.filePath(u"settings"_s));
    m_bench->language.setCurrent(u"en"_s);
    SampleSeason sample(m_bench->readers);
    Result<std::unique_ptr<Season>> built = failure(ErrorCode::Cancelled);
    bool done = false;
    sample.build(m_folder.filePath(u"sample.bole"_s), SampleSeason::Story::Intake, u"en"_s,
                 [&](Result<std::unique_ptr<Season>> season) {
                     built = std::move(season);
                     done = true;
                 });
    QTRY_VERIFY_WITH_TIMEOUT(done, 120'000);
    QVERIFY(built);
    m_dialogs.answers = {0}; // the coordinator is at the keyboard
    m_bench->window.seasons().adopt(std::make_unique<Desk>(std::move(*built), m_bench->work));
    m_bench->language.setCurrent(u"en"_s); // whichever the coordinator prefers
    m_bench->window.resize(1366, 768);
    m_bench->window.show();
    m_bench->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_bench->window));
}

void TestShortlistFlow::cleanupTestCase()
{
    m_bench.reset();
}

/// An applicant in the list at the left.
void TestShortlistFlow::click(const QString &name, Qt::KeyboardModifiers modifiers)
{
    QListView *list = m_bench->window.findChild<ApplicantsPane *>()->list();
    for (int i = 0; i < list->model()->rowCount(); ++i) {
        const QModelIndex index = list->model()->index(i, 0);
        const auto id = index.data(ApplicantListModel::IdRole).value<ApplicantId>();
        const auto row = seasonOf(m_bench->openDesk).applicants().row(id);
        if (!row || row->name != name)
            continue;
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers,
                          list->visualRect(index).center());
        QCOMPARE(m_bench->position.applicant(), id);
        return;
    }
    QFAIL("nobody in the list has this name");
}

void TestShortlistFlow::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : &m_bench->window, key, modifiers);
}

void TestShortlistFlow::comparedShortlistedSealed_isWhatTheFileHolds()
{
    const QString chinese = u"濮阳澄"_s;
    const QString english = u"Jonah Pellwether"_s;
    click(chinese);
    click(english, Qt::ControlModifier);
    click(u"仝砚秋"_s, Qt::ControlModifier);
    press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_bench->window.mode(), MainWindow::Compare);
    auto *compare = find<CompareView>(u"compare"_s);
    QVERIFY(compare->isVisible());
    const Comparison &comparison = compare->comparison();
    QCOMPARE(comparison.names.size(), 3);
    QVERIFY(comparison.names.contains(chinese) && comparison.names.contains(english));
    const auto total =
        std::ranges::find(comparison.rows, CompareRow::Kind::Total, &CompareRow::kind);
    QVERIFY(total != comparison.rows.end() && total->differs);
    QCOMPARE(total->cells[comparison.names.indexOf(u"仝砚秋"_s)].text, u"4.60"_s);
    QVERIFY(total->cells[comparison.names.indexOf(u"仝砚秋"_s)].best);

    press(Qt::Key_3, Qt::ControlModifier);
    m_dialogs.texts = {u"Second round 复试"_s};
    find<QPushButton>(u"shortlist-new"_s)->click();
    for (const QString &name : {english, chinese}) {
        press(Qt::Key_1, Qt::ControlModifier);
        click(name);
        press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    }
    press(Qt::Key_3, Qt::ControlModifier);
    auto *table = find<QTableView>(u"shortlist-table"_s);
    QCOMPARE(table->model()->rowCount(), 2);
    QVERIFY(table->model()->index(0, 1).data().toString().startsWith(chinese)); // the rule's order

    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 1));
    press(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(table->model()->index(0, 1).data().toString().startsWith(english));
    m_dialogs.texts = {u"面试更好; \"clear\", said all"_s};
    press(Qt::Key_F2, {});
    m_dialogs.answers = {0};
    find<QPushButton>(u"shortlist-seal"_s)->click();
    const auto sealed = seasonOf(m_bench->openDesk).shortlists().findByName(u"Second round 复试"_s);
    QVERIFY(sealed && *sealed && (*sealed)->isSealed());
    QVERIFY(checkSeal(seasonOf(m_bench->openDesk), **sealed));

    const QString path = m_folder.filePath(u"out.csv"_s);
    m_dialogs.files = {path};
    press(Qt::Key_E, Qt::ControlModifier);
    auto *dialog = m_bench->window.findChild<ExportDialog *>();
    QVERIFY(dialog);
    const QStringList wanted{u"place"_s, u"name"_s, u"total"_s, u"moved"_s, u"reason"_s};
    auto *columns = dialog->findChild<QListWidget *>(u"export-columns"_s);
    for (int i = 0; i < columns->count(); ++i) {
        QListWidgetItem *item = columns->item(i);
        item->setCheckState(wanted.contains(item->data(Qt::UserRole).toString()) ? Qt::Checked
                                                                                 : Qt::Unchecked);
    }
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"export-write"_s), Qt::LeftButton);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.read(3), "\xEF\xBB\xBF"_ba);
    QCOMPARE(QString::fromUtf8(file.readAll()),
             u"Place,Name,Total,Moved by hand,Reason for the move\r\n"
             "1,Jonah Pellwether,3.93,yes,\"面试更好; \"\"clear\"\", said all\"\r\n"
             "2,濮阳澄,3.97,,\r\n"_s);
    QVERIFY(m_dialogs.errors.isEmpty());
    QCOMPARE(m_dialogs.unanswered, 0);
}

QTEST_MAIN(TestShortlistFlow)
#include "tst_shortlistflow.moc"
