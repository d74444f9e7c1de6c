// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/blindness.h"
#include "model/review/visibility.h"

namespace Bole {

class Blinder;
struct Review;

/// For whom something is ranked, compared or written out: what they may see, and in which language.
struct Viewer
{
    ReviewerId reviewer;
    QString language = QStringLiteral("en"); ///< en | zh
    Blindness blindness;
    Visibility visibility;

    /// Without a reviewer, as on the command line, it is the committee: the season's blindness
    /// holds, and every submitted review counts.
    static Viewer of(Season &season, ReviewerId reviewer, const QString &language);

    bool isCommittee() const { return !reviewer.isValid(); }
    /// A submitted review that this viewer may see.
    bool counts(const Review &review) const;
    bool showsOthers(ApplicantId applicant) const;
    bool showsMaterial(ApplicantId applicant) const;
};

} // namespace Bole
