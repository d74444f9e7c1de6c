// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/sandboxstate.h"

#include <QString>

namespace Bole {

/// What a hostile document could do on this computer although it should not; empty where there is
/// nothing to be said, or nothing known yet.
QString sandboxWarning(const SandboxState &sandbox);

} // namespace Bole
