// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/review/totals.h"

namespace Bole {

struct CalibratedApplicant
{
    ApplicantId applicant;
    int ratings = 0;
    double raw = 0;        ///< the mean of its ratings
    double calibrated = 0; ///< what it would be with reviewers of average severity
    double standardError = 0;
};

struct ReviewerEffect
{
    ReviewerId reviewer;
    int ratings = 0;
    double effect = 0; ///< above 0: more generous than the committee, shrunken towards 0
};

/// rating = applicant + reviewer + error, fitted together: applicants as fixed effects, reviewers
/// as random ones, the two variances by restricted maximum likelihood (REML). A reviewer with few
/// ratings is therefore corrected little, and applicants read by strict reviewers are lifted only
/// as far as shared applicants show that these are strict. The standard error is that of the mixed
/// model: it counts the error of single ratings and what is not known about the reviewers.
struct Calibration
{
    QList<CalibratedApplicant> applicants; ///< in order of id
    QList<ReviewerEffect> reviewers;       ///< in order of id
    double reviewerVariance = 0;
    double errorVariance = 0;
};

/// How reviewers are tied together through applicants that they both rated.
struct Overlap
{
    static constexpr int fewestShared = 3;

    int reviewers = 0;
    int groups = 0;           ///< 1: everybody is tied to everybody, directly or through others
    QList<ReviewerId> tooFew; ///< share fewer than `fewestShared` applicants with anybody

    bool isEnough() const { return groups == 1 && reviewers > 1 && tooFew.isEmpty(); }
};

Overlap overlap(const QList<Rating> &ratings);

/// `TooFewScores` where fewer than two reviewers rated, `OverlapTooThin` where they share too few
/// applicants: then a difference of reviewers can't be told from a difference of applicants.
Result<Calibration> calibrate(const QList<Rating> &ratings);

} // namespace Bole
