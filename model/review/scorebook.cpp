// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/scorebook.h"

#include "model/review/formulatitle.h"
#include "model/review/rubriccomparison.h"

#include <algorithm>

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
    const auto own = season.ownFields();
    const auto required = season.requirements();
    if (!own || !required)
        return std::unexpected(own ? required.error() : own.error());
    book.m_ownFields = *own;
    book.m_requirements = *required;
    const auto rosterKeys = season.rosterKeys();
    if (!rosterKeys)
        return std::unexpected(rosterKeys.error());
    book.m_rosterKeys = *rosterKeys;
    const auto stages = season.stages();
    if (!stages)
        return std::unexpected(stages.error());
    book.m_stages = *stages;
    if (const auto read = book.readFormula(season); !read)
        return std::unexpected(read.error());
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

Result<void> ScoreBook::readFormula(const VisibleSeason &season)
{
    const auto formula = totalFormula(m_current);
    m_isFormulaUnreadable = !formula; // of a newer version: no totals, but all the rest
    m_formula = formula.value_or(Formula());
    for (const QString &name : m_formula.names()) {
        if (name == reviewersTotal || m_current.criterion(name))
            continue;
        const auto numbers = season.numbers(factColumn(name));
        if (!numbers)
            return std::unexpected(numbers.error());
        m_facts.insert(name, *numbers);
    }
    if (!m_facts.isEmpty()) {
        auto unchecked = season.uncheckedFacts();
        if (!unchecked)
            return std::unexpected(unchecked.error());
        m_unchecked = std::move(*unchecked);
    }
    if (std::ranges::all_of(m_current.criteria, &Criterion::isAsked))
        return {};
    return season.outsideNumbers().transform(
        [this](const QHash<ApplicantId, QMap<QString, double>> &numbers) { m_outside = numbers; });
}

QString ScoreBook::titleOf(const QString &name) const
{
    return formulaTitle(name, m_current, m_viewer.language);
}

/// What the formula goes by and nobody has checked for this applicant, as it is called there.
QStringList ScoreBook::uncheckedIn(ApplicantId applicant) const
{
    const QStringList unchecked = m_unchecked.value(applicant);
    QStringList titles;
    for (const QString &name : unchecked.isEmpty() ? QStringList() : m_formula.names()) {
        const auto isOpen = [&](const QString &fact) {
            return unchecked.contains(fact);
        };
        if (m_facts.contains(name) && std::ranges::any_of(factsBehind(name), isOpen))
            titles.append(titleOf(name));
    }
    return titles;
}

void ScoreBook::applyFormula(ApplicantId applicant, const QList<double> &totals,
                             const QMap<QString, QList<double>> &levels,
                             ApplicantScores &scores) const
{
    if (m_isFormulaUnreadable) {
        scores.formula = FormulaResult();
        scores.formula->isUnreadable = true;
        scores.total.reset();
        return;
    }
    if (m_formula.names().isEmpty() && m_formula.isEmpty())
        return;
    const auto values = [&](const QString &name) -> QList<double> {
        if (name == reviewersTotal)
            return totals;
        if (const Criterion *criterion = m_current.criterion(name); criterion) {
            if (criterion->isAsked())
                return levels.value(name);
            const auto outside = m_outside.value(applicant);
            return outside.contains(name) ? QList{outside.value(name)} : QList<double>();
        }
        const QHash<ApplicantId, double> known = m_facts.value(name);
        if (known.contains(applicant))
            return {known.value(applicant)};
        return name.contains(u'.') ? QList<double>{0} : QList<double>(); // a count of none
    };
    scores.formula =
        m_formula.evaluate(values, [this](const QString &name) { return titleOf(name); });
    scores.formula->unchecked = uncheckedIn(applicant);
    if (!m_formula.isEmpty())
        scores.total = scores.formula->value;
    if (scores.formula->isRuledOut())
        scores.total.reset();
}

ApplicantScores ScoreBook::scores(ApplicantId applicant, const QList<Review> &ofApplicant) const
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
        scores.mean = summary.mean;
        scores.lowest = summary.minimum;
        scores.highest = summary.maximum;
    }
    for (auto it = levels.begin(); it != levels.end(); ++it)
        scores.criteria.insert(it.key(), summarize(*it).mean);
    if (m_viewer.mayRead(applicant)) {
        for (const auto &[id, value] : m_outside.value(applicant).asKeyValueRange())
            scores.criteria.insert(id, value);
    }
    applyFormula(applicant, totals, levels, scores);
    return scores;
}

} // namespace Bole
