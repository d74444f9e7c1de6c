// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace Bole {

/// What a hint says, in the reader's language. A code that this version does not know is
/// named.
QString checkText(const Check &check);

} // namespace Bole
