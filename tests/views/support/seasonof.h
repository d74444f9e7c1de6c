// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskstate.h"
#include "views/common/opendesk.h"

namespace Bole {

/// The season behind a window, for what only a test does there.
inline Season &seasonOf(const OpenDesk &openDesk)
{
    return seasonOf(*openDesk.desk());
}

} // namespace Bole
