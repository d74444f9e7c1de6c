// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/seasonscores.h"
#include "model/review/agreement.h"
#include "model/review/calibration.h"
#include "model/review/reviewer.h"

#include <QHash>

namespace Bole {

class VisibleSeason;

/// Somebody's place among all who have been calibrated.
struct PlaceChange
{
    int raw = 0;        ///< by the mean of the totals
    int calibrated = 0; ///< by the calibrated total

    bool operator==(const PlaceChange &) const = default;
};

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
    /// Who moves between raw and calibrated; nothing where there is no calibration.
    std::optional<PlaceChange> placeChange(ApplicantId applicant) const;
};

} // namespace Bole
