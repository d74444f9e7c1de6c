// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/backupcommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/openseason.h"
#include "app/commands/seasonarguments.h"
#include "model/season/backupfolder.h"
#include "model/season/season.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

void print(const QString &backup, bool asJson)
{
    const QFileInfo file(backup);
    if (asJson)
        printJson({{u"file"_s, backup},
                   {u"made"_s, file.lastModified().toUTC().toString(Qt::ISODate)},
                   {u"bytes"_s, file.size()}},
                  QJsonDocument::Compact);
    else
        printOut(backup + u'\n');
}

/// Also of a season that is lost.
int printBackups(const QString &season, bool asJson)
{
    const QStringList backups = BackupFolder(season).backups();
    if (backups.isEmpty() && !QFileInfo::exists(season))
        return failed(season, {ErrorCode::FileNotFound, {}});
    for (const QString &backup : backups)
        print(backup, asJson);
    return AllDone;
}

/// To a file of that name, or among the season's own backups. Answers where it is.
Result<QString> backUp(const QString &season, const QString &file)
{
    if (file.isEmpty())
        return BackupFolder(season).backUp(QDate::currentDate());
    if (QFileInfo::exists(file))
        return failure(ErrorCode::FileExists, file);
    Season::Options options;
    options.opener = Season::Opener::Command;
    return Season::open(season, options)
        .and_then([&](const std::unique_ptr<Season> &opened) { return opened->saveCopy(file); })
        .transform([&] { return file; });
}

} // namespace

CommandHelp backupHelp()
{
    CommandHelp help;
    help.name = u"backup"_s;
    help.summary = Commands::tr("copy a season, also while it is in use");
    help.usage = {u"backup [options] SEASON"_s};
    help.about = {Commands::tr("Copies the season to today's file among its backups, or to a file "
                               "of your choice, looks the copy through and prints where it is. "
                               "Others can go on working in the season meanwhile.")};
    help.options = {
        {{u"output"_s, u"o"_s},
         u"FILE"_s,
         Commands::tr("A new file for the copy, instead of one among the season's backups."),
         {}},
        {{u"list"_s}, {}, Commands::tr("Make none, print those that there are."), {}},
        {{u"json"_s}, {}, Commands::tr("As JSON, an object a line."), {}}};
    help.exitStatus = Commands::tr("0 done, 1 the copy could not be made, 2 wrong usage.");
    help.examples = {u"bole backup 2027.bole"_s,
                     u"bole backup 2027.bole -o /media/usb/2027.bole"_s};
    return help;
}

int runBackup(const QStringList &arguments)
{
    QCommandLineParser parser;
    backupHelp().addTo(parser);
    if (!parseArguments(parser, arguments, 1))
        return WrongUsage;
    const QString season = parser.positionalArguments().constFirst();
    const bool asJson = parser.isSet(u"json"_s);
    if (parser.isSet(u"list"_s))
        return printBackups(season, asJson);
    const QString file = parser.value(u"output"_s);
    const auto copy =
        keyForCommand(season).and_then([&](const SeasonKey &) { return backUp(season, file); });
    if (!copy)
        return failedToCopy(season, file, copy.error());
    print(*copy, asJson);
    return AllDone;
}

} // namespace Bole
