// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/readingdifferences.h"

#include "model/record/recordjson.h"
#include "model/record/recordpath.h"
#include "model/review/blinder.h"

#include <algorithm>

namespace Bole {

namespace {

/// Made from the name beside it: nobody decides on it alone.
bool isDerived(const Difference &difference)
{
    return difference.edit.pointer.endsWith(u"Id");
}

/// The row that an id goes with: its name's (institutionId: institution), else the first of the
/// same entry.
QList<DifferenceRow>::iterator rowOfId(QList<DifferenceRow> &rows, const QString &id)
{
    const auto pointerOf = [](const DifferenceRow &row) {
        return row.first().edit.pointer;
    };
    if (const auto row = std::ranges::find(rows, id.chopped(2), pointerOf); row != rows.end())
        return row;
    return std::ranges::find_if(rows, [&](const DifferenceRow &row) {
        return row.first().edit.kind == Edit::Kind::Set &&
               parentPointer(pointerOf(row)) == parentPointer(id);
    });
}

} // namespace

QList<DifferenceRow> differenceRows(const QList<Difference> &differences)
{
    QList<DifferenceRow> rows;
    for (const Difference &difference : differences) {
        if (!isDerived(difference))
            rows.append({difference});
    }
    for (const Difference &difference : differences) {
        if (!isDerived(difference))
            continue;
        const auto row = rowOfId(rows, difference.edit.pointer);
        if (row != rows.end())
            row->append(difference);
    }
    return rows;
}

QList<ReadingDifference> visibleDifferences(const QList<DifferenceRow> &rows,
                                            const Blinder &blinder)
{
    QList<ReadingDifference> visible;
    const QJsonObject record = rows.isEmpty() ? QJsonObject() : toJson(blinder.record());
    for (const DifferenceRow &row : rows) {
        const Difference &difference = row.first();
        visible.append({difference.edit.kind, difference.edit.pointer,
                        blinder.value(difference.before), blinder.value(difference.after),
                        valueAt(record, parentPointer(difference.edit.pointer))});
    }
    return visible;
}

} // namespace Bole
