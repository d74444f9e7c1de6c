// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importreport.h"

#include <algorithm>

namespace Bole {

int ImportReport::count(ImportOutcome::Kind kind) const
{
    return int(std::ranges::count(outcomes, kind, &ImportOutcome::kind));
}

bool ImportReport::isComplete() const
{
    return !stopped && !cancelled && count(ImportOutcome::Kind::Failed) == 0;
}

} // namespace Bole
