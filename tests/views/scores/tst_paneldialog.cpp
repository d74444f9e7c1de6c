// SPDX-License-Identifier: GPL-3.0-or-later
// The interview panel of a coordinator who is one of the judges.
#include "tests/views/review/reviewbench.h"
#include "views/common/numbertable.h"
#include "views/scores/paneldialog.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestPanelDialog : public QObject
{
    Q_OBJECT

private slots:
    void ownRow_countsWhenItIsSubmitted();
};

void TestPanelDialog::ownRow_countsWhenItIsSubmitted()
{
    ReviewBench bench;
    bench.openDesk.setReviewer(bench.ada);
    bench.position.setOrder(bench.people);
    bench.position.setApplicant(bench.people[0]);
    PanelDialog dialog(bench.openDesk, bench.position, bench.dialogs);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *table = dialog.findChild<NumberTable *>(u"panelTable"_s);
    const auto *submit = dialog.findChild<QPushButton *>(u"panelSubmit"_s);
    const auto *total = dialog.findChild<QLabel *>(u"panelTotal"_s);
    const auto state = [&] {
        const auto review = bench.file.season->reviews().find(bench.people[0], bench.ada).value();
        return review ? review->content.state : ReviewState::Conflict;
    };
    // What is typed first is a score, not a letter of somebody's name.
    QVERIFY(table->hasFocus());
    QVERIFY(!submit->isVisible());
    for (int judge = 0; judge < 2; ++judge) {
        for (int criterion = 0; criterion < 3; ++criterion)
            table->item(judge, 2 + criterion)->setText(judge == 0 ? u"4"_s : u"2"_s);
    }
    QCOMPARE(state(), ReviewState::Draft);
    QVERIFY2(total->text().contains(u"hidden from you"_s), qPrintable(total->text()));
    QVERIFY(submit->isVisible() && submit->isEnabled());
    QTest::mouseClick(const_cast<QPushButton *>(submit), Qt::LeftButton);
    QCOMPARE(state(), ReviewState::Submitted);
    QVERIFY(!submit->isVisible());
    QCOMPARE(total->text(), u"Total: 3.00"_s); // the mean of 4 and 2
    QVERIFY(bench.dialogs.errors.isEmpty());
}

QTEST_MAIN(TestPanelDialog)
#include "tst_paneldialog.moc"
