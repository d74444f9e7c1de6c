// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command.h"

#include "app/commands/importcommand.h"
#include "app/commands/parsecommand.h"

namespace Bole {

const QList<Command> &commands()
{
    static const QList<Command> all{
        {"import", "read files and folders into a season", false, runImport},
        {"parse", "read CVs and print what they say", false, runParse},
    };
    return all;
}

} // namespace Bole
