// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/desktop/keyservice.h"

namespace Bole::Platform {

/// Nobody is known who keeps keys: passwords are asked for each time.
bool isKeyServiceThere()
{
    return false;
}

} // namespace Bole::Platform
