// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/agreement.h"

#include <QTest>

#include <cmath>

using namespace Bole;

namespace {

/// One string an observer, one character a unit; '.' is a missing value.
QList<Rating> ratings(const QList<QByteArray> &observers)
{
    QList<Rating> result;
    for (int o = 0; o < observers.size(); ++o) {
        for (int u = 0; u < observers[o].size(); ++u) {
            if (observers[o][u] != '.')
                result.append({ApplicantId{u + 1}, ReviewerId{o + 1}, double(observers[o][u])});
        }
    }
    return result;
}

// The worked examples of K. Krippendorff, "Computing Krippendorff's Alpha-Reliability" (University
// of Pennsylvania, 2011), with the results printed there: binary data of two observers, nominal
// data of two observers, and four observers with missing data on several scales.
const QList<QByteArray> binary{"0100000010", "1110010000"};
const QList<QByteArray> nominal{"aabbdcccedda", "babbbccceddd"};
const QList<QByteArray> fourObservers{
    "123321412...",
    "1233224125.3",
    ".3332342251.",
    "12332441251.",
};

} // namespace

class TestAgreement : public QObject
{
    Q_OBJECT

private slots:
    void interval_narrowsWithTheUnits();
    void publishedExamples_data()
    {
        QTest::addColumn<QList<QByteArray>>("observers");
        QTest::addColumn<int>("scale");
        QTest::addColumn<double>("alpha");
        QTest::newRow("binary") << binary << int(Scale::Nominal) << 0.095;
        QTest::newRow("two observers, nominal") << nominal << int(Scale::Nominal) << 0.692;
        QTest::newRow("four observers, nominal") << fourObservers << int(Scale::Nominal) << 0.743;
        QTest::newRow("four observers, ordinal") << fourObservers << int(Scale::Ordinal) << 0.815;
        QTest::newRow("four observers, interval") << fourObservers << int(Scale::Interval) << 0.849;
    }

    void publishedExamples()
    {
        QFETCH(QList<QByteArray>, observers);
        QFETCH(int, scale);
        QFETCH(double, alpha);
        const auto result = krippendorffAlpha(ratings(observers), Scale(scale));
        QVERIFY(result);
        QCOMPARE(std::round(result->alpha * 1000) / 1000, alpha);
    }

    void unitsWithOneRating_areNotCounted()
    {
        const auto result = krippendorffAlpha(ratings(fourObservers));
        QVERIFY(result);
        QCOMPARE(result->units, 11);
        QCOMPARE(result->values, 40);
    }

    void perfectAgreement_isOne()
    {
        const auto result = krippendorffAlpha(ratings({"1234", "1234"}));
        QVERIFY(result);
        QCOMPARE(result->alpha, 1.0);
    }

    void nothingToCompare_isRefused()
    {
        QCOMPARE(krippendorffAlpha({}).error().code, ErrorCode::TooFewScores);
        QCOMPARE(krippendorffAlpha(ratings({"12..", "..34"})).error().code,
                 ErrorCode::TooFewScores);
    }

    void noVariation_isRefused()
    {
        QCOMPARE(krippendorffAlpha(ratings({"333", "333"})).error().code, ErrorCode::NoVariation);
    }
};

void TestAgreement::interval_narrowsWithTheUnits()
{
    // Two reviewers who differ by one level on every third applicant.
    const auto ratings = [](int applicants) {
        QList<Rating> given;
        for (int i = 0; i < applicants; ++i) {
            const double level = 1 + i % 5;
            given.append({ApplicantId{i + 1}, ReviewerId{1}, level});
            given.append({ApplicantId{i + 1}, ReviewerId{2}, i % 3 ? level : 1 + (i + 1) % 5});
        }
        return given;
    };
    QVERIFY(!krippendorffAlpha(ratings(4))->interval);
    const auto few = krippendorffAlpha(ratings(15));
    const auto many = krippendorffAlpha(ratings(300));
    const auto width = [](const Agreement &agreement) {
        return agreement.interval->second - agreement.interval->first;
    };
    QVERIFY(few->interval->first <= few->alpha && few->alpha <= few->interval->second);
    QVERIFY(width(*many) < width(*few) / 2);
    QCOMPARE(krippendorffAlpha(ratings(15))->interval, few->interval); // the same every time
}

QTEST_GUILESS_MAIN(TestAgreement)
#include "tst_agreement.moc"
