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
#include "model/season/withstores.h"

#include <algorithm>

namespace Bole {

namespace {

/// The queue of one reviewer, from the season's stores on whichever thread they belong to.
struct QueueReader
{
    ReviewerId reviewer;

    Result<QueueAndCommittee> operator()(const ApplicantStore &applicants,
                                         const ReviewStore &reviews,
                                         const AssignmentStore &assignments,
                                         const ReviewerStore &reviewers) const
    {
        QueueFacts facts;
        facts.applicants = applicants.ids().value_or(QList<ApplicantId>());
        facts.reviews = reviews.summaries().value_or(QList<ReviewSummary>());
        facts.assignments = assignments.all().value_or(QList<Assignment>());
        facts.reviewers = reviewers.list().value_or(QList<Reviewer>());
        if (reviewer.isValid())
            facts.unseen = applicants.newFor(reviewer).value_or(QList<ApplicantId>());
        return queueAndCommittee(facts, reviewer);
    }
};

/// The same for a season or its thread.
auto queueOf(ReviewerId reviewer)
{
    return withStores(QueueReader{reviewer}, &Season::applicants, &Season::reviews,
                      &Season::assignments, &Season::reviewers);
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
    shown.mean = scores.mean;
    shown.total = scores.formula ? scores.formula->value : std::nullopt;
    shown.isUnchecked = scores.isUnchecked();
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
    return queueOf(m_state.reviewer)(m_state.season).value_or(QueueAndCommittee());
}

bool DeskReviews::isQueueLong() const
{
    return m_state.season.applicants().areMany();
}

void DeskReviews::countQueue(QObject *context, const QueueCounted &then) const
{
    m_state.season.background().run(context, queueOf(m_state.reviewer), then);
}

Result<std::optional<ReviewState>> DeskReviews::myState(ApplicantId applicant) const
{
    return m_state.season.reviews().state(applicant, m_state.reviewer);
}

Result<qsizetype> DeskReviews::recommend(const QList<ApplicantId> &applicants, Decision decision,
                                         const QString &reason)
{
    const bool mayRecommend = std::ranges::all_of(
        applicants, [this](ApplicantId applicant) { return mayRead(applicant); });
    if (!m_state.reviewer.isValid() || !mayRecommend)
        return failure(ErrorCode::NotAllowed, QStringLiteral("recommendation"));
    return m_state.work.settle().and_then([&]() -> Result<qsizetype> {
        ReviewStore &reviews = m_state.season.reviews();
        QList<ApplicantId> open;
        for (const ApplicantId applicant : applicants) {
            const auto state = reviews.state(applicant, m_state.reviewer);
            if (!state)
                return std::unexpected(state.error());
            if (!isClosed(*state))
                open.append(applicant);
        }
        return reviews.setDecisions(open, m_state.reviewer, decision, reason).transform([&] {
            return open.size();
        });
    });
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
