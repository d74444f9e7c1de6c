// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/listnames.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/desklists.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// The name comes first, then what else is said of it.
struct Named
{
    QString name;
    QString note;
    QJsonObject more;
};
using NamedThings = Result<QList<Named>>;

NamedThings shortlists(SeasonArguments &given)
{
    return given.desk().lists().all().transform([](const QList<Shortlist> &lists) {
        QList<Named> names;
        for (const Shortlist &list : lists) {
            const qsizetype size = list.entries.size();
            names.append({list.name,
                          QString::number(size),
                          {{u"applicants"_s, size}, {u"sealed"_s, list.isSealed()}}});
        }
        return names;
    });
}

NamedThings savedExports(SeasonArguments &given)
{
    QList<Named> names;
    for (const ExportProfile &saved : given.desk().lists().exportProfiles())
        names.append({saved.name,
                      saved.columns.join(u','),
                      {{u"columns"_s, QJsonArray::fromStringList(saved.columns)},
                       {u"long"_s, saved.isLong}}});
    return names;
}

NamedThings columns(SeasonArguments &given)
{
    return ScoreBook::of(given.season()).transform([&](const ScoreBook &book) {
        const ExportProfile &profile = given.request.profile;
        QList<Named> names;
        for (const ExportColumn &column : profile.isLong ? longColumns(book, profile.language)
                                                         : wideColumns(book, profile.language)) {
            const QString heading = column.headingIn(profile.language);
            names.append({column.id, heading, {{u"heading"_s, heading}}});
        }
        return names;
    });
}

NamedThings reviewers(SeasonArguments &given)
{
    return given.desk().committee().members().transform([](const QList<Reviewer> &people) {
        QList<Named> names;
        for (const Reviewer &one : people)
            names.append({one.name, nameOf(one.role), {{u"role"_s, nameOf(one.role)}}});
        return names;
    });
}

struct Kind
{
    const char *name;
    NamedThings (*list)(SeasonArguments &given);
};
constexpr Kind kinds[] = {
    {"lists", shortlists}, {"saved", savedExports}, {"columns", columns}, {"reviewers", reviewers}};

} // namespace

CommandOption namesOption()
{
    return {{u"names"_s},
            u"OF"_s,
            Commands::tr("Print no applicants but what --list, --saved, --columns and --as can be "
                         "given: the names of lists, saved, columns (with --long those of the long "
                         "form) or reviewers, a line each."),
            {}};
}

int listNames(SeasonArguments &given)
{
    const QString wanted = given.parser().value(u"names"_s);
    const auto kind = std::ranges::find_if(
        kinds, [&](const Kind &one) { return wanted == QLatin1StringView(one.name); });
    if (kind == std::end(kinds))
        return usageError(Commands::tr("--names is one of lists, saved, columns, reviewers"));
    const NamedThings things = kind->list(given);
    if (!things)
        return failed(given.positional(0), things.error());
    for (Named one : *things) {
        one.more.insert(u"name"_s, one.name);
        if (given.parser().isSet(u"json"_s))
            printJson(one.more, QJsonDocument::Compact);
        else
            printOut(one.name + u'\t' + one.note + u'\n');
    }
    return AllDone;
}

} // namespace Bole
