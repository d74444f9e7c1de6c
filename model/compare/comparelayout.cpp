// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparelayout.h"

#include <QJsonArray>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QSet<QString> setOf(const QJsonValue &value)
{
    QSet<QString> set;
    for (const QJsonValue &id : value.toArray())
        set.insert(id.toString());
    return set;
}

QJsonArray arrayOf(const QSet<QString> &set)
{
    QStringList ids(set.begin(), set.end());
    ids.sort(); // the same bytes for the same layout
    return QJsonArray::fromStringList(ids);
}

/// Where the layout has an id; at the end when it does not know it.
qsizetype rankIn(const CompareLayout &layout, const QString &id)
{
    const qsizetype at = layout.order.indexOf(id);
    return at < 0 ? layout.order.size() : at;
}

/// Groups and rows in order, whether they are shown or not.
QList<CompareLine> allLines(const QList<CompareRow> &rows, const CompareLayout &layout)
{
    QList<CompareRow::Group> groups;
    for (const CompareRow &row : rows) {
        if (!groups.contains(row.group))
            groups.append(row.group);
    }
    std::ranges::stable_sort(
        groups, {}, [&](CompareRow::Group group) { return rankIn(layout, groupId(group)); });
    QList<CompareLine> lines;
    for (const CompareRow::Group group : std::as_const(groups)) {
        QList<qsizetype> members;
        for (qsizetype i = 0; i < rows.size(); ++i) {
            if (rows[i].group == group)
                members.append(i);
        }
        std::ranges::stable_sort(members, {},
                                 [&](qsizetype i) { return rankIn(layout, rows[i].id()); });
        lines.append({group, -1});
        for (const qsizetype i : std::as_const(members))
            lines.append({group, i});
    }
    return lines;
}

} // namespace

QString groupId(CompareRow::Group group)
{
    using enum CompareRow::Group;
    switch (group) {
    case Education:
        return u"group:education"_s;
    case Tests:
        return u"group:tests"_s;
    case Experience:
        return u"group:experience"_s;
    case Publications:
        return u"group:publications"_s;
    case Awards:
        return u"group:awards"_s;
    case Own:
        return u"group:own"_s;
    case Scores:
        return u"group:scores"_s;
    case Notes:
        break;
    }
    return u"group:notes"_s;
}

QJsonObject toJson(const CompareLayout &layout)
{
    return {{u"name"_s, layout.name},
            {u"order"_s, QJsonArray::fromStringList(layout.order)},
            {u"hidden"_s, arrayOf(layout.hidden)},
            {u"folded"_s, arrayOf(layout.folded)},
            {u"unfolded"_s, arrayOf(layout.unfolded)},
            {u"showsEqual"_s, layout.showsEqual}};
}

CompareLayout compareLayoutFromJson(const QJsonObject &json)
{
    CompareLayout layout;
    layout.name = json.value("name"_L1).toString();
    for (const QJsonValue &id : json.value("order"_L1).toArray())
        layout.order.append(id.toString());
    layout.hidden = setOf(json.value("hidden"_L1));
    layout.folded = setOf(json.value("folded"_L1));
    layout.unfolded = setOf(json.value("unfolded"_L1));
    layout.showsEqual = json.value("showsEqual"_L1).toBool();
    return layout;
}

QString idOf(const CompareLine &line, const QList<CompareRow> &rows)
{
    return line.isHeading() ? groupId(line.group) : rows[line.row].id();
}

QList<CompareLine> arranged(const QList<CompareRow> &rows, const CompareLayout &layout)
{
    QList<CompareLine> lines = allLines(rows, layout);
    lines.removeIf([&](const CompareLine &line) {
        return !line.isHeading() && (layout.hidden.contains(rows[line.row].id()) ||
                                     layout.folded.contains(groupId(line.group)) ||
                                     (rows[line.row].isEqual() && !layout.showsEqual));
    });
    return lines;
}

int equalRows(const QList<CompareRow> &rows, const CompareLayout &layout, CompareRow::Group group)
{
    return layout.showsEqual ? 0 : int(std::ranges::count_if(rows, [&](const CompareRow &row) {
        return row.group == group && row.isEqual() && !layout.hidden.contains(row.id());
    }));
}

CompareLayout moved(const CompareLayout &layout, const QList<CompareRow> &rows, qsizetype from,
                    qsizetype to)
{
    const QList<CompareLine> shown = arranged(rows, layout);
    if (from < 0 || to < 0 || from >= shown.size() || to >= shown.size() || from == to)
        return layout;
    const CompareLine line = shown[from];
    CompareLine target = shown[to];
    if (line.isHeading()) {
        target = {target.group, -1}; // groups change places as a whole
    } else if (target.group != line.group || target.isHeading()) {
        QList<CompareLine> own = shown;
        own.removeIf([&](const CompareLine &l) { return l.group != line.group || l.isHeading(); });
        target = to < from ? own.first() : own.last();
    }
    QStringList ids;
    for (const CompareLine &one : allLines(rows, layout))
        ids.append(idOf(one, rows));
    // What these rows do not have now keeps its place for when they do.
    for (const QString &id : layout.order) {
        if (!ids.contains(id))
            ids.append(id);
    }
    const QString moving = idOf(line, rows);
    const qsizetype at = ids.indexOf(idOf(target, rows));
    ids.move(ids.indexOf(moving), at);
    CompareLayout result = layout;
    result.order = ids;
    return result;
}

} // namespace Bole
