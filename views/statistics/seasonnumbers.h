// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/agreement.h"
#include "model/review/calibration.h"
#include "model/review/seasonscores.h"
#include "model/season/reviewerstore.h"

namespace Bole {

class Season;

/// All that the statistics show, worked out once from what one reviewer may see.
struct SeasonNumbers
{
    SeasonScores scores;
    QList<ApplicantSummary> applicants; ///< the largest spread first, single ratings last
    QList<ReviewerSummary> reviewers;
    Result<Agreement> agreement = failure(ErrorCode::TooFewScores);
    QMap<QString, Result<Agreement>> byCriterion;
    Result<Calibration> calibration = failure(ErrorCode::TooFewScores);
    Overlap overlap;
    QHash<ReviewerId, Reviewer> people;
    int top = 5;

    static SeasonNumbers of(Season &season, ReviewerId reader);
    const CalibratedApplicant *calibrated(ApplicantId applicant) const;
};

} // namespace Bole
