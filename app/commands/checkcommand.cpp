// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/checkcommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/openseason.h"
#include "app/commands/seasonarguments.h"
#include "model/season/inspection.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QJsonObject toJson(const QString &path, const SeasonInspection &found)
{
    return {{u"file"_s, path},
            {u"title"_s, found.title},
            {u"sound"_s, found.isSound()},
            {u"fault"_s, found.fault},
            {u"version"_s, found.version},
            {u"newestVersion"_s, found.newestVersion},
            {u"missingSteps"_s, QJsonArray::fromStringList(found.missingSteps)},
            {u"bytes"_s, found.fileBytes},
            {u"documentBytes"_s, found.documentBytes},
            {u"freeBytes"_s, found.freeBytes},
            {u"applicants"_s, found.applicants},
            {u"documents"_s, found.documents},
            {u"reviewers"_s, found.reviewers},
            {u"reviews"_s, found.reviews},
            {u"backups"_s, QJsonArray::fromStringList(found.backups)}};
}

void print(const QString &label, const QString &text)
{
    printOut(label + u": "_s + text + u'\n');
}

QString size(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes);
}

QString schemaText(const SeasonInspection &found)
{
    if (found.missingSteps.isEmpty())
        return Commands::tr("%1, the newest").arg(found.version);
    return Commands::tr("%1; the next opening brings it to %2, after a backup (%3)")
        .arg(found.version)
        .arg(found.newestVersion)
        .arg(found.missingSteps.join(u", "));
}

void printAll(const QString &path, const SeasonInspection &found)
{
    print(Commands::tr("Season"), found.title.isEmpty() ? path : found.title);
    print(Commands::tr("Version of the file"), schemaText(found));
    print(Commands::tr("Size"),
          Commands::tr("%1, of it documents %2, unused %3")
              .arg(size(found.fileBytes), size(found.documentBytes), size(found.freeBytes)));
    print(Commands::tr("Applicants"), QString::number(found.applicants));
    print(Commands::tr("Documents"), QString::number(found.documents));
    print(Commands::tr("Reviewers"), QString::number(found.reviewers));
    print(Commands::tr("Reviews"), QString::number(found.reviews));
    print(Commands::tr("Backups"),
          found.backups.isEmpty() ? QString::number(0)
                                  : Commands::tr("%1, the latest %2")
                                        .arg(found.backups.size())
                                        .arg(QFileInfo(found.backups.first()).completeBaseName()));
    print(Commands::tr("Damage"), found.isSound() ? Commands::tr("none found") : found.fault);
}

} // namespace

CommandHelp checkHelp()
{
    CommandHelp help;
    help.name = u"check"_s;
    help.summary = Commands::tr("look through a season's file");
    help.usage = {u"check [options] SEASON"_s};
    help.about = {Commands::tr("Looks through the whole file and tells whether anything is "
                               "damaged, which version it has and what the next opening would "
                               "change, how large it is and what it holds. Changes nothing.")};
    help.options = {{{u"json"_s}, {}, Commands::tr("As JSON."), {}}};
    help.exitStatus = Commands::tr("0 sound, 1 damaged, no season or newer than this program, 2 "
                                   "wrong usage.");
    help.examples = {u"bole check 2027.bole"_s};
    return help;
}

int runCheck(const QStringList &arguments)
{
    QCommandLineParser parser;
    checkHelp().addTo(parser);
    if (!parseArguments(parser, arguments, 1))
        return WrongUsage;
    const QString path = parser.positionalArguments().constFirst();
    const auto found =
        keyForCommand(path).and_then([&](const SeasonKey &) { return inspectSeason(path); });
    if (!found)
        return failed(path, found.error());
    if (parser.isSet(u"json"_s))
        printJson(toJson(path, *found), QJsonDocument::Indented);
    else
        printAll(path, *found);
    return found->isSound() ? AllDone : SomeFailed;
}

} // namespace Bole
