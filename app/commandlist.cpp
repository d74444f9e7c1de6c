// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/command.h"

#include "app/commands/backupcommand.h"
#include "app/commands/checkcommand.h"
#include "app/commands/committeecommands.h"
#include "app/commands/exportcommand.h"
#include "app/commands/generatecommand.h"
#include "app/commands/guidecommand.h"
#include "app/commands/hubcommand.h"
#include "app/commands/importcommand.h"
#include "app/commands/listcommand.h"
#include "app/commands/parsecommand.h"
#include "app/commands/protectcommand.h"
#include "app/commands/restorecommand.h"
#include "app/commands/showcommand.h"
#include "app/tour/tourcommand.h"

namespace Bole {

const QList<Command> &commands()
{
    static const QList<Command> all{
        {"backup", backupHelp, false, runBackup},
        {"check", checkHelp, false, runCheck},
        {"export", exportHelp, false, runExport, exportPaints},
        {"generate", generateHelp, false, runGenerate},
        {"guide", guideHelp, false, runGuide, guidePaints},
        {"hub", hubHelp, false, runHub},
        {"import", importHelp, false, runImport},
        {"list", listHelp, false, runList},
        {"merge", mergeHelp, false, runMerge},
        {"parse", parseHelp, false, runParse},
        {"protect", protectHelp, false, runProtect},
        {"restore", restoreHelp, false, runRestore},
        {"share", shareHelp, false, runShare},
        {"show", showHelp, false, runShow},
        {"status", statusHelp, false, runStatus},
        {"tour", tourHelp, true, runTour},
    };
    return all;
}

} // namespace Bole
