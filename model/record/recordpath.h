// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <optional>

namespace Bole {

/// JSON Pointers (RFC 6901) into a record: "/education/0/gpa".
QStringList pointerTokens(QStringView pointer);
QString pointerFrom(const QStringList &tokens);
QString pointerTo(const QString &parent, const QString &key);
QString pointerTo(const QString &parent, int index);
QString parentPointer(const QString &pointer);
/// The entry's number that a pointer ends with; nothing when it ends with a key.
std::optional<int> lastIndex(QStringView pointer);
/// Whether `pointer` is `ancestor` or leads to something inside of it.
bool isWithin(QStringView pointer, QStringView ancestor);

/// The value at a pointer; undefined when there is none.
QJsonValue valueAt(const QJsonObject &root, QStringView pointer);

/// Each changes `root` in place, or says why it cannot (NotFound: no such place; InvalidValue: not
/// a list). Missing objects and lists on the way are made; an undefined value removes; lists and
/// objects left empty by that go, too, because absent and empty are the same in a record.
Result<void> setAt(QJsonObject &root, const QString &pointer, const QJsonValue &value);
Result<void> insertAt(QJsonObject &root, const QString &pointer, const QJsonValue &value);
Result<void> removeAt(QJsonObject &root, const QString &pointer);
/// Moves an entry of the list at `list`.
Result<void> moveIn(QJsonObject &root, const QString &list, int from, int to);

/// Where a pointer leads after an entry was put in, taken out or moved. Nothing: it was taken out.
QString afterInsert(const QString &pointer, const QString &entry);
std::optional<QString> afterRemove(const QString &pointer, const QString &entry);
QString afterMove(const QString &pointer, const QString &list, int from, int to);

} // namespace Bole
