// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/audience.h"
#include "model/hub/hubexchange.h"

#include <functional>

namespace Bole {

/// How a season's file and its hub exchange, by the season's own rules of fairness. `read` reads
/// those rules, again whenever the exchange asks for them, as long as the options are used. `who`
/// sits at this file.
HubExchange::Options hubOptionsFor(const std::function<ExchangeRules()> &read, ReviewerId who);

} // namespace Bole
