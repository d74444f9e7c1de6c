// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/calibration.h"

#include "model/review/symmetricmatrix.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace Bole {

namespace {

/// The ratings by applicant, with reviewers numbered from 0 in order of id.
struct Layout
{
    struct Unit
    {
        ApplicantId applicant;
        QList<qsizetype> reviewers;
        QList<double> values;
        double mean = 0;
    };
    QList<ReviewerId> reviewers;
    QList<Unit> units;
    int ratings = 0;
};

Layout layoutOf(const QList<Rating> &ratings)
{
    Layout layout;
    QSet<ReviewerId> known;
    QMap<ApplicantId, QMap<ReviewerId, double>> table;
    for (const Rating &rating : ratings) {
        known.insert(rating.reviewer);
        table[rating.applicant][rating.reviewer] = rating.value;
    }
    layout.reviewers = known.values();
    std::ranges::sort(layout.reviewers);
    for (auto it = table.begin(); it != table.end(); ++it) {
        Layout::Unit unit{it.key(), {}, it.value().values(), 0};
        for (auto given = it.value().cbegin(); given != it.value().cend(); ++given)
            unit.reviewers.append(std::ranges::lower_bound(layout.reviewers, given.key()) -
                                  layout.reviewers.begin());
        unit.mean =
            std::reduce(unit.values.begin(), unit.values.end()) / double(unit.values.size());
        layout.ratings += int(unit.values.size());
        layout.units.append(unit);
    }
    return layout;
}

/// With the applicants' own means taken out, what is left of the model is a small system over the
/// reviewers: (S + λ) effect = t, with λ = error variance / reviewer variance.
struct Reduced
{
    SymmetricMatrix s;
    QList<double> t;
    double squares = 0; ///< the ratings' squared distances from their applicant's mean
};

Reduced reduce(const Layout &layout)
{
    const qsizetype size = layout.reviewers.size();
    Reduced r{SymmetricMatrix(size), QList<double>(size, 0), 0};
    for (const Layout::Unit &unit : layout.units) {
        const double share = 1.0 / double(unit.values.size());
        for (qsizetype a = 0; a < unit.values.size(); ++a) {
            const double rest = unit.values[a] - unit.mean;
            r.squares += rest * rest;
            r.t[unit.reviewers[a]] += rest;
            r.s.at(unit.reviewers[a], unit.reviewers[a]) += 1;
            for (qsizetype b = 0; b < unit.values.size(); ++b)
                r.s.at(unit.reviewers[a], unit.reviewers[b]) -= share;
        }
    }
    return r;
}

/// The restricted likelihood as a function of λ alone, cheap because S is taken apart once.
class Likelihood
{
public:
    Likelihood(const Reduced &reduced, int freedom)
        : m_eigen(reduced.s.eigen()), m_squares(reduced.squares), m_freedom(freedom)
    {
        for (const QList<double> &vector : std::as_const(m_eigen.vectors))
            m_projected.append(
                std::inner_product(vector.begin(), vector.end(), reduced.t.begin(), 0.0));
    }

    double residual(double lambda) const
    {
        double q = m_squares;
        for (qsizetype k = 0; k < m_projected.size(); ++k)
            q -= m_projected[k] * m_projected[k] / (m_eigen.values[k] + lambda);
        return std::max(q, 1e-12 * m_squares + 1e-30); // ratings without any error fit exactly
    }

    /// Minus twice the logarithm, without its constant: smaller is better.
    double cost(double lambda) const
    {
        double cost = m_freedom * std::log(residual(lambda));
        for (const double value : m_eigen.values)
            cost += std::log((value + lambda) / lambda);
        return cost;
    }

    double errorVariance(double lambda) const { return residual(lambda) / m_freedom; }

    QList<double> effects(double lambda) const
    {
        QList<double> effects(m_projected.size(), 0);
        for (qsizetype k = 0; k < m_projected.size(); ++k) {
            for (qsizetype i = 0; i < effects.size(); ++i)
                effects[i] += m_eigen.vectors[k][i] * m_projected[k] / (m_eigen.values[k] + lambda);
        }
        return effects;
    }

