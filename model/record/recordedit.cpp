// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordedit.h"

#include "model/record/entryids.h"
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"
#include "model/record/visibletext.h"

#include <QJsonArray>

#include <functional>

namespace Bole {

namespace {

const QString provenanceKey = QStringLiteral("provenance");
const QString confidenceKey = QStringLiteral("confidence");
const QString checksKey = QStringLiteral("checks");
const QString fieldKey = QStringLiteral("field");

using Rename = std::function<std::optional<QString>(const QString &)>;

QJsonObject part(const QJsonObject &json, const QString &key)
{
    return json.value(key).toObject();
}

void setPart(QJsonObject &json, const QString &key, const QJsonObject &value)
{
    if (value.isEmpty())
        json.remove(key);
    else
        json.insert(key, value);
}

QJsonObject within(const QJsonObject &map, const QString &pointer)
{
    QJsonObject inner;
    for (auto it = map.begin(); it != map.end(); ++it) {
        if (isWithin(it.key(), pointer))
            inner.insert(it.key().mid(pointer.size()), it.value());
    }
    return inner;
}

template <typename T>
QMap<QString, T> within(const QMap<QString, T> &map, const QString &pointer)
{
    QMap<QString, T> inner;
    for (auto it = map.begin(); it != map.end(); ++it) {
        if (isWithin(it.key(), pointer))
            inner.insert(it.key().mid(pointer.size()), it.value());
    }
    return inner;
}

QJsonObject renumbered(const QJsonObject &map, const Rename &rename)
{
    QJsonObject result;
    for (auto it = map.begin(); it != map.end(); ++it) {
        if (const auto key = rename(it.key()))
            result.insert(*key, it.value());
    }
    return result;
}

template <typename T>
QMap<QString, T> renumbered(const QMap<QString, T> &map, const Rename &rename)
{
    QMap<QString, T> result;
    for (auto it = map.begin(); it != map.end(); ++it) {
        if (const auto key = rename(it.key()))
            result.insert(*key, it.value());
    }
    return result;
}

/// Gives every note a new pointer, or drops it.
void renameNotes(CheckedRecord &record, const Rename &rename)
{
    for (const QString &key : {provenanceKey, confidenceKey})
        setPart(record.json, key, renumbered(part(record.json, key), rename));
    record.marks = renumbered(record.marks, rename);
    record.dismissed = renumbered(record.dismissed, rename);
    record.entryIds = renumbered(record.entryIds, rename);
    QJsonArray checks;
    for (const QJsonValue &value : record.json.value(checksKey).toArray()) {
        QJsonObject check = value.toObject();
        if (const auto field = rename(check.value(fieldKey).toString())) {
            check.insert(fieldKey, *field);
            checks.append(check);
        }
    }
    if (checks.isEmpty())
        record.json.remove(checksKey);
    else
        record.json.insert(checksKey, checks);
}

/// The value at a pointer with its notes; its checks only where they go with it.
FieldContent contentAt(const CheckedRecord &record, const QString &pointer, bool withChecks)
{
    FieldContent content;
    content.value = valueAt(record.json, pointer);
    content.provenance = within(part(record.json, provenanceKey), pointer);
    content.confidence = within(part(record.json, confidenceKey), pointer);
    content.marks = within(record.marks, pointer);
    content.dismissed = within(record.dismissed, pointer);
    content.entryIds = within(record.entryIds, pointer);
    if (!withChecks)
        return content;
    const QJsonArray checks = record.json.value(checksKey).toArray();
    for (int i = 0; i < checks.size(); ++i) {
        QJsonObject check = checks[i].toObject();
        const QString field = check.value(fieldKey).toString();
        if (isWithin(field, pointer)) {
            check.insert(fieldKey, field.mid(pointer.size()));
            content.checks.insert(i, check);
        }
    }
    return content;
}

void addNotes(CheckedRecord &record, const QString &pointer, const FieldContent &content)
{
    QJsonObject provenance = part(record.json, provenanceKey);
    for (auto it = content.provenance.begin(); it != content.provenance.end(); ++it)
        provenance.insert(pointer + it.key(), it.value());
    setPart(record.json, provenanceKey, provenance);
    QJsonObject confidence = part(record.json, confidenceKey);
    for (auto it = content.confidence.begin(); it != content.confidence.end(); ++it)
        confidence.insert(pointer + it.key(), it.value());
    setPart(record.json, confidenceKey, confidence);
    for (auto it = content.marks.begin(); it != content.marks.end(); ++it)
        record.marks.insert(pointer + it.key(), it.value());
    for (auto it = content.dismissed.begin(); it != content.dismissed.end(); ++it)
        record.dismissed.insert(pointer + it.key(), it.value());
    for (auto it = content.entryIds.begin(); it != content.entryIds.end(); ++it)
        record.entryIds.insert(pointer + it.key(), it.value());
    if (content.checks.isEmpty())
        return;
    QJsonArray checks = record.json.value(checksKey).toArray();
    for (auto it = content.checks.begin(); it != content.checks.end(); ++it) {
        QJsonObject check = it.value();
        check.insert(fieldKey, pointer + check.value(fieldKey).toString());
        checks.insert(qMin(qsizetype(it.key()), checks.size()), check);
    }
    record.json.insert(checksKey, checks);
}

/// Takes away all notes at and below a pointer but the checks, which stay with the place.
void dropNotes(CheckedRecord &record, const QString &pointer)
{
    const Rename drop = [&pointer](const QString &key) {
        return isWithin(key, pointer) ? std::nullopt : std::optional(key);
    };
    for (const QString &key : {provenanceKey, confidenceKey})
        setPart(record.json, key, renumbered(part(record.json, key), drop));
    record.marks = renumbered(record.marks, drop);
    record.dismissed = renumbered(record.dismissed, drop);
    record.entryIds = renumbered(record.entryIds, drop);
}

Result<void> putContent(CheckedRecord &record, const QString &pointer, const FieldContent &content)
{
    if (const auto set = setAt(record.json, pointer, content.value); !set)
        return set;
    dropNotes(record, pointer);
    addNotes(record, pointer, content);
    return {};
}

Result<void> insertContent(CheckedRecord &record, const QString &pointer,
                           const FieldContent &content)
{
    if (const auto done = insertAt(record.json, pointer, content.value); !done)
        return done;
    renameNotes(record, [&](const QString &key) { return afterInsert(key, pointer); });
    addNotes(record, pointer, content);
    return {};
}

Result<void> removeContent(CheckedRecord &record, const QString &pointer)
{
    if (const auto done = removeAt(record.json, pointer); !done)
        return done;
    renameNotes(record, [&](const QString &key) { return afterRemove(key, pointer); });
    return {};
}

Result<void> moveContent(CheckedRecord &record, const QString &pointer, int to)
{
    const QString list = parentPointer(pointer);
    const int from = lastIndex(pointer).value_or(-1);
    if (const auto done = moveIn(record.json, list, from, to); !done)
        return done;
    renameNotes(record, [&](const QString &key) { return afterMove(key, list, from, to); });
    return {};
}

/// Without what means the same as absent: empty texts, lists and objects, false.
QJsonValue cleaned(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &item : value.toArray()) {
            const QJsonValue inner = cleaned(item);
            array.append(inner.isUndefined() ? (item.isObject() ? QJsonValue(QJsonObject()) : item)
                                             : inner);
        }
        return array.isEmpty() ? QJsonValue(QJsonValue::Undefined) : array;
    }
    if (value.isObject()) {
        QJsonObject object;
        const QJsonObject given = value.toObject();
        for (auto it = given.begin(); it != given.end(); ++it) {
            if (const QJsonValue inner = cleaned(it.value()); !inner.isUndefined())
                object.insert(it.key(), inner);
        }
        return object.isEmpty() ? QJsonValue(QJsonValue::Undefined) : object;
    }
    const bool absent = value.isNull() || (value.isString() && value.toString().isEmpty()) ||
                        (value.isBool() && !value.toBool());
    return absent ? QJsonValue(QJsonValue::Undefined) : value;
}

