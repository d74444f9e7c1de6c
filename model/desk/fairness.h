// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/blinder.h"
#include "model/review/viewer.h"

namespace Bole {

class RecordStore;
class ReviewStore;
class SettingStore;

// Where the rules of fairness meet the season that keeps them. Nothing outside the desk asks.

/// What the committee chose.
BlindnessChoice blindnessChoiceOf(const SettingStore &settings);
OthersShown othersShownIn(const SettingStore &settings);

Blindness blindnessOf(const SettingStore &settings, ReviewerId reviewer);
/// From the applicant's record as it stands and as it was read.
Blinder blinderOf(const RecordStore &records, Blindness blindness, ApplicantId applicant,
                  QStringView language);
Visibility visibilityOf(const SettingStore &settings, const ReviewStore &reviews,
                        ReviewerId reviewer);
/// Where only this applicant is in question: however many there are, one look-up.
Visibility visibilityOf(const SettingStore &settings, const ReviewStore &reviews,
                        ReviewerId reviewer, ApplicantId applicant);
/// Of nobody in particular: the committee.
Viewer viewerOf(const SettingStore &settings, const ReviewStore &reviews, ReviewerId reviewer,
                const QString &language);
/// Where only this applicant is in question.
Viewer viewerOf(const SettingStore &settings, const ReviewStore &reviews, ReviewerId reviewer,
                const QString &language, ApplicantId applicant);
/// Those of the applicants whose name somebody must look at before blind reading begins.
QList<ApplicantId> withUnsureName(const RecordStore &records, const QList<ApplicantId> &applicants);

} // namespace Bole
