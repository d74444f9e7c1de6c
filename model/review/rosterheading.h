// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/roster.h"
#include "model/review/rubric.h"

namespace Bole {

/// What stands above a value of the roster: "Programme (roster)", or the title of its column there.
Bilingual rosterHeading(const QString &key);

} // namespace Bole
