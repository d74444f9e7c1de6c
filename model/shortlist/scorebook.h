// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/shortlist/viewer.h"

#include <QHash>

namespace Bole {

/// What the counting reviews of one applicant come to.
struct ApplicantScores
{
    QList<Review> reviews;       ///< those that the viewer may see, submitted ones only
    int hidden = 0;              ///< submitted ones that the viewer may not see yet
    std::optional<double> total; ///< mean of the reviews' weighted totals
    double lowest = 0;
    double highest = 0;
    QMap<QString, double> criteria; ///< mean level by criterion id
    QList<RubricId> rubrics;        ///< under which they were given, each once

    double spread() const { return highest - lowest; }
};

/// Rubrics and people of a season, read once, to turn reviews into numbers with. Reviews given
/// under a version whose totals can't stand beside the one in use do not enter the total.
class ScoreBook
{
public:
    static Result<ScoreBook> of(Season &season, const Viewer &viewer);

    const Viewer &viewer() const { return m_viewer; }
    const Rubric &rubric() const { return m_current; }
    RubricId rubricId() const { return m_currentId; }
    const Rubric *rubric(RubricId id) const;
    RubricId rubricId(const QString &id, int version) const; ///< none: not of this season
    const QList<Reviewer> &reviewers() const { return m_reviewers; }
    Reviewer reviewer(ReviewerId id) const;

    /// The total of one review under its own rubric; nothing while it is incomplete.
    std::optional<double> total(const Review &review) const;
    ApplicantScores scores(const QList<Review> &ofApplicant) const;

private:
    bool comparable(RubricId id) const;

    Viewer m_viewer;
    Rubric m_current;
    RubricId m_currentId;
    QHash<RubricId, Rubric> m_rubrics;
    QList<Reviewer> m_reviewers;
};

/// Reviews by applicant, for a handful of applicants at a time.
Result<QHash<ApplicantId, QList<Review>>> reviewsOf(Season &season,
                                                    const QList<ApplicantId> &applicants);

} // namespace Bole
