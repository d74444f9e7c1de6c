// SPDX-License-Identifier: GPL-3.0-or-later
// Scores typed into tables: my own of many people, and a panel's of one candidate.
#include "model/desk/deskcommittee.h"
#include "model/desk/desklists.h"
#include "model/desk/deskreviews.h"
#include "model/review/visibility.h"
#include "model/season/rubricstore.h"
#include "model/season/settingstore.h"
#include "tests/model/desk/deskfixture.h"

#include <algorithm>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestScoreSheets : public QObject
{
    Q_OBJECT

private slots:
    void mine_followsTheOrder();
    void mine_isTypedAndSubmitted();
    void mine_rejectionNeedsAReason();
    void mine_keepsNotes();
    void scores_offTheScaleAreRefused();
    void submitted_isLocked();
    void panel_submitsAWholeRow();
    void panel_judgesOwnReviewIsLocked();
    void panel_isTheCoordinators();
    void panel_hidesWhatMayNotBeSeen();
    void conflict_isLocked();
};

namespace {

Criterion points(const QString &id)
{
    Criterion made;
    made.id = id;
    made.name = {id, {}};
    made.kind = CriterionKind::Points;
    return made;
}

struct Fixture : DeskFixture
{
    ApplicantId second = file.addApplicant(Record());
    RubricId rubric;

    Fixture()
    {
        Rubric made;
        made.id = u"panel"_s;
        made.title = {u"Panel"_s, {}};
        Criterion exam = points(u"exam"_s);
        exam.kind = CriterionKind::Outside;
        made.criteria = {exam, points(u"talk"_s), points(u"answers"_s)};
        rubric = file.season->rubrics().save(made, wen)->id;
        Reviewer lead = desk.committee().members().value().first();
        lead.role = ReviewerRole::Coordinator;
        BOLE_DO(desk.committee().update(lead));
    }
    ScoreSheetRow row(const ScoreSheet &sheet, ReviewerId reviewer)
    {
        return *std::ranges::find(sheet.rows, reviewer, &ScoreSheetRow::reviewer);
    }
    ScoreSheetRow judge(ReviewerId reviewer)
    {
        return row(desk.reviews().panelSheet(applicant).value(), reviewer);
    }
};

} // namespace

void TestScoreSheets::mine_followsTheOrder()
{
    Fixture f;
    BOLE_GET(sheet, f.desk.reviews().scoreSheet({f.second, f.applicant}));
    QCOMPARE(sheet.criteria.size(), 2); // nobody is asked for the exam
    QCOMPARE(sheet.rows.size(), 2);
    QCOMPARE(sheet.rows[0].applicant, f.second);
    QCOMPARE(sheet.rows[1].title, u"江晓"_s);
    QVERIFY(!sheet.rows[0].state && sheet.rows[0].scores.isEmpty());
}

void TestScoreSheets::mine_isTypedAndSubmitted()
{
    Fixture f;
    DeskReviews &reviews = f.desk.reviews();
    BOLE_DO(reviews.enterScore(f.applicant, f.wen, u"talk"_s, 87.5));
    BOLE_DO(reviews.enterScore(f.second, f.wen, u"talk"_s, 60));
    BOLE_DO(reviews.enterScore(f.second, f.wen, u"answers"_s, 70));
    BOLE_GET(submitted, reviews.submitComplete({f.applicant, f.second}));
    QCOMPARE(submitted, 1);
    BOLE_GET(sheet, reviews.scoreSheet({f.applicant, f.second}));
    QCOMPARE(sheet.rows[0].state, ReviewState::Draft);
    QCOMPARE(sheet.rows[0].scores.value(u"talk"_s), 87.5);
    QCOMPARE(sheet.rows[1].state, ReviewState::Submitted);
    // A cell that was emptied has no score.
    BOLE_DO(reviews.enterScore(f.applicant, f.wen, u"talk"_s, std::nullopt));
    QVERIFY(reviews.scoreSheet({f.applicant})->rows[0].scores.isEmpty());
}

void TestScoreSheets::mine_rejectionNeedsAReason()
{
    Fixture f;
    DeskReviews &reviews = f.desk.reviews();
    BOLE_DO(reviews.enterScore(f.applicant, f.wen, u"talk"_s, 60));
    BOLE_DO(reviews.enterScore(f.applicant, f.wen, u"answers"_s, 70));
    BOLE_DO(f.file.season->reviews().setDecision(f.applicant, f.wen, Decision::Reject));
    QCOMPARE(*reviews.submitComplete({f.applicant}), 0);
    BOLE_DO(f.file.season->reviews().setDecision(f.applicant, f.wen, Decision::Reject, u"late"_s));
    QCOMPARE(*reviews.submitComplete({f.applicant}), 1);
}

void TestScoreSheets::mine_keepsNotes()
{
    Fixture f;
    CriterionScore score;
    score.note = u"spoke freely"_s;
    BOLE_DO(f.file.season->reviews().setScore(f.applicant, f.wen, f.rubric, u"talk"_s, score));
    BOLE_DO(f.desk.reviews().enterScore(f.applicant, f.wen, u"talk"_s, 80));
    BOLE_GET(review, f.file.season->reviews().find(f.applicant, f.wen));
    QCOMPARE(review->content.scores.value(u"talk"_s).note, u"spoke freely"_s);
    QCOMPARE(review->content.scores.value(u"talk"_s).level, 80);
}

