// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cannot close anything off, and so opens nothing.
#include "model/platform/reader/officesandbox.h"

namespace Bole {

int convertDocument(const Conversion &conversion)
{
    return conversion.refused;
}

} // namespace Bole
