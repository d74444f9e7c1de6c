// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/calibration.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace Bole;

namespace {

Rating rating(int applicant, int reviewer, double value)
{
    return {ApplicantId{applicant}, ReviewerId{reviewer}, value};
}

// Six targets rated by four judges: P. E. Shrout and J. L. Fleiss, "Intraclass Correlations: Uses
// in Assessing Rater Reliability", Psychological Bulletin 86 (1979), table 2; their table 3 gives
// the mean squares between judges, JMS = 32.49, and of the error, EMS = 1.02 (15 degrees of
// freedom).
QList<Rating> shroutFleiss()
{
    const QList<QList<int>> table{{9, 2, 5, 8}, {6, 1, 3, 2},  {8, 4, 6, 8},
                                  {7, 1, 2, 6}, {10, 5, 6, 9}, {6, 2, 4, 7}};
    QList<Rating> ratings;
    for (int target = 0; target < table.size(); ++target) {
        for (int judge = 0; judge < 4; ++judge)
            ratings.append(rating(target + 1, judge + 1, table[target][judge]));
    }
    return ratings;
}

// Eight applicants with true values 3.0 3.5 4.0 2.5 4.5 3.0 2.0 4.0, three reviewers with true
// effects +0.5 0 −0.5, errors of at most 0.2, most pairs missing. Applicant 7 was read by the
// generous reviewer alone.
QList<Rating> knownEffects()
{
    return {rating(1, 1, 3.6), rating(1, 2, 2.9), rating(2, 1, 3.9), rating(2, 2, 3.6),
            rating(3, 2, 4.2), rating(3, 3, 3.4), rating(4, 2, 2.3), rating(4, 3, 2.1),
            rating(5, 1, 5.1), rating(5, 3, 4.0), rating(6, 1, 3.4), rating(6, 3, 2.6),
            rating(7, 1, 2.5), rating(8, 1, 4.5), rating(8, 2, 3.9), rating(8, 3, 3.6)};
}

bool near(double a, double b, double tolerance)
{
    return std::abs(a - b) <= tolerance;
}

} // namespace

class TestCalibration : public QObject
{
    Q_OBJECT

private slots:
    // In a complete table REML is the analysis of variance: error variance = EMS; reviewer variance
    // = (JMS − EMS) / 6 = 5.245; each judge's effect is its mean minus 5.2917 (= 127/24), shrunken
    // by 1 − EMS/JMS = 0.9686; effects cancel out, so that calibrated and raw means are the same.
    void completeTable_isTheAnalysisOfVariance()
    {
        const auto result = calibrate(shroutFleiss());
        QVERIFY(result);
        QVERIFY(near(result->errorVariance, 1.02, 0.005));
        QVERIFY(near(result->reviewerVariance, (32.49 - 1.02) / 6, 0.005));
        const QList<double> judgeMeans{46 / 6.0, 15 / 6.0, 26 / 6.0, 40 / 6.0};
        for (int judge = 0; judge < 4; ++judge) {
            const double shrunken = (1 - 1.02 / 32.49) * (judgeMeans[judge] - 127 / 24.0);
            QVERIFY(near(result->reviewers[judge].effect, shrunken, 0.001));
            QCOMPARE(result->reviewers[judge].ratings, 6);
        }
        for (const CalibratedApplicant &applicant : result->applicants)
            QVERIFY(near(applicant.calibrated, applicant.raw, 1e-9));
    }

    // The reference was worked out apart from the program, by inverting the full 16×16 covariance
    // V = σ² I + τ² ZZ' and minimising log|V| + log|X'V⁻¹X| + r'V⁻¹r over both variances: σ² =
    // 0.027708, τ² = 0.219167, applicants = (X'V⁻¹X)⁻¹X'V⁻¹y, standard errors the roots of the
    // diagonal of (X'V⁻¹X)⁻¹, effects = τ² Z'V⁻¹r.
    void knownEffects_matchTheReference()
    {
        const auto result = calibrate(knownEffects());
        QVERIFY(result);
        QVERIFY(near(result->errorVariance, 0.027708, 2e-5));
        QVERIFY(near(result->reviewerVariance, 0.219167, 2e-4));
        const QList<double> raw{3.25, 3.75, 3.8, 2.2, 4.55, 3.0, 2.5, 4.0};
        const QList<double> calibrated{3.025835, 3.525835, 4.036282, 2.436282,
                                       4.537883, 2.987883, 2.027436, 4.0};
        const QList<double> errors{0.296697, 0.296697, 0.296697, 0.296697,
                                   0.296697, 0.296697, 0.324408, 0.286865};
        for (int i = 0; i < 8; ++i) {
            QVERIFY(near(result->applicants[i].raw, raw[i], 1e-9));
            QVERIFY(near(result->applicants[i].calibrated, calibrated[i], 1e-4));
            QVERIFY(near(result->applicants[i].standardError, errors[i], 1e-4));
        }
        const QList<double> effects{0.472564, -0.024234, -0.448330};
        for (int i = 0; i < 3; ++i)
            QVERIFY(near(result->reviewers[i].effect, effects[i], 1e-4));
    }

