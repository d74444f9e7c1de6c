// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/namedlists.h"

#include "model/csvtable.h"
#include "model/knowledge/compiledin.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/phrases.h"
#include "model/knowledge/table.h"

#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

// A linker leaves out what nobody names; only the global namespace can do it.
static void nameListTable()
{
    Q_INIT_RESOURCE(knowledge);
}

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

void insert(QHash<QString, QStringList> &lists, const QString &key, const QString &list)
{
    if (!key.isEmpty() && !lists.value(key).contains(list))
        lists[key].append(list);
}

ListedName institutionFrom(const QList<QByteArrayView> &row)
{
    ListedName entry{QString::fromUtf8(row.value(0)),
                     QString::fromUtf8(row.value(1)),
                     {QString::fromUtf8(row.value(2))}};
    if (entry.id.isEmpty()) {
        const auto known = Knowledge::ofProgram().institution(entry.names.first());
        entry.id = known ? known->id : QString();
    }
    return entry;
}

} // namespace

NamedLists::NamedLists(const QList<ListedName> &entries)
{
    for (const ListedName &entry : entries)
        add(entry);
}

void NamedLists::add(const ListedName &entry)
{
    if (!m_lists.contains(entry.list))
        m_lists.append(entry.list);
    insert(m_byId, entry.id, entry.list);
    for (const QString &name : entry.names)
        insert(m_byName, tableKey(name), entry.list);
}

QStringList NamedLists::of(const QString &id, const QStringList &names) const
{
    QStringList found = id.isEmpty() ? QStringList() : m_byId.value(id);
    for (const QString &name : names)
        found += m_byName.value(tableKey(name));
    QStringList ordered;
    for (const QString &list : m_lists) {
        if (found.contains(list))
            ordered.append(list);
    }
    return ordered;
}

const QList<ListedName> &listedInstitutions()
{
    static const QList<ListedName> all = [] {
        nameListTable();
        QList<ListedName> entries;
        Table(TableId::Institutions, compiledIn(u"institutionlists.tsv"_s), {})
            .forEachRow(
                [&](const QList<QByteArrayView> &row) { entries.append(institutionFrom(row)); });
        return entries;
    }();
    return all;
}

QString listTitle(const QString &list, QStringView language)
{
    const QString title = phrase(QString(u"list."_s + list), language);
    return title.isEmpty() ? list : title;
}

QJsonArray toJson(const QList<ListedName> &entries)
{
    QJsonArray array;
    for (const ListedName &entry : entries)
        array.append(QJsonObject{{u"list"_s, entry.list},
                                 {u"id"_s, entry.id},
                                 {u"names"_s, QJsonArray::fromStringList(entry.names)}});
    return array;
}

QList<ListedName> listedNamesFromJson(const QJsonArray &json)
{
    QList<ListedName> entries;
    for (const QJsonValue &value : json) {
        ListedName entry{value[u"list"].toString(), value[u"id"].toString(), {}};
        for (const QJsonValue &name : value[u"names"].toArray())
            entry.names.append(name.toString());
        if (!entry.list.isEmpty())
            entries.append(entry);
    }
    return entries;
}

namespace {

/// The columns that a table of lists may have, under the names that they usually have.
struct ListColumns
{
    explicit ListColumns(const CsvTable &table)
        : list(table.column({u"list"_s, u"名单"_s, u"级别"_s, u"分区"_s})),
          id(table.column({u"id"_s, u"标识"_s})),
          names{table.column({u"name"_s, u"名称"_s, u"institution"_s, u"学校"_s, u"venue"_s,
                              u"journal"_s, u"期刊"_s, u"刊名"_s, u"期刊名称"_s, u"会议"_s}),
                table.column({u"abbreviation"_s, u"简称"_s, u"缩写"_s})},
          issns{table.column({u"issn"_s}), table.column({u"eissn"_s})}
    {
    }
    bool canBeUsed() const
    {
        return list >= 0 && std::ranges::any_of(QList<qsizetype>{id} + names + issns,
                                                [](qsizetype column) { return column >= 0; });
    }

    qsizetype list;
    qsizetype id;
    QList<qsizetype> names;
    QList<qsizetype> issns;
};

/// "12345678; 2345-678x" as they are printed.
QStringList issnsOf(const QString &cell)
{
    static const QRegularExpression issn(u"(\\d{4})-?(\\d{3}[\\dXx])"_s);
    QStringList found;
    for (const auto &match : issn.globalMatch(cell))
        found.append(match.captured(1) + u'-' + match.captured(2).toUpper());
    return found;
}

ListedName entryFrom(const CsvTable::Row &row, const ListColumns &columns)
{
    ListedName entry{
        row.cells.value(columns.list).simplified(), row.cells.value(columns.id).trimmed(), {}};
    for (const qsizetype column : columns.names)
        entry.names.append(row.cells.value(column).simplified());
    for (const qsizetype column : columns.issns)
        entry.names.append(issnsOf(row.cells.value(column)));
    entry.names.removeAll(QString());
    return entry;
}

} // namespace

Result<QList<ListedName>> listedNamesFromCsv(const QByteArray &bytes)
{
    const Result<CsvTable> table = csvTable(bytes);
    if (!table)
        return std::unexpected(table.error());
    const ListColumns columns(*table);
    if (!columns.canBeUsed())
        return failure(ErrorCode::InvalidTable, u"line 1: columns are missing"_s);
    QList<ListedName> entries;
    for (const CsvTable::Row &row : table->rows) {
        const ListedName entry = entryFrom(row, columns);
        if (entry.list.isEmpty() || (entry.names.isEmpty() && entry.id.isEmpty()))
            return failure(ErrorCode::InvalidTable, u"line %1: a cell is empty"_s.arg(row.line));
        entries.append(entry);
    }
    if (entries.isEmpty())
        return failure(ErrorCode::InvalidTable, u"empty"_s);
    return entries;
}

} // namespace Bole
