// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/viewer.h"

#include "model/review/storedreview.h"

namespace Bole {

bool Viewer::counts(const Review &review) const
{
    return review.content.state == ReviewState::Submitted &&
           (isCommittee() || visibility.shows(review.applicant, review.reviewer));
}

bool Viewer::showsOthers(ApplicantId applicant) const
{
    return isCommittee() || visibility.showsOthers(applicant);
}

bool Viewer::mayRead(ApplicantId applicant) const
{
    return isCommittee() || visibility.mayRead(applicant);
}

} // namespace Bole
