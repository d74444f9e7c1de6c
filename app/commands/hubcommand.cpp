// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/hubcommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/openseason.h"
#include "app/commands/seasonarguments.h"
#include "model/committee/hubrules.h"
#include "model/hub/hubsetup.h"
#include "model/season/exchangestore.h"
#include "model/season/reviewerstore.h"
#include "model/season/settingstore.h"
#include "views/common/hubtext.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

int hubFailed(const HubError &error)
{
    tell(hubText(error.trouble) +
         (error.detail.isEmpty() ? QString() : u" ("_s + error.detail + u')'));
    return SomeFailed;
}

/// Tried without a password first: a socket on this machine may need none.
template <typename Open>
HubResult<void> openAsking(const HubAddress &address, const Secret &password, const Open &open)
{
    HubResult<void> opened = open(address, password);
    if (opened || opened.error().trouble != HubTrouble::Refused || !password.isEmpty())
        return opened;
    const auto typed =
        secretFor("BOLE_HUB_PASSWORD", Commands::tr("Password of %1:").arg(address.login()));
    return typed ? open(address, *typed) : opened;
}

ReviewerId coordinatorOf(const QList<Reviewer> &people)
{
    const auto found = std::ranges::find(people, ReviewerRole::Coordinator, &Reviewer::role);
    return found == people.end() ? ReviewerId() : found->id;
}

/// Twenty characters that are easily told apart.
QString newPassword()
{
    const QString characters = u"abcdefghjkmnpqrstuvwxyz23456789"_s;
    QString password;
    for (int i = 0; i < 20; ++i)
        password += characters[QRandomGenerator::system()->bounded(int(characters.size()))];
    return password;
}

struct Place
{
    HubAddress address;
    Secret password;
};

HubResult<Place> placeFrom(const QString &text)
{
    Place place;
    return HubAddress::fromText(text, &place.password).transform([&](const HubAddress &address) {
        place.address = address;
        return place;
    });
}

/// As the owner of the database.
HubResult<void> openAdmin(HubAdmin &admin, const QString &text)
{
    return placeFrom(text).and_then([&](const Place &place) {
        return openAsking(place.address, place.password,
                          [&](const HubAddress &address, const Secret &password) {
                              return admin.open(address, password);
                          });
    });
}

HubResult<void> openMember(HubClient &client, const QString &text, const QString &season)
{
    return placeFrom(text).and_then([&](const Place &place) {
        return openAsking(place.address, place.password,
                          [&](const HubAddress &address, const Secret &password) {
                              return client.open(address, password, season);
                          });
    });
}

int create(const QStringList &words)
{
    const auto season = openSeason(words[1]);
    if (!season)
        return failed(words[1], season.error());
    const auto people = season.value()->reviewers().list().value_or(QList<Reviewer>());
    const auto options =
        hubOptionsFor([&season] { return exchangeRulesOf(**season); }, coordinatorOf(people));
    const auto title = season.value()->settings().title().value_or(QString());
    HubWaker waker;
    HubAdmin admin(waker);
    const auto filled =
        openAdmin(admin, words[0]).and_then([&] { return admin.migrate(); }).and_then([&] {
            return fillHub(admin, season.value()->exchange(), {title, people}, options);
        });
    if (!filled)
        return hubFailed(filled.error());
    printOut(
        Commands::tr("The hub is there and holds %1 versions. Now let people in: bole hub invite")
            .arg(*filled) +
        u'\n');
    return AllDone;
}

HubResult<QString> inviteOne(HubAdmin &admin, const QString &season, const HubMember &member,
                             const QString &address)
{
    QString password = newPassword();
    return admin.invite(season, member.reviewer, Secret(password.toUtf8()))
        .transform([&](const QString &login) {
            QString text = HubAddress::fromText(address).value().withLogin(login).text();
            return text.replace(login + u'@', login + u':' + password + u'@');
        });
}

