// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparebest.h"

#include "model/record/recordfacts.h"

#include <algorithm>

namespace Bole {

namespace {

/// Grades of different scales are no better or worse than each other.
bool areComparable(const CompareRow &row, const QList<const CompareCell *> &cells)
{
    return row.kind != CompareRow::Kind::Gpa ||
           std::ranges::all_of(cells, [&](const CompareCell *cell) {
               const auto scaleOf = [](const CompareCell &c) {
                   return comparedScale({c.printed.value_or(0), c.scale}).value_or(0);
               };
               return isSameScale(scaleOf(*cell), scaleOf(*cells.first()));
           });
}

} // namespace

void markBest(CompareRow &row, Better better)
{
    QList<const CompareCell *> all;
    QList<const CompareCell *> sure;
    for (const CompareCell &cell : std::as_const(row.cells)) {
        if (cell.value)
            all.append(&cell);
        if (cell.value && !cell.unchecked)
            sure.append(&cell);
    }
    if (sure.size() < 2 || !areComparable(row, all))
        return;
    const auto value = [](const CompareCell *cell) {
        return *cell->value;
    };
    const auto [low, high] = std::ranges::minmax(sure, {}, value);
    const double least = value(low);
    const double most = value(high);
    const double best = better == Better::Less ? least : most;
    const bool mayBeBeaten = std::ranges::any_of(all, [&](const CompareCell *cell) {
        return cell->unchecked &&
               (better == Better::Less ? value(cell) <= best : value(cell) >= best);
    });
    if (least == most || mayBeBeaten)
        return;
    for (CompareCell &cell : row.cells)
        cell.best = !cell.unchecked && cell.value == best;
}

} // namespace Bole
