// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"
#include "model/shortlist/ranking.h"

namespace Bole {

/// Every rule that a list scored under this rubric can be ordered by, with its name in the window's
/// language. `counts`: what is counted in the season; lists of venues that nobody here has a paper
/// on are none of this field's.
QList<std::pair<RankingRule, QString>> ruleLabels(const Rubric &rubric, const QStringList &counts);

} // namespace Bole
