// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskreviews.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/ownreview.h"
#include "model/desk/workkeeper.h"
#include "model/review/rubricjson.h"
#include "model/season/database.h"
#include "model/season/query.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "tests/model/season/seasonfixture.h"

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Bench
{
    SeasonFixture file;
    WorkKeeper work;
    ReviewerId other = file.addReviewer(u"Bela Zwei"_s);
    ApplicantId applicant;
    StoredRubric rubric = file.season->rubrics().save(standardRubric(), file.reviewer).value();
    Desk desk{*file.season, work, file.reviewer};

    Bench()
    {
        Record record;
        record.basics.name = u"Mirabel Okaforde"_s;
        applicant = file.addApplicant(record);
    }

    Result<void> give(ReviewerId by, int level, ReviewState state, const QString &note = {})
    {
        ReviewContent content;
        content.state = state;
        content.note = note;
        for (const Criterion &criterion : rubric.rubric.criteria)
            content.scores[criterion.id].level = level;
        return file.season->reviews().save(applicant, by, rubric.id, content);
    }
};

} // namespace

class TestDeskReviews : public QObject
{
    Q_OBJECT

private slots:
    void others_areShownAfterMine()
    {
        Bench bench;
        BOLE_DO(bench.give(bench.other, 4, ReviewState::Submitted));
        QVERIFY(!bench.desk.reviews().ofCommittee(bench.applicant).isShown);
        QVERIFY(bench.desk.reviews().ofCommittee(bench.applicant).reviews.isEmpty());
        BOLE_DO(bench.give(bench.file.reviewer, 5, ReviewState::Submitted));
        const CommitteeReviews given = bench.desk.reviews().ofCommittee(bench.applicant);
        QVERIFY(given.isShown);
        QCOMPARE(given.reviews.size(), 2);
        QCOMPARE(given.counted, 2);
        QCOMPARE(given.mean, 4.5);
        QCOMPARE(given.spread, 1.0);
        QVERIFY(given.reviews[0].isMine != given.reviews[1].isMine);
    }

    void others_areBlinded()
    {
        Bench bench;
        BOLE_DO(bench.desk.committee().setBlindness({usualBlindFields, {}}));
        BOLE_DO(bench.give(bench.file.reviewer, 5, ReviewState::Submitted));
        BOLE_DO(bench.give(bench.other, 4, ReviewState::Submitted, u"Okaforde is strong"_s));
        const CommitteeReviews given = bench.desk.reviews().ofCommittee(bench.applicant);
        QCOMPARE(given.reviews.size(), 2);
        for (const GivenReview &review : given.reviews)
            QVERIFY(!review.content.note.contains(u"Okaforde"_s));
    }

    void recommendingForMany_leavesClosedReviewsAlone_data()
    {
        QTest::addColumn<ReviewState>("state");
        QTest::addColumn<bool>("isClosed");
        QTest::newRow("submitted") << ReviewState::Submitted << true;
        QTest::newRow("abstained") << ReviewState::Abstained << true;
        QTest::newRow("draft") << ReviewState::Draft << false;
        QTest::newRow("skipped") << ReviewState::Skipped << false;
    }

    void recommendingForMany_leavesClosedReviewsAlone()
    {
        QFETCH(ReviewState, state);
        QFETCH(bool, isClosed);
        Bench bench;
        const ApplicantId fresh = bench.file.addApplicant(Record());
        BOLE_DO(bench.give(bench.file.reviewer, 5, state));
        BOLE_GET(done,
                 bench.desk.reviews().recommend({bench.applicant, fresh}, Decision::Wait, {}));
        QCOMPARE(done, isClosed ? 1 : 2);
        const auto said = [&](ApplicantId applicant) {
            return bench.file.season->reviews()
                .find(applicant, bench.file.reviewer)
                .value()
                ->content.decision;
        };
        QCOMPARE(said(fresh), Decision::Wait);
        QCOMPARE(said(bench.applicant), isClosed ? Decision::Undecided : Decision::Wait);
    }

    void nobodyAtTheKeyboard_isNotTheCommittee()
    {
        Bench bench;
        BOLE_DO(bench.give(bench.other, 4, ReviewState::Submitted));
        bench.desk.setReviewer({});
        BOLE_GET(numbers, bench.desk.reviews().numbers());
        QVERIFY(numbers.scores.totals.isEmpty());
        QCOMPARE(numbers.scores.hidden, 1);
        QVERIFY(!bench.desk.reviews().ofCommittee(bench.applicant).isShown);
    }

    void conflict_closesTheApplicant()
    {
        Bench bench;
        QVERIFY(bench.desk.reviews().mayRead(bench.applicant));
        BOLE_DO(bench.file.season->reviews().setState(bench.applicant, bench.file.reviewer,
                                                      ReviewState::Conflict));
        QVERIFY(!bench.desk.reviews().mayRead(bench.applicant));
        QVERIFY(bench.desk.committee().assignments().conflicts.contains(
            {bench.applicant, bench.file.reviewer}));
        QCOMPARE(bench.desk.reviews().queue().mine.progress().conflicts, 1);
        bench.desk.setReviewer(bench.other);
        QVERIFY(bench.desk.reviews().mayRead(bench.applicant));
    }

    void unreadableFile_closesTheApplicant()
    {
        Bench bench;
        BOLE_DO(bench.file.season->reviews().setState(bench.applicant, bench.file.reviewer,
                                                      ReviewState::Draft));
        (void)Query(bench.file.season->database(), u"ALTER TABLE review RENAME TO gone"_s).next();
        QVERIFY(!bench.desk.reviews().mayRead(bench.applicant));
        (void)Query(bench.file.season->database(), u"ALTER TABLE gone RENAME TO review"_s).next();
        QVERIFY(bench.desk.reviews().mayRead(bench.applicant));
    }

    void ownQuotes_areShownBlindAndKeptWhole()
    {
        Bench bench;
        OwnReview mine(bench.work);
        mine.setDesk(&bench.desk);
        mine.setApplicant(bench.applicant);
        const QString quote = u"Okaforde, M.: On rivers"_s;
        QVERIFY(mine.cite({}, {DocumentId{1}, {}, quote}));
        QCOMPARE(mine.review().citations.value(0).quote, quote);
        BOLE_DO(bench.desk.committee().setBlindness({usualBlindFields, {}}));
        QVERIFY(!mine.review().citations.value(0).quote.contains(u"Okaforde"_s));
        mine.setNote(u"A note."_s);
        QVERIFY(mine.flush());
        BOLE_GET(stored, bench.file.season->reviews().find(bench.applicant, bench.file.reviewer));
        QCOMPARE(stored->content.citations.value(0).quote, quote);
        QCOMPARE(stored->content.note, u"A note."_s);
    }

    void closingTheDesk_writesWhatWasTyped()
    {
        Bench bench;
        OwnReview mine(bench.work);
        mine.setDesk(&bench.desk);
        mine.setApplicant(bench.applicant);
        mine.setNote(u"typed just now"_s);
        mine.setDesk(nullptr);
        QVERIFY(!mine.hasApplicant());
        BOLE_GET(stored, bench.file.season->reviews().find(bench.applicant, bench.file.reviewer));
        QCOMPARE(stored->content.note, u"typed just now"_s);
    }
};

QTEST_GUILESS_MAIN(TestDeskReviews)
#include "tst_deskreviews.moc"
