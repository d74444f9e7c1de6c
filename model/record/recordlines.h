// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace Bole {

/// A value of the record and where it stands in its document.
struct PlacedValue
{
    QString pointer;
    QList<Place> places;

    bool operator==(const PlacedValue &) const = default;
};

/// The values that stand beside each other on a page, to be compared with its picture in one look.
struct ValuesOnLine
{
    int page = 0; ///< from 1
    QRectF area;  ///< around all of them, as a part of the page
    QList<PlacedValue> values;

    bool operator==(const ValuesOnLine &) const = default;
};

/// Line after line as a page is read. Values without a place on a page are on no line. A value that
/// goes on over several lines belongs to the one on which it begins.
QList<ValuesOnLine> valuesByLine(const QList<PlacedValue> &values);

} // namespace Bole
