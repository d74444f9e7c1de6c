// SPDX-License-Identifier: GPL-3.0-or-later
// What a season tells of changes, whoever made them.
#include "model/season/change.h"
#include "model/season/season.h"

#include <QSet>

#include <set>

namespace Bole {

void Season::announce(const QList<Change> &changes)
{
    QList<ApplicantId> added;
    QList<ApplicantId> changed;
    std::set<Change> others;
    for (const Change &change : changes) {
        const ApplicantId applicant{change.subject};
        if (change.topic == Topic::ApplicantAdded)
            added.append(applicant);
        else if (applicant.isValid() &&
                 (change.topic == Topic::Applicants || change.topic == Topic::Record ||
                  change.topic == Topic::Documents))
            changed.append(applicant);
        others.insert(change);
    }
    if (!added.isEmpty())
        emit applicantsAdded(added);
    const QSet<ApplicantId> isNew(added.begin(), added.end());
    changed.removeIf([&](ApplicantId id) { return isNew.contains(id); });
    if (!changed.isEmpty())
        emit applicantsChanged(changed);
    for (const Change &change : others)
        announceOne(change);
}

void Season::announceOne(const Change &change)
{
    switch (change.topic) {
    case Topic::Record:
        return emit recordChanged(ApplicantId{change.subject});
    case Topic::Documents:
        return emit documentsChanged(ApplicantId{change.subject});
    case Topic::Reviews:
        return emit reviewsChanged(ApplicantId{change.subject});
    case Topic::Decisions:
        return emit decisionsChanged();
    case Topic::Assignments:
        return emit assignmentsChanged();
    case Topic::Highlights:
        return emit highlightsChanged(DocumentId{change.subject});
    case Topic::Shortlists:
        return emit shortlistsChanged();
    case Topic::Settings:
        return emit settingsChanged();
    case Topic::Reviewers:
        return emit reviewersChanged();
    case Topic::Rubrics:
        return emit rubricsChanged();
    case Topic::Applicants:
    case Topic::ApplicantAdded:
        return;
    }
}

} // namespace Bole
