// SPDX-License-Identifier: GPL-3.0-or-later
// What people say about a record: its states, and its form in the file.
#include "model/record/fieldschema.h"
#include "model/record/recordedit.h"
#include "model/record/recordpath.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const std::pair<Edit::Kind, QLatin1StringView> kindNames[] = {
    {Edit::Kind::Set, "set"_L1},         {Edit::Kind::Insert, "insert"_L1},
    {Edit::Kind::Remove, "remove"_L1},   {Edit::Kind::Move, "move"_L1},
    {Edit::Kind::Confirm, "confirm"_L1}, {Edit::Kind::Reopen, "reopen"_L1},
    {Edit::Kind::Dismiss, "dismiss"_L1}, {Edit::Kind::KeepText, "keep-text"_L1},
};

QJsonObject toJson(const FieldMark &mark)
{
    QJsonObject json{{u"state"_s, stateName(mark.state)},
                     {u"by"_s, mark.by.value},
                     {u"at"_s, mark.at.toUTC().toString(Qt::ISODateWithMs)}};
    if (!mark.original.isUndefined())
        json.insert(u"original"_s, mark.original);
    if (!mark.invalidText.isEmpty())
        json.insert(u"invalidText"_s, mark.invalidText);
    return json;
}

FieldMark markFromJson(const QJsonObject &json)
{
    FieldMark mark;
    mark.state = stateFromName(json.value("state"_L1).toString()).value_or(FieldState::Confirmed);
    mark.by = ReviewerId{json.value("by"_L1).toInteger()};
    mark.at = QDateTime::fromString(json.value("at"_L1).toString(), Qt::ISODateWithMs);
    mark.original = json.value("original"_L1);
    mark.invalidText = json.value("invalidText"_L1).toString();
    return mark;
}

QJsonObject marksToJson(const QMap<QString, FieldMark> &marks)
{
    QJsonObject json;
    for (auto it = marks.begin(); it != marks.end(); ++it)
        json.insert(it.key(), toJson(it.value()));
    return json;
}

QMap<QString, FieldMark> marksFromJson(const QJsonObject &json)
{
    QMap<QString, FieldMark> marks;
    for (auto it = json.begin(); it != json.end(); ++it)
        marks.insert(it.key(), markFromJson(it.value().toObject()));
    return marks;
}

QJsonObject dismissedToJson(const QMap<QString, QStringList> &dismissed)
{
    QJsonObject json;
    for (auto it = dismissed.begin(); it != dismissed.end(); ++it)
        json.insert(it.key(), QJsonArray::fromStringList(it.value()));
    return json;
}

QMap<QString, QStringList> dismissedFromJson(const QJsonObject &json)
{
    QMap<QString, QStringList> dismissed;
    for (auto it = json.begin(); it != json.end(); ++it) {
        for (const QJsonValue &code : it.value().toArray())
            dismissed[it.key()].append(code.toString());
    }
    return dismissed;
}

const FieldMark *markOn(const CheckedRecord &record, const QString &pointer)
{
    for (QString at = pointer; !at.isEmpty(); at = parentPointer(at)) {
        if (const auto mark = record.marks.constFind(at); mark != record.marks.constEnd())
            return &*mark;
    }
    return nullptr;
}

/// Whether a person has dealt with a value of which a part was edited: the scale of a GPA, say. An
/// entry is not dealt with by editing one of its fields.
bool hasMarkInside(const CheckedRecord &record, const QString &pointer)
{
    const auto next = record.marks.upperBound(pointer + u'/');
    return !lastIndex(pointer) && next != record.marks.constEnd() && isWithin(next.key(), pointer);
}

bool isDoubtful(const CheckedRecord &record, const QString &pointer)
{
    const QJsonValue confidence = record.json.value("confidence"_L1).toObject().value(pointer);
    return confidence.isDouble() && confidence.toDouble() < needsLookBelow &&
           !valueAt(record.json, pointer).isUndefined();
}

bool needsLookAt(const CheckedRecord &record, const QString &pointer)
{
    if (const FieldMark *mark = markOn(record, pointer))
        return !mark->invalidText.isEmpty();
    if (hasMarkInside(record, pointer))
        return false;
    if (isDoubtful(record, pointer))
        return true;
    const QList<Check> checks = openChecks(record, pointer);
    return std::ranges::any_of(checks, [](const Check &c) { return c.severity != "info"_L1; });
}

/// The place of a pointer in the order in which a person reads the form.
std::tuple<qsizetype, int, qsizetype> readingOrder(const QString &pointer)
{
    const FieldAddress address = addressOf(pointer);
    const QList<GroupSpec> &schema = recordSchema();
    if (!address.group)
        return {schema.size(), 0, 0};
    const qsizetype field = address.field ? address.field - address.group->fields.constData() : -1;
    return {address.group - schema.constData(), address.entry, field};
}

} // namespace

Edit Edit::set(const QString &pointer, const QJsonValue &value, const QList<Place> &places)
{
    return {Kind::Set, pointer, value, 0, {}, places};
}

Edit Edit::insert(const QString &pointer, const QJsonValue &entry, const QList<Place> &places)
{
    return {Kind::Insert, pointer, entry, 0, {}, places};
}

