// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/blindness.h"
#include "model/review/visibility.h"

namespace Bole {

struct Review;

/// For whom something is ranked, compared or written out: what they may see, and in which language.
struct Viewer
{
    ReviewerId reviewer;
    QString language = QStringLiteral("en"); ///< en | zh
    Blindness blindness;
    Visibility visibility;
    bool isAtDesk = false; ///< a person, also while nobody has said who they are

    /// Without a reviewer, as on the command line, it is the committee: the season's blindness
    /// holds, and every submitted review counts.
    bool isCommittee() const { return !isAtDesk && !reviewer.isValid(); }
    /// A submitted review that this viewer may see.
    bool counts(const Review &review) const;
    bool showsOthers(ApplicantId applicant) const;
    bool mayRead(ApplicantId applicant) const;
};

} // namespace Bole
