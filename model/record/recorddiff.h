// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recordedit.h"

namespace Bole {

/// What a document, read again, says differently from the record, as an edit to accept or not.
struct Difference
{
    Edit edit; ///< Set, Insert or Remove; with the places where it was read
    QJsonValue before = QJsonValue(QJsonValue::Undefined);
    QJsonValue after = QJsonValue(QJsonValue::Undefined);

    bool operator==(const Difference &) const = default;
};

/// What reading again proposes. What a person confirmed or corrected is left alone. After one was
/// accepted the rest must be asked for again, because entries may have moved; all of them can be
/// applied one after the other as they are.
QList<Difference> differences(const CheckedRecord &record, const Record &parsed);

/// The edits that take over some of them, in an order and with places in which they can be done one
/// after the other, whichever were chosen: an entry that is added goes behind those that are there.
QList<Edit> editsToAccept(const CheckedRecord &record, const QList<Difference> &chosen);

/// The record with the places, confidences, checks and headings of the new reading wherever the
/// value is the same; no value changes.
CheckedRecord refreshed(const CheckedRecord &record, const Record &parsed);

} // namespace Bole
