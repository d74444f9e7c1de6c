// SPDX-License-Identifier: GPL-3.0-or-later
// Escape, Cancel and the window's cross ask before anything goes that was chosen in a dialog.
#include "tests/views/support/committeewindow.h"
#include "views/dossier/mergedialog.h"
#include "views/dossier/partsdialog.h"
#include "views/import/rosterdialog.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTreeWidget>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Somebody goes, thinks better of it, and goes.
void leave(QDialog &dialog, ScriptedDialogs &dialogs, int goOn, int discard)
{
    dialogs.answers = {goOn};
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialogs.questions.size(), 1);
    dialogs.answers = {discard};
    dialog.close();
    QVERIFY(!dialog.isVisible());
    QCOMPARE(dialogs.questions.size(), 2);
}

} // namespace

class TestLeavingDialogs : public QObject
{
    Q_OBJECT

private slots:
    void untouched_goesWithoutAQuestion();
    void parts_areAskedAbout();
    void parts_canBeSavedOnTheWay();
    void merging_isAskedAbout();
    void rosterColumns_areAskedAbout();

private:
    static Document threePages()
    {
        Document document;
        document.pages = 3;
        return document;
    }
    static RosterTable table()
    {
        return {{u"No"_s, u"Name"_s, u"Supervisor"_s}, {{u"A1"_s, u"Nils Fram"_s, u"Prof. Ito"_s}}};
    }
    template <typename Dialog>
    static void open(Dialog &dialog)
    {
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
    }
};

void TestLeavingDialogs::untouched_goesWithoutAQuestion()
{
    CommitteeWindow w;
    Desk &desk = *w.bench->openDesk.desk();
    PartsDialog parts(threePages(), {}, w.dialogs, nullptr);
    MergeDialog merge(desk, w.dialogs, w.people[0], w.people[1], nullptr);
    RosterDialog roster(desk, w.dialogs, table(), nullptr);
    for (QDialog *dialog : std::initializer_list<QDialog *>{&parts, &merge, &roster}) {
        open(*dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }
    QVERIFY(w.dialogs.questions.isEmpty());
}

void TestLeavingDialogs::parts_areAskedAbout()
{
    CommitteeWindow w;
    PartsDialog dialog(threePages(), {}, w.dialogs, nullptr);
    open(dialog);
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"parts-add"_s), Qt::LeftButton);
    leave(dialog, w.dialogs, 2, 1);
}

void TestLeavingDialogs::parts_canBeSavedOnTheWay()
{
    CommitteeWindow w;
    PartsDialog dialog(threePages(), {}, w.dialogs, nullptr);
    open(dialog);
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"parts-add"_s), Qt::LeftButton);
    QSignalSpy chosen(&dialog, &PartsDialog::chosen);
    w.dialogs.answers = {0};
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(!dialog.isVisible());
}

void TestLeavingDialogs::merging_isAskedAbout()
{
    CommitteeWindow w;
    MergeDialog dialog(*w.bench->openDesk.desk(), w.dialogs, w.people[0], w.people[1], nullptr);
    open(dialog);
    auto *values = dialog.findChild<QTreeWidget *>(u"mergeValues"_s);
    QVERIFY(values->topLevelItemCount() > 0);
    values->topLevelItem(0)->setCheckState(0, Qt::Checked);
    leave(dialog, w.dialogs, 1, 0);
    QCOMPARE(w.season().applicants().ids()->size(), 4);
}

void TestLeavingDialogs::rosterColumns_areAskedAbout()
{
    CommitteeWindow w;
    RosterDialog dialog(*w.bench->openDesk.desk(), w.dialogs, table(), nullptr);
    open(dialog);
    auto *cells = dialog.findChild<QTableWidget *>(u"rosterTable"_s);
    qobject_cast<QComboBox *>(cells->cellWidget(0, 2))->setCurrentIndex(0);
    leave(dialog, w.dialogs, 1, 0);
    QCOMPARE(w.season().applicants().ids()->size(), 4);
}

QTEST_MAIN(TestLeavingDialogs)
#include "tst_leavingdialogs.moc"
