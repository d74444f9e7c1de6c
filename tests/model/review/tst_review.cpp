// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/review.h"

#include <QTest>

using namespace Bole;

namespace {

Rubric rubric()
{
    const QList<Bilingual> levels{{QStringLiteral("low"), {}}, {QStringLiteral("high"), {}}};
    Rubric r;
    r.criteria = {{.id = QStringLiteral("research"),
                   .name = {},
                   .guidance = {},
                   .levels = levels,
                   .weight = 2},
                  {.id = QStringLiteral("fit"), .name = {}, .guidance = {}, .levels = levels},
                  {.id = QStringLiteral("language"),
                   .name = {},
                   .guidance = {},
                   .levels = levels,
                   .counts = false}};
    return r;
}

ReviewContent complete()
{
    ReviewContent review;
    review.scores[QStringLiteral("research")].level = 2;
    review.scores[QStringLiteral("fit")].level = 1;
    return review;
}

} // namespace

class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void completeReview_missesNothing() { QVERIFY(missing(complete(), rubric()).isEmpty()); }

    void countingCriterionWithoutScore_isMissing()
    {
        ReviewContent review = complete();
        review.scores.remove(QStringLiteral("fit"));
        QCOMPARE(missing(review, rubric()),
                 QList<Missing>({{Missing::Score, QStringLiteral("fit")}}));
    }

    void scoreBeyondTheScale_isSaid()
    {
        ReviewContent review = complete();
        review.scores[QStringLiteral("language")].level = 3;
        QCOMPARE(missing(review, rubric()),
                 QList<Missing>({{Missing::ScoreOutOfScale, QStringLiteral("language")}}));
    }

    void rejectionWithoutReason_isMissingIt()
    {
        ReviewContent review = complete();
        review.decision = Decision::Reject;
        review.reason = QStringLiteral("  ");
        const QList<Missing> expected{Missing{Missing::Reason, {}}};
        QCOMPARE(missing(review, rubric()), expected);
        review.reason = QStringLiteral("No research experience.");
        QVERIFY(missing(review, rubric()).isEmpty());
    }

    void names_areEachOthersInverse()
    {
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(fromName<ReviewState>(nameOf(ReviewState(i))), ReviewState(i));
            QCOMPARE(fromName<Decision>(nameOf(Decision(i))), Decision(i));
        }
        QVERIFY(!fromName<ReviewState>(u"sent"));
        QVERIFY(!fromName<Decision>(u""));
    }
};

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
