// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"
#include "model/ids.h"
#include "model/record/record.h"
#include "model/review/rubric.h"

#include <QDateTime>
#include <QMap>

#include <optional>

namespace Bole {

/// Where a reviewer stands with an applicant. Abstaining is final and gives no scores; skipping
/// only puts it off; a conflict of interest hides the applicant's material and others' reviews from
/// me.
enum class ReviewState { Draft, Submitted, Abstained, Skipped, Conflict };

template <>
struct EnumNames<ReviewState>
{
    static constexpr std::array names{
        std::pair{ReviewState::Draft, "draft"},
        std::pair{ReviewState::Submitted, "submitted"},
        std::pair{ReviewState::Abstained, "abstained"},
        std::pair{ReviewState::Skipped, "skipped"},
        std::pair{ReviewState::Conflict, "conflict"},
    };
};

/// Has this reviewer declared a conflict of interest? Whatever a conflict closes, hides or counts
/// asks here. Nothing: the review is not begun.
constexpr bool isConflict(std::optional<ReviewState> mine)
{
    return mine == ReviewState::Conflict;
}

/// What can become of an applicant: what a reviewer recommends, and what the committee decides
/// (decisionstore.h).
enum class Decision { Undecided, Admit, Interview, Wait, Reject };

template <>
struct EnumNames<Decision>
{
    static constexpr std::array names{
        std::pair{Decision::Undecided, "undecided"}, std::pair{Decision::Admit, "admit"},
        std::pair{Decision::Interview, "interview"}, std::pair{Decision::Wait, "wait"},
        std::pair{Decision::Reject, "reject"},
    };
};

/// A place in a document that a score or note leans on, with the words that stood there.
struct Citation
{
    DocumentId document;
    QList<Place> places;
    QString quote;

    bool operator==(const Citation &) const = default;
};

/// What one reviewer says on one criterion.
struct CriterionScore
{
    std::optional<double> level;   ///< from 1; or points, from 0
    std::optional<int> confidence; ///< 1 low, 2 medium, 3 high
    QString note;                  ///< Markdown
    QList<Citation> citations;

    bool isEmpty() const { return *this == CriterionScore(); }
    bool operator==(const CriterionScore &) const = default;
};

/// One reviewer's word on one applicant, under one version of a rubric.
struct ReviewContent
{
    ReviewState state = ReviewState::Draft;
    QMap<QString, CriterionScore> scores; ///< by criterion id
    QString note;                         ///< Markdown
    QList<Citation> citations;
    Decision decision = Decision::Undecided; ///< what the reviewer recommends
    QString reason;                          ///< for that

    bool operator==(const ReviewContent &) const = default;
};

/// What keeps a review from being submitted.
struct Missing
{
    enum Kind { Score, ScoreOutOfScale, Reason };
    Kind kind = Score;
    QString criterion;

    bool operator==(const Missing &) const = default;
};

/// Every counting criterion needs a level on its scale; a rejection needs its reason.
QList<Missing> missing(const ReviewContent &review, const Rubric &rubric);

} // namespace Bole
