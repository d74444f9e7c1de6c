// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/showcommand.h"

#include "app/commands/command.h"
#include "app/commands/seasonarguments.h"
#include "model/record/recordjson.h"
#include "model/season/season.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTextStream>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

Result<ExportRow> rowOf(Season &season, const ScoreBook &book, ApplicantId applicant)
{
    ExportRows rows(season, book, ExportSource::of({applicant}), {Need::Scores, Need::Record});
    ExportRow row;
    if (rows.next(row))
        return row;
    return rows.result().and_then(
        []() -> Result<ExportRow> { return failure(ErrorCode::NotFound, u"applicant"_s); });
}

QJsonObject toJson(const ExportRow &row, const ScoreBook &book)
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
                                   {u"decision"_s, nameOf(review.content.decision)}});
    }
    QJsonObject json{{u"applicant"_s, row.facts.id.value},
                     {u"name"_s, row.facts.name},
                     {u"tags"_s, QJsonArray::fromStringList(row.facts.tags)},
                     {u"record"_s, toJson(row.record)},
                     {u"reviews"_s, reviews}};
    if (row.scores.total)
        json.insert(u"total"_s, *row.scores.total);
    return json;
}

void print(const ExportRow &row, const ScoreBook &book, Headings headings)
{
    QTextStream out(stdout);
    const QList<ExportColumn> columns = wideColumns(book, headings);
    for (const ExportColumn &column : columns) {
        const QString text = cellText(column.value(row));
        if (!text.isEmpty())
            out << column.headingIn(headings) << ": " << text << '\n';
    }
}

} // namespace

int runShow(const QStringList &arguments)
{
    SeasonArguments given(u"Prints what the season holds about one applicant."_s, u"APPLICANT"_s,
                          u"Number, uuid or name."_s);
    given.parser().addOption({u"json"_s, u"As JSON, with the whole record."_s});
    if (const int code = given.read(u"show"_s, arguments, 2); code != AllDone)
        return std::max(code, 0);
    const Headings headings = given.request.profile.headings;
    const Viewer viewer = Viewer::of(given.season(), given.request.viewer, nameOf(headings));
    const auto book = ScoreBook::of(given.season(), viewer);
    if (!book)
        return failed(given.positional(0), book.error());
    const auto row =
        findApplicant(given.season(), viewer, given.positional(1)).and_then([&](ApplicantId id) {
            return rowOf(given.season(), *book, id);
        });
    if (!row)
        return failed(given.positional(1), row.error());
    if (given.parser().isSet(u"json"_s))
        QTextStream(stdout) << QJsonDocument(toJson(*row, *book)).toJson();
    else
        print(*row, *book, headings);
    return AllDone;
}

} // namespace Bole
