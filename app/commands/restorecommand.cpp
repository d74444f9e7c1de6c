// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/restorecommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/openseason.h"
#include "app/commands/seasonarguments.h"
#include "model/season/restore.h"

namespace Bole {

using namespace Qt::StringLiterals;

CommandHelp restoreHelp()
{
    CommandHelp help;
    help.name = u"restore"_s;
    help.summary = Commands::tr("bring a season back from a backup");
    help.usage = {u"restore [options] BACKUP SEASON"_s};
    help.about = {Commands::tr("Copies a backup to SEASON and looks the copy through. Nothing is "
                               "overwritten: a season that is there is refused or, with --replace, "
                               "kept next to it under another name, which is printed."),
                  Commands::tr("bole backup --list SEASON prints the backups that there are.")};
    help.options = {{{u"replace"_s},
                     {},
                     Commands::tr("Give a season that has this name another one. It must be open "
                                  "in no window."),
                     {}}};
    help.exitStatus = Commands::tr("0 done, 1 the backup could not be read, or the season is there "
                                   "or in use, 2 wrong usage.");
    help.examples = {u"bole restore 2027-backups/2026-11-16.bole restored.bole"_s};
    return help;
}

int runRestore(const QStringList &arguments)
{
    QCommandLineParser parser;
    restoreHelp().addTo(parser);
    if (!parseArguments(parser, arguments, 2))
        return WrongUsage;
    const QString target = parser.positionalArguments().at(1);
    const QString backup = parser.positionalArguments().constFirst();
    const auto ifThere = parser.isSet(u"replace"_s) ? ExistingFile::SetAside : ExistingFile::Refuse;
    const auto key = keyForCommand(backup);
    if (!key)
        return failed(backup, key.error());
    const auto aside = restoreSeason(backup, target, ifThere);
    if (!aside)
        return failedToCopy(backup, target, aside.error());
    if (!aside->isEmpty())
        printOut(*aside + u'\n');
    return AllDone;
}

} // namespace Bole
