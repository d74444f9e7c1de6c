// SPDX-License-Identifier: GPL-3.0-or-later
// Two reviewers score in turn, blind, with keys alone; then the chair looks at what it says.
#include "model/desk/deskreviews.h"
#include "tests/views/review/reviewbench.h"
#include "tests/views/support/everythingshown.h"

#include <QSignalSpy>
#include <QToolButton>

#include <array>
#include <cmath>

using namespace Bole;

namespace {

/// Levels for research (weight 2), fit (weight 1) and language (does not count).
using Levels = std::array<int, 3>;

//                total of A            total of B         mean    spread
// applicant 1    (2·5+4)/3 = 14/3      (2·4+3)/3 = 11/3   25/6    1
// applicant 2    (2·3+3)/3 = 3         (2·2+2)/3 = 2      5/2     1
// applicant 3    (2·2+4)/3 = 8/3       (2·1+3)/3 = 5/3    13/6    1
// applicant 4    (2·4+4)/3 = 4         (2·4+4)/3 = 4      4       0
const QList<Levels> givenByA{{5, 4, 3}, {3, 3, 3}, {2, 4, 1}, {4, 4, 4}};
const QList<Levels> givenByB{{4, 3, 3}, {2, 2, 2}, {1, 3, 1}, {4, 4, 2}};
const QList<double> means{25 / 6.0, 5 / 2.0, 13 / 6.0, 4};

// Alpha, ordinal: the eight totals 5/3 2 8/3 3 11/3 4 4 14/3 have the mid-ranks 1 2 3 4
// 5 6.5 6.5 8. Within applicants they lie 3, 2, 2 and 0 ranks apart: 9 + 4 + 4 + 0 = 17. Over all
// pairs the squared distances sum to 8 · 203.5 − 36² = 332. Alpha = 1 − 7 · 17 / 332.
constexpr double alpha = 1 - 7 * 17 / 332.0;

// Calibration: in a complete table it is the analysis of variance. The differences A − B are 1 1 1
// 0: mean square of the error ((3 · 0.0625 + 0.5625) / 2) / 3 = 0.125, of the reviewers 4 · 0.75² /
// 2 = 1.125. Reviewer variance (1.125 − 0.125) / 4 = 0.25. A's effect is half the mean difference,
// 0.375, shrunken by 1 − 0.125/1.125: 1/3. Standard error of each applicant √(0.125/2 + 0.25/2) =
// √0.1875.
constexpr double effect = 1 / 3.0;
const double standardError = std::sqrt(0.1875);

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-4;
}

} // namespace

class TestReviewFlow : public QObject
{
    Q_OBJECT

private slots:
    void twoReviewers_blind_thenTheChair();
    void digits_doNothingWhileSubmitted();
    void note_isSavedWhileTyping();
    void missingScore_keepsFromSubmitting();
    void skipAbstainConflict_areThreeThings();
    void citation_leadsBack();
    void rubricChange_keepsWhatWasSubmitted();

private:
    static void scoreAll(ReviewBench &bench, ReviewerId reviewer, const QList<Levels> &levels,
                         const QStringList &secrets);
};

void TestReviewFlow::scoreAll(ReviewBench &bench, ReviewerId reviewer, const QList<Levels> &levels,
                              const QStringList &secrets)
{
    bench.openDesk.setReviewer(reviewer);
    QTest::keyClick(&bench.window, Qt::Key_N); // next that needs me
    bench.focusFirst();
    QSet<ApplicantId> seen;
    for (int i = 0; i < bench.people.size(); ++i) {
        const ApplicantId applicant = bench.position.applicant();
        QVERIFY(!seen.contains(applicant));
        seen.insert(applicant);
        const QStringList before = everythingShown(&bench.window);
        QCOMPARE(leaks(before, secrets), QStringList());
        QCOMPARE(leaks(before, ReviewBench::names), QStringList());
        for (const int level : levels[bench.people.indexOf(applicant)])
            ReviewBench::press(Qt::Key(Qt::Key_0 + level));
        auto *note = qobject_cast<QPlainTextEdit *>(QApplication::focusWidget());
        QVERIFY(note); // the last digit led to the note
        QTest::keyClicks(note, QStringLiteral("Words of %1.").arg(reviewer.value));
        ReviewBench::press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        BOLE_GET(kept, bench.file.season->reviews().find(applicant, reviewer));
        QCOMPARE(int(kept->content.state), int(ReviewState::Submitted));
        QCOMPARE(kept->content.note, QStringLiteral("Words of %1.").arg(reviewer.value));
    }
}

