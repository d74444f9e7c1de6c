// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"
#include "model/record/roster.h"

#include <optional>

namespace Bole {

/// Whether the record says the same as the roster, however it is written; nothing where it says
/// nothing that could be compared, or only in the other script.
std::optional<bool> agreesWithRoster(const Record &record, RosterField field, const QString &said);

/// Where the record and the committee's roster disagree: "roster.differs", with what the roster
/// says. What only one of them knows is no disagreement, nor is a name in the other script.
QList<Check> rosterChecks(const Record &record, const RosterValues &values);

} // namespace Bole
