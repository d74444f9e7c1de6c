// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/totals.h"
#include "model/review/visibility.h"

#include <QMap>

namespace Bole {

/// What the submitted reviews of a season say, as far as one reviewer may see them, under the
/// version of the rubric that is in use. Whatever sorts, averages or draws others' scores starts
/// from here.
struct SeasonScores
{
    Rubric rubric;
    RubricId rubricId;
    QList<Rating> totals;
    QMap<QString, QList<Rating>> criteria; ///< levels, by criterion id
    int hidden = 0;                        ///< submitted reviews that may not be seen yet
    int otherVersions = 0; ///< left out: given under a version whose totals can't be compared
    int reworded = 0;      ///< counted, but given under other words for the same scale
};

SeasonScores seasonScores(Season &season, const Visibility &visibility);

} // namespace Bole
