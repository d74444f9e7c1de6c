// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/applicantrow.h"
#include "model/review/assignment.h"
#include "model/review/queue.h"
#include "model/review/reviewer.h"
#include "model/review/storedreview.h"

namespace Bole {

/// What queues are made of.
struct QueueFacts
{
    QList<ApplicantId> applicants;
    QList<ReviewSummary> reviews;
    QList<Assignment> assignments; ///< none: everybody reads everybody
    QList<Reviewer> reviewers;
    QList<ApplicantId> unseen; ///< new to the one whose queue it is
};

/// The queue of one reviewer, and how far all reviewers together are.
struct QueueAndCommittee
{
    Queue mine; ///< empty where nobody reads
    Progress committee;
};
QueueAndCommittee queueAndCommittee(const QueueFacts &facts, ReviewerId reviewer);

/// Who declared a conflict of interest with whom.
QSet<Assignment> conflictsIn(const QList<ReviewSummary> &reviews);

/// What applicants and reviewers may be called in an assignment table.
AssignmentNames assignmentNames(const QList<ApplicantRow> &applicants,
                                const QHash<ApplicantId, QStringList> &fileNames,
                                const QList<Reviewer> &reviewers);

} // namespace Bole
