// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/ranking.h"

namespace Bole {

struct DeskState;

/// The order of a list that the committee shares: by the committee's numbers, whoever asks for it.
/// An order tells the scores that it was made from, so it waits while these are still hidden from
/// the one who asks, or from somebody who has yet to review one of the applicants.
struct SharedOrder
{
    QList<Standing> standings;        ///< empty while the order waits, or cannot be made
    QList<ApplicantId> hidden;        ///< applicants with reviews that the viewer may not see yet
    QList<ReviewerId> stillReviewing; ///< others, who have yet to review some of the applicants
    std::optional<Error> impossible;  ///< the scores do not allow this rule (calibration)

    bool waits() const { return !hidden.isEmpty() || !stillReviewing.isEmpty(); }
    bool operator==(const SharedOrder &) const = default;
};

/// For these applicants, as asked for by whoever sits at the desk. Fails only when the season
/// cannot be read.
Result<SharedOrder> sharedOrder(const DeskState &desk, const RankingRule &rule,
                                const QList<ApplicantId> &applicants);

} // namespace Bole
