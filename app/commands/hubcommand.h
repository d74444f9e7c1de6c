// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

namespace Bole {

CommandHelp hubHelp();
/// Makes a committee's hub, lets people in, tells how far they are; and a member's side of it.
int runHub(const QStringList &arguments);

} // namespace Bole
