// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command.h"

namespace Bole {

const QList<Command> &commands()
{
    static const QList<Command> all{};
    return all;
}

} // namespace Bole
