// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/review.h"

#include <QList>

#include <optional>

namespace Bole {

/// One criterion's share of a total. `points` is the level on the total's scale.
struct TotalPart
{
    QString criterion;
    double level = 0;
    double levels = 0; ///< the highest there is
    double weight = 0;
    double points = 0;

    bool operator==(const TotalPart &) const = default;
};

/// A weighted mean of the counting criteria: Σ weight · points / Σ weight, from 1 to `top`. Where
/// all scales are alike, points are the levels, or the points, themselves; otherwise each is
/// stretched onto 1…5: 1 + 4 · (score − lowest) / (highest − lowest). Numbers from outside are no
/// part of it.
struct Total
{
    double value = 0;
    double top = 5;
    QList<TotalPart> parts;
    bool complete = false; ///< every counting criterion has its score

    bool operator==(const Total &) const = default;
};

/// The lowest and the highest total of a review there can be.
struct TotalScale
{
    double lowest = 1;
    double highest = 5;

    bool operator==(const TotalScale &) const = default;
};
TotalScale totalScale(const Rubric &rubric);
/// Nothing where no counting criterion was scored.
std::optional<Total> total(const ReviewContent &review, const Rubric &rubric);
/// "(4×2 + 5×1) / (2 + 1) = 4.33": the arithmetic, the same in every language.
QString formula(const Total &total);

/// One score as the statistics see it: a reviewer's total for an applicant, or a criterion's level.
struct Rating
{
    ApplicantId applicant;
    ReviewerId reviewer;
    double value = 0;

    bool operator==(const Rating &) const = default;
};

struct Summary
{
    int count = 0;
    double mean = 0;
    double minimum = 0;
    double maximum = 0;
    double deviation = 0; ///< sample standard deviation; 0 for one value

    double spread() const { return maximum - minimum; }
    bool operator==(const Summary &) const = default;
};

Summary summarize(const QList<double> &values);

struct ApplicantSummary
{
    ApplicantId applicant;
    Summary summary;

    bool operator==(const ApplicantSummary &) const = default;
};

struct ReviewerSummary
{
    ReviewerId reviewer;
    Summary summary;

    bool operator==(const ReviewerSummary &) const = default;
};

/// In order of id.
QList<ApplicantSummary> byApplicant(const QList<Rating> &ratings);
QList<ReviewerSummary> byReviewer(const QList<Rating> &ratings);
/// Those with two ratings or more, the largest spread first.
QList<ApplicantSummary> disagreements(const QList<Rating> &ratings);

/// How many values fall into each of `bins` equal parts of [from, to]; the last part holds `to`.
QList<int> distribution(const QList<double> &values, double from, double to, int bins);

} // namespace Bole
