// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/command.h"

#include "app/commands/exportcommand.h"
#include "app/commands/generatecommand.h"
#include "app/commands/importcommand.h"
#include "app/commands/listcommand.h"
#include "app/commands/parsecommand.h"
#include "app/commands/showcommand.h"
#include "app/tour/tourcommand.h"

namespace Bole {

const QList<Command> &commands()
{
    static const QList<Command> all{
        {"export", exportHelp, false, runExport, exportPaints},
        {"generate", generateHelp, false, runGenerate},
        {"import", importHelp, false, runImport},
        {"list", listHelp, false, runList},
        {"parse", parseHelp, false, runParse},
        {"show", showHelp, false, runShow},
        {"tour", tourHelp, true, runTour},
    };
    return all;
}

} // namespace Bole