    /// m' (S + λ)⁻¹ m where m spreads one whole over the given reviewers.
    double uncertainty(const QList<qsizetype> &reviewers, double lambda) const
    {
        double sum = 0;
        for (qsizetype k = 0; k < m_projected.size(); ++k) {
            double part = 0;
            for (const qsizetype reviewer : reviewers)
                part += m_eigen.vectors[k][reviewer] / double(reviewers.size());
            sum += part * part / (m_eigen.values[k] + lambda);
        }
        return sum;
    }

private:
    Eigen m_eigen;
    QList<double> m_projected;
    double m_squares = 0;
    int m_freedom = 0;
};

/// A coarse walk finds the valley, golden section its floor; both over log λ.
double bestLambda(const Likelihood &likelihood)
{
    const auto cost = [&](double x) {
        return likelihood.cost(std::exp(x));
    };
    constexpr double lowest = -16, highest = 16, step = 0.5;
    double best = lowest;
    for (double x = lowest; x <= highest; x += step) {
        if (cost(x) < cost(best))
            best = x;
    }
    const double ratio = (std::sqrt(5.0) - 1) / 2;
    double low = best - step, high = best + step;
    for (int i = 0; i < 80; ++i) {
        const double a = high - ratio * (high - low), b = low + ratio * (high - low);
        (cost(a) < cost(b) ? high : low) = cost(a) < cost(b) ? b : a;
    }
    return std::exp((low + high) / 2);
}

/// The root of a reviewer's group, in a forest that points upwards.
qsizetype rootOf(const QList<qsizetype> &parents, qsizetype i)
{
    while (parents[i] != i)
        i = parents[i];
    return i;
}

Overlap overlapOf(const Layout &layout)
{
    const qsizetype size = layout.reviewers.size();
    QList<qsizetype> parents(size);
    std::iota(parents.begin(), parents.end(), 0);
    QList<int> shared(size, 0);
    for (const Layout::Unit &unit : layout.units) {
        if (unit.reviewers.size() < 2)
            continue;
        for (const qsizetype reviewer : unit.reviewers) {
            ++shared[reviewer];
            parents[rootOf(parents, reviewer)] = rootOf(parents, unit.reviewers.first());
        }
    }
    Overlap overlap;
    overlap.reviewers = int(size);
    for (qsizetype i = 0; i < size; ++i) {
        overlap.groups += parents[i] == i;
        if (shared[i] < Overlap::fewestShared)
            overlap.tooFew.append(layout.reviewers[i]);
    }
    return overlap;
}

} // namespace

Overlap overlap(const QList<Rating> &ratings)
{
    return overlapOf(layoutOf(ratings));
}

Result<Calibration> calibrate(const QList<Rating> &ratings)
{
    const Layout layout = layoutOf(ratings);
    if (layout.reviewers.size() < 2)
        return failure(ErrorCode::TooFewScores);
    const int freedom = layout.ratings - int(layout.units.size());
    if (!overlapOf(layout).isEnough() || freedom < int(layout.reviewers.size()))
        return failure(ErrorCode::OverlapTooThin);

    const Likelihood likelihood(reduce(layout), freedom);
    const double lambda = bestLambda(likelihood);
    Calibration result;
    result.errorVariance = likelihood.errorVariance(lambda);
    result.reviewerVariance = result.errorVariance / lambda;
    const QList<double> effects = likelihood.effects(lambda);
    for (qsizetype i = 0; i < effects.size(); ++i)
        result.reviewers.append({layout.reviewers[i], 0, effects[i]});
    for (const Layout::Unit &unit : layout.units) {
        CalibratedApplicant applicant{unit.applicant, int(unit.values.size()), unit.mean, unit.mean,
                                      0};
        for (const qsizetype reviewer : unit.reviewers) {
            applicant.calibrated -= effects[reviewer] / applicant.ratings;
            ++result.reviewers[reviewer].ratings;
        }
        applicant.standardError =
            std::sqrt(result.errorVariance *
                      (1.0 / applicant.ratings + likelihood.uncertainty(unit.reviewers, lambda)));
        result.applicants.append(applicant);
    }
    return result;
}

} // namespace Bole
