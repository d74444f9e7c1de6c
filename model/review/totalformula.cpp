// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/totalformula.h"

#include "model/knowledge/namedlists.h"
#include "model/knowledge/phrases.h"
#include "model/knowledge/testkinds.h"
#include "model/record/recordenums.h"
#include "model/review/formulanames.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView awardCounts[] = {"awards"_L1, "awardsFrom"_L1};
constexpr QLatin1StringView paperCounts[] = {"papers"_L1, "firstPapers"_L1};
constexpr QLatin1StringView schoolCounts[] = {"list"_L1, "bachelorList"_L1};

bool isSame(const QString &one, QAnyStringView other)
{
    return QAnyStringView::compare(one, other, Qt::CaseInsensitive) == 0;
}

/// The program's own lists, also as they are shown: 双一流 is dual2022. What the committee's are
/// called is not known here, see `ownListsBehind`.
QString listId(const QString &typed)
{
    static const QStringList lists = NamedLists(listedInstitutions()).lists();
    for (const QString &list : lists) {
        if (isSame(typed, list) ||
            phraseInEveryLanguage(QString(u"list."_s + list)).contains(typed, Qt::CaseInsensitive))
            return list;
    }
    return typed;
}

/// A misspelled level, tier or list would count as none for everybody: empty where it is none.
QString countName(const QString &name)
{
    const QString kind = name.section(u'.', 0, 0);
    const QString what = name.section(u'.', 1);
    if (what.isEmpty())
        return {};
    if (std::ranges::contains(awardCounts, kind))
        return fromName<AwardLevel>(what) ? name : QString();
    if (std::ranges::contains(paperCounts, kind)) {
        static const QStringList tiers{u"CCF-A"_s, u"CCF-B"_s, u"CCF-C"_s};
        if (!what.startsWith("CCF"_L1, Qt::CaseInsensitive))
            return name;
        return tiers.contains(what.toUpper()) ? kind + u'.' + what.toUpper() : QString();
    }
    return std::ranges::contains(schoolCounts, kind) ? kind + u'.' + listId(what) : QString();
}

QString factName(const QString &name)
{
    for (const FormulaFact &fact : formulaFacts()) {
        if (isNameInFormula(name, fact.name))
            return fact.name;
    }
    if (const TestKind *test = findTestByName(name))
        return test->id();
    return countName(name);
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

OwnListNames ownListsBehind(const Rubric &rubric)
{
    static const QStringList program = NamedLists(listedInstitutions()).lists();
    OwnListNames own;
    const auto formula = totalFormula(rubric);
    for (const QString &name : formula ? formula->names() : QStringList()) {
        const QString kind = name.section(u'.', 0, 0);
        const QString list = name.section(u'.', 1);
        if (rubric.criterion(name) || list.isEmpty())
            continue;
        if (std::ranges::contains(paperCounts, kind) && !list.startsWith("CCF-"_L1))
            own.venues.append(list);
        if (std::ranges::contains(schoolCounts, kind) && !program.contains(list))
            own.institutions.append(list);
    }
    return own;
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
