// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/committeecommands.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/openseason.h"
#include "app/commands/seasonarguments.h"
#include "model/desk/audience.h"
#include "model/exchange/mailbox.h"
#include "model/record/visibletext.h"
#include "model/review/packageproblem.h"
#include "model/season/exchangestore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "views/exchange/packagetext.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

namespace Bole {

using namespace Qt::StringLiterals;
using Outcome = ArrivedChange::Outcome;

namespace {

CommandOption passphraseOption()
{
    return {{u"passphrase-file"_s},
            u"FILE"_s,
            Commands::tr("The passphrase is the first line of this file. Without it: of the "
                         "environment variable BOLE_PASSPHRASE."),
            {}};
}

CommandOption meOption()
{
    return {{u"as"_s},
            u"NAME"_s,
            Commands::tr("Who does it: a name or initials. Without it: the person for whom the "
                         "file was made; otherwise the one who coordinates."),
            {}};
}

CommandOption jsonOption()
{
    return {{u"json"_s}, {}, Commands::tr("As JSON, an object a line."), {}};
}

int nobodyOfThisName()
{
    return usageError(Commands::tr("nobody of this name is in the committee"));
}

/// Says what is wrong with a package.
int packageFailed(const QString &path, const Error &error)
{
    if (!packageProblem(error))
        return failed(path, error);
    tell(path + u": "_s + packageErrorText(error));
    return SomeFailed;
}

/// What the three commands have in common.
class CommitteeArguments
{
public:
    explicit CommitteeArguments(const CommandHelp &help) { help.addTo(m_parser); }

    int read(const QStringList &arguments, int positionals)
    {
        return parseArguments(m_parser, arguments, positionals) ? AllDone : WrongUsage;
    }

    int open(const QString &path)
    {
        auto opened = openSeason(path);
        if (!opened)
            return failed(path, opened.error());
        m_season = std::move(*opened);
        return AllDone;
    }

    /// By name or initials; the one who coordinates where nobody is named.
    std::optional<ReviewerId> person(const QString &text) const
    {
        const auto people = m_season->reviewers().list().value_or(QList<Reviewer>());
        for (const Reviewer &one : people) {
            const bool isMeant = text.isEmpty()
                                     ? one.role == ReviewerRole::Coordinator
                                     : one.name.compare(text, Qt::CaseInsensitive) == 0 ||
                                           one.initials.compare(text, Qt::CaseInsensitive) == 0;
            if (isMeant)
                return one.id;
        }
        return std::nullopt;
    }

    /// Who does it. A member's file says whose it is: what it sends must not be signed by another.
    std::optional<ReviewerId> me() const
    {
        if (isSet(u"as"_s))
            return person(value(u"as"_s));
        const auto known = m_season->exchange().peer(u"me"_s);
        const auto owner = m_season->exchange().reviewerOf(
            known ? known->detail.value("person"_L1).toString() : QString());
        return owner && owner->isValid() ? std::optional(*owner) : person({});
    }

    /// Nothing where a file with it cannot be read.
    std::optional<QString> passphrase() const
    {
        const QString path = m_parser.value(u"passphrase-file"_s);
        if (path.isEmpty())
            return qEnvironmentVariable("BOLE_PASSPHRASE");
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        return QString::fromUtf8(file.readLine()).trimmed();
    }

