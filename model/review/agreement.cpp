// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/agreement.h"

#include <QMap>

#include <algorithm>
#include <numeric>
#include <random>

namespace Bole {

namespace {

/// The ratings as counts: how often each distinct value was given to each unit.
struct Counts
{
    QList<double> values; ///< distinct, ascending
    QList<QList<double>> units;
    QList<double> totals; ///< per value over all pairable units
    double sum = 0;
};

Counts countPairable(const QList<Rating> &ratings)
{
    QMap<ApplicantId, QList<double>> units;
    for (const Rating &rating : ratings)
        units[rating.applicant].append(rating.value);
    units.removeIf([](const auto &unit) { return unit.value().size() < 2; });

    Counts counts;
    for (const auto &unit : std::as_const(units))
        counts.values.append(unit);
    std::ranges::sort(counts.values);
    const auto repeated = std::ranges::unique(counts.values);
    counts.values.erase(repeated.begin(), repeated.end());
    counts.totals.fill(0, counts.values.size());
    for (const auto &unit : std::as_const(units)) {
        QList<double> row(counts.values.size(), 0);
        for (const double value : unit) {
            const auto index =
                std::ranges::lower_bound(counts.values, value) - counts.values.begin();
            ++row[index];
            ++counts.totals[index];
            ++counts.sum;
        }
        counts.units.append(row);
    }
    return counts;
}

/// The squared distance between two values on the scale; the ordinal one depends on how many
/// ratings lie between them.
double distance(const Counts &counts, Scale scale, qsizetype a, qsizetype b)
{
    if (a == b)
        return 0;
    if (scale == Scale::Nominal)
        return 1;
    double d = counts.values[b] - counts.values[a];
    if (scale == Scale::Ordinal) {
        d = -(counts.totals[a] + counts.totals[b]) / 2;
        for (qsizetype i = std::min(a, b); i <= std::max(a, b); ++i)
            d += counts.totals[i];
    }
    return d * d;
}

/// What one unit adds to the disagreement, and how many ratings it has.
struct UnitShare
{
    double disagreement = 0;
    double ratings = 0;
};

UnitShare shareOf(const Counts &counts, Scale scale, const QList<double> &unit)
{
    UnitShare share;
    share.ratings = std::reduce(unit.begin(), unit.end());
    for (qsizetype a = 0; a < unit.size(); ++a) {
        for (qsizetype b = 0; unit[a] > 0 && b < a; ++b) {
            if (unit[b] > 0)
                share.disagreement +=
                    unit[a] * unit[b] * distance(counts, scale, a, b) / (share.ratings - 1);
        }
    }
    return share;
}

/// Where alpha would lie in 95 of 100 committees that read other applicants of the same kind: units
/// are drawn again and again, the disagreement by chance is kept (Krippendorff's bootstrap). The
/// draws are the same on every machine.
void addInterval(Agreement &agreement, const QList<UnitShare> &shares, double sum, double expected)
{
    constexpr int draws = 2000;
    constexpr qsizetype fewest = 5; // of fewer nothing can be said
    if (shares.size() < fewest)
        return;
    std::mt19937 random(20270301);
    QList<double> alphas;
    for (int i = 0; i < draws; ++i) {
        UnitShare drawn;
        for (qsizetype n = 0; n < shares.size(); ++n) {
            const UnitShare &share = shares[qsizetype(random() % quint32(shares.size()))];
            drawn.disagreement += share.disagreement;
            drawn.ratings += share.ratings;
        }
        alphas.append(1 - (sum - 1) * sum * drawn.disagreement / (drawn.ratings * expected));
    }
    std::ranges::sort(alphas);
    agreement.interval = {alphas[draws / 40], alphas[draws - 1 - draws / 40]};
}

} // namespace

Result<Agreement> krippendorffAlpha(const QList<Rating> &ratings, Scale scale)
{
    const Counts counts = countPairable(ratings);
    if (counts.units.isEmpty())
        return failure(ErrorCode::TooFewScores);
    double expected = 0;
    for (qsizetype a = 0; a < counts.values.size(); ++a) {
        for (qsizetype b = 0; b < a; ++b)
            expected += counts.totals[a] * counts.totals[b] * distance(counts, scale, a, b);
    }
    if (expected <= 0)
        return failure(ErrorCode::NoVariation);
    double observed = 0;
    QList<UnitShare> shares;
    for (const QList<double> &unit : counts.units) {
        shares.append(shareOf(counts, scale, unit));
        observed += shares.last().disagreement;
    }
    Agreement agreement{1 - (counts.sum - 1) * observed / expected, int(counts.units.size()),
                        int(counts.sum), std::nullopt};
    addInterval(agreement, shares, counts.sum, expected);
    return agreement;
}

} // namespace Bole
