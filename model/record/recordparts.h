// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recordedit.h"

namespace Bole {

/// A record in parts that people can change independently of each other, by names that do not
/// depend on where an entry stands: "basics/name", "entry/education/3f2a…/gpa", "order/education"
/// (the entries' ids), "entry/education/3f2a…/" (that the entry is there), "top/source". Each part
/// holds its value with its places, confidence, marks, dismissals and checks.
using RecordParts = QMap<QString, QJsonObject>;

RecordParts partsOf(const CheckedRecord &record);
/// Parts of entries that are not there are left out.
CheckedRecord recordFrom(const RecordParts &parts);
/// The same with a part that is not in it, and the entry that it belongs to.
CheckedRecord withPart(const CheckedRecord &record, const QString &name, const QJsonObject &part);

/// The part's value; undefined where it has none.
QJsonValue valueOfPart(const QJsonObject &part);
/// "entry/education/3f2a…" for a part inside of an entry, else nothing.
QString entryOfPart(const QString &name);
/// Of parts that follow from others, such as an order, the later one holds and nobody is asked.
bool isQuietPart(const QString &name);
/// The JSON Pointer of a part in the record as it stands; empty where it is not in it.
QString pointerOfPart(const QString &name, const CheckedRecord &record);

} // namespace Bole
