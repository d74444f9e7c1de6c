// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/scorebook.h"

#include "model/review/rubriccomparison.h"

namespace Bole {

Result<ScoreBook> ScoreBook::of(const VisibleSeason &season)
{
    ScoreBook book;
    book.m_viewer = season.viewer();
    const auto rubrics = season.rubrics();
    if (!rubrics)
        return std::unexpected(rubrics.error());
    for (const StoredRubric &stored : *rubrics) {
        book.m_rubrics.insert(stored.id, stored.rubric);
        book.m_current = stored.rubric;
        book.m_currentId = stored.id;
    }
    const auto reviewers = season.reviewers();
    if (!reviewers)
        return std::unexpected(reviewers.error());
    book.m_reviewers = *reviewers;
    const auto counts = season.counts();
    if (!counts)
        return std::unexpected(counts.error());
    book.m_counts = *counts;
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

std::optional<Total> ScoreBook::running(const Review &review) const
{
    const Rubric *given = rubric(review.rubric);
    return given ? Bole::total(review.content, *given) : std::nullopt;
}

std::optional<double> ScoreBook::total(const Review &review) const
{
    const auto total = running(review);
    return total && total->complete ? std::optional(total->value) : std::nullopt;
}

CountedReview::As ScoreBook::standing(const Review &review) const
{
    using enum CountedReview::As;
    if (review.content.state != ReviewState::Submitted)
        return Nothing;
    if (!m_viewer.counts(review))
        return Hidden;
    const Rubric *given = rubric(review.rubric);
    const Comparable fits = given ? totalsComparable(*given, m_current) : Comparable::No;
    return fits == Comparable::No ? OtherVersion : fits == Comparable::Reworded ? Reworded : Whole;
}

CountedReview ScoreBook::count(const Review &review) const
{
    using enum CountedReview::As;
    CountedReview counted{standing(review), {}, {}};
    const Rubric *given = rubric(review.rubric);
    if (!given || counted.as == Nothing || counted.as == Hidden)
        return counted;
    if (counted.as != OtherVersion)
        counted.total = total(review);
    for (auto it = review.content.scores.begin(); it != review.content.scores.end(); ++it) {
        if (it->level && comparable(*given, m_current, it.key()) != Comparable::No)
            counted.levels.insert(it.key(), *it->level);
    }
    return counted;
}

ApplicantScores ScoreBook::scores(const QList<Review> &ofApplicant) const
{
    ApplicantScores scores;
    QList<double> totals;
    QMap<QString, QList<double>> levels;
    for (const Review &review : ofApplicant) {
        const CountedReview counted = count(review);
        scores.hidden += counted.as == CountedReview::As::Hidden;
        if (counted.as == CountedReview::As::Nothing || counted.as == CountedReview::As::Hidden)
            continue;
        scores.reviews.append(review);
        if (!scores.rubrics.contains(review.rubric))
            scores.rubrics.append(review.rubric);
        if (counted.total)
            totals.append(*counted.total);
        for (auto it = counted.levels.begin(); it != counted.levels.end(); ++it)
            levels[it.key()].append(*it);
    }
    if (!totals.isEmpty()) {
        const Summary summary = summarize(totals);
        scores.counted = summary.count;
        scores.total = summary.mean;
        scores.lowest = summary.minimum;
        scores.highest = summary.maximum;
    }
    for (auto it = levels.begin(); it != levels.end(); ++it)
        scores.criteria.insert(it.key(), summarize(*it).mean);
    return scores;
}

} // namespace Bole
