// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/committeereviews.h"
#include "model/desk/scoresheet.h"
#include "model/desk/seasonnumbers.h"
#include "model/desk/seasonqueue.h"
#include "model/desk/workkeeper.h"
#include "model/review/committeedecision.h"

#include <functional>

class QObject;

namespace Bole {

class Blinder;
struct DeskState;
struct Review;

/// What the committee says of applicants, as far as it may be seen; totals, statistics, the queue.
/// My own review is written through `OwnReview`. A part of the desk.
class DeskReviews
{
public:
    explicit DeskReviews(DeskState &state) : m_state(state) {}

    /// May the person at the keyboard see this applicant's documents and facts? Not where they
    /// declared a conflict of interest.
    bool mayRead(ApplicantId applicant) const;

    CommitteeReviews ofCommittee(ApplicantId applicant) const;
    /// The committee's decision; undecided where it may not be seen.
    CommitteeDecision decision(ApplicantId applicant) const;
    Result<SeasonNumbers> numbers() const;

    QueueAndCommittee queue() const;
    /// There are so many applicants that counting must not hold up the window.
    bool isQueueLong() const;
    /// The same on the loading thread. `then` is called here, unless `context` has gone.
    using QueueCounted = std::function<void(const Result<QueueAndCommittee> &)>;
    void countQueue(QObject *context, const QueueCounted &then) const;
    /// How far I am with an applicant; nothing: not begun.
    Result<std::optional<ReviewState>> myState(ApplicantId applicant) const;
    /// The same recommendation of mine for all of these, as one step; answers for how many. A
    /// review that was submitted or abstained from stays as it is until it is taken back.
    /// NotAllowed where nobody has said who is at the keyboard, or one of them is closed by a
    /// conflict of interest.
    Result<qsizetype> recommend(const QList<ApplicantId> &applicants, Decision decision,
                                const QString &reason);
    /// My scores of these applicants, in this order, to be typed as a table.
    Result<ScoreSheet> scoreSheet(const QList<ApplicantId> &applicants) const;
    /// What every judge gave one applicant, as far as it may be seen here: the criteria that the
    /// panel scores.
    Result<ScoreSheet> panelSheet(ApplicantId applicant) const;
    /// The ids of those criteria; none: all that reviewers are asked for.
    QStringList panelCriteria() const;
    Result<void> setPanelCriteria(const QStringList &ids); ///< only for who leads the committee
    /// Submits my row of a panel, once it has all that the panel scores.
    Result<void> submitPanelRow(ApplicantId applicant);
    /// A score typed into a table; without a level it is removed. In another's name only for who
    /// leads the committee, from that judge's paper: once all are there the review is submitted.
    /// NotAllowed where the row is locked, InvalidValue for what is not on the scale.
    Result<WorkKeeper::Outcome> enterScore(ApplicantId applicant, ReviewerId reviewer,
                                           const QString &criterion, std::optional<double> level);
    /// Submits my reviews of these to which nothing is missing; answers how many.
    Result<int> submitComplete(const QList<ApplicantId> &applicants);
    /// Somebody, perhaps not who is here now, has had these in front.
    Result<void> markSeen(const QList<ApplicantId> &applicants, ReviewerId by);

private:
    // With texts as they were written: only for who wrote them.
    friend class OwnReview;
    Blinder blinder(ApplicantId applicant) const;
    Result<std::optional<Review>> written(ApplicantId applicant, ReviewerId by) const;
    Result<void> setState(ApplicantId applicant, ReviewerId by, ReviewState state);

    Result<QHash<ReviewerId, QSet<QString>>> typedFor(ApplicantId applicant) const;

    DeskState &m_state;
};

} // namespace Bole
