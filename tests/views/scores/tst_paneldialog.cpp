// SPDX-License-Identifier: GPL-3.0-or-later
// The interview panel of a coordinator who is one of the judges.
#include "model/desk/desklists.h"
#include "model/desk/deskreviews.h"
#include "tests/views/review/reviewbench.h"
#include "views/common/numbertable.h"
#include "views/scores/paneldialog.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestPanelDialog : public QObject
{
    Q_OBJECT

private slots:
    void ownRow_countsWhenItIsSubmitted();
    void submittedReview_takesWhatItLeftEmpty();
    void otherScale_closesASubmittedReview();
    void table_keepsScoresOfAnEarlierVersion();
    void panel_scoresOnlyTheInterview();

private:
    static Rubric withInterview(const ReviewBench &bench);
};

/// The same rubric, and an interview that nobody was asked for while reading.
Rubric TestPanelDialog::withInterview(const ReviewBench &bench)
{
    Rubric rubric = bench.rubric.rubric;
    Criterion interview;
    interview.id = u"interview"_s;
    interview.name = {u"Interview"_s, u"面试"_s};
    interview.kind = CriterionKind::Points;
    rubric.criteria.append(interview);
    rubric.formula = u"mean(research) × 10 + mean(interview) × 0.5"_s;
    return rubric;
}

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

/// Reading is over; then the panel. What the judge gave while reading is the judge's.
void TestPanelDialog::submittedReview_takesWhatItLeftEmpty()
{
    ReviewBench bench;
    bench.openDesk.setReviewer(bench.ada);
    ReviewStore &reviews = bench.file.season->reviews();
    for (const ReviewerId judge : {bench.ada, bench.bela}) {
        ReviewContent read;
        read.state = ReviewState::Submitted;
        read.note = u"read"_s;
        for (const QString &id : {u"research"_s, u"fit"_s, u"language"_s})
            read.scores[id].level = judge == bench.ada ? 4 : 2;
        BOLE_DO(reviews.save(bench.people[0], judge, bench.rubric.id, read));
    }
    BOLE_GET(next, bench.file.season->rubrics().save(withInterview(bench), bench.ada));
    bench.position.setOrder(bench.people);
    bench.position.setApplicant(bench.people[0]);
    PanelDialog dialog(bench.openDesk, bench.position, bench.dialogs);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *table = dialog.findChild<NumberTable *>(u"panelTable"_s);
    const auto isOpen = [table](int row, int column) {
        return table->item(row, column)->flags().testFlag(Qt::ItemIsEditable);
    };
    for (int judge = 0; judge < 2; ++judge) {
        for (int criterion = 0; criterion < 3; ++criterion)
            QVERIFY(!isOpen(judge, 2 + criterion));
        QVERIFY(isOpen(judge, 5));
    }
    QCOMPARE(table->item(1, 2)->text(), u"2"_s);
    table->item(0, 5)->setText(u"90"_s);
    table->item(1, 5)->setText(u"71"_s);
    table->item(1, 5)->setText(u"70"_s); // mistyped: from paper, it can be mended
    BOLE_GET(bela, reviews.find(bench.people[0], bench.bela));
    QCOMPARE(bela->content.state, ReviewState::Submitted);
    QCOMPARE(bela->rubric, next.id);
    QCOMPARE(bela->content.note, u"read"_s);
    QCOMPARE(bela->content.scores.value(u"research"_s).level, 2);
    QCOMPARE(bela->content.scores.value(u"interview"_s).level, 70);
    BOLE_FAILS(bench.desk->reviews().enterScore(bench.people[0], bench.bela, u"research"_s, 5),
               ErrorCode::NotAllowed);
    const auto *total = dialog.findChild<QLabel *>(u"panelTotal"_s);
    QVERIFY2(total->text().startsWith(u"Total: 70.00"_s), // (4+2)/2 × 10 + (90+70)/2 × 0.5
             qPrintable(total->text()));
    QVERIFY(bench.dialogs.errors.isEmpty());
}