template <bool asJson>
int invite(const QStringList &words)
{
    const auto season = openSeason(words[1]);
    if (!season)
        return failed(words[1], season.error());
    const auto replica = season.value()->exchange().replica();
    if (!replica)
        return failed(words[1], replica.error());
    HubWaker waker;
    HubAdmin admin(waker);
    const auto members =
        openAdmin(admin, words[0]).and_then([&] { return admin.members(replica->season); });
    if (!members)
        return hubFailed(members.error());
    const QStringList wanted = words.mid(2);
    for (const QString &name : wanted) {
        if (!std::ranges::contains(*members, name, &HubMember::name))
            return usageError(Commands::tr("nobody of this name is in the committee"));
    }
    int invited = 0;
    for (const HubMember &member : *members) {
        const bool isWanted =
            wanted.isEmpty() ? member.login.isEmpty() : wanted.contains(member.name);
        if (!isWanted)
            continue;
        const auto address = inviteOne(admin, replica->season, member, words[0]);
        if (!address)
            return hubFailed(address.error());
        if constexpr (asJson)
            printJson({{u"name"_s, member.name}, {u"address"_s, *address}}, QJsonDocument::Compact);
        else
            printOut(member.name + u'\t' + *address + u'\n');
        ++invited;
    }
    if (invited == 0 && !asJson)
        printOut(Commands::tr("everybody has a login already") + u'\n');
    return AllDone;
}

QJsonObject toJson(const HubMember &member, const QList<HubPresence> &presences)
{
    QJsonArray files;
    for (const HubPresence &file : presences) {
        if (file.reviewer == member.reviewer)
            files.append(QJsonObject{{u"seen"_s, file.seenAt.toUTC().toString(Qt::ISODate)},
                                     {u"toSend"_s, file.waiting}});
    }
    return {{u"name"_s, member.name}, {u"invited"_s, !member.login.isEmpty()}, {u"files"_s, files}};
}

template <bool asJson>
int status(const QStringList &words)
{
    const auto season = openSeason(words[1]);
    if (!season)
        return failed(words[1], season.error());
    const QString id = season.value()->exchange().replica().value_or(Replica()).season;
    HubWaker waker;
    HubAdmin admin(waker);
    const auto members = openAdmin(admin, words[0]).and_then([&] { return admin.members(id); });
    const auto presences =
        members ? admin.presences(id) : HubResult<QList<HubPresence>>(QList<HubPresence>());
    if (!members || !presences)
        return hubFailed(members ? presences.error() : members.error());
    for (const HubMember &member : *members) {
        if constexpr (asJson) {
            printJson(toJson(member, *presences), QJsonDocument::Compact);
            continue;
        }
        QString line = member.name + u": "_s;
        line += member.login.isEmpty() ? Commands::tr("not invited") : Commands::tr("invited");
        for (const HubPresence &file : *presences) {
            if (file.reviewer == member.reviewer)
                line += u"; "_s + Commands::tr("seen %1, %2 to send")
                                      .arg(file.seenAt.toString(Qt::ISODate))
                                      .arg(file.waiting);
        }
        printOut(line + u'\n');
    }
    return AllDone;
}

HubResult<HubExchange::Moved> exchangeAll(const std::unique_ptr<Season> &season, HubClient &client)
{
    const ReviewerId who =
        season->exchange().reviewerOf(client.self().reviewer).value_or(ReviewerId());
    HubExchange exchange(season->exchange(), client,
                         hubOptionsFor([&season] { return exchangeRulesOf(*season); }, who));
    HubExchange::Moved all;
    HubResult<HubExchange::Moved> moved;
    do {
        moved = exchange.round();
        all.sent += moved ? moved->sent : 0;
        all.received += moved ? moved->received : 0;
    } while (moved && !moved->isAll);
    return moved.transform([&](const HubExchange::Moved &) { return all; });
}

