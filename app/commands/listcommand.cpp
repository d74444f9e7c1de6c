// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/listcommand.h"

#include "app/commands/command.h"
#include "app/commands/seasonarguments.h"
#include "model/record/visibletext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QString line(const QList<Cell> &cells)
{
    QStringList texts;
    for (const Cell &cell : cells)
        texts.append(oneLine(cellText(cell)));
    return texts.join(u'\t');
}

QString jsonLine(const ExportTable &table, const QList<Cell> &cells)
{
    QJsonObject object;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const auto *number = std::get_if<double>(&cells[i]);
        if (number)
            object.insert(table.columns()[i].id, *number);
        else if (!std::holds_alternative<std::monostate>(cells[i]))
            object.insert(table.columns()[i].id, cellText(cells[i]));
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

} // namespace

int runList(const QStringList &arguments)
{
    SeasonArguments given(
        u"Prints the applicants in their order, a line each, with tabs between."_s, {}, {});
    given.addListOptions();
    given.parser().addOption({u"json"_s, u"A JSON object a line, keyed by column id."_s});
    if (const int code = given.read(u"list"_s, arguments, 1); code != AllDone)
        return std::max(code, 0);
    ExportRequest &request = given.request;
    if (request.profile.columns.isEmpty() && !request.profile.isLong)
        request.profile.columns = {u"place"_s, u"total"_s,       u"reviews"_s, u"applicant"_s,
                                   u"name"_s,  u"institution"_s, u"decision"_s};
    const auto table = ExportTable::open(given.season(), request);
    if (!table && table.error().code == ErrorCode::InvalidValue)
        return usageError(u"there is no column %1"_s.arg(table.error().detail));
    if (!table)
        return failed(given.positional(0), table.error());
    QTextStream out(stdout);
    const bool json = given.parser().isSet(u"json"_s);
    if (!json)
        out << line((*table)->headings()) << '\n';
    for (QList<Cell> cells; (*table)->next(cells);)
        out << (json ? jsonLine(**table, cells) : line(cells)) << '\n';
    const auto read = (*table)->result();
    return read ? int(AllDone) : failed(given.positional(0), read.error());
}

} // namespace Bole