void TestScoreSheets::scores_offTheScaleAreRefused()
{
    Fixture f;
    for (const double wrong : {-1.0, 100.5, 50.3})
        BOLE_FAILS(f.desk.reviews().enterScore(f.applicant, f.wen, u"talk"_s, wrong),
                   ErrorCode::InvalidValue);
    BOLE_FAILS(f.desk.reviews().enterScore(f.applicant, f.wen, u"exam"_s, 50),
               ErrorCode::InvalidValue);
    BOLE_FAILS(f.desk.reviews().enterScore(f.applicant, f.wen, u"nothing"_s, 50),
               ErrorCode::InvalidValue);
}

void TestScoreSheets::submitted_isLocked()
{
    Fixture f;
    BOLE_DO(f.desk.reviews().enterScore(f.applicant, f.wen, u"talk"_s, 80));
    BOLE_DO(f.file.season->reviews().setState(f.applicant, f.wen, ReviewState::Submitted));
    const auto takes = [&](const QString &criterion) {
        return f.desk.reviews().scoreSheet({f.applicant})->rows[0].takes(criterion);
    };
    QVERIFY(!takes(u"talk"_s));
    BOLE_FAILS(f.desk.reviews().enterScore(f.applicant, f.wen, u"talk"_s, 81),
               ErrorCode::NotAllowed);
    // What was left empty can still be filled in, once.
    QVERIFY(takes(u"answers"_s));
    BOLE_DO(f.desk.reviews().enterScore(f.applicant, f.wen, u"answers"_s, 70));
    QVERIFY(!takes(u"answers"_s));
}

void TestScoreSheets::panel_submitsAWholeRow()
{
    Fixture f;
    DeskReviews &reviews = f.desk.reviews();
    BOLE_DO(reviews.enterScore(f.applicant, f.bela, u"talk"_s, 90));
    QCOMPARE(f.judge(f.bela).state, ReviewState::Draft);
    BOLE_DO(reviews.enterScore(f.applicant, f.bela, u"answers"_s, 80));
    QCOMPARE(f.judge(f.bela).state, ReviewState::Submitted);
    // A typing error can be mended: it was typed in here.
    QVERIFY(!f.judge(f.bela).isLocked);
    BOLE_DO(reviews.enterScore(f.applicant, f.bela, u"answers"_s, 85));
    QCOMPARE(f.judge(f.bela).scores.value(u"answers"_s), 85);
    BOLE_DO(reviews.enterScore(f.applicant, f.bela, u"answers"_s, std::nullopt));
    QCOMPARE(f.judge(f.bela).state, ReviewState::Draft);
    const auto events = f.file.season->settings().events().value();
    QCOMPARE(int(std::ranges::count(events, u"panel.typed"_s, &Event::code)), 4);
}

void TestScoreSheets::panel_judgesOwnReviewIsLocked()
{
    Fixture f;
    CriterionScore score;
    score.level = 77;
    BOLE_DO(f.file.season->reviews().setScore(f.applicant, f.bela, f.rubric, u"talk"_s, score));
    // The judge goes on alone, also with what is still empty.
    for (const QString &criterion : {u"talk"_s, u"answers"_s}) {
        QVERIFY(!f.judge(f.bela).takes(criterion));
        BOLE_FAILS(f.desk.reviews().enterScore(f.applicant, f.bela, criterion, 90),
                   ErrorCode::NotAllowed);
    }
}

void TestScoreSheets::panel_isTheCoordinators()
{
    Fixture f;
    f.desk.setReviewer(f.bela);
    BOLE_FAILS(f.desk.reviews().enterScore(f.applicant, f.wen, u"talk"_s, 90),
               ErrorCode::NotAllowed);
    BOLE_DO(f.desk.reviews().enterScore(f.applicant, f.bela, u"talk"_s, 90));
}

void TestScoreSheets::panel_hidesWhatMayNotBeSeen()
{
    Fixture f;
    ReviewContent content;
    content.state = ReviewState::Submitted;
    content.scores[u"talk"_s].level = 91;
    content.scores[u"answers"_s].level = 92;
    BOLE_DO(f.file.season->reviews().save(f.applicant, f.bela, f.rubric, content));
    // Wen has not submitted: what Bela gave is hidden, here as anywhere.
    QVERIFY(f.judge(f.bela).isHidden && f.judge(f.bela).scores.isEmpty());
    BOLE_DO(f.file.season->settings().setValue(Visibility::settingKey(),
                                               Visibility::toJson(OthersShown::Always)));
    QCOMPARE(f.judge(f.bela).scores.value(u"talk"_s), 91);
}

void TestScoreSheets::conflict_isLocked()
{
    Fixture f;
    BOLE_DO(f.file.season->reviews().setState(f.applicant, f.bela, ReviewState::Conflict));
    QVERIFY(f.judge(f.bela).isLocked);
    f.declareConflict();
    BOLE_FAILS(f.desk.reviews().enterScore(f.applicant, f.wen, u"talk"_s, 90),
               ErrorCode::NotAllowed);
}

QTEST_MAIN(TestScoreSheets)
#include "tst_scoresheets.moc"
