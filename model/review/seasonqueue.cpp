// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/seasonqueue.h"

#include "model/review/blindness.h"
#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/documentstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"

namespace Bole {

namespace {

/// Everything that queues are made of, read once.
struct Desk
{
    explicit Desk(Season &season)
        : applicants(season.applicants().ids().value_or(QList<ApplicantId>())),
          reviews(season.reviews().summaries().value_or(QList<ReviewSummary>()))
    {
        for (const Assignment &a : season.assignments().all().value_or(QList<Assignment>()))
            assignments.insert({a.applicant, a.reviewer});
        for (const ReviewSummary &review : std::as_const(reviews)) {
            states.insert({review.applicant, review.reviewer}, review.state);
            submitted[review.applicant] += review.state == ReviewState::Submitted;
        }
    }

    QList<QueueItem> itemsFor(ReviewerId reviewer, const QSet<ApplicantId> &unseen) const
    {
        QList<QueueItem> items;
        for (const ApplicantId applicant : applicants) {
            const Reading reading{applicant, reviewer};
            QueueItem item;
            item.applicant = applicant;
            item.assigned = assignments.isEmpty() || assignments.contains(reading);
            if (const auto state = states.constFind(reading); state != states.constEnd())
                item.mine = *state;
            item.submitted = submitted.value(applicant);
            item.isNew = unseen.contains(applicant);
            items.append(item);
        }
        return items;
    }

    QList<ApplicantId> applicants;
    QList<ReviewSummary> reviews;
    QSet<Reading> assignments;
    QHash<Reading, ReviewState> states;
    QHash<ApplicantId, int> submitted;
};

Queue queueOf(Season &season, const Desk &desk, ReviewerId reviewer)
{
    const auto unseen = season.applicants().newFor(reviewer).value_or(QList<ApplicantId>());
    return Queue(desk.itemsFor(reviewer, {unseen.begin(), unseen.end()}), QString(), reviewer);
}

Progress committeeProgress(Season &season, const Desk &desk)
{
    Progress sum;
    for (const Reviewer &reviewer : season.reviewers().list().value_or(QList<Reviewer>()))
        sum = sum + progressOf(desk.itemsFor(reviewer.id, {}));
    return sum;
}

} // namespace

Queue queueOf(Season &season, ReviewerId reviewer)
{
    return queueOf(season, Desk(season), reviewer);
}

Progress committeeProgress(Season &season)
{
    return committeeProgress(season, Desk(season));
}

QueueAndCommittee queueAndCommittee(Season &season, ReviewerId reviewer)
{
    const Desk desk(season);
    return {reviewer.isValid() ? queueOf(season, desk, reviewer) : Queue(),
            committeeProgress(season, desk)};
}

QSet<Reading> conflictsIn(Season &season)
{
    QSet<Reading> conflicts;
    for (const ReviewSummary &review :
         season.reviews().summaries().value_or(QList<ReviewSummary>())) {
        if (review.state == ReviewState::Conflict)
            conflicts.insert({review.applicant, review.reviewer});
    }
    return conflicts;
}

AssignmentNames assignmentNamesIn(Season &season)
{
    AssignmentNames names;
    for (const ApplicantRow &row : season.applicants().list().value_or(QList<ApplicantRow>())) {
        names.add(row.name, row.id);
        names.add(row.nameOther, row.id);
        names.add(row.email, row.id);
        names.add(QString::number(row.id.value), row.id);
        names.add(applicantCode(row.id, u"en"), row.id);
        names.add(applicantCode(row.id, u"zh"), row.id);
        for (const Document &document : season.documents().list(row.id).value_or(QList<Document>()))
            names.add(document.fileName, row.id);
    }
    for (const Reviewer &reviewer : season.reviewers().list().value_or(QList<Reviewer>())) {
        names.add(reviewer.name, reviewer.id);
        names.add(reviewer.initials, reviewer.id);
    }
    return names;
}

} // namespace Bole
