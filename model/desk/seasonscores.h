// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/review/totals.h"

#include <QMap>

namespace Bole {

class VisibleSeason;

/// What the submitted reviews of a season say, as far as one reviewer may see them, under the
/// version of the rubric that is in use: one rating a review, as the score book counts it.
struct SeasonScores
{
    Rubric rubric;
    RubricId rubricId;
    QList<Rating> totals;
    QMap<QString, QList<Rating>> criteria; ///< levels, by criterion id
    int hidden = 0;                        ///< submitted reviews that may not be seen yet
    int otherVersions = 0; ///< not in `totals`: given under a version that can't be compared
    int reworded = 0;      ///< counted, but given under other words for the same scale
};

Result<SeasonScores> seasonScores(const VisibleSeason &season);

} // namespace Bole
