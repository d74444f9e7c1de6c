// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/totals.h"

#include <QMap>

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

constexpr int commonTop = 5;

double points(int level, int levels, int top)
{
    return levels == top ? level : 1 + (top - 1.0) * (level - 1.0) / (levels - 1.0);
}

QString number(double value)
{
    return QString::number(std::round(value * 100) / 100);
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

int topOf(const Rubric &rubric)
{
    int top = 0;
    for (const Criterion &criterion : rubric.criteria) {
        if (!criterion.counts)
            continue;
        if (top != 0 && top != criterion.levelCount())
            return commonTop;
        top = criterion.levelCount();
    }
    return top == 0 ? commonTop : top;
}

std::optional<Total> total(const ReviewContent &review, const Rubric &rubric)
{
    Total total{0, topOf(rubric), {}, true};
    double weights = 0;
    for (const Criterion &criterion : rubric.criteria) {
        if (!criterion.counts)
            continue;
        const auto level = review.scores.value(criterion.id).level;
        if (!level || *level < 1 || *level > criterion.levelCount()) {
            total.complete = false;
            continue;
        }
        const double value = points(*level, criterion.levelCount(), total.top);
        total.parts.append({criterion.id, *level, criterion.levelCount(), criterion.weight, value});
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
             QString::number(total.value, 'f', 2));
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
