// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace Bole {

struct CheckedRecord;

// An entry of a record's list (a degree, a paper, a prize) has an id that stays when entries around
// it come, go and move. "The GPA of this degree" then means the same in every file.

/// Whether the record's value under this key is a list of entries.
bool isEntryList(const QString &key, const QJsonValue &value);

/// Gives every entry that has none an id, made of what it says: the same reading gets the same ids
/// on every machine.
void giveEntryIds(CheckedRecord &record);

/// For an entry that a person adds.
QString newEntryId();

/// The record's JSON with an `id` in every entry, for whoever reads it outside of a season.
QJsonObject withEntryIds(const CheckedRecord &record);

} // namespace Bole
