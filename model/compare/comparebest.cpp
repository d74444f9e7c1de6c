// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparebest.h"

#include "model/record/recordfacts.h"

#include <algorithm>

namespace Bole {

namespace {

/// Grades of different scales are no better or worse than each other.
bool areComparable(const CompareRow &row, const QList<const CompareCell *> &cells)
{
    const bool sameBasis = std::ranges::all_of(
        cells, [&](const CompareCell *cell) { return cell->basis == cells.first()->basis; });
    if (!sameBasis)
        return false;
    return row.kind != CompareRow::Kind::Gpa ||
           std::ranges::all_of(cells, [&](const CompareCell *cell) {
               const auto scaleOf = [](const CompareCell &c) {
                   return comparedScale({c.printed.value_or(0), c.scale}).value_or(0);
               };
               return isSameScale(scaleOf(*cell), scaleOf(*cells.first()));
           });
}

} // namespace

bool liesFarApart(const CompareRow &row)
{
    using enum CompareRow::Kind;
    QList<const CompareCell *> cells;
    for (const CompareCell &cell : row.cells) {
        if (cell.value)
            cells.append(&cell);
    }
    if (cells.size() < 2 || !areComparable(row, cells))
        return false;
    const auto [low, high] =
        std::ranges::minmax(cells, {}, [](const CompareCell *cell) { return *cell->value; });
    const double least = *low->value;
    const double apart = *high->value - least;
    switch (row.kind) {
    case Gpa:
        return apart >= 5; // per cent of the scale
    case ClassRank:
        return apart >= 10; // per cent of the class
    case EnglishTest:
    case Test:
        return apart >= 0.07 * *high->value; // IELTS 7.5 and 7.0; GRE 330 and 307
    case Publications:
    case FirstAuthor:
    case PaperList:
    case Awards:
        return apart >= 2 || (apart >= 1 && least == 0);
    case Criterion:
    case Total:
    case ReviewerTotal:
        return apart >= 0.15 * *high->value; // a level of five is 0.2
    default:
        return false;
    }
}

void markBest(CompareRow &row, PreferredValue better)
{
    if (better == PreferredValue::Neither)
        return;
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
    const double best = better == PreferredValue::Less ? least : most;
    const bool mayBeBeaten = std::ranges::any_of(all, [&](const CompareCell *cell) {
        return cell->unchecked &&
               (better == PreferredValue::Less ? value(cell) <= best : value(cell) >= best);
    });
    if (least == most || mayBeBeaten)
        return;
    for (CompareCell &cell : row.cells)
        cell.best = !cell.unchecked && cell.value == best;
}

} // namespace Bole
