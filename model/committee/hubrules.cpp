// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/committee/hubrules.h"

#include <QCoreApplication>

namespace Bole {

using namespace Qt::StringLiterals;

HubExchange::Options hubOptionsFor(const std::function<ExchangeRules()> &read, ReviewerId who)
{
    const auto rules = std::make_shared<ExchangeRules>(read());
    HubExchange::Options options;
    options.who = who;
    options.variant = [rules](const TravelChange &change, const QString &audience) {
        return rules->seen(change, audience);
    };
    options.content = [rules](const QString &sha256, const QString &audience) {
        return rules->content(sha256, audience);
    };
    options.fairness = [rules, read] {
        *rules = read();
        return std::optional(HubFairness{rules->othersShown, rules->audiences});
    };
    options.readAgain = [rules, read] {
        *rules = read();
    };
    options.program = u"Bole "_s + QCoreApplication::applicationVersion();
    return options;
}

} // namespace Bole
