// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/committee/hubrules.h"

#include "model/desk/audience.h"

#include <QCoreApplication>

namespace Bole {

using namespace Qt::StringLiterals;

HubExchange::Options hubOptionsFor(Season &season, ReviewerId who)
{
    const auto rules = std::make_shared<ExchangeRules>(exchangeRulesOf(season));
    HubExchange::Options options;
    options.who = who;
    options.variant = [rules](const TravelChange &change, const QString &audience) {
        return rules->seen(change, audience);
    };
    options.content = [rules](const QString &sha256, const QString &audience) {
        return rules->content(sha256, audience);
    };
    options.fairness = [rules, &season] {
        *rules = exchangeRulesOf(season);
        return std::optional(HubFairness{rules->othersShown, rules->audiences});
    };
    options.program = u"Bole "_s + QCoreApplication::applicationVersion();
    return options;
}

} // namespace Bole
