// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hub/hubexchange.h"

namespace Bole {

/// How a season's file and its hub exchange, by the season's own rules of fairness; they are read
/// again whenever the exchange asks for them. `who` sits at this file. The season must stay as long
/// as the options.
HubExchange::Options hubOptionsFor(Season &season, ReviewerId who);

} // namespace Bole
