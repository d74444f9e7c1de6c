// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/seasonqueue.h"

#include "model/review/blindness.h"

namespace Bole {

namespace {

/// The facts by what is asked of them for every applicant and reviewer.
class QueueIndex
{
public:
    explicit QueueIndex(const QueueFacts &facts)
        : m_applicants(facts.applicants),
          m_assignments(facts.assignments.begin(), facts.assignments.end())
    {
        for (const ReviewSummary &review : facts.reviews) {
            m_states.insert({review.applicant, review.reviewer}, review.state);
            m_submitted[review.applicant] += review.state == ReviewState::Submitted;
        }
    }

    QList<QueueItem> itemsFor(ReviewerId reviewer, const QSet<ApplicantId> &unseen) const
    {
        QList<QueueItem> items;
        for (const ApplicantId applicant : m_applicants) {
            const Assignment reading{applicant, reviewer};
            QueueItem item;
            item.applicant = applicant;
            item.assigned = m_assignments.isEmpty() || m_assignments.contains(reading);
            if (const auto state = m_states.constFind(reading); state != m_states.constEnd())
                item.mine = *state;
            item.submitted = m_submitted.value(applicant);
            item.isNew = unseen.contains(applicant);
            items.append(item);
        }
        return items;
    }

private:
    QList<ApplicantId> m_applicants;
    QSet<Assignment> m_assignments;
    QHash<Assignment, ReviewState> m_states;
    QHash<ApplicantId, int> m_submitted;
};

} // namespace

QueueAndCommittee queueAndCommittee(const QueueFacts &facts, ReviewerId reviewer)
{
    const QueueIndex index(facts);
    QueueAndCommittee both;
    if (reviewer.isValid())
        both.mine = Queue(index.itemsFor(reviewer, {facts.unseen.begin(), facts.unseen.end()}),
                          QString(), reviewer);
    for (const Reviewer &member : facts.reviewers)
        both.committee = both.committee + progressOf(index.itemsFor(member.id, {}));
    return both;
}

QSet<Assignment> conflictsIn(const QList<ReviewSummary> &reviews)
{
    QSet<Assignment> conflicts;
    for (const ReviewSummary &review : reviews) {
        if (isConflict(review.state))
            conflicts.insert({review.applicant, review.reviewer});
    }
    return conflicts;
}

AssignmentNames assignmentNames(const QList<ApplicantRow> &applicants,
                                const QHash<ApplicantId, QStringList> &fileNames,
                                const QList<Reviewer> &reviewers)
{
    AssignmentNames names;
    for (const ApplicantRow &row : applicants) {
        names.add(row.name, row.id);
        names.add(row.nameOther, row.id);
        names.add(row.nickname, row.id);
        names.add(row.email, row.id);
        names.add(QString::number(row.id.value), row.id);
        names.add(applicantCode(row.id, u"en"), row.id);
        names.add(applicantCode(row.id, u"zh"), row.id);
        for (const QString &fileName : fileNames.value(row.id))
            names.add(fileName, row.id);
    }
    for (const Reviewer &reviewer : reviewers) {
        names.add(reviewer.name, reviewer.id);
        names.add(reviewer.initials, reviewer.id);
    }
    return names;
}

} // namespace Bole
