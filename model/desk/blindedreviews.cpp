// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer may see of what the committee wrote and decided.
#include "model/desk/blindedseason.h"

#include "model/season/decisionstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/stagestore.h"

namespace Bole {

void BlindedSeason::hideInReview(Review &review, ReviewParts parts) const
{
    const bool isOwn = review.reviewer.isValid() && review.reviewer == m_viewer.reviewer;
    if (!m_viewer.isCommittee() && !isOwn && !m_viewer.counts(review)) {
        const ReviewState state = review.content.state;
        review.content = {};
        review.content.state = state;
        return;
    }
    const auto shown = [&](const QString &text) {
        return parts == ReviewParts::Everything ? this->text(review.applicant, text) : QString();
    };
    const auto hideInQuotes = [&](QList<Citation> &citations) {
        for (Citation &citation : citations)
            citation.quote = shown(citation.quote.simplified());
    };
    review.content.note = shown(review.content.note);
    review.content.reason = shown(review.content.reason);
    hideInQuotes(review.content.citations);
    for (CriterionScore &score : review.content.scores) {
        score.note = shown(score.note);
        hideInQuotes(score.citations);
    }
}

Result<QHash<ApplicantId, QList<Review>>>
BlindedSeason::reviews(const QList<ApplicantId> &applicants, ReviewParts parts) const
{
    const auto stored = m_season.reviews().ofApplicants(applicants);
    if (!stored)
        return std::unexpected(stored.error());
    QHash<ApplicantId, QList<Review>> byApplicant;
    for (Review review : *stored) {
        hideInReview(review, parts);
        byApplicant[review.applicant].append(review);
    }
    return byApplicant;
}

Result<QHash<ApplicantId, CommitteeDecision>>
BlindedSeason::decisions(const QList<ApplicantId> &applicants) const
{
    return m_season.decisions()
        .ofApplicants(applicants)
        .transform([&](QHash<ApplicantId, CommitteeDecision> decisions) {
            if (m_decisions)
                m_decisions->addWaitingTo(decisions, applicants);
            decisions.removeIf([&](const auto &it) { return !m_viewer.mayRead(it.key()); });
            for (auto it = decisions.begin(); it != decisions.end(); ++it)
                it->reason = text(it.key(), it->reason);
            return decisions;
        });
}

Result<QHash<ApplicantId, OfferAnswer>> BlindedSeason::answers() const
{
    return m_season.decisions().answers().transform([&](QHash<ApplicantId, OfferAnswer> answers) {
        // Who declined gives a place to others: that is known of everybody, why is not.
        for (auto it = answers.begin(); it != answers.end(); ++it)
            it->reason = m_viewer.mayRead(it.key()) ? text(it.key(), it->reason) : QString();
        return answers;
    });
}

Result<QList<Stage>> BlindedSeason::stages() const
{
    return StageStore(m_season.database()).stages();
}

Result<QHash<ApplicantId, StagePlace>> BlindedSeason::stagePlaces() const
{
    return StageStore(m_season.database())
        .places()
        .transform([&](QHash<ApplicantId, StagePlace> places) {
            for (auto it = places.begin(); it != places.end(); ++it)
                it->reason = m_viewer.mayRead(it.key()) ? text(it.key(), it->reason) : QString();
            return places;
        });
}

} // namespace Bole