    bool isSet(const QString &option) const { return m_parser.isSet(option); }
    QString value(const QString &option) const { return m_parser.value(option); }
    QString positional(int index) const { return m_parser.positionalArguments().value(index); }
    const std::unique_ptr<Season> &season() const { return m_season; }

private:
    QCommandLineParser m_parser;
    std::unique_ptr<Season> m_season;
};

QJsonObject toJson(const PackagePlan &plan)
{
    return {{u"from"_s, plan.head.senderName},
            {u"to"_s, plan.head.recipientName},
            {u"new"_s, plan.count(Outcome::New)},
            {u"changed"_s, plan.count(Outcome::Changed)},
            {u"same"_s, plan.count(Outcome::Same) + plan.count(Outcome::Older)},
            {u"conflicting"_s, plan.count(Outcome::Conflict)},
            {u"unknown"_s, plan.count(Outcome::Waiting)},
            {u"refused"_s, plan.count(Outcome::Refused)},
            {u"otherRubrics"_s, QJsonArray::fromStringList(plan.otherRubrics)},
            {u"verified"_s, plan.isVerified}};
}

void tellOfPlan(const PackagePlan &plan, bool asJson)
{
    if (asJson) {
        printJson(toJson(plan), QJsonDocument::Compact);
        return;
    }
    printOut(Commands::tr("From %1: %2 new, %3 changed, %4 as before, %5 in conflict, %6 refused")
                 .arg(oneLine(plan.head.senderName))
                 .arg(plan.count(Outcome::New))
                 .arg(plan.count(Outcome::Changed))
                 .arg(plan.count(Outcome::Same) + plan.count(Outcome::Older))
                 .arg(plan.count(Outcome::Conflict))
                 .arg(plan.count(Outcome::Refused)) +
             u'\n');
}

/// With --dry-run nothing is changed.
Result<PackagePlan> bringInOrPlan(CommitteeArguments &given, ReviewerId me, const QString &path,
                                  const QString &passphrase)
{
    const std::unique_ptr<Season> &season = given.season();
    return given.isSet(u"dry-run"_s)
               ? planImport(*season, me, path, passphrase, blindReadersOf(*season))
               : importPackage(*season, me, path, passphrase, blindReadersOf(*season));
}

int mergeFolder(CommitteeArguments &given, ReviewerId me, const QString &passphrase)
{
    const auto bringIn = [&](const QString &path) {
        return bringInOrPlan(given, me, path, passphrase);
    };
    const auto files =
        emptyMailbox(given.season()->exchange(), given.positional(1), passphrase, bringIn);
    if (!files)
        return failed(given.positional(1), files.error());
    int code = AllDone;
    for (const MailboxFile &file : *files) {
        if (file.taken)
            tellOfPlan(*file.taken, given.isSet(u"json"_s));
        if (file.problem)
            code = packageFailed(file.path, *file.problem);
    }
    return code;
}

/// Of a package that a file is made of: all of it is new there.
Result<PackagePlan> planOfNew(const QString &package, const QString &passphrase)
{
    return readPackage(package, passphrase)
        .and_then([](const Package &read) -> Result<PackagePlan> {
            if (!read.head.isWhole)
                return failure(PackageProblem::NotWhole);
            PackagePlan plan;
            plan.head = read.head;
            for (const TravelChange &change : read.changes)
                plan.changes.append({change.kind, change.key, change.about, Outcome::New});
            return plan;
        });
}

int mergeNew(CommitteeArguments &given, const QString &passphrase)
{
    if (given.isSet(u"as"_s))
        return usageError(Commands::tr("a new file belongs to the person whom the package names"));
    const QString package = given.positional(1);
    const auto plan = planOfNew(package, passphrase);
    if (!plan)
        return packageFailed(package, plan.error());
    if (!given.isSet(u"dry-run"_s)) {
        const auto made = seasonFromPackage(package, passphrase, given.positional(0));
        if (!made)
            return packageFailed(given.positional(0), made.error());
    }
    tellOfPlan(*plan, given.isSet(u"json"_s));
    return AllDone;
}

} // namespace

CommandHelp shareHelp()
{
    CommandHelp help;
    help.name = u"share"_s;
    help.summary = Commands::tr("make a package for a member of the committee");
    help.usage = {u"share [options] SEASON PACKAGE"_s};
    help.about = {Commands::tr(
        "Writes one file with what one member of the committee may see, and nothing else. PACKAGE "
        "may be a folder that another program keeps in step: then the file gets a name of its "
        "own. What a member has written goes back to the coordinator in the same way.")};
    help.options = {
        meOption(),
        {{u"to"_s}, u"NAME"_s, Commands::tr("For whom: a name or initials."), {}},
        passphraseOption(),
        {{u"no-encryption"_s}, {}, Commands::tr("Anybody who has the file can read it."), {}},
        {{u"all"_s}, {}, Commands::tr("All applicants, not only those assigned to them."), {}},
        {{u"whole"_s}, {}, Commands::tr("Also what they have already: for a new machine."), {}},
        {{u"without-documents"_s}, {}, Commands::tr("Leaves the documents out."), {}},
        jsonOption()};
    help.exitStatus = Commands::tr("0 done, 1 it could not be written, 2 wrong usage.");
    help.examples = {u"bole share 2027.bole li.bolepack --to \"Li Ming\""_s};
    return help;
}

int runShare(const QStringList &arguments)
{
    CommitteeArguments given(shareHelp());
    if (const int code = given.read(arguments, 2); code != AllDone)
        return code;
    if (const int code = given.open(given.positional(0)); code != AllDone)
        return code;
    const auto me = given.me();
    const auto to = given.person(given.value(u"to"_s));
    if (!me || !to)
        return nobodyOfThisName();
    const auto passphrase = given.passphrase();
    const bool isOpen = given.isSet(u"no-encryption"_s);
    if (!isOpen && (!passphrase || passphrase->isEmpty()))
        return usageError(Commands::tr("a passphrase is needed (or --no-encryption)"));
    const std::unique_ptr<Season> &season = given.season();
    const Audience audience = audienceOf(*season, *to, !given.isSet(u"all"_s), u"en"_s);
    const auto replica = season->exchange().replica();
    if (!replica)
        return failed(given.positional(0), replica.error());
    const QString path = QFileInfo(given.positional(1)).isDir()
                             ? pathInMailbox(given.positional(1), *replica, audience)
                             : given.positional(1);
    const auto shared = sharePackage(*season, *me, audience, path,
                                     {.passphrase = isOpen ? QString() : *passphrase,
                                      .withDocuments = !given.isSet(u"without-documents"_s),
                                      .isWhole = given.isSet(u"whole"_s),
                                      .work = PassphraseWork::Usual});
    if (!shared)
        return failed(path, shared.error());
    if (given.isSet(u"json"_s))
        printJson({{u"package"_s, shared->path},
                   {u"changes"_s, shared->changes},
                   {u"documents"_s, shared->documents},
                   {u"blind"_s, audience.isBlind}},
                  QJsonDocument::Compact);
    else
        printOut(Commands::tr("%1: %2 changes, %3 documents")
                     .arg(shared->path)
                     .arg(shared->changes)
                     .arg(shared->documents) +
                 u'\n');
    return AllDone;
}

CommandHelp mergeHelp()
{
    CommandHelp help;
    help.name = u"merge"_s;
    help.summary = Commands::tr("bring a package into a season");
    help.usage = {u"merge [options] SEASON PACKAGE"_s};
    help.about = {Commands::tr(
        "Brings in what another member of the committee has done, all of it or nothing, and "
        "prints what became of it. PACKAGE may be a folder: then every package in it that is for "
        "this person and was not brought in yet.")};
    help.options = {
        meOption(),
        passphraseOption(),
        {{u"dry-run"_s}, {}, Commands::tr("Only says what would happen."), {}},
        {{u"new"_s}, {}, Commands::tr("SEASON is made: the first package is a whole season."), {}},
        jsonOption()};
    help.exitStatus = Commands::tr("0 done, 1 a package could not be brought in, 2 wrong usage.");
    help.examples = {u"bole merge 2027.bole from-li.bolepack"_s};
    return help;
}

int runMerge(const QStringList &arguments)
{
    CommitteeArguments given(mergeHelp());
    if (const int code = given.read(arguments, 2); code != AllDone)
        return code;
    const auto passphrase = given.passphrase();
    if (!passphrase)
        return usageError(Commands::tr("the file with the passphrase cannot be read"));
    if (given.isSet(u"new"_s))
        return mergeNew(given, *passphrase);
    if (const int code = given.open(given.positional(0)); code != AllDone)
        return code;
    const auto me = given.me();
    if (!me)
        return nobodyOfThisName();
    if (QFileInfo(given.positional(1)).isDir())
        return mergeFolder(given, *me, *passphrase);
    const auto plan = bringInOrPlan(given, *me, given.positional(1), *passphrase);
    if (!plan)
        return packageFailed(given.positional(1), plan.error());
    tellOfPlan(*plan, given.isSet(u"json"_s));
    return AllDone;
}

CommandHelp statusHelp()
{
    CommandHelp help;
    help.name = u"status"_s;
    help.summary = Commands::tr("print how far the committee is");
    help.usage = {u"status [options] SEASON"_s};
    help.about = {Commands::tr("Prints how much each member has read and submitted, from what has "
                               "arrived in this file, and how many conflicts wait.")};
    help.options = {{{u"json"_s}, {}, Commands::tr("One JSON object."), {}}};
    help.exitStatus = Commands::tr("0 done, 1 the season could not be read, 2 wrong usage.");
    help.examples = {u"bole status 2027.bole"_s};
    return help;
}

int runStatus(const QStringList &arguments)
{
    CommitteeArguments given(statusHelp());
    if (const int code = given.read(arguments, 1); code != AllDone)
        return code;
    if (const int code = given.open(given.positional(0)); code != AllDone)
        return code;
    const auto members = given.season()->exchange().memberWork();
    const auto conflicts = given.season()->exchange().conflictCount();
    if (!members || !conflicts)
        return failed(given.positional(0), members ? conflicts.error() : members.error());
    QJsonArray people;
    for (const ExchangeStore::MemberWork &one : *members) {
        people.append(QJsonObject{{u"name"_s, one.name},
                                  {u"toRead"_s, one.toRead},
                                  {u"opened"_s, one.opened},
                                  {u"started"_s, one.started},
                                  {u"submitted"_s, one.submitted}});
        if (!given.isSet(u"json"_s))
            printOut(u"%1\t%2/%3\n"_s.arg(oneLine(one.name)).arg(one.submitted).arg(one.toRead));
    }
    if (given.isSet(u"json"_s))
        printJson({{u"members"_s, people}, {u"conflicts"_s, *conflicts}}, QJsonDocument::Indented);
    else if (*conflicts > 0)
        printOut(Commands::tr("%1 conflicts wait").arg(*conflicts) + u'\n');
    return AllDone;
}

} // namespace Bole
