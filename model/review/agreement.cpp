// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/agreement.h"

#include <QMap>

#include <algorithm>
#include <numeric>

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

} // namespace

Result<Agreement> krippendorffAlpha(const QList<Rating> &ratings, Scale scale)
{
    const Counts counts = countPairable(ratings);
    if (counts.units.isEmpty())
        return failure(ErrorCode::TooFewScores);
    double observed = 0;
    double expected = 0;
    for (qsizetype a = 0; a < counts.values.size(); ++a) {
        for (qsizetype b = 0; b < a; ++b) {
            const double d = distance(counts, scale, a, b);
            expected += counts.totals[a] * counts.totals[b] * d;
            for (const QList<double> &unit : counts.units) {
                if (unit[a] > 0 && unit[b] > 0)
                    observed += unit[a] * unit[b] * d / (std::reduce(unit.begin(), unit.end()) - 1);
            }
        }
    }
    if (expected <= 0)
        return failure(ErrorCode::NoVariation);
    return Agreement{1 - (counts.sum - 1) * observed / expected, int(counts.units.size()),
                     int(counts.sum)};
}

} // namespace Bole
