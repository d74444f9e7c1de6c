// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/sandboxstate.h"

namespace Bole {

/// Moves this process into a world of its own, as far as the kernel lets an ordinary user do so: a
/// root folder that holds the readable folders and nothing else, a network with nothing on it, and
/// process numbers among which only the readers are. Notes in `state` what has come about. Call it
/// while there is one thread.
///
/// The new world begins with a copy of this process; the old one stays to wait for it, and exits
/// as it does.
void enterNamespaces(SandboxState &state);

} // namespace Bole
