// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/seasonscores.h"

#include "model/review/scorebook.h"

namespace Bole {

namespace {

void add(const Review &review, const CountedReview &counted, SeasonScores &scores)
{
    using enum CountedReview::As;
    scores.hidden += counted.as == Hidden;
    scores.otherVersions += counted.as == OtherVersion;
    scores.reworded += counted.as == Reworded;
    if (counted.total)
        scores.totals.append({review.applicant, review.reviewer, *counted.total});
    for (auto it = counted.levels.begin(); it != counted.levels.end(); ++it)
        scores.criteria[it.key()].append({review.applicant, review.reviewer, *it});
}

} // namespace

Result<SeasonScores> seasonScores(const VisibleSeason &season)
{
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    const auto everybody = season.everybody();
    if (!everybody)
        return std::unexpected(everybody.error());
    const auto reviews = season.reviews(*everybody, ReviewParts::Numbers);
    if (!reviews)
        return std::unexpected(reviews.error());
    SeasonScores scores;
    scores.rubricId = book->rubricId();
    scores.rubric = book->rubric();
    for (const ApplicantId applicant : *everybody) {
        for (const Review &review : reviews->value(applicant))
            add(review, book->count(review), scores);
    }
    return scores;
}

} // namespace Bole