void TestReviewFlow::twoReviewers_blind_thenTheChair()
{
    ReviewBench bench;
    QVERIFY(bench.open());
    bench.hideNames();

    scoreAll(bench, bench.ada, givenByA, {QStringLiteral("Words of %1.").arg(bench.bela.value)});
    QTRY_COMPARE(bench.queue->queue().progress().left(), 0);

    // The second sees nothing of the first, in the pane or in the statistics, before submitting.
    bench.openDesk.setReviewer(bench.bela);
    QTRY_COMPARE(bench.statistics->numbers().scores.hidden, 4);
    QVERIFY(bench.statistics->numbers().scores.totals.isEmpty());
    bench.position.setApplicant(bench.people[1]);
    QCOMPARE(
        leaks(everythingShown(bench.pane), {QStringLiteral("Words of %1.").arg(bench.ada.value)}),
        QStringList());
    bench.position.setApplicant({});
    bench.openDesk.setReviewer({});
    bench.openDesk.setReviewer(bench.bela);
    QTest::keyClick(&bench.window, Qt::Key_N);
    bench.focusFirst();
    for (int i = 0; i < bench.people.size(); ++i) {
        const ApplicantId applicant = bench.position.applicant();
        QVERIFY(bench.desk->reviews().ofCommittee(bench.position.applicant()).reviews.isEmpty());
        for (const int level : givenByB[bench.people.indexOf(applicant)])
            ReviewBench::press(Qt::Key(Qt::Key_0 + level));
        ReviewBench::press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        bench.position.setApplicant(applicant);
        // now both are there
        QCOMPARE(bench.desk->reviews().ofCommittee(bench.position.applicant()).reviews.size(), 2);
        QTest::keyClick(&bench.window, Qt::Key_N);
        bench.focusFirst();
    }

    // The chair did not read; the season is opened, and that is on record.
    const ReviewerId chair = bench.file.addReviewer(QStringLiteral("Chair"));
    bench.openDesk.setReviewer(chair);
    QTRY_COMPARE(bench.statistics->numbers().scores.hidden, 8);
    BOLE_DO(bench.file.season->settings().setRecorded(
        Visibility::settingKey(), Visibility::toJson(OthersShown::Always), chair));
    QTRY_COMPARE(bench.statistics->numbers().scores.totals.size(), 8);
    const SeasonNumbers &numbers = bench.statistics->numbers();
    for (const ApplicantSummary &applicant : numbers.applicants) {
        const qsizetype i = bench.people.indexOf(applicant.applicant);
        QVERIFY(near(applicant.summary.mean, means[i]));
        QVERIFY(near(applicant.summary.spread(), i == 3 ? 0 : 1));
        const CalibratedApplicant *c = numbers.calibrated(applicant.applicant);
        QVERIFY(c);
        QVERIFY(near(c->calibrated, means[i]));
        QVERIFY(near(c->standardError, standardError));
    }
    QVERIFY(numbers.agreement);
    QVERIFY(near(numbers.agreement->alpha, alpha));
    QVERIFY(near(numbers.calibration->reviewers[0].effect, effect));
    QVERIFY(near(numbers.calibration->reviewers[1].effect, -effect));
    QCOMPARE(leaks(everythingShown(&bench.window), ReviewBench::names), QStringList());
    BOLE_GET(events, bench.file.season->settings().events());
    QCOMPARE(events.first().code, QStringLiteral("visibility.changed"));
    QCOMPARE(events.first().by, chair);
}

void TestReviewFlow::digits_doNothingWhileSubmitted()
{
    ReviewBench bench;
    QVERIFY(bench.open());
    bench.openDesk.setReviewer(bench.ada);
    bench.position.setApplicant(bench.people[0]);
    bench.focusFirst();
    for (int i = 0; i < 3; ++i)
        ReviewBench::press(Qt::Key_3);
    QVERIFY(bench.pane->ownReview().submit());
    bench.focusFirst();
    ReviewBench::press(Qt::Key_5);
    BOLE_GET(kept, bench.file.season->reviews().find(bench.people[0], bench.ada));
    QCOMPARE(kept->content.scores.value(QStringLiteral("research")).level, 3);
    bench.pane->ownReview().takeBack();
    bench.focusFirst();
    ReviewBench::press(Qt::Key_5);
    BOLE_GET(changed, bench.file.season->reviews().find(bench.people[0], bench.ada));
    QCOMPARE(changed->content.scores.value(QStringLiteral("research")).level, 5);
}

void TestReviewFlow::note_isSavedWhileTyping()
{
    ReviewBench bench;
    QVERIFY(bench.open());
    bench.openDesk.setReviewer(bench.ada);
    bench.position.setApplicant(bench.people[0]);
    auto *note = bench.pane->findChild<QPlainTextEdit *>(QStringLiteral("reviewNote"));
    QVERIFY(note);
    note->setFocus();
    QTest::keyClicks(note, QStringLiteral("half a sent"));
    const auto stored = [&] {
        const auto found = bench.file.season->reviews().find(bench.people[0], bench.ada);
        return found && *found ? (*found)->content.note : QString();
    };
    QTRY_COMPARE_WITH_TIMEOUT(stored(), QStringLiteral("half a sent"), 2000);
    QTest::keyClicks(note, QStringLiteral("ence"));
    bench.position.setApplicant(bench.people[1]); // nothing typed is lost on the way to the next
    QCOMPARE(stored(), QStringLiteral("half a sentence"));
    QCOMPARE(note->toPlainText(), QString());
}

