// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/scorebook.h"

#include "model/review/rubriccomparison.h"
#include "model/review/totals.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"

namespace Bole {

Result<ScoreBook> ScoreBook::of(Season &season, const Viewer &viewer)
{
    ScoreBook book;
    book.m_viewer = viewer;
    const auto rubrics = season.rubrics().list();
    if (!rubrics)
        return std::unexpected(rubrics.error());
    for (const StoredRubric &stored : *rubrics) {
        book.m_rubrics.insert(stored.id, stored.rubric);
        book.m_current = stored.rubric;
        book.m_currentId = stored.id;
    }
    const auto reviewers = season.reviewers().listWithRemoved();
    if (!reviewers)
        return std::unexpected(reviewers.error());
    book.m_reviewers = *reviewers;
    return book;
}

const Rubric *ScoreBook::rubric(RubricId id) const
{
    const auto found = m_rubrics.constFind(id);
    return found == m_rubrics.constEnd() ? nullptr : &*found;
}

RubricId ScoreBook::rubricId(const QString &id, int version) const
{
    for (auto it = m_rubrics.begin(); it != m_rubrics.end(); ++it) {
        if (it->id == id && it->version == version)
            return it.key();
    }
    return {};
}

Reviewer ScoreBook::reviewer(ReviewerId id) const
{
    const auto found = std::ranges::find(m_reviewers, id, &Reviewer::id);
    return found == m_reviewers.end() ? Reviewer() : *found;
}

bool ScoreBook::comparable(RubricId id) const
{
    if (id == m_currentId)
        return true;
    const Rubric *given = rubric(id);
    return given && totalsComparable(*given, m_current) != Comparable::No;
}

std::optional<double> ScoreBook::total(const Review &review) const
{
    const Rubric *given = rubric(review.rubric);
    if (!given)
        return std::nullopt;
    const auto total = Bole::total(review.content, *given);
    return total && total->complete ? std::optional(total->value) : std::nullopt;
}

ApplicantScores ScoreBook::scores(const QList<Review> &ofApplicant) const
{
    ApplicantScores scores;
    QList<double> totals;
    QMap<QString, QList<double>> levels;
    for (const Review &review : ofApplicant) {
        if (review.content.state != ReviewState::Submitted)
            continue;
        if (!m_viewer.counts(review)) {
            ++scores.hidden;
            continue;
        }
        scores.reviews.append(review);
        if (!scores.rubrics.contains(review.rubric))
            scores.rubrics.append(review.rubric);
        const auto value = total(review);
        if (value && comparable(review.rubric))
            totals.append(*value);
        const Rubric *given = rubric(review.rubric);
        for (auto it = review.content.scores.begin(); it != review.content.scores.end(); ++it) {
            if (it->level && given &&
                Bole::comparable(*given, m_current, it.key()) != Comparable::No)
                levels[it.key()].append(*it->level);
        }
    }
    if (!totals.isEmpty()) {
        const Summary summary = summarize(totals);
        scores.total = summary.mean;
        scores.lowest = summary.minimum;
        scores.highest = summary.maximum;
    }
    for (auto it = levels.begin(); it != levels.end(); ++it)
        scores.criteria.insert(it.key(), summarize(*it).mean);
    return scores;
}

Result<QHash<ApplicantId, QList<Review>>> reviewsOf(Season &season,
                                                    const QList<ApplicantId> &applicants)
{
    QHash<ApplicantId, QList<Review>> byApplicant;
    const auto reviews = season.reviews().ofApplicants(applicants);
    if (!reviews)
        return std::unexpected(reviews.error());
    for (const Review &review : *reviews)
        byApplicant[review.applicant].append(review);
    return byApplicant;
}

} // namespace Bole
