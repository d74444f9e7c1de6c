// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/assignment.h"
#include "model/review/queue.h"

namespace Bole {

class Season;

/// The queue of one reviewer as the season stands. Where nothing is assigned to anybody, everybody
/// reads everybody.
Queue queueOf(Season &season, ReviewerId reviewer);

/// All reviewers together.
Progress committeeProgress(Season &season);

/// Both at once, where the season is read only once for them.
struct QueueAndCommittee
{
    Queue mine; ///< empty where nobody reads
    Progress committee;
};
QueueAndCommittee queueAndCommittee(Season &season, ReviewerId reviewer);

/// Who declared a conflict of interest with whom.
QSet<Reading> conflictsIn(Season &season);

/// What applicants and reviewers may be called in an assignment table.
AssignmentNames assignmentNamesIn(Season &season);

} // namespace Bole
