// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/tablelayout.h"

namespace Bole {

using namespace Qt::StringLiterals;

QJsonObject toJson(const TableLayout &layout)
{
    QJsonObject widths;
    for (const auto &[column, width] : layout.widths.asKeyValueRange())
        widths.insert(column, width);
    return {{u"name"_s, layout.name},
            {u"columns"_s, QJsonArray::fromStringList(layout.columns)},
            {u"widths"_s, widths},
            {u"order"_s, layout.orderColumn},
            {u"descending"_s, layout.isDescending},
            {u"query"_s, layout.query},
            {u"filter"_s, toJson(layout.filter)}};
}

TableLayout tableLayoutFromJson(const QJsonObject &json)
{
    TableLayout layout;
    layout.name = json.value("name"_L1).toString();
    for (const QJsonValue &column : json.value("columns"_L1).toArray())
        layout.columns.append(column.toString());
    const QJsonObject widths = json.value("widths"_L1).toObject();
    for (auto it = widths.begin(); it != widths.end(); ++it)
        layout.widths.insert(it.key(), it->toInt());
    layout.orderColumn = json.value("order"_L1).toString();
    layout.isDescending = json.value("descending"_L1).toBool();
    layout.query = json.value("query"_L1).toString();
    layout.filter = applicantFilterFromJson(json.value("filter"_L1).toObject());
    return layout;
}

QJsonArray toJson(const QList<TableLayout> &layouts)
{
    QJsonArray json;
    for (const TableLayout &layout : layouts)
        json.append(toJson(layout));
    return json;
}

QList<TableLayout> tableLayoutsFromJson(const QJsonValue &json)
{
    QList<TableLayout> layouts;
    for (const QJsonValue &layout : json.toArray())
        layouts.append(tableLayoutFromJson(layout.toObject()));
    return layouts;
}

} // namespace Bole
