// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicanttable.h"

#include "model/desk/blindedseason.h"
#include "model/export/columngroups.h"
#include "model/knowledge/collation.h"
#include "model/season/applicantstore.h"
#include "model/season/season.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// Only a shortlist has places, reasons for them and groups.
bool isOfLists(const QString &column)
{
    static const QSet<QString> ids{u"place"_s, u"part"_s, u"moved"_s, u"reason"_s, u"group"_s};
    return ids.contains(column);
}

/// Those that a table of everybody can have.
QList<ExportColumn> possibleColumns(const ScoreBook &book, TableLanguage words)
{
    QList<ExportColumn> columns = wideColumns(book, words);
    columns.removeIf([&book](const ExportColumn &column) {
        return isOfLists(column.id) || !isOffered(column, book);
    });
    return columns;
}

/// The columns that were wished for and are there, in that order.
QList<ExportColumn> wishedColumns(const QList<ExportColumn> &all, const QStringList &ids)
{
    QList<ExportColumn> columns;
    for (const QString &id : ids) {
        const auto found = std::ranges::find(all, id, &ExportColumn::id);
        if (found != all.end())
            columns.append(*found);
    }
    return columns;
}

TableRow rowOf(const PersonRow &person, const QList<ExportColumn> &columns, bool isClosed)
{
    const QStringList unchecked = person.facts.uncheckedFacts();
    TableRow row{person.facts.id,  person.facts.name,     {},       isClosed,
                 person.facts.gpa, person.facts.gpaScale, unchecked};
    row.cells.reserve(columns.size());
    for (const ExportColumn &column : columns)
        row.cells.append({column.value(person), column.isUnchecked(person, unchecked)});
    return row;
}

/// What is compared first is a number, then a text by the reader's alphabet.
struct SortKey
{
    bool isEmpty = true;
    double number = 0;
    QByteArray text;
};

/// Texts repeat: each is made into a key once.
class SortKeys
{
public:
    explicit SortKeys(const QString &language) : m_collation(language) {}

    SortKey of(const Cell &cell)
    {
        if (const auto *number = std::get_if<double>(&cell))
            return {false, *number, {}};
        if (const auto *date = std::get_if<QDate>(&cell))
            return {false, double(date->toJulianDay()), {}};
        if (const auto *text = std::get_if<QString>(&cell))
            return {text->isEmpty(), 0, of(*text)};
        return {};
    }

    QByteArray of(const QString &text)
    {
        QByteArray &key = m_keys[text];
        if (key.isNull())
            key = m_collation.sortKey(text);
        return key;
    }

private:
    Collation m_collation;
    QHash<QString, QByteArray> m_keys;
};

} // namespace

QStringList usualTableColumns()
{
    return {u"name"_s,        u"institution"_s, u"level"_s, u"area"_s,     u"gpaPercent"_s,
            u"rankPercent"_s, u"firstAuthor"_s, u"ccfA"_s,  u"tags"_s,     u"myState"_s,
            u"myScore"_s,     u"progress"_s,    u"total"_s, u"decision"_s, u"missing"_s};
}

Result<QList<TableColumn>> tableColumns(const VisibleSeason &season, const QString &language)
{
    const TableLanguage words = tableLanguageOf(language);
    return ScoreBook::of(season).transform([&](const ScoreBook &book) {
        QList<TableColumn> columns;
        for (const ExportColumn &column : possibleColumns(book, words))
            columns.append({column.id, column.headingIn(words)});
        return columns;
    });
}

Result<ApplicantTable> applicantTable(const VisibleSeason &season, const TableRequest &wish,
                                      const QList<ApplicantId> &applicants)
{
    const TableLanguage words = tableLanguageOf(wish.language);
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    const QList<ExportColumn> columns = wishedColumns(possibleColumns(*book, words), wish.columns);
    ApplicantTable table;
    QList<Need> needs;
    for (const ExportColumn &column : columns) {
        table.columns.append({column.id, column.headingIn(words)});
        needs.append(column.need);
    }
    PersonRows people(season, *book, RowSource::of(applicants), needs);
    for (PersonRow person; people.next(person);) {
        table.rows.append(rowOf(person, columns, !book->viewer().mayRead(person.facts.id)));
        const TableRow &row = table.rows.last();
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            table.columns[i].isNumber |= std::holds_alternative<double>(row.cells[i].value);
    }
    return people.result().transform([&] { return std::move(table); });
}

Result<ApplicantTable> applicantTable(const BlindedSeason &season, const TableRequest &wish,
                                      int atMost)
{
    const auto people = wish.withdrawn ? season.withdrawn()
                        : atMost >= 0  ? season.first(atMost)
                                       : season.everybody();
    return people.and_then([&](const QList<ApplicantId> &applicants) {
        return applicantTable(season, wish, applicants);
    });
}

QList<qsizetype> sortedRows(const ApplicantTable &table, int column, bool descending,
                            const QString &language)
{
    SortKeys keys(language);
    QList<SortKey> values;
    QList<QByteArray> names;
    QList<qsizetype> order;
    for (const TableRow &row : table.rows) {
        values.append(column < 0 || column >= row.cells.size() ? SortKey()
                                                               : keys.of(row.cells[column].value));
        names.append(keys.of(row.name));
        order.append(order.size());
    }
    std::ranges::sort(order, [&](qsizetype a, qsizetype b) {
        const SortKey &first = values[a];
        const SortKey &second = values[b];
        if (first.isEmpty != second.isEmpty)
            return second.isEmpty;
        if (first.number != second.number)
            return (first.number < second.number) != descending;
        if (const int difference = first.text.compare(second.text))
            return (difference < 0) != descending;
        const int difference = names[a].compare(names[b]);
        return difference != 0 ? difference < 0 : a < b;
    });
    return order;
}

} // namespace Bole
