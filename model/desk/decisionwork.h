// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/workkeeper.h"
#include "model/review/committeedecision.h"

#include <QHash>

#include <memory>

namespace Bole {

/// The committee's decisions on their way into the season. Those that it has not taken yet can be
/// put over what it says, so that nobody decides twice. Copies know the same.
class DecisionWork
{
public:
    explicit DecisionWork(WorkKeeper &keeper);

    Result<WorkKeeper::Outcome> decide(const QList<NewDecision> &decisions, ShortlistId list,
                                       ReviewerId by);
    /// Of these applicants.
    void addWaitingTo(QHash<ApplicantId, CommitteeDecision> &decisions,
                      const QList<ApplicantId> &applicants) const;

private:
    struct Kept
    {
        QList<NewDecision> decisions;
        ShortlistId list;
        ReviewerId by;
        QDateTime at;
    };

    WorkKeeper *m_keeper;
    std::shared_ptr<QList<std::shared_ptr<Kept>>> m_kept; ///< in the order in which they were made
};

} // namespace Bole
