// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/committeedecision.h"
#include "model/shortlist/ranking.h"

#include <QSet>

namespace Bole {

/// What everybody in a part of a list gets; a part without a decision stays as it is. A list
/// without lines has one part, `None`.
using PartDecisions = QMap<ListPart, Decision>;

/// What becomes of one entry of a list when the committee decides for all.
struct PlannedDecision
{
    ApplicantId applicant;
    int place = 0; ///< none: takes none
    ListPart part = ListPart::None;
    CommitteeDecision now;
    std::optional<Decision> wanted;
    bool isClosed = false; ///< by a conflict of interest of the one who decides: stays as it is

    bool changes() const { return wanted && *wanted != now.decision; }
    /// Another decision is there already: it stays unless somebody says otherwise.
    bool replaces() const { return changes() && now.isDecided(); }
    bool operator==(const PlannedDecision &) const = default;
};

/// In the order of the list. `declined` and `ruledOut`: who gives the place to the next. `closed`:
/// of whom the one who decides may see nothing.
QList<PlannedDecision>
planDecisions(const Shortlist &list, const QHash<ApplicantId, CommitteeDecision> &now,
              const PartDecisions &parts, const QSet<ApplicantId> &closed = {},
              const QSet<ApplicantId> &declined = {}, const QSet<ApplicantId> &ruledOut = {});

/// Those of the plan that are to be made: all that change something, except where a decision is
/// there that is not among the `replaced`.
QList<NewDecision> decisionsToMake(const QList<PlannedDecision> &plan,
                                   const QSet<ApplicantId> &replaced, const QString &reason);

/// The parts that the list has entries in, in their order.
QList<ListPart> partsOf(const Shortlist &list, const QSet<ApplicantId> &declined = {},
                        const QSet<ApplicantId> &ruledOut = {});

} // namespace Bole