/// Its scores would mean something else under the rubric in use.
void TestPanelDialog::otherScale_closesASubmittedReview()
{
    ReviewBench bench;
    bench.openDesk.setReviewer(bench.ada);
    ReviewContent read;
    read.state = ReviewState::Submitted;
    read.scores[u"research"_s].level = 2;
    read.scores[u"fit"_s].level = 2;
    BOLE_DO(bench.file.season->reviews().save(bench.people[0], bench.bela, bench.rubric.id, read));
    Rubric other = withInterview(bench);
    other.criteria[0].levels.append({u"perfect"_s, {}});
    BOLE_DO(bench.file.season->rubrics().save(other, bench.ada));
    BOLE_FAILS(bench.desk->reviews().enterScore(bench.people[0], bench.bela, u"interview"_s, 70),
               ErrorCode::NotAllowed);
    BOLE_GET(bela, bench.file.season->reviews().find(bench.people[0], bench.bela));
    QCOMPARE(bela->rubric, bench.rubric.id);
}

/// A draft that was begun before the rubric had another criterion.
void TestPanelDialog::table_keepsScoresOfAnEarlierVersion()
{
    ReviewBench bench;
    bench.openDesk.setReviewer(bench.ada);
    BOLE_DO(bench.desk->reviews().enterScore(bench.people[0], bench.ada, u"research"_s, 4));
    BOLE_DO(bench.file.season->rubrics().save(withInterview(bench), bench.ada));
    BOLE_DO(bench.desk->reviews().enterScore(bench.people[0], bench.ada, u"interview"_s, 80.5));
    BOLE_GET(sheet, bench.desk->reviews().scoreSheet({bench.people[0]}));
    QCOMPARE(sheet.rows.first().scores.value(u"research"_s), 4);
    QCOMPARE(sheet.rows.first().scores.value(u"interview"_s), 80.5);
}

/// A judge who has read nobody is whole with the interview alone, and so is one's own row.
void TestPanelDialog::panel_scoresOnlyTheInterview()
{
    ReviewBench bench;
    bench.openDesk.setReviewer(bench.ada);
    BOLE_DO(bench.file.season->rubrics().save(withInterview(bench), bench.ada));
    bench.position.setOrder(bench.people);
    bench.position.setApplicant(bench.people[0]);
    PanelDialog dialog(bench.openDesk, bench.position, bench.dialogs);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *table = dialog.findChild<NumberTable *>(u"panelTable"_s);
    QCOMPARE(table->columnCount(), 6);
    const auto *menu = dialog.findChild<QToolButton *>(u"panelCriteria"_s)->menu();
    for (QAction *action : menu->actions())
        action->trigger(); // takes each away; the last one stays
    QCOMPARE(bench.desk->reviews().panelCriteria(), QStringList{u"interview"_s});
    QCOMPARE(table->columnCount(), 3);
    table->item(0, 2)->setText(u"90"_s);
    table->item(1, 2)->setText(u"70"_s);
    const auto state = [&](ReviewerId judge) {
        return bench.file.season->reviews().find(bench.people[0], judge).value()->content.state;
    };
    QCOMPARE(state(bench.bela), ReviewState::Submitted);
    QCOMPARE(state(bench.ada), ReviewState::Draft);
    QTest::mouseClick(dialog.findChild<QPushButton *>(u"panelSubmit"_s), Qt::LeftButton);
    QCOMPARE(state(bench.ada), ReviewState::Submitted);
    // No reviewer's total comes from it: nobody has read.
    const auto people = bench.desk->lists().people(RowSource::of({bench.people[0]}));
    QCOMPARE(people->first().scores.counted, 0);
    QCOMPARE(people->first().scores.criteria.value(u"interview"_s), 80);
    QVERIFY(bench.dialogs.errors.isEmpty());
}

QTEST_MAIN(TestPanelDialog)
#include "tst_paneldialog.moc"
