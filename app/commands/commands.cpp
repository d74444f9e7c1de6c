// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command.h"

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
        {"export", "write a list, or all applicants, to a file", false, runExport, exportPaints},
        {"generate", "make a season of made-up applicants, to try things out and to measure", false,
         runGenerate},
        {"import", "read files and folders into a season", false, runImport},
        {"list", "print the applicants in their order", false, runList},
        {"parse", "read CVs and print what they say", false, runParse},
        {"show", "print what a season holds about one applicant", false, runShow},
        {"tour", "show everything on the sample season, without anybody at the keyboard", true,
         runTour},
    };
    return all;
}

} // namespace Bole
