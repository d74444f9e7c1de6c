// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/formula.h"
#include "model/review/rubric.h"

namespace Bole {

/// The formula of a rubric, its names resolved. A criterion is named by its id or its name in
/// either language, "total" is the reviewers' weighted total, and facts are named as in
/// `formulaFacts`, tests by their names, counts by their ids: awards.national, papers.CCF-A,
/// list.985.
Result<Formula> totalFormula(const Rubric &rubric);

/// The name under which the reviewers' totals stand in a formula.
inline constexpr QLatin1StringView reviewersTotal("total");

/// A fact that a formula can name, with what the facts' tables know it by.
struct FormulaFact
{
    QLatin1StringView name; ///< its id, and how it is written in English; see `nameInFormula`
    QLatin1StringView column;
};
const QList<FormulaFact> &formulaFacts();
/// What the facts' tables know a name of a formula by; empty where it is no fact.
QString factColumn(const QString &name);
/// The record's facts (see recordfacts.h) that a fact or count is made of: publications and ccfA
/// for papers.CCF-A. Whatever goes by it is unchecked while one of them is.
QStringList factsBehind(const QString &name);
/// Those that the totals under a rubric go by.
QStringList factsBehindTotal(const Rubric &rubric);

/// The lists by which a formula counts and which the program does not have: Q1 of papers.Q1.
struct OwnListNames
{
    QStringList institutions;
    QStringList venues;
};
OwnListNames ownListsBehind(const Rubric &rubric);

} // namespace Bole
