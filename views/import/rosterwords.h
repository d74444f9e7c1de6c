// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/rosterplan.h"

namespace Bole {

/// "New: 3. Changed: 1. …", one sentence for the window and the command line.
QString rosterSummary(const RosterPlan &plan);
/// What is new, changed, gone and wrong, one a line.
QStringList rosterLines(const RosterPlan &plan);

} // namespace Bole
