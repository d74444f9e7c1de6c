// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/seasonscores.h"
#include "model/review/agreement.h"
#include "model/review/calibration.h"
#include "model/review/reviewer.h"

#include <QHash>

namespace Bole {

class VisibleSeason;

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
    QHash<ApplicantId, QString> names; ///< as they may be shown
    TotalScale scale;                  ///< of the totals

    static Result<SeasonNumbers> of(const VisibleSeason &season);
    const CalibratedApplicant *calibrated(ApplicantId applicant) const;
};

} // namespace Bole