Edit Edit::remove(const QString &pointer)
{
    return {Kind::Remove, pointer, QJsonValue(QJsonValue::Undefined), 0, {}, {}};
}

Edit Edit::move(const QString &pointer, int to)
{
    return {Kind::Move, pointer, QJsonValue(QJsonValue::Undefined), to, {}, {}};
}

Edit Edit::confirm(const QString &pointer)
{
    return {Kind::Confirm, pointer, QJsonValue(QJsonValue::Undefined), 0, {}, {}};
}

Edit Edit::reopen(const QString &pointer)
{
    return {Kind::Reopen, pointer, QJsonValue(QJsonValue::Undefined), 0, {}, {}};
}

Edit Edit::dismiss(const QString &pointer, const QString &code)
{
    return {Kind::Dismiss, pointer, QJsonValue(QJsonValue::Undefined), 0, code, {}};
}

Edit Edit::keepText(const QString &pointer, const QString &text)
{
    return {Kind::KeepText, pointer, text, 0, {}, {}};
}

FieldState fieldState(const CheckedRecord &record, const QString &pointer)
{
    const FieldMark *mark = markOn(record, pointer);
    if (mark && !mark->invalidText.isEmpty())
        return FieldState::NeedsLook;
    if (!mark && needsLookAt(record, pointer))
        return FieldState::NeedsLook;
    const bool absent = valueAt(record.json, pointer).isUndefined();
    if (absent && !record.marks.contains(pointer))
        return FieldState::Missing;
    return mark ? mark->state : FieldState::Read;
}

QList<Check> openChecks(const CheckedRecord &record, const QString &pointer)
{
    QList<Check> checks;
    const QStringList dismissed = record.dismissed.value(pointer);
    const QJsonArray all = record.json.value("checks"_L1).toArray();
    for (const QJsonValue &value : all) {
        const QJsonObject check = value.toObject();
        const QString code = check.value("code"_L1).toString();
        if (check.value("field"_L1).toString() == pointer && !dismissed.contains(code))
            checks.append({pointer, code, check.value("severity"_L1).toString(),
                           check.value("message"_L1).toString()});
    }
    return checks;
}

QStringList needsLook(const CheckedRecord &record)
{
    QStringList candidates = record.json.value("confidence"_L1).toObject().keys();
    const QJsonArray checks = record.json.value("checks"_L1).toArray();
    for (const QJsonValue &check : checks)
        candidates.append(check.toObject().value("field"_L1).toString());
    candidates.append(record.marks.keys());
    candidates.sort();
    candidates.removeDuplicates();
    candidates.removeIf([&](const QString &pointer) { return !needsLookAt(record, pointer); });
    std::ranges::stable_sort(candidates, {}, readingOrder);
    return candidates;
}

QJsonObject toJson(const FieldContent &content)
{
    QJsonObject json;
    if (!content.value.isUndefined())
        json.insert(u"value"_s, content.value);
    QJsonObject checks;
    for (auto it = content.checks.begin(); it != content.checks.end(); ++it)
        checks.insert(QString::number(it.key()), it.value());
    const std::pair<QString, QJsonObject> parts[] = {
        {u"provenance"_s, content.provenance},
        {u"confidence"_s, content.confidence},
        {u"marks"_s, marksToJson(content.marks)},
        {u"dismissed"_s, dismissedToJson(content.dismissed)},
        {u"checks"_s, checks}};
    for (const auto &[key, value] : parts) {
        if (!value.isEmpty())
            json.insert(key, value);
    }
    return json;
}

FieldContent fieldContentFromJson(const QJsonObject &json)
{
    FieldContent content;
    content.value = json.value("value"_L1);
    content.provenance = json.value("provenance"_L1).toObject();
    content.confidence = json.value("confidence"_L1).toObject();
    content.marks = marksFromJson(json.value("marks"_L1).toObject());
    content.dismissed = dismissedFromJson(json.value("dismissed"_L1).toObject());
    const QJsonObject checks = json.value("checks"_L1).toObject();
    for (auto it = checks.begin(); it != checks.end(); ++it)
        content.checks.insert(it.key().toInt(), it.value().toObject());
    return content;
}

QString editKindName(Edit::Kind kind)
{
    return std::ranges::find(kindNames, kind, &std::pair<Edit::Kind, QLatin1StringView>::first)
        ->second;
}

std::optional<Edit::Kind> editKindFromName(QStringView name)
{
    for (const auto &[kind, word] : kindNames) {
        if (word == name)
            return kind;
    }
    return std::nullopt;
}

QJsonObject notesToJson(const CheckedRecord &record)
{
    QJsonObject json;
    if (!record.marks.isEmpty())
        json.insert(u"marks"_s, marksToJson(record.marks));
    if (!record.dismissed.isEmpty())
        json.insert(u"dismissed"_s, dismissedToJson(record.dismissed));
    return json;
}

void setNotesFromJson(CheckedRecord &record, const QJsonObject &json)
{
    record.marks = marksFromJson(json.value("marks"_L1).toObject());
    record.dismissed = dismissedFromJson(json.value("dismissed"_L1).toObject());
}

} // namespace Bole