/// Whether the JSON is still a record, and a record that says all of it.
Result<void> settle(CheckedRecord &record)
{
    const Result<Record> read = recordFromJson(record.json);
    if (!read)
        return failure(ErrorCode::InvalidValue, read.error().detail);
    const QJsonObject again = toJson(*read);
    if (cleaned(again) != cleaned(record.json))
        return failure(ErrorCode::InvalidValue, QStringLiteral("not a field of the record"));
    record.json = again;
    return {};
}

QJsonArray placesToJson(const QList<Place> &places)
{
    QJsonArray array;
    for (const Place &place : places)
        array.append(toJson(place));
    return array;
}

/// A list's element is put in and taken out as an entry, so that those behind it keep their notes.
Edit asEntryEdit(const CheckedRecord &record, Edit edit)
{
    const auto index = lastIndex(edit.pointer);
    if (edit.kind != Edit::Kind::Set || !index)
        return edit;
    const QJsonValue list = valueAt(record.json, parentPointer(edit.pointer));
    if (!list.isArray() && !(list.isUndefined() && *index == 0))
        return edit;
    if (cleaned(edit.value).isUndefined() && *index < list.toArray().size())
        edit.kind = Edit::Kind::Remove;
    else if (*index == list.toArray().size())
        edit.kind = Edit::Kind::Insert;
    return edit;
}

