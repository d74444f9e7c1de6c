// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/showcommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/seasonarguments.h"
#include "model/record/recordjson.h"

#include <QJsonArray>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

Result<PersonRow> rowOf(const VisibleSeason &season, const ScoreBook &book, ApplicantId applicant)
{
    PersonRows rows(season, book, RowSource::of({applicant}), {Need::Scores, Need::Record});
    PersonRow row;
    if (rows.next(row))
        return row;
    return rows.result().and_then(
        []() -> Result<PersonRow> { return failure(ErrorCode::NotFound, u"applicant"_s); });
}

QJsonObject toJson(const PersonRow &row, const ScoreBook &book)
{
    QJsonArray reviews;
    for (const Review &review : row.scores.reviews) {
        QJsonObject levels;
        for (auto it = review.content.scores.begin(); it != review.content.scores.end(); ++it) {
            if (it->level)
                levels.insert(it.key(), *it->level);
        }
        reviews.append(QJsonObject{{u"reviewer"_s, book.reviewer(review.reviewer).name},
                                   {u"scores"_s, levels},
                                   {u"note"_s, review.content.note},
                                   {u"recommendation"_s, nameOf(review.content.decision)}});
    }
    QJsonObject json{{u"applicant"_s, row.facts.id.value},
                     {u"name"_s, row.facts.name},
                     {u"tags"_s, QJsonArray::fromStringList(row.facts.tags)},
                     {u"toCheck"_s, QJsonArray::fromStringList(row.facts.openValues())},
                     {u"record"_s, toJson(row.record)},
                     {u"reviews"_s, reviews}};
    if (row.decision.isDecided())
        json.insert(u"decision"_s, QJsonObject{{u"value"_s, nameOf(row.decision.decision)},
                                               {u"reason"_s, row.decision.reason},
                                               {u"by"_s, book.reviewer(row.decision.by).name},
                                               {u"at"_s, row.decision.at.toString(Qt::ISODate)}});
    if (row.scores.total)
        json.insert(u"total"_s, *row.scores.total);
    if (row.scores.isUnchecked())
        json.insert(u"totalUnchecked"_s, QJsonArray::fromStringList(row.scores.formula->unchecked));
    return json;
}

void print(const PersonRow &row, const ScoreBook &book, TableLanguage language)
{
    const QList<ExportColumn> columns = wideColumns(book, language);
    for (const ExportColumn &column : columns) {
        const QString text = cellText(column.value(row));
        if (!text.isEmpty())
            printOut(column.headingIn(language) + u": "_s + text + u'\n');
    }
}

} // namespace

CommandHelp showHelp()
{
    CommandHelp help;
    help.name = u"show"_s;
    help.summary = Commands::tr("print what a season holds about one applicant");
    help.usage = {u"show [options] SEASON APPLICANT"_s};
    help.about = {Commands::tr("Prints what the season holds about one applicant, who is given by "
                               "number, uuid or name.")};
    help.options = viewerOptions();
    help.options.append({{u"json"_s}, {}, Commands::tr("As JSON, with the whole record."), {}});
    help.exitStatus = Commands::tr("0 done, 1 the season could not be read, or nobody or several "
                                   "are called so, 2 wrong usage.");
    help.examples = {u"bole show 2027.bole 12"_s};
    return help;
}

int runShow(const QStringList &arguments)
{
    SeasonArguments given(showHelp());
    if (const int code = given.read(arguments, 2); code != AllDone)
        return code;
    const TableLanguage language = given.request.profile.language;
    const auto book = ScoreBook::of(given.season());
    if (!book)
        return failed(given.positional(0), book.error());
    const auto row = given.findApplicant(given.positional(1)).and_then([&](ApplicantId id) {
        return rowOf(given.season(), *book, id);
    });
    if (!row)
        return failed(given.positional(1), row.error());
    if (given.parser().isSet(u"json"_s))
        printJson(toJson(*row, *book), QJsonDocument::Indented);
    else
        print(*row, *book, language);
    return AllDone;
}

} // namespace Bole
