// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/ranking.h"

namespace Bole {

/// Every rule that a list of this season can be ordered by, with its name in the window's language.
QList<std::pair<RankingRule, QString>> ruleLabels(Season *season);

} // namespace Bole
