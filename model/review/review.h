// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

enum class Decision { Undecided, Admit, Interview, Wait, Reject };

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
    std::optional<int> level;      ///< from 1
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
    Decision decision = Decision::Undecided;
    QString reason;

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

/// Names for files and the season: "draft", "admit" …
QString nameOf(ReviewState state);
QString nameOf(Decision decision);
std::optional<ReviewState> reviewStateFromString(QStringView name);
std::optional<Decision> decisionFromString(QStringView name);

} // namespace Bole