void TestReviewFlow::missingScore_keepsFromSubmitting()
{
    ReviewBench bench;
    QVERIFY(bench.open());
    bench.openDesk.setReviewer(bench.ada);
    bench.position.setApplicant(bench.people[0]);
    bench.focusFirst();
    ReviewBench::press(Qt::Key_3);
    ReviewBench::press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.position.applicant(), bench.people[0]);
    QCOMPARE(int(bench.pane->ownReview().review().state), int(ReviewState::Draft));
    // The focus went where something is missing.
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("fit"));
    ReviewBench::press(Qt::Key_4);
    ReviewBench::press(Qt::Key_R); // reject
    QCOMPARE(int(bench.pane->ownReview().review().decision), int(Decision::Reject));
    QCOMPARE(bench.pane->ownReview().missing().size(), 1); // its reason
}

void TestReviewFlow::skipAbstainConflict_areThreeThings()
{
    ReviewBench bench;
    QVERIFY(bench.open());
    bench.openDesk.setReviewer(bench.ada);
    const auto state = [&](int i) {
        return (*bench.file.season->reviews().find(bench.people[i], bench.ada))->content.state;
    };
    bench.position.setApplicant(bench.people[0]);
    bench.pane->skipAndNext();
    QCOMPARE(int(state(0)), int(ReviewState::Skipped));
    bench.position.setApplicant(bench.people[1]);
    bench.pane->abstainAndNext();
    QCOMPARE(int(state(1)), int(ReviewState::Abstained));
    bench.position.setApplicant(bench.people[2]);
    bench.pane->declareConflict(); // dismissed
    QVERIFY(!bench.pane->ownReview().exists());
    bench.dialogs.answers = {0};
    bench.pane->declareConflict();
    QCOMPARE(int(state(2)), int(ReviewState::Conflict));
    QVERIFY(!visibilityOf(bench.file.season->settings(), bench.file.season->reviews(), bench.ada)
                 .mayRead(bench.people[2]));
    // What was skipped comes again, after everything else; the others do not.
    QCOMPARE(bench.position.applicant(), bench.people[3]);
    bench.pane->abstainAndNext();
    QCOMPARE(bench.position.applicant(), bench.people[0]);
}

void TestReviewFlow::citation_leadsBack()
{
    ReviewBench bench;
    QVERIFY(bench.open());
    bench.openDesk.setReviewer(bench.ada);
    bench.position.setApplicant(bench.people[0]);
    const DocumentId document{1};
    const QList<Place> places{Place{2, QRectF(0.1, 0.2, 0.3, 0.02), 0, 0, 0}};
    bench.position.setSelection({document, QStringLiteral("first prize"), places});
    bench.focusFirst();
    bench.pane->citeSelection();
    BOLE_GET(kept, bench.file.season->reviews().find(bench.people[0], bench.ada));
    const auto citations = kept->content.scores.value(QStringLiteral("research")).citations;
    QCOMPARE(citations.size(), 1);
    QCOMPARE(citations[0].quote, QStringLiteral("first prize"));
    QSignalSpy shown(&bench.position, &ReadingPosition::placesShown);
    bench.pane->findChild<QToolButton *>(QStringLiteral("citation"))->click();
    QCOMPARE(shown.size(), 1);
    QCOMPARE(shown[0][1].value<QList<Place>>(), places);
}

void TestReviewFlow::rubricChange_keepsWhatWasSubmitted()
{
    ReviewBench bench;
    QVERIFY(bench.open());
    bench.openDesk.setReviewer(bench.ada);
    bench.position.setApplicant(bench.people[0]);
    bench.focusFirst();
    for (int i = 0; i < 3; ++i)
        ReviewBench::press(Qt::Key_4);
    QVERIFY(bench.pane->ownReview().submit());
    bench.position.setApplicant(bench.people[1]);
    bench.focusFirst();
    ReviewBench::press(Qt::Key_2); // a draft

    Rubric changed = bench.rubric.rubric;
    changed.criteria[1].levels.removeLast();
    BOLE_GET(second, bench.file.season->rubrics().save(changed, bench.ada));
    QTRY_COMPARE(bench.pane->ownReview().rubricId(),
                 second.id); // the draft goes on under the new one
    QCOMPARE(bench.pane->ownReview().review().scores.value(QStringLiteral("research")).level, 2);
    bench.position.setApplicant(bench.people[0]);
    QCOMPARE(bench.pane->ownReview().rubricId(), bench.rubric.id); // what was submitted stays
    QVERIFY(bench.pane->ownReview().isOldVersion());
}

QTEST_MAIN(TestReviewFlow)
#include "tst_reviewflow.moc"
