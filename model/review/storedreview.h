// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/review.h"

#include <QDateTime>

namespace Bole {

/// One reviewer's word on one applicant, as the season keeps it. Its scores are those under
/// `rubric`; those given under an earlier version stay in the file.
struct Review
{
    ReviewId id;
    ApplicantId applicant;
    ReviewerId reviewer;
    RubricId rubric; ///< invalid before the first score
    ReviewContent content;
    QDateTime createdAt;
    QDateTime changedAt;
    QDateTime submittedAt; ///< invalid: never

    bool operator==(const Review &) const = default;
};

/// Enough of a review for lists, queues and progress.
struct ReviewSummary
{
    ApplicantId applicant;
    ReviewerId reviewer;
    RubricId rubric;
    ReviewState state = ReviewState::Draft;
    Decision decision = Decision::Undecided;
    QDateTime changedAt;

    bool operator==(const ReviewSummary &) const = default;
};

} // namespace Bole
