// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rubric/rubricwords.h"

#include "model/review/totalformula.h"
#include "views/common/reviewwords.h"
#include "views/common/windowlanguage.h"

namespace Bole {

QString RubricWords::problem(const RubricProblem &problem, const Rubric &rubric)
{
    QString name;
    if (problem.criterion >= 0) {
        name = rubric.criteria[problem.criterion].name.in(WindowLanguage::inUse());
        if (name.isEmpty())
            name = tr("Criterion %1").arg(problem.criterion + 1);
    }
    switch (problem.kind) {
    case RubricProblem::NoTitle:
        return tr("The rubric needs a title.");
    case RubricProblem::NoCriteria:
        return tr("Add a criterion, or take some from the library.");
    case RubricProblem::NothingCounts:
        return tr("At least one criterion must count in the total.");
    case RubricProblem::NoId:
    case RubricProblem::IdTwice:
        return tr("%1 is there twice.").arg(name);
    case RubricProblem::NoName:
        return tr("%1 needs a name.").arg(name);
    case RubricProblem::TooFewLevels:
        return tr("%1 needs at least two levels.").arg(name);
    case RubricProblem::TooManyLevels:
        return tr("%1 has more than nine levels.").arg(name);
    case RubricProblem::LevelWithoutWords:
        return tr("%1 has a level without words.").arg(name);
    case RubricProblem::BadWeight:
        return tr("The weight of %1 must be above 0.").arg(name);
    case RubricProblem::BadScale:
        return tr("%1 needs a number of points above 0.").arg(name);
    case RubricProblem::BadFormula:
        return formulaFault(rubric);
    }
    return {};
}

static QString faultWords(const QString &fault)
{
    const std::pair<QLatin1StringView, QString> words[] = {
        {QLatin1StringView("there is no such name"), RubricWords::tr("there is no such name")},
        {QLatin1StringView("something is missing"), RubricWords::tr("something is missing")},
        {QLatin1StringView("a closing bracket is missing"),
         RubricWords::tr("a closing bracket is missing")},
        {QLatin1StringView("a number is expected"), RubricWords::tr("a number is expected")},
        {QLatin1StringView("a comma is expected"), RubricWords::tr("a comma is expected")},
        {QLatin1StringView("a colon is expected"), RubricWords::tr("a colon is expected")},
        {QLatin1StringView("a comparison is expected"),
         RubricWords::tr("a comparison such as >= is expected")},
        {QLatin1StringView("one name is expected"), RubricWords::tr("one name is expected")},
        {QLatin1StringView("a step is expected"),
         RubricWords::tr("a step such as 90: 10 is expected")},
        {QLatin1StringView("fewer parts than the best that are wanted"),
         RubricWords::tr("there are fewer parts than the best that are wanted")},
        {QLatin1StringView("too deep"), RubricWords::tr("there are too many brackets in brackets")},
    };
    for (const auto &[technical, word] : words) {
        if (fault == technical)
            return word;
    }
    return RubricWords::tr("this is not understood");
}

/// "The formula, at character 8: there is no such name.", or which line that rules out.
QString RubricWords::formulaFault(const Rubric &rubric)
{
    Rubric part = rubric;
    part.requirements.clear();
    QString where = tr("The formula");
    auto read = totalFormula(part);
    part.formula.clear();
    for (const QString &line : read ? rubric.requirements : QStringList()) {
        part.requirements = {line};
        where = tr("“%1”", "a line that rules out").arg(line.trimmed());
        if (read = totalFormula(part); !read)
            break;
    }
    if (read)
        return {};
    const QString detail = read.error().detail;
    return tr("%1, at character %2: %3.", "a formula, where in it, what is wrong")
        .arg(where, detail.section(u':', 0, 0),
             faultWords(detail.section(QStringLiteral(": "), 1)));
}

QString RubricWords::change(const RubricChange &change, const Rubric &before, const Rubric &after)
{
    const Criterion *criterion = before.criterion(change.criterion);
    if (!criterion)
        criterion = after.criterion(change.criterion);
    const QString name = criterion ? criterion->name.in(WindowLanguage::inUse()) : QString();
    switch (change.kind) {
    case RubricChange::TitleChanged:
        return tr("Another title");
    case RubricChange::Added:
        return tr("%1: added").arg(name);
    case RubricChange::Removed:
        return tr("%1: removed").arg(name);
    case RubricChange::Moved:
        return tr("%1: moved").arg(name);
    case RubricChange::Renamed:
        return tr("%1: another name").arg(name);
    case RubricChange::GuidanceChanged:
        return tr("%1: other guidance").arg(name);
    case RubricChange::LevelWordsChanged:
        return tr("%1: other words for its levels").arg(name);
    case RubricChange::LevelCountChanged:
        return tr("%1: another number of levels, so scores can't be compared").arg(name);
    case RubricChange::WeightChanged:
        return tr("%1: another weight").arg(name);
    case RubricChange::CountsChanged:
        return tr("%1: counts now, or not any more").arg(name);
    case RubricChange::FormulaChanged:
        return tr("Another formula for the total");
    case RubricChange::ConfidenceChanged:
        return tr("%1: asks for confidence or not").arg(name);
    }
    return {};
}

} // namespace Bole
