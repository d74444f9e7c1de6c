// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/totalformula.h"

#include "model/knowledge/testkinds.h"
#include "model/record/recordenums.h"
#include "model/review/formulanames.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView listPrefixes[] = {"papers."_L1, "firstPapers."_L1, "list."_L1,
                                              "bachelorList."_L1};

/// A misspelled level, tier or list would count as none for everybody. What the committee's own
/// lists are called is not known here.
bool isCount(const QString &name)
{
    const QString what = name.section(u'.', 1);
    if (name.startsWith("awards."_L1) || name.startsWith("awardsFrom."_L1))
        return fromName<AwardLevel>(what).has_value();
    const bool isOfPapers = name.startsWith("papers."_L1) || name.startsWith("firstPapers."_L1);
    if (isOfPapers && what.startsWith("CCF"_L1, Qt::CaseInsensitive))
        return QStringList{u"CCF-A"_s, u"CCF-B"_s, u"CCF-C"_s}.contains(what);
    return !what.isEmpty() && std::ranges::any_of(listPrefixes, [&](QLatin1StringView prefix) {
        return name.startsWith(prefix);
    });
}

bool isSame(const QString &one, QAnyStringView other)
{
    return QAnyStringView::compare(one, other, Qt::CaseInsensitive) == 0;
}

QString factName(const QString &name)
{
    for (const FormulaFact &fact : formulaFacts()) {
        if (isNameInFormula(name, fact.name))
            return fact.name;
    }
    if (const TestKind *test = findTestByName(name))
        return test->id();
    return isCount(name) ? name : QString();
}

} // namespace

const QList<FormulaFact> &formulaFacts()
{
    static const QList<FormulaFact> facts{
        {"gpa"_L1, "gpa_percent"_L1},
        {"rank"_L1, "rank_percent"_L1},
        {"bachelorGpa"_L1, "bachelor_gpa_percent"_L1},
        {"bachelorRank"_L1, "bachelor_rank_percent"_L1},
        {"publications"_L1, "publications"_L1},
        {"firstAuthor"_L1, "first_author"_L1},
    };
    return facts;
}

QString factColumn(const QString &name)
{
    for (const FormulaFact &fact : formulaFacts()) {
        if (name == fact.name)
            return fact.column;
    }
    return factName(name); // tests and counts are known by their ids
}

QStringList factsBehind(const QString &name)
{
    const QString list = name.section(u'.', 1);
    const QString venue =
        list.startsWith("CCF-"_L1) ? u"ccf"_s + list.sliced(4) : QString(u"venues"_s);
    if (name.startsWith("awards"_L1))
        return {u"awards"_s};
    if (name.startsWith("papers."_L1))
        return {u"publications"_s, venue};
    if (name.startsWith("firstPapers."_L1))
        return {u"publications"_s, u"firstAuthor"_s, venue};
    if (name.startsWith("list."_L1))
        return {u"institution"_s};
    if (name.startsWith("bachelorList."_L1))
        return {u"bachelorInstitution"_s};
    return {name};
}

QStringList factsBehindTotal(const Rubric &rubric)
{
    QStringList facts;
    const auto formula = totalFormula(rubric);
    for (const QString &name : formula ? formula->names() : QStringList()) {
        if (name != reviewersTotal && !rubric.criterion(name))
            facts += factsBehind(name);
    }
    return facts;
}

Result<Formula> totalFormula(const Rubric &rubric)
{
    const auto known = [&](const QString &name) -> QString {
        for (const Criterion &criterion : rubric.criteria) {
            if (name == criterion.id || isSame(name, criterion.name.en) ||
                name == criterion.name.zh)
                return criterion.id;
        }
        if (isNameInFormula(name, reviewersTotal))
            return reviewersTotal;
        return factName(name);
    };
    return Formula::parse(rubric.formula, rubric.requirements, known);
}

} // namespace Bole
