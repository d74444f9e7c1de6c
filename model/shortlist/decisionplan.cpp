// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/decisionplan.h"

#include "model/shortlist/listnumbers.h"

#include <algorithm>

namespace Bole {

QList<PlannedDecision> planDecisions(const Shortlist &list,
                                     const QHash<ApplicantId, CommitteeDecision> &now,
                                     const PartDecisions &parts, const QSet<ApplicantId> &closed,
                                     const QSet<ApplicantId> &declined,
                                     const QSet<ApplicantId> &ruledOut)
{
    const QList<ListPart> entryParts = listParts(list, declined, ruledOut);
    QList<PlannedDecision> plan;
    const QList<int> places = placesOf(list.entries, ruledOut);
    for (qsizetype i = 0; i < list.entries.size(); ++i) {
        PlannedDecision planned;
        planned.applicant = list.entries[i].applicant;
        planned.place = places[i];
        planned.part = entryParts[i];
        planned.isClosed = closed.contains(planned.applicant);
        const auto wanted = parts.constFind(planned.part);
        if (!planned.isClosed) {
            planned.now = now.value(planned.applicant);
            if (wanted != parts.constEnd())
                planned.wanted = *wanted;
        }
        plan.append(planned);
    }
    return plan;
}

QList<NewDecision> decisionsToMake(const QList<PlannedDecision> &plan,
                                   const QSet<ApplicantId> &replaced, const QString &reason)
{
    QList<NewDecision> decisions;
    for (const PlannedDecision &planned : plan) {
        if (planned.changes() && (!planned.replaces() || replaced.contains(planned.applicant)))
            decisions.append(
                {planned.applicant, *planned.wanted, reason.trimmed(), planned.now.decision});
    }
    return decisions;
}

QList<ListPart> partsOf(const Shortlist &list, const QSet<ApplicantId> &declined,
                        const QSet<ApplicantId> &ruledOut)
{
    QList<ListPart> parts;
    for (const ListPart part : listParts(list, declined, ruledOut)) {
        if (part != ListPart::Declined && !parts.contains(part))
            parts.append(part);
    }
    return parts;
}

} // namespace Bole
