// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

namespace Bole {

/// What an action needs beside an open season.
enum class ActionNeed {
    Applicant,
    Present,   ///< the applicant takes part
    Withdrawn, ///< the applicant does not
    Document,
    Selection,
    Uncovered, ///< nothing on the pages is hidden from who reads
    Reviewer,
    OpenReview,
    ClosedReview,
    Coordinator,
    Change,   ///< whoever moves, merges or deletes people must be able to recognise them
    Compared, ///< there is a comparison
    ComparisonView,
    List,
    ListView,
};

struct ActionNeeds
{
    const char *id;
    QList<ActionNeed> needs; ///< the first that is missing is the reason
    /// Why it cannot be done all the same; English, translated in ActionReasons.
    const char *otherwise = nullptr;
};

/// Nullptr for an action that needs nothing of this.
const ActionNeeds *needsOf(const QByteArray &id);
/// What can be done without a season.
bool isForAnybody(const QByteArray &id);

} // namespace Bole
