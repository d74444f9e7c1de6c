// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/viewer.h"

#include "model/season/reviewstore.h"

namespace Bole {

Viewer Viewer::of(Season &season, ReviewerId reviewer, const QString &language)
{
    return {.reviewer = reviewer,
            .language = language.startsWith(QLatin1StringView("zh")) ? QStringLiteral("zh")
                                                                     : QStringLiteral("en"),
            .blindness = Blindness::of(season, reviewer),
            .visibility = reviewer.isValid() ? Visibility::of(season, reviewer) : Visibility()};
}

bool Viewer::counts(const Review &review) const
{
    return review.content.state == ReviewState::Submitted &&
           (isCommittee() || visibility.shows(review.applicant, review.reviewer));
}

bool Viewer::showsOthers(ApplicantId applicant) const
{
    return isCommittee() || visibility.showsOthers(applicant);
}

bool Viewer::showsMaterial(ApplicantId applicant) const
{
    return isCommittee() || visibility.showsMaterial(applicant);
}

} // namespace Bole
