// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/reviewer.h"
#include "model/review/totals.h"

#include <QList>

#include <optional>

namespace Bole {

/// What one reviewer gave an applicant, with all that is hidden taken out of its texts.
struct GivenReview
{
    Reviewer reviewer;
    ReviewContent content;
    std::optional<Total> total; ///< under its own version of the rubric
    bool isMine = false;
};

/// What the committee gave one applicant, as far as it may be seen.
struct CommitteeReviews
{
    bool isShown = false;       ///< others' reviews may be seen, whether there are any or not
    QList<GivenReview> reviews; ///< submitted ones, mine among them
    bool areMixed = false;      ///< given under different versions of the rubric
    int counted = 0;            ///< whose totals stand beside each other under the one in use
    double mean = 0;            ///< of these
    double spread = 0;
    std::optional<double> total; ///< by the rubric's formula
    bool isUnchecked = false;    ///< that goes by facts that nobody has checked yet
};

} // namespace Bole
