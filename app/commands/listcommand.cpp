// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/listcommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/listnames.h"
#include "app/commands/seasonarguments.h"
#include "model/export/csvwriter.h"
#include "model/record/visibletext.h"

#include <QJsonObject>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QString line(const QList<Cell> &cells)
{
    QStringList texts;
    for (const Cell &cell : cells)
        texts.append(oneLine(CsvWriter::guarded(cellText(cell), CsvProfile::Plain)));
    return texts.join(u'\t') + u'\n';
}

QJsonObject jsonLine(const ExportTable &table, const QList<Cell> &cells)
{
    QJsonObject object;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const auto *number = std::get_if<double>(&cells[i]);
        if (number)
            object.insert(table.columns()[i].id, *number);
        else if (!std::holds_alternative<std::monostate>(cells[i]))
            object.insert(table.columns()[i].id, cellText(cells[i]));
    }
    return object;
}

} // namespace

CommandHelp listHelp()
{
    CommandHelp help;
    help.name = u"list"_s;
    help.summary = Commands::tr("print the applicants in their order");
    help.usage = {u"list [options] SEASON"_s};
    help.about = {
        Commands::tr("Prints the applicants of a season in their order, a line each, with tabs "
                     "between.")};
    help.options = listOptions();
    help.options.append(namesOption());
    help.options.append(
        {{u"json"_s}, {}, Commands::tr("A JSON object a line, keyed by column id."), {}});
    help.exitStatus = Commands::tr("0 done, 1 the season could not be read, or a sealed list is no "
                                   "longer as it was sealed, 2 wrong usage.");
    help.examples = {u"bole list 2027.bole --by fact:gpaPercent"_s,
                     u"bole list 2027.bole --list Finalists --json"_s,
                     u"bole list 2027.bole --names columns"_s};
    return help;
}

int runList(const QStringList &arguments)
{
    SeasonArguments given(listHelp());
    if (const int code = given.read(arguments, 1); code != AllDone)
        return code;
    if (given.parser().isSet(u"names"_s))
        return listNames(given);
    if (const int code = given.checkSeals(); code != AllDone)
        return code;
    ExportRequest &request = given.request;
    if (request.profile.columns.isEmpty() && !request.profile.isLong)
        request.profile.columns = {u"place"_s,          u"total"_s,    u"reviews"_s,
                                   u"applicant"_s,      u"name"_s,     u"institution"_s,
                                   u"recommendation"_s, u"decision"_s, u"unchecked"_s};
    const auto table = ExportTable::open(given.season(), request);
    if (!table && table.error().code == ErrorCode::InvalidValue)
        return usageError(Commands::tr("there is no column %1").arg(table.error().detail));
    if (!table)
        return failed(given.positional(0), table.error());
    const bool json = given.parser().isSet(u"json"_s);
    if (!json)
        printOut(line((*table)->headings()));
    for (QList<Cell> cells; (*table)->next(cells);) {
        if (json)
            printJson(jsonLine(**table, cells), QJsonDocument::Compact);
        else
            printOut(line(cells));
    }
    const auto read = (*table)->result();
    return read ? int(AllDone) : failed(given.positional(0), read.error());
}

} // namespace Bole
