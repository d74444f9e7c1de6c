// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/review/totals.h"

namespace Bole {

enum class Scale { Nominal, Ordinal, Interval };

/// Krippendorff's alpha: 1 is perfect agreement, 0 what chance would give, below 0 worse than that.
struct Agreement
{
    double alpha = 0;
    int units = 0;  ///< applicants with two ratings or more: only these can be compared
    int values = 0; ///< their ratings
    /// Between these it would lie in 95 of 100 such committees; nothing of fewer than five units.
    std::optional<std::pair<double, double>> interval;
};

/// How far reviewers agree, however many of them rated each applicant. `TooFewScores` where no
/// applicant has two ratings, `NoVariation` where all ratings are the same (alpha is undefined).
Result<Agreement> krippendorffAlpha(const QList<Rating> &ratings, Scale scale = Scale::Ordinal);

} // namespace Bole
