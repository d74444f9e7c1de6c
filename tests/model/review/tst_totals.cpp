// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/totals.h"

#include <QTest>

#include <cmath>

using namespace Bole;

namespace {

Criterion criterion(const char *id, int levels, double weight, bool counts = true)
{
    return {.id = QString::fromLatin1(id),
            .name = {},
            .guidance = {},
            .levels = QList<Bilingual>(levels),
            .weight = weight,
            .counts = counts};
}

ReviewContent scored(const QMap<QString, int> &levels)
{
    ReviewContent review;
    for (auto it = levels.begin(); it != levels.end(); ++it)
        review.scores[it.key()].level = it.value();
    return review;
}

const QString a = QStringLiteral("a");
const QString b = QStringLiteral("b");
const QString c = QStringLiteral("c");

Rating rating(int applicant, int reviewer, double value)
{
    return {ApplicantId{applicant}, ReviewerId{reviewer}, value};
}

} // namespace

class TestTotals : public QObject
{
    Q_OBJECT

private slots:
    void sameScales_areAveragedAsTheyAre()
    {
        Rubric rubric;
        rubric.criteria = {criterion("a", 5, 2), criterion("b", 5, 1), criterion("c", 3, 9, false)};
        const auto result = total(scored({{a, 4}, {b, 5}, {c, 1}}), rubric);
        QVERIFY(result);
        QCOMPARE(result->value, 13.0 / 3);
        QCOMPARE(result->top, 5);
        QVERIFY(result->complete);
        QCOMPARE(formula(*result), QStringLiteral("(4×2 + 5×1) / (2 + 1) = 4.33"));
    }

    void differentScales_areStretchedOntoFive()
    {
        Rubric rubric;
        rubric.criteria = {criterion("a", 3, 1), criterion("b", 9, 1)};
        const auto result = total(scored({{a, 2}, {b, 9}}), rubric); // 3 and 5
        QVERIFY(result);
        QCOMPARE(result->value, 4.0);
        QCOMPARE(result->parts[0].points, 3.0);
    }

    void missingScore_isSaid()
    {
        Rubric rubric;
        rubric.criteria = {criterion("a", 5, 2), criterion("b", 5, 1)};
        const auto result = total(scored({{b, 2}}), rubric);
        QVERIFY(result);
        QCOMPARE(result->value, 2.0);
        QVERIFY(!result->complete);
        QVERIFY(!total(ReviewContent(), rubric));
    }

    void summary_ofValues()
    {
        const Summary s = summarize({2, 4, 4, 6});
        QCOMPARE(s.count, 4);
        QCOMPARE(s.mean, 4.0);
        QCOMPARE(s.spread(), 4.0);
        QCOMPARE(s.deviation, std::sqrt(8.0 / 3));
        QCOMPARE(summarize({}).count, 0);
        QCOMPARE(summarize({3}).deviation, 0.0);
    }

    void disagreements_comeLargestFirst()
    {
        const QList<Rating> ratings{rating(1, 1, 3), rating(1, 2, 4), rating(2, 1, 1),
                                    rating(2, 2, 5), rating(3, 1, 5)};
        const auto list = disagreements(ratings);
        QCOMPARE(list.size(), 2);
        QCOMPARE(list[0].applicant, ApplicantId{2});
        QCOMPARE(list[0].summary.spread(), 4.0);
        QCOMPARE(list[1].applicant, ApplicantId{1});
        const auto reviewers = byReviewer(ratings);
        QCOMPARE(reviewers[0].summary.mean, 3.0);
        QCOMPARE(reviewers[1].summary.minimum, 4.0);
    }

    void distribution_holdsBothEnds()
    {
        QCOMPARE(distribution({1, 1.4, 3, 4.99, 5}, 1, 5, 4), QList<int>({2, 0, 1, 2}));
    }
};

QTEST_GUILESS_MAIN(TestTotals)
#include "tst_totals.moc"
