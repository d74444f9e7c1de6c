// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/blinder.h"
#include "model/review/viewer.h"

namespace Bole {

class Season;

// Where the rules of fairness meet the season that keeps them. Nothing outside the desk asks.

/// What the committee chose.
BlindnessChoice blindnessChoiceOf(Season &season);
OthersShown othersShownIn(Season &season);

Blindness blindnessOf(Season &season, ReviewerId reviewer);
/// From the applicant's record as it stands and as it was read.
Blinder blinderOf(Season &season, Blindness blindness, ApplicantId applicant, QStringView language);
Visibility visibilityOf(Season &season, ReviewerId reviewer);
/// Where only this applicant is in question: however many there are, one look-up.
Visibility visibilityOf(Season &season, ReviewerId reviewer, ApplicantId applicant);
/// Of nobody in particular: the committee.
Viewer viewerOf(Season &season, ReviewerId reviewer, const QString &language);
/// Where only this applicant is in question.
Viewer viewerOf(Season &season, ReviewerId reviewer, const QString &language,
                ApplicantId applicant);
/// Those of the applicants whose name somebody must look at before blind reading begins.
QList<ApplicantId> withUnsureName(Season &season, const QList<ApplicantId> &applicants);

} // namespace Bole