    void knownEffects_areBetterFoundThanByRawMeans()
    {
        const QList<double> truth{3.0, 3.5, 4.0, 2.5, 4.5, 3.0, 2.0, 4.0};
        const auto result = calibrate(knownEffects());
        QVERIFY(result);
        double raw = 0;
        double calibrated = 0;
        for (int i = 0; i < 8; ++i) {
            raw += std::pow(result->applicants[i].raw - truth[i], 2);
            calibrated += std::pow(result->applicants[i].calibrated - truth[i], 2);
        }
        QVERIFY(calibrated < raw / 10);
    }

    void equallyStrictReviewers_areLeftAlone()
    {
        QList<Rating> ratings;
        const QList<int> signs{1, -1, -1, 1, 1, -1, 1, -1};
        for (int a = 0; a < 8; ++a) {
            ratings.append(rating(a + 1, 1, 3 + 0.1 * signs[a]));
            ratings.append(rating(a + 1, 2, 3 - 0.1 * signs[a]));
        }
        const auto result = calibrate(ratings);
        QVERIFY(result);
        for (const ReviewerEffect &reviewer : result->reviewers)
            QVERIFY(near(reviewer.effect, 0, 1e-6));
    }

    void ratingsWithoutError_areRecoveredExactly()
    {
        QList<Rating> ratings;
        for (int a = 1; a <= 6; ++a) {
            ratings.append(rating(a, 1 + a % 3, a + 1.0 * (a % 3)));
            ratings.append(rating(a, 1 + (a + 1) % 3, a + 1.0 * ((a + 1) % 3)));
        }
        const auto result = calibrate(ratings);
        QVERIFY(result);
        QVERIFY(near(result->reviewers[2].effect - result->reviewers[0].effect, 2, 1e-4));
        QVERIFY(near(result->applicants[5].calibrated - result->applicants[0].calibrated, 5, 1e-4));
    }

    void fiveThousandApplicants_areQuick()
    {
        QRandomGenerator random(7);
        QList<Rating> ratings;
        for (int a = 1; a <= 5000; ++a) {
            for (int k = 0; k < 3; ++k)
                ratings.append(rating(a, 1 + (a + k * 7) % 20, random.bounded(5) + 1));
        }
        QElapsedTimer timer;
        timer.start();
        QVERIFY(calibrate(ratings));
        QVERIFY2(timer.elapsed() < 1000, "a season must be calibrated while somebody waits");
    }

    void thinOverlap_isRefused_data()
    {
        QTest::addColumn<QList<Rating>>("ratings");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("groups");
        QTest::newRow("nothing") << QList<Rating>() << int(ErrorCode::TooFewScores) << 0;
        QTest::newRow("one reviewer")
            << QList<Rating>{rating(1, 1, 3), rating(2, 1, 4)} << int(ErrorCode::TooFewScores) << 1;
        QTest::newRow("nobody shares") << QList<Rating>{rating(1, 1, 3), rating(2, 2, 4)}
                                       << int(ErrorCode::OverlapTooThin) << 2;
        QTest::newRow("one shared applicant")
            << QList<Rating>{rating(1, 1, 3), rating(1, 2, 4), rating(2, 1, 4), rating(3, 2, 4)}
            << int(ErrorCode::OverlapTooThin) << 1;
        QList<Rating> islands;
        for (int a = 1; a <= 8; ++a) {
            const int first = a <= 4 ? 1 : 3;
            islands << rating(a, first, 3) << rating(a, first + 1, 4 - a % 2);
        }
        QTest::newRow("two pairs that never meet")
            << islands << int(ErrorCode::OverlapTooThin) << 2;
    }

    void thinOverlap_isRefused()
    {
        QFETCH(QList<Rating>, ratings);
        QFETCH(int, code);
        QFETCH(int, groups);
        const auto result = calibrate(ratings);
        QVERIFY(!result);
        QCOMPARE(int(result.error().code), code);
        QCOMPARE(overlap(ratings).groups, groups);
        QVERIFY(!overlap(ratings).isEnough());
    }
};

QTEST_GUILESS_MAIN(TestCalibration)
#include "tst_calibration.moc"
