// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/sharedorder.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskstate.h"
#include "model/desk/fairness.h"
#include "model/season/assignmentstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"

#include <algorithm>

namespace Bole {

namespace {

/// What is read once to see from whom scores are hidden.
struct Secrets
{
    QHash<ApplicantId, QList<Review>> reviews;
    QList<Reviewer> committee;
    QList<Assignment> assignments;

    static Result<Secrets> of(const DeskState &desk, const QList<ApplicantId> &applicants)
    {
        const auto reviews =
            BlindedSeason(desk.season, Viewer()).reviews(applicants, ReviewParts::Numbers);
        if (!reviews)
            return std::unexpected(reviews.error());
        const auto committee = desk.season.reviewers().list();
        if (!committee)
            return std::unexpected(committee.error());
        const auto assignments = desk.season.assignments().all();
        if (!assignments)
            return std::unexpected(assignments.error());
        return Secrets{*reviews, *committee, *assignments};
    }

    /// Has this reviewer yet to say something about an applicant whom others have scored?
    bool isStillReviewing(ReviewerId reviewer, ApplicantId applicant) const
    {
        const QList<Review> given = reviews.value(applicant);
        const auto mine = std::ranges::find(given, reviewer, &Review::reviewer);
        const ReviewState state = mine == given.end() ? ReviewState::Draft : mine->content.state;
        const bool isOpen = state == ReviewState::Draft || state == ReviewState::Skipped;
        const bool isAsked =
            assignments.isEmpty() || assignments.contains(Assignment{applicant, reviewer});
        return isOpen && isAsked && std::ranges::any_of(given, [](const Review &review) {
                   return review.content.state == ReviewState::Submitted;
               });
    }

    QList<ReviewerId> stillReviewing(const QList<ApplicantId> &applicants) const
    {
        QList<ReviewerId> found;
        for (const Reviewer &reviewer : committee) {
            if (std::ranges::any_of(applicants, [&](ApplicantId applicant) {
                    return isStillReviewing(reviewer.id, applicant);
                }))
                found.append(reviewer.id);
        }
        return found;
    }

    /// A conflict of interest hides an applicant for good; nobody waits for its end.
    bool hidesFrom(const Viewer &viewer, ApplicantId applicant) const
    {
        return viewer.mayRead(applicant) &&
               std::ranges::any_of(reviews.value(applicant), [&](const Review &review) {
                   return review.content.state == ReviewState::Submitted && !viewer.counts(review);
               });
    }
};

Result<void> findWhatWaits(const DeskState &desk, const QList<ApplicantId> &applicants,
                           SharedOrder &order)
{
    const Viewer viewer = BlindedSeason::atDesk(desk).viewer();
    const auto secrets = Secrets::of(desk, applicants);
    if (!secrets)
        return std::unexpected(secrets.error());
    for (const ApplicantId applicant : applicants) {
        if (secrets->hidesFrom(viewer, applicant))
            order.hidden.append(applicant);
    }
    if (viewer.visibility.rule() != OthersShown::Always)
        order.stillReviewing = secrets->stillReviewing(applicants);
    order.stillReviewing.removeOne(viewer.reviewer);
    return {};
}

/// As the committee, and blind to whatever is hidden from any of its members: the list is theirs.
Result<Viewer> committeeViewer(const DeskState &desk)
{
    Viewer viewer = viewerOf(desk.season.settings(), desk.season.reviews(), {}, desk.language);
    const auto committee = desk.season.reviewers().list();
    if (!committee)
        return std::unexpected(committee.error());
    BlindFields hidden = viewer.blindness.fields();
    for (const Reviewer &reviewer : *committee)
        hidden |= blindnessOf(desk.season.settings(), reviewer.id).fields();
    viewer.blindness = Blindness(hidden);
    return viewer;
}

} // namespace

Result<SharedOrder> sharedOrder(const DeskState &desk, const RankingRule &rule,
                                const QList<ApplicantId> &applicants)
{
    SharedOrder order;
    if (applicants.isEmpty())
        return order;
    if (rule.by != RankingRule::By::Fact) {
        if (const auto done = findWhatWaits(desk, applicants, order); !done)
            return std::unexpected(done.error());
    }
    if (order.waits())
        return order;
    const auto committee = committeeViewer(desk);
    if (!committee)
        return std::unexpected(committee.error());
    const auto ranked = rank(BlindedSeason(desk.season, *committee), rule, applicants);
    if (!ranked && ranked.error().code == ErrorCode::DatabaseFailed)
        return std::unexpected(ranked.error());
    if (ranked)
        order.standings = *ranked;
    else
        order.impossible = ranked.error();
    return order;
}

} // namespace Bole
