// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/rubriccomparison.h"

#include "model/review/review.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

void changesOf(const Criterion &a, const Criterion &b, QList<RubricChange> &found)
{
    const auto say = [&](bool differs, RubricChange::Kind kind) {
        if (differs)
            found.append({kind, a.id});
    };
    say(a.name != b.name, RubricChange::Renamed);
    say(a.guidance != b.guidance, RubricChange::GuidanceChanged);
    say(!a.hasScaleOf(b), RubricChange::LevelCountChanged);
    say(a.hasScaleOf(b) && a.levels != b.levels, RubricChange::LevelWordsChanged);
    say(a.weight != b.weight, RubricChange::WeightChanged);
    say(a.counts != b.counts, RubricChange::CountsChanged);
    say(a.asksConfidence != b.asksConfidence, RubricChange::ConfidenceChanged);
}

QStringList idsIn(const Rubric &rubric, const Rubric &other)
{
    QStringList ids;
    for (const Criterion &criterion : rubric.criteria) {
        if (other.criterion(criterion.id))
            ids.append(criterion.id);
    }
    return ids;
}

QList<const Criterion *> counting(const Rubric &rubric)
{
    QList<const Criterion *> found;
    for (const Criterion &criterion : rubric.criteria) {
        if (criterion.counts && criterion.isAsked())
            found.append(&criterion);
    }
    return found;
}

double weightSum(const QList<const Criterion *> &criteria)
{
    double sum = 0;
    for (const Criterion *criterion : criteria)
        sum += criterion->weight;
    return sum;
}

} // namespace

QList<RubricChange> changes(const Rubric &before, const Rubric &after)
{
    QList<RubricChange> found;
    if (before.title != after.title)
        found.append(RubricChange{RubricChange::TitleChanged, {}});
    for (const Criterion &old : before.criteria) {
        if (const Criterion *now = after.criterion(old.id))
            changesOf(old, *now, found);
        else
            found.append({RubricChange::Removed, old.id});
    }
    for (const Criterion &now : after.criteria) {
        if (!before.criterion(now.id))
            found.append({RubricChange::Added, now.id});
    }
    if (before.formula != after.formula || before.requirements != after.requirements)
        found.append(RubricChange{RubricChange::FormulaChanged, {}});
    const QStringList oldOrder = idsIn(before, after);
    const QStringList newOrder = idsIn(after, before);
    for (int i = 0; i < oldOrder.size(); ++i) {
        if (oldOrder[i] != newOrder[i])
            found.append({RubricChange::Moved, newOrder[i]});
    }
    return found;
}

Comparable comparable(const Rubric &before, const Rubric &after, QStringView criterionId)
{
    const Criterion *a = before.criterion(criterionId);
    const Criterion *b = after.criterion(criterionId);
    if (!a || !b || !a->hasScaleOf(*b))
        return Comparable::No;
    const bool same = a->levels == b->levels && a->guidance == b->guidance && a->name == b->name;
    return same ? Comparable::Yes : Comparable::Reworded;
}

Comparable totalsComparable(const Rubric &before, const Rubric &after)
{
    const auto a = counting(before);
    const auto b = counting(after);
    if (a.size() != b.size())
        return Comparable::No;
    Comparable result = Comparable::Yes;
    for (const Criterion *old : a) {
        const Criterion *now = after.criterion(old->id);
        if (!now || !now->counts || !now->isAsked())
            return Comparable::No;
        if (std::abs(old->weight / weightSum(a) - now->weight / weightSum(b)) > 1e-9)
            return Comparable::No;
        result = std::max(result, comparable(before, after, old->id));
    }
    return result;
}

void keepComparable(ReviewContent &review, const Rubric &before, const Rubric &after)
{
    review.scores.removeIf([&](const auto &score) {
        return comparable(before, after, score.key()) != Comparable::Yes;
    });
}

} // namespace Bole
