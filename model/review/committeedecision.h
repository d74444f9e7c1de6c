// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/review.h"

#include <QDateTime>

namespace Bole {

/// What the committee has decided about one applicant. What one reviewer says is a recommendation
/// and part of the review.
struct CommitteeDecision
{
    Decision decision = Decision::Undecided;
    QString reason;
    ShortlistId list; ///< on which it was decided; invalid: on none
    ReviewerId by;
    QDateTime at; ///< invalid: nothing was ever decided

    bool isDecided() const { return decision != Decision::Undecided; }
    bool operator==(const CommitteeDecision &) const = default;
};

/// A decision that somebody wants to set, and the one that they saw before.
struct NewDecision
{
    ApplicantId applicant;
    Decision decision = Decision::Undecided;
    QString reason;
    Decision seen = Decision::Undecided;

    bool operator==(const NewDecision &) const = default;
};

} // namespace Bole
