// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/rubric.h"

#include "model/knowledge/languagecode.h"
#include "model/review/totalformula.h"

#include <algorithm>
#include <cmath>

namespace Bole {

const QString &Bilingual::in(QStringView language) const
{
    const QString &wanted = isChinese(language) ? zh : en;
    const QString &other = isChinese(language) ? en : zh;
    return wanted.isEmpty() ? other : wanted;
}

bool Criterion::takes(double score) const
{
    const double step = kind == CriterionKind::Levels ? 1 : kind == CriterionKind::Points ? 0.5 : 0;
    const bool isOnStep = step == 0 || std::abs(std::remainder(score, step)) < 1e-9;
    return std::isfinite(score) && score >= lowest() && score <= highest() && isOnStep;
}

bool Criterion::hasScaleOf(const Criterion &other) const
{
    return kind == other.kind && lowest() == other.lowest() && highest() == other.highest();
}

const Criterion *Rubric::criterion(QStringView criterionId) const
{
    const auto found = std::ranges::find(criteria, criterionId, &Criterion::id);
    return found == criteria.end() ? nullptr : &*found;
}

Rubric Rubric::nextVersion() const
{
    Rubric next = *this;
    ++next.version;
    return next;
}

namespace {

/// A formula could not tell which of two criteria of one name is meant.
bool sharesItsName(const Rubric &rubric, const Criterion &criterion)
{
    if (rubric.formula.isEmpty() && rubric.requirements.isEmpty())
        return false;
    const auto isSame = [](const QString &one, const QString &other) {
        return !one.isEmpty() && one.compare(other, Qt::CaseInsensitive) == 0;
    };
    return std::ranges::any_of(rubric.criteria, [&](const Criterion &other) {
        return &other != &criterion && (isSame(criterion.name.en, other.name.en) ||
                                        isSame(criterion.name.zh, other.name.zh));
    });
}

void check(const Rubric &rubric, int index, QList<RubricProblem> &found)
{
    const Criterion &criterion = rubric.criteria[index];
    const auto say = [&](RubricProblem::Kind kind) {
        found.append({kind, index});
    };
    if (criterion.id.isEmpty())
        say(RubricProblem::NoId);
    else if (rubric.criterion(criterion.id) != &criterion || sharesItsName(rubric, criterion))
        say(RubricProblem::IdTwice);
    if (criterion.name.isEmpty())
        say(RubricProblem::NoName);
    const bool hasLevels = criterion.kind == CriterionKind::Levels;
    if (!hasLevels && !(criterion.most > 0 && criterion.most <= 10'000))
        say(RubricProblem::BadScale);
    if (hasLevels && criterion.levelCount() < Criterion::fewestLevels)
        say(RubricProblem::TooFewLevels);
    if (criterion.levelCount() > Criterion::mostLevels)
        say(RubricProblem::TooManyLevels);
    if (std::ranges::any_of(criterion.levels, &Bilingual::isEmpty))
        say(RubricProblem::LevelWithoutWords);
    if (!std::isfinite(criterion.weight) || criterion.weight <= 0 || criterion.weight > 1000)
        say(RubricProblem::BadWeight);
}

} // namespace

QList<RubricProblem> problems(const Rubric &rubric)
{
    QList<RubricProblem> found;
    if (rubric.title.isEmpty())
        found.append({RubricProblem::NoTitle, -1});
    if (rubric.criteria.isEmpty())
        found.append({RubricProblem::NoCriteria, -1});
    else if (std::ranges::none_of(rubric.criteria, &Criterion::counts) && rubric.formula.isEmpty())
        found.append({RubricProblem::NothingCounts, -1});
    for (int i = 0; i < rubric.criteria.size(); ++i)
        check(rubric, i, found);
    if (!totalFormula(rubric))
        found.append({RubricProblem::BadFormula, -1});
    return found;
}

QString freeCriterionId(const Rubric &rubric, const QString &englishName)
{
    QString base;
    for (const QChar c : englishName.toLower()) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (plain)
            base += c;
        else if (!base.isEmpty() && !base.endsWith(u'-'))
            base += u'-';
    }
    while (base.endsWith(u'-'))
        base.chop(1);
    if (base.isEmpty())
        base = QStringLiteral("criterion");
    QString id = base;
    for (int n = 2; rubric.criterion(id); ++n)
        id = base + u'-' + QString::number(n);
    return id;
}

} // namespace Bole