/// The nearest place above (or at) the pointer whose parent is there both before and after.
QString widened(const QJsonObject &before, const QJsonObject &after, QString pointer)
{
    while (true) {
        const QString parent = parentPointer(pointer);
        if (parent.isEmpty() ||
            (!valueAt(before, parent).isUndefined() && !valueAt(after, parent).isUndefined()))
            return pointer;
        pointer = parent;
    }
}

Result<void> applySet(CheckedRecord &record, const Edit &edit, ReviewerId by, const QDateTime &at)
{
    const QString &pointer = edit.pointer;
    const QJsonValue old = valueAt(record.json, pointer);
    const FieldMark known = record.marks.value(pointer);
    FieldMark mark{FieldState::Corrected, by, at, old, {}, !edit.places.isEmpty()};
    if (known.state == FieldState::Corrected && record.marks.contains(pointer))
        mark.original = known.original;
    const QJsonValue value = cleaned(edit.value);
    if (value == mark.original && !value.isUndefined())
        mark = {FieldState::Confirmed, by, at, QJsonValue(QJsonValue::Undefined), {}, false};
    if (const auto set = setAt(record.json, pointer, value); !set)
        return set;
    FieldContent notes = contentAt(record, pointer, false);
    if (!edit.places.isEmpty() || value.isUndefined())
        notes.provenance = {};
    if (!edit.places.isEmpty())
        notes.provenance.insert(QString(), placesToJson(edit.places));
    notes.confidence = {};
    if (!edit.isDerived)
        notes.marks = {{QString(), mark}};
    dropNotes(record, pointer);
    addNotes(record, pointer, notes);
    return {};
}

Result<void> applyInsert(CheckedRecord &record, const Edit &edit, ReviewerId by,
                         const QDateTime &at)
{
    FieldContent content;
    const QJsonValue value = cleaned(edit.value);
    content.value = value.isUndefined() ? edit.value : value;
    if (!edit.places.isEmpty())
        content.provenance.insert(QString(), placesToJson(edit.places));
    content.marks.insert(QString(),
                         {FieldState::Corrected, by, at, QJsonValue(QJsonValue::Undefined),
                          QString(), !edit.places.isEmpty()});
    if (content.value.isObject() && pointerTokens(edit.pointer).size() == 2)
        content.entryIds.insert(QString(), newEntryId());
    return insertContent(record, edit.pointer, content);
}

