// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/programs.h"

namespace Bole::Platform {

QString officeOutsidePath()
{
    return {};
}

} // namespace Bole::Platform
