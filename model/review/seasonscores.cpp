// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/seasonscores.h"

#include "model/review/rubriccomparison.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"

namespace Bole {

namespace {

/// The versions of the rubric and how far each can stand beside the one in use.
struct Versions
{
    QHash<RubricId, Rubric> rubrics;
    RubricId current;

    Comparable comparableTo(RubricId id) const
    {
        const auto found = rubrics.constFind(id);
        return found == rubrics.constEnd() ? Comparable::No
                                           : totalsComparable(*found, rubrics.value(current));
    }
};

Versions versionsOf(Season &season)
{
    Versions versions;
    for (const StoredRubric &stored : season.rubrics().list().value_or(QList<StoredRubric>())) {
        versions.rubrics.insert(stored.id, stored.rubric);
        versions.current = stored.id;
    }
    return versions;
}

void add(const Review &review, const Rubric &given, SeasonScores &scores)
{
    if (const auto value = total(review.content, given); value && value->complete)
        scores.totals.append({review.applicant, review.reviewer, value->value});
    for (auto it = review.content.scores.begin(); it != review.content.scores.end(); ++it) {
        if (it->level && comparable(given, scores.rubric, it.key()) != Comparable::No)
            scores.criteria[it.key()].append(
                {review.applicant, review.reviewer, double(*it->level)});
    }
}

} // namespace

SeasonScores seasonScores(Season &season, const Visibility &visibility)
{
    const Versions versions = versionsOf(season);
    SeasonScores scores;
    scores.rubricId = versions.current;
    scores.rubric = versions.rubrics.value(versions.current);
    const auto reviews = season.reviews().all();
    for (const Review &review : reviews.value_or(QList<Review>())) {
        if (review.content.state != ReviewState::Submitted)
            continue;
        const Comparable fits = versions.comparableTo(review.rubric);
        if (!visibility.shows(review.applicant, review.reviewer)) {
            ++scores.hidden;
        } else if (fits == Comparable::No) {
            ++scores.otherVersions;
        } else {
            scores.reworded += fits == Comparable::Reworded;
            add(review, versions.rubrics.value(review.rubric), scores);
        }
    }
    return scores;
}

} // namespace Bole