Result<void> applyMark(CheckedRecord &record, const Edit &edit, ReviewerId by, const QDateTime &at)
{
    // A value may be confirmed as absent, but it must be one that could be there.
    QJsonObject same = record.json;
    if (const auto there = setAt(same, edit.pointer, valueAt(same, edit.pointer)); !there)
        return there;
    FieldMark mark = record.marks.value(edit.pointer);
    switch (edit.kind) {
    case Edit::Kind::Confirm:
        if (!record.marks.contains(edit.pointer) || mark.state != FieldState::Corrected)
            mark.state = FieldState::Confirmed;
        mark.invalidText.clear();
        break;
    case Edit::Kind::KeepText:
        mark.invalidText = edit.value.toString();
        break;
    case Edit::Kind::Dismiss:
        if (!record.dismissed.value(edit.pointer).contains(edit.code))
            record.dismissed[edit.pointer].append(edit.code);
        return {};
    default:
        if (record.marks.remove(edit.pointer) == 0)
            return failure(ErrorCode::NotFound, QStringLiteral("not confirmed"));
        return {};
    }
    mark.by = by;
    mark.at = at;
    record.marks.insert(edit.pointer, mark);
    return {};
}

Result<void> perform(CheckedRecord &record, const Edit &edit, ReviewerId by, const QDateTime &at)
{
    switch (edit.kind) {
    case Edit::Kind::Set:
        return applySet(record, edit, by, at);
    case Edit::Kind::Insert:
        return applyInsert(record, edit, by, at);
    case Edit::Kind::Remove:
        return removeContent(record, edit.pointer);
    case Edit::Kind::Move:
        return moveContent(record, edit.pointer, edit.to);
    default:
        return applyMark(record, edit, by, at);
    }
}

QString movedTo(const QString &pointer, int to)
{
    return pointerTo(parentPointer(pointer), to);
}

} // namespace

Result<AppliedEdit> apply(CheckedRecord &record, const Edit &wanted, ReviewerId by,
                          const QDateTime &at)
{
    Edit visible = wanted;
    visible.value = withoutInvisible(wanted.value);
    const Edit edit = asEntryEdit(record, visible);
    CheckedRecord changed = record;
    if (const auto done = perform(changed, edit, by, at); !done)
        return std::unexpected(done.error());
    if (const auto sound = settle(changed); !sound)
        return std::unexpected(sound.error());
    AppliedEdit applied{edit.kind, edit.pointer, edit.to, {}, {}};
    const bool isEntry = edit.kind == Edit::Kind::Insert || edit.kind == Edit::Kind::Remove;
    if (edit.kind == Edit::Kind::Set)
        applied.pointer = widened(record.json, changed.json, edit.pointer);
    if (edit.kind != Edit::Kind::Insert)
        applied.before = contentAt(record, applied.pointer, isEntry);
    if (edit.kind == Edit::Kind::Move)
        applied.after = contentAt(changed, movedTo(edit.pointer, edit.to), false);
    else if (edit.kind != Edit::Kind::Remove)
        applied.after = contentAt(changed, applied.pointer, isEntry);
    record = changed;
    return applied;
}

AppliedEdit inverse(const AppliedEdit &edit)
{
    AppliedEdit back{edit.kind, edit.pointer, edit.to, edit.after, edit.before};
    if (edit.kind == Edit::Kind::Insert) {
        back.kind = Edit::Kind::Remove;
    } else if (edit.kind == Edit::Kind::Remove) {
        back.kind = Edit::Kind::Insert;
    } else if (edit.kind == Edit::Kind::Move) {
        back.pointer = movedTo(edit.pointer, edit.to);
        back.to = lastIndex(edit.pointer).value_or(0);
    }
    return back;
}

Result<void> reapply(CheckedRecord &record, const AppliedEdit &edit)
{
    if (edit.kind != Edit::Kind::Insert && valueAt(record.json, edit.pointer) != edit.before.value)
        return failure(ErrorCode::EditConflict, QStringLiteral("the value is another by now"));
    CheckedRecord changed = record;
    Result<void> done;
    if (edit.kind == Edit::Kind::Insert)
        done = insertContent(changed, edit.pointer, edit.after);
    else if (edit.kind == Edit::Kind::Remove)
        done = removeContent(changed, edit.pointer);
    else if (edit.kind == Edit::Kind::Move)
        done = moveContent(changed, edit.pointer, edit.to);
    else
        done = putContent(changed, edit.pointer, edit.after);
    if (!done)
        return failure(ErrorCode::EditConflict, done.error().detail);
    record = changed;
    return {};
}

} // namespace Bole
