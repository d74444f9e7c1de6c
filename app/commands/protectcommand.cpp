// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/protectcommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/openseason.h"
#include "app/commands/seasonarguments.h"
#include "model/season/database.h"
#include "model/season/protection.h"
#include "views/common/protectiontext.h"

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Nothing where it was not given, or not twice the same.
std::optional<Secret> newPassword()
{
    const bool isGiven = qEnvironmentVariableIsSet("BOLE_NEW_PASSWORD") ||
                         qEnvironmentVariableIsSet("BOLE_NEW_PASSWORD_FD");
    if (!isGiven)
        tell(Commands::tr("A password that is lost cannot be found again: nobody can open the "
                          "season without it."));
    const auto first = secretFor("BOLE_NEW_PASSWORD", Commands::tr("New password:"));
    if (isGiven || !first || first->isEmpty())
        return first;
    const auto again = secretFor("BOLE_NEW_PASSWORD", Commands::tr("Once more:"));
    return again == first ? first : std::nullopt;
}

int report(const Result<ProtectionReport> &done, const QString &path)
{
    if (!done)
        return failed(path, done.error());
    for (const QString &copy : done->leftAsTheyWere)
        tell(Commands::tr("%1 is as it was").arg(copy));
    printOut((done->key.isNull() ? Commands::tr("%1 is not protected any more.")
                                 : Commands::tr("%1 is protected."))
                 .arg(path) +
             (done->backups > 0
                  ? u' ' + Commands::tr("%n backups were changed with it.", nullptr, done->backups)
                  : QString()) +
             u'\n');
    return done->leftAsTheyWere.isEmpty() ? AllDone : SomeFailed;
}

} // namespace

CommandHelp protectHelp()
{
    return {
        u"protect"_s,
        Commands::tr("protect a season with a password"),
        {u"protect [options] SEASON"_s},
        {Commands::tr("Encrypts the whole file and its backups, or changes the password of a "
                      "season that is protected. Nobody may have the season open. A password that "
                      "is lost cannot be found again."),
         passwordHelp(),
         Commands::tr("The new one comes from BOLE_NEW_PASSWORD or BOLE_NEW_PASSWORD_FD in the "
                      "same way.")},
        {{{u"remove"_s}, {}, Commands::tr("Takes the password away."), {}}},
        Commands::tr("0 done, 1 something could not be changed, 2 wrong usage."),
        {u"bole protect intake.bole"_s},
    };
}

int runProtect(const QStringList &arguments)
{
    QCommandLineParser parser;
    protectHelp().addTo(parser);
    if (!parseArguments(parser, arguments, 1))
        return WrongUsage;
    ProtectionChange change;
    change.path = parser.positionalArguments().constFirst();
    {
        const auto season = openSeason(change.path); // closed again: nobody may have it open
        if (!season)
            return failed(change.path, season.error());
        change.key = keyOf(season.value()->database());
    }
    if (!canProtectSeasons()) {
        tell(protectionMissingText());
        return SomeFailed;
    }
    if (!parser.isSet(u"remove"_s)) {
        const auto password = newPassword();
        if (!password || password->isEmpty())
            return usageError(Commands::tr("no new password, or not twice the same"));
        change.newPassword = *password;
    }
    return report(changeProtection(change), change.path);
}

} // namespace Bole
