// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/rulelabels.h"

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
            {QLatin1StringView("gpaPercent"), tr("GPA, as a part of its scale")},
            {QLatin1StringView("rankPercent"), tr("Rank in class, as a percentile")},
            {QLatin1StringView("level"), tr("Highest level of study")},
            {QLatin1StringView("publications"), tr("Number of publications")},
            {QLatin1StringView("firstAuthor"), tr("Publications as first author")},
            {QLatin1StringView("ccfA"), tr("CCF-A publications")},
            {QLatin1StringView("ccfB"), tr("CCF-B publications")},
            {QLatin1StringView("ccfC"), tr("CCF-C publications")},
            {QLatin1StringView("bachelorGpaPercent"), tr("Bachelor's GPA, as a part of its scale")},
            {QLatin1StringView("bachelorRankPercent"),
             tr("Rank in the bachelor's class, as a percentile")},
            {QLatin1StringView("awardsInternational"), tr("International awards")},
            {QLatin1StringView("awardsNational"), tr("National awards")},
            {QLatin1StringView("awardsProvincial"), tr("Provincial awards")},
            {QLatin1StringView("name"), tr("Name, by the alphabet")},
            {QLatin1StringView("institution"), tr("School, by the alphabet")},
            {QLatin1StringView("area"), tr("Field of study, by the alphabet")},
            {QLatin1StringView("cet4"), QStringLiteral("CET-4")},
            {QLatin1StringView("cet6"), QStringLiteral("CET-6")},
        };
        for (const auto &[name, label] : names) {
            if (name == id)
                return label;
        }
        return id.toUpper();
    }
    static QString total() { return tr("Weighted total"); }
    static QString calibrated() { return tr("Total, corrected for strict and generous reviewers"); }
};

} // namespace

QList<std::pair<RankingRule, QString>> ruleLabels(const Rubric &rubric)
{
    using By = RankingRule::By;
    QList<std::pair<RankingRule, QString>> labels{
        {{By::Total, {}, false}, RuleLabels::total()},
        {{By::Calibrated, {}, false}, RuleLabels::calibrated()}};
    for (const Criterion &criterion : rubric.criteria)
        labels.append(
            {{By::Criterion, criterion.id, false}, criterion.name.in(WindowLanguage::inUse())});
    for (const QString &id : rankingFactIds())
        labels.append({{By::Fact, id, false}, RuleLabels::fact(id)});
    return labels;
}

} // namespace Bole
