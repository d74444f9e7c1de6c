// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace Bole {

/// A few lines that tell a person what was read, in English: commands are for scripts.
QString recordSummary(const Record &record);

} // namespace Bole