int tellMoved(const HubResult<HubExchange::Moved> &moved)
{
    if (!moved)
        return hubFailed(moved.error());
    printOut(Commands::tr("%1 sent, %2 received").arg(moved->sent).arg(moved->received) + u'\n');
    return AllDone;
}

int join(const QStringList &words)
{
    HubWaker waker;
    HubClient client(waker);
    const auto made =
        openMember(client, words[0], {}).and_then([&] { return joinHub(client, words[1]); });
    return made ? tellMoved(exchangeAll(*made, client)) : hubFailed(made.error());
}

int sync(const QStringList &words)
{
    const auto season = openSeason(words[1]);
    if (!season)
        return failed(words[1], season.error());
    HubWaker waker;
    HubClient client(waker);
    const QString id = season.value()->exchange().replica().value_or(Replica()).season;
    const auto opened = openMember(client, words[0], id);
    return opened ? tellMoved(exchangeAll(*season, client)) : hubFailed(opened.error());
}

struct Part
{
    const char *name;
    int (*run)(const QStringList &words);
    bool takesMore = false;
    int (*runAsJson)(const QStringList &words) = nullptr; ///< those that print a list
};
constexpr Part parts[] = {{"create", create},
                          {"invite", invite<false>, true, invite<true>},
                          {"status", status<false>, false, status<true>},
                          {"join", join},
                          {"sync", sync}};

} // namespace

CommandHelp hubHelp()
{
    CommandHelp help;
    help.name = u"hub"_s;
    help.summary = Commands::tr("meet the committee at a PostgreSQL database");
    help.usage = {u"hub create ADDRESS SEASON"_s,
                  u"hub invite [options] ADDRESS SEASON [NAME...]"_s,
                  u"hub status [options] ADDRESS SEASON"_s, u"hub join ADDRESS NEW.bole"_s,
                  u"hub sync ADDRESS SEASON"_s};
    help.about = {
        Commands::tr("An address is postgresql://user@host/database. create makes the hub in that "
                     "database, or brings it up to date, and puts the season into it. invite makes "
                     "a login for each member who has none, or for those who are named, and prints "
                     "their address with its password, once. status tells who has which."),
        Commands::tr(
            "join makes a new file for whoever was invited, and sync brings a file and the "
            "hub into step."),
        Commands::tr("The hub's password is asked for at the terminal. A script gives it in "
                     "BOLE_HUB_PASSWORD, or names in BOLE_HUB_PASSWORD_FD the number of an open "
                     "file that holds it."),
        passwordHelp()};
    help.options = {
        {{u"json"_s}, {}, Commands::tr("Of invite and status: print a JSON object a line."), {}}};
    help.exitStatus = Commands::tr("0 done, 1 it could not be done, 2 wrong usage.");
    help.examples = {u"bole hub create postgresql://bole_admin@hub.example.org/bole 2027.bole"_s};
    for (const Part &part : parts)
        help.parts.append(QString::fromLatin1(part.name));
    return help;
}

int runHub(const QStringList &arguments)
{
    QCommandLineParser parser;
    hubHelp().addTo(parser);
    if (!parseArguments(parser, arguments))
        return WrongUsage;
    const QStringList words = parser.positionalArguments();
    const auto part = std::ranges::find_if(
        parts, [&](const Part &one) { return words.value(0) == QLatin1StringView(one.name); });
    if (!words.isEmpty() && part == std::end(parts))
        return usageError(
            Commands::tr("there is no 'hub %1'; there are create, invite, status, join and sync")
                .arg(words.first()));
    const bool isComplete =
        part != std::end(parts) && (part->takesMore ? words.size() >= 3 : words.size() == 3);
    if (isComplete && parser.isSet(u"json"_s))
        return part->runAsJson ? part->runAsJson(words.mid(1))
                               : usageError(Commands::tr("only invite and status take --json"));
    return isComplete ? part->run(words.mid(1))
                      : usageError(Commands::tr("wrong number of arguments."));
}

} // namespace Bole
