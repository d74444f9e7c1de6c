// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/totals.h"

#include "model/review/rounding.h"

#include <QMap>

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

constexpr TotalScale commonScale{1, 5};

/// A score on the scale of the totals.
double points(double score, const Criterion &criterion, const TotalScale &scale)
{
    const double part = (score - criterion.lowest()) / (criterion.highest() - criterion.lowest());
    const bool isSame = criterion.lowest() == scale.lowest && criterion.highest() == scale.highest;
    return isSame ? score : scale.lowest + (scale.highest - scale.lowest) * part;
}

bool isPart(const Criterion &criterion)
{
    return criterion.counts && criterion.isAsked();
}

QString number(double value)
{
    return QString::number(roundedAsShown(value));
}

template <typename Key>
QMap<Key, QList<double>> grouped(const QList<Rating> &ratings, Key Rating::*key)
{
    QMap<Key, QList<double>> groups;
    for (const Rating &rating : ratings)
        groups[rating.*key].append(rating.value);
    return groups;
}

} // namespace

TotalScale totalScale(const Rubric &rubric)
{
    std::optional<TotalScale> scale;
    for (const Criterion &criterion : rubric.criteria) {
        if (!isPart(criterion))
            continue;
        const TotalScale own{criterion.lowest(), criterion.highest()};
        if (scale && *scale != own)
            return commonScale;
        scale = own;
    }
    return scale.value_or(commonScale);
}

std::optional<Total> total(const ReviewContent &review, const Rubric &rubric)
{
    const TotalScale scale = totalScale(rubric);
    Total total{0, scale.highest, {}, true};
    double weights = 0;
    for (const Criterion &criterion : rubric.criteria) {
        if (!isPart(criterion))
            continue;
        const auto level = review.scores.value(criterion.id).level;
        if (!level || !criterion.takes(*level)) {
            total.complete = false;
            continue;
        }
        const double value = points(*level, criterion, scale);
        total.parts.append({criterion.id, *level, criterion.highest(), criterion.weight, value});
        total.value += criterion.weight * value;
        weights += criterion.weight;
    }
    if (total.parts.isEmpty() || weights <= 0)
        return std::nullopt;
    total.value /= weights;
    return total;
}

QString formula(const Total &total)
{
    QStringList products;
    QStringList weights;
    for (const TotalPart &part : total.parts) {
        products.append(number(part.points) + u'×' + number(part.weight));
        weights.append(number(part.weight));
    }
    return QStringLiteral("(%1) / (%2) = %3")
        .arg(products.join(QLatin1StringView(" + ")), weights.join(QLatin1StringView(" + ")),
             shownNumber(total.value));
}

Summary summarize(const QList<double> &values)
{
    Summary s;
    s.count = int(values.size());
    if (values.isEmpty())
        return s;
    const auto [low, high] = std::ranges::minmax(values);
    s.minimum = low;
    s.maximum = high;
    for (const double value : values)
        s.mean += value;
    s.mean /= s.count;
    double squares = 0;
    for (const double value : values)
        squares += (value - s.mean) * (value - s.mean);
    s.deviation = s.count > 1 ? std::sqrt(squares / (s.count - 1)) : 0;
    return s;
}

QList<ApplicantSummary> byApplicant(const QList<Rating> &ratings)
{
    QList<ApplicantSummary> result;
    const auto groups = grouped(ratings, &Rating::applicant);
    for (auto it = groups.begin(); it != groups.end(); ++it)
        result.append({it.key(), summarize(it.value())});
    return result;
}

QList<ReviewerSummary> byReviewer(const QList<Rating> &ratings)
{
    QList<ReviewerSummary> result;
    const auto groups = grouped(ratings, &Rating::reviewer);
    for (auto it = groups.begin(); it != groups.end(); ++it)
        result.append({it.key(), summarize(it.value())});
    return result;
}

QList<ApplicantSummary> disagreements(const QList<Rating> &ratings)
{
    QList<ApplicantSummary> result = byApplicant(ratings);
    result.removeIf([](const ApplicantSummary &a) { return a.summary.count < 2; });
    std::ranges::stable_sort(result, std::greater(),
                             [](const ApplicantSummary &a) { return a.summary.spread(); });
    return result;
}

QList<int> distribution(const QList<double> &values, double from, double to, int bins)
{
    QList<int> counts(bins, 0);
    for (const double value : values) {
        const int bin = int(std::floor((value - from) / (to - from) * bins));
        ++counts[std::clamp(bin, 0, bins - 1)];
    }
    return counts;
}

} // namespace Bole
