// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskreviews.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskstate.h"
#include "model/review/scorebook.h"
#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"

namespace Bole {

namespace {

QueueFacts queueFacts(Season &season, ReviewerId reviewer)
{
    QueueFacts facts;
    facts.applicants = season.applicants().ids().value_or(QList<ApplicantId>());
    facts.reviews = season.reviews().summaries().value_or(QList<ReviewSummary>());
    facts.assignments = season.assignments().all().value_or(QList<Assignment>());
    facts.reviewers = season.reviewers().list().value_or(QList<Reviewer>());
    if (reviewer.isValid())
        facts.unseen = season.applicants().newFor(reviewer).value_or(QList<ApplicantId>());
    return facts;
}

} // namespace

bool DeskReviews::mayRead(ApplicantId applicant) const
{
    if (!applicant.isValid() || !m_state.reviewer.isValid())
        return true;
    return BlindedSeason::atDesk(m_state, applicant).viewer().mayRead(applicant);
}

CommitteeReviews DeskReviews::ofCommittee(ApplicantId applicant) const
{
    CommitteeReviews shown;
    const auto season = BlindedSeason::atDesk(m_state, applicant);
    if (!applicant.isValid() || !season.viewer().showsOthers(applicant))
        return shown;
    shown.isShown = true;
    const auto book = ScoreBook::of(season);
    const auto all = season.reviews({applicant}, ReviewParts::Everything);
    if (!book || !all)
        return shown;
    const ApplicantScores scores = book->scores(applicant, all->value(applicant));
    for (const Review &review : scores.reviews)
        shown.reviews.append({book->reviewer(review.reviewer), review.content,
                              book->running(review), review.reviewer == m_state.reviewer});
    shown.areMixed = scores.rubrics.size() > 1;
    shown.counted = scores.counted;
    shown.mean = scores.total.value_or(0);
    shown.spread = scores.spread();
    return shown;
}

CommitteeDecision DeskReviews::decision(ApplicantId applicant) const
{
    return BlindedSeason::atDesk(m_state, applicant)
        .decisions({applicant})
        .value_or(QHash<ApplicantId, CommitteeDecision>())
        .value(applicant);
}

Result<SeasonNumbers> DeskReviews::numbers() const
{
    return SeasonNumbers::of(BlindedSeason::atDesk(m_state));
}

QueueAndCommittee DeskReviews::queue() const
{
    return queueAndCommittee(queueFacts(m_state.season, m_state.reviewer), m_state.reviewer);
}

bool DeskReviews::isQueueLong() const
{
    return m_state.season.applicants().areMany();
}

void DeskReviews::countQueue(QObject *context, const QueueCounted &then) const
{
    m_state.season.background().run(
        context,
        [reviewer = m_state.reviewer](Season &there) -> Result<QueueAndCommittee> {
            return queueAndCommittee(queueFacts(there, reviewer), reviewer);
        },
        then);
}

Result<std::optional<ReviewState>> DeskReviews::myState(ApplicantId applicant) const
{
    return m_state.season.reviews().state(applicant, m_state.reviewer);
}

Result<void> DeskReviews::markSeen(const QList<ApplicantId> &applicants, ReviewerId by)
{
    return m_state.season.applicants().markSeen(applicants, by);
}

Blinder DeskReviews::blinder(ApplicantId applicant) const
{
    return BlindedSeason::atDesk(m_state, applicant).blinder(applicant);
}

Result<std::optional<Review>> DeskReviews::written(ApplicantId applicant, ReviewerId by) const
{
    return m_state.season.reviews().find(applicant, by);
}

Result<void> DeskReviews::setState(ApplicantId applicant, ReviewerId by, ReviewState state)
{
    return m_state.season.reviews().setState(applicant, by, state);
}

} // namespace Bole
