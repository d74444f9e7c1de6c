// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/review.h"

namespace Bole {

QList<Missing> missing(const ReviewContent &review, const Rubric &rubric)
{
    QList<Missing> found;
    for (const Criterion &criterion : rubric.criteria) {
        if (!criterion.isAsked())
            continue;
        const auto level = review.scores.value(criterion.id).level;
        if (level && !criterion.takes(*level))
            found.append({Missing::ScoreOutOfScale, criterion.id});
        else if (!level && criterion.counts)
            found.append({Missing::Score, criterion.id});
    }
    if (review.decision == Decision::Reject && review.reason.trimmed().isEmpty())
        found.append(Missing{Missing::Reason, {}});
    return found;
}

} // namespace Bole
