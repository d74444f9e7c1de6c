// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/rulelabels.h"

#include "model/knowledge/phrases.h"
#include "model/knowledge/testkinds.h"
#include "model/review/formulatitle.h"
#include "views/common/windowlanguage.h"

#include <QCoreApplication>

namespace Bole {

namespace {

struct RuleLabels
{
    Q_DECLARE_TR_FUNCTIONS(Bole::RuleLabels)

public:
    static QString fact(const QString &id)
    {
        const std::pair<QLatin1StringView, QString> names[] = {
            {QLatin1StringView("level"), tr("Highest level of study")},
            {QLatin1StringView("publications"), tr("Number of publications")},
            {QLatin1StringView("firstAuthor"), tr("Publications as first author")},
            {QLatin1StringView("name"), tr("Name, alphabetically")},
            {QLatin1StringView("institution"), tr("School, alphabetically")},
            {QLatin1StringView("area"), tr("Field of study, alphabetically")},
        };
        for (const auto &[name, label] : names) {
            if (name == id)
                return label;
        }
        if (const TestKind *test = findTestKind(id))
            return test->heading(WindowLanguage::inUse());
        const QString column = phrase(QStringLiteral("column.%1").arg(id), WindowLanguage::inUse());
        return column.isEmpty() ? id : column; // called as the column that holds it
    }
    static QString total(const Rubric &rubric)
    {
        return rubric.formula.isEmpty() ? tr("Weighted total")
                                        : tr("Total by the rubric's formula");
    }
    static QString calibrated() { return tr("Total, corrected for strict and generous reviewers"); }
};

} // namespace

/// The tiers of the CCF have columns of their own.
static bool isOfTier(QStringView count)
{
    return count.startsWith(u"papers.CCF-");
}

static QList<std::pair<RankingRule, QString>> factLabels(const QStringList &counts)
{
    QList<std::pair<RankingRule, QString>> labels;
    const auto add = [&](const QString &id, const QString &label) {
        labels.append({{RankingRule::By::Fact, id, false}, label});
    };
    for (const QString &id : rankingFactIds()) {
        if (!id.startsWith(u"ccf") || counts.contains(QStringLiteral("papers.CCF-") + id.last(1)))
            add(id, RuleLabels::fact(id));
    }
    for (const QString &count : counts) {
        if (isCountOfPapers(count) && !isOfTier(count))
            add(count, formulaTitle(count, {}, WindowLanguage::inUse()));
    }
    return labels;
}

QList<std::pair<RankingRule, QString>> ruleLabels(const Rubric &rubric, const QStringList &counts)
{
    using By = RankingRule::By;
    QList<std::pair<RankingRule, QString>> labels{
        {{By::Total, {}, false}, RuleLabels::total(rubric)},
        {{By::Calibrated, {}, false}, RuleLabels::calibrated()}};
    for (const Criterion &criterion : rubric.criteria)
        labels.append(
            {{By::Criterion, criterion.id, false}, criterion.name.in(WindowLanguage::inUse())});
    return labels + factLabels(counts);
}

} // namespace Bole
