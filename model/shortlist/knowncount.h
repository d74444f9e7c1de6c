// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/applicantrow.h"

#include <optional>

namespace Bole {

/// How many papers or awards somebody has. Nothing found is none only where there was something to
/// read: not of people without documents, and not of those who are closed by a conflict of
/// interest.
inline std::optional<int> knownCount(const ApplicantRow &facts, int found)
{
    return found > 0 || !facts.documents.isEmpty() ? std::optional(found) : std::nullopt;
}

} // namespace Bole
