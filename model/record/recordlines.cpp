// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordlines.h"

#include <algorithm>

namespace Bole {

namespace {

/// A value with the place on which it begins, and all that it takes up on that page.
struct Standing
{
    PlacedValue value;
    int page = 0;
    QRectF begin;
    QRectF area;
};

std::optional<Standing> standing(const PlacedValue &value)
{
    Standing found{value, 0, {}, {}};
    for (const Place &place : value.places) {
        if (place.page < 1 || place.rect.isEmpty() || (found.page > 0 && place.page != found.page))
            continue;
        if (found.page == 0 || place.rect.top() < found.begin.top())
            found.begin = place.rect;
        found.page = place.page;
        found.area |= place.rect;
    }
    return found.page > 0 ? std::optional(found) : std::nullopt;
}

/// Words of one line differ in height and stand a little higher or lower in a scan.
bool isOnLine(const Standing &value, int page, const QRectF &begin)
{
    const double shared =
        std::min(value.begin.bottom(), begin.bottom()) - std::max(value.begin.top(), begin.top());
    return value.page == page && shared >= std::min(value.begin.height(), begin.height()) / 2;
}

} // namespace

QList<ValuesOnLine> valuesByLine(const QList<PlacedValue> &values)
{
    QList<Standing> all;
    for (const PlacedValue &value : values) {
        if (const auto found = standing(value))
            all.append(*found);
    }
    std::ranges::stable_sort(
        all, {}, [](const Standing &one) { return std::tuple(one.page, one.begin.top()); });
    QList<ValuesOnLine> lines;
    QList<double> lefts;
    QRectF begin;
    for (const Standing &one : std::as_const(all)) {
        if (lines.isEmpty() || !isOnLine(one, lines.last().page, begin)) {
            lines.append({one.page, {}, {}});
            lefts.clear();
            begin = one.begin;
        }
        lines.last().area |= one.area;
        const auto at = std::ranges::upper_bound(lefts, one.begin.left()) - lefts.begin();
        lefts.insert(at, one.begin.left());
        lines.last().values.insert(at, one.value);
    }
    return lines;
}

} // namespace Bole
