// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/linecheck/linestocheck.h"

#include "model/desk/recordformmodel.h"
#include "model/record/recordlines.h"

#include <algorithm>

namespace Bole {

namespace {

ValueOnLine valueOn(const RecordFormModel &form, const PlacedValue &placed, int page)
{
    const QModelIndex index = form.indexOf(placed.pointer);
    const FieldAddress address = addressOf(placed.pointer);
    ValueOnLine value{placed.pointer,
                      address.group,
                      form.spec(index),
                      index.data(RecordFormModel::ValueRole).value<QJsonValue>(),
                      index.data(RecordFormModel::StateRole).value<FieldState>(),
                      {}};
    for (const Place &place : placed.places) {
        if (place.page == page)
            value.places.append(place.rect);
    }
    return value;
}

} // namespace

bool LineToCheck::isOpen() const
{
    return std::ranges::any_of(values, &ValueOnLine::isOpen);
}

bool LineToCheck::isDoubtful() const
{
    return std::ranges::contains(values, FieldState::NeedsLook, &ValueOnLine::state);
}

QList<LineToCheck> linesToCheck(const VisibleRecord &record)
{
    RecordFormModel form;
    form.setHidden(record.isHidden);
    form.setRecord(record.record, record.checks);
    QList<PlacedValue> placed;
    for (const QModelIndex &index : form.fields()) {
        const bool isShown = !index.data(RecordFormModel::HiddenRole).toBool() &&
                             form.origin(index).kind != FieldOrigin::Kind::None;
        if (isShown)
            placed.append(
                {index.data(RecordFormModel::PointerRole).toString(), form.places(index)});
    }
    QList<LineToCheck> lines;
    for (const ValuesOnLine &line : valuesByLine(placed)) {
        lines.append({line.page, line.area, {}});
        for (const PlacedValue &value : line.values)
            lines.last().values.append(valueOn(form, value, line.page));
    }
    return lines;
}

} // namespace Bole
