// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordlook.h"

#include "model/record/fieldschema.h"
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"

#include <QJsonArray>

#include <algorithm>
#include <tuple>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

bool contains(const QList<Check> &checks, const Check &wanted)
{
    return std::ranges::any_of(checks, [&](const Check &check) {
        return check.field == wanted.field && check.code == wanted.code;
    });
}

bool asksForALook(const Check &check)
{
    return check.severity != CheckSeverity::Info;
}

/// The field beside an id that was made from it; else the one that an entry is called by.
QString namingField(const GroupSpec &group, const QString &key)
{
    if (key == "institutionId"_L1)
        return u"institution"_s;
    if (key == "venueId"_L1)
        return u"publisher"_s;
    return group.title.value(0);
}

/// The place of a row in the order in which a person reads the form.
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

RecordLook::RecordLook(const CheckedRecord &record, const QList<Check> &found)
    : m_record(record), m_found(found)
{
    const QJsonObject confidence = record.json.value("confidence"_L1).toObject();
    for (auto it = confidence.begin(); it != confidence.end(); ++it) {
        const QString row = rowOf(it.key());
        if (!row.isEmpty())
            m_confidence[row] = std::min(m_confidence.value(row, 1), it.value().toDouble());
    }
    QList<Check> checks;
    for (const QJsonValue &value : record.json.value("checks"_L1).toArray()) {
        checks.append(checkFromJson(value.toObject()));
    }
    for (const Check &check : found) {
        if (!contains(checks, check))
            checks.append(check);
    }
    for (const Check &check : std::as_const(checks)) {
        const QString row = rowOf(check.field);
        const bool isDismissed = record.dismissed.value(check.field).contains(check.code);
        // What is said of a whole list is said of its being empty.
        const bool isAnswered = addressOf(row).group && addressOf(row).group->pointer == row &&
                                addressOf(row).group->isList && !isEmptyAt(row);
        if (!row.isEmpty() && !isDismissed && !isAnswered)
            m_checks[row].append(check);
    }
}

QString RecordLook::rowOf(const QString &pointer)
{
    const FieldAddress address = addressOf(pointer);
    if (!address.group)
        return {};
    if (address.group->isList && address.entry < 0)
        return address.group->pointer;
    const QString parent = address.group->isList ? pointerTo(address.group->pointer, address.entry)
                                                 : address.group->pointer;
    const QString key = pointer.mid(parent.size() + 1).section(u'/', 0, 0);
    return parent + u'/' + (address.field ? address.field->key : namingField(*address.group, key));
}

/// What a person said about the value, about what it is in, or about a part of it, such as the
/// scale of a GPA. An entry is not dealt with by editing one of its fields.
const FieldMark *RecordLook::markOn(const QString &pointer) const
{
    for (QString at = pointer; !at.isEmpty(); at = parentPointer(at)) {
        if (const auto mark = m_record.marks.constFind(at); mark != m_record.marks.constEnd())
            return &*mark;
    }
    const auto next = m_record.marks.upperBound(pointer + u'/');
    const bool isInside = next != m_record.marks.constEnd() && isWithin(next.key(), pointer);
    return isInside && addressOf(pointer).field ? &*next : nullptr;
}

bool RecordLook::isEmptyAt(const QString &pointer) const
{
    const QJsonValue value = valueAt(m_record.json, pointer);
    return value.isUndefined() || value.isNull() ||
           (value.isString() && value.toString().isEmpty()) ||
           (value.isArray() && value.toArray().isEmpty()) ||
           (value.isObject() && value.toObject().isEmpty());
}

QList<Check> RecordLook::checksAt(const QString &pointer, const FieldMark *mark) const
{
    QList<Check> checks = m_checks.value(pointer);
    // A confirmed value has been looked at; of a corrected one, what holds of the new value.
    checks.removeIf([&](const Check &check) {
        return mark && (mark->state == FieldState::Confirmed || !contains(m_found, check));
    });
    return checks;
}

FieldState RecordLook::stateOf(const FieldLook &look, const FieldMark *mark) const
{
    if (mark && !mark->invalidText.isEmpty())
        return FieldState::NeedsLook;
    const bool isEmpty = isEmptyAt(look.pointer);
    // A word about an entry is no word about a field that it does not have.
    if (mark && !(isEmpty && !m_record.marks.contains(look.pointer)))
        return mark->state;
    if (std::ranges::any_of(look.checks, asksForALook))
        return FieldState::NeedsLook;
    if (isEmpty)
        return FieldState::Missing;
    return isDoubtful(look.confidence.value_or(1)) ? FieldState::NeedsLook : FieldState::Read;
}

/// Whether a value was read from a picture of its page. Older records only say that of the whole
/// document.
static bool wasSeen(const QJsonObject &source, const QList<Place> &places)
{
    const QJsonArray pages = source.value("ocrPages"_L1).toArray();
    if (places.isEmpty() || pages.isEmpty())
        return source.value("ocr"_L1).toBool();
    return pages.contains(places.first().page);
}

FieldOrigin RecordLook::origin(const QString &pointer) const
{
    const FieldMark *mark = markOn(pointer);
    FieldOrigin origin;
    const QJsonObject provenance = m_record.json.value("provenance"_L1).toObject();
    for (auto it = provenance.begin(); it != provenance.end(); ++it) {
        if (!isWithin(it.key(), pointer))
            continue;
        for (const QJsonValue &place : it.value().toArray())
            origin.places.append(placeFromJson(place.toObject()));
    }
    if (mark) {
        origin.by = mark->by;
        origin.at = mark->at;
    }
    if (isEmptyAt(pointer))
        return origin;
    const bool isTheirs = mark && mark->state == FieldState::Corrected;
    origin.kind = !isTheirs          ? FieldOrigin::Kind::Read
                  : mark->isFromPage ? FieldOrigin::Kind::FromPage
                                     : FieldOrigin::Kind::Typed;
    const QJsonObject source = m_record.json.value("source"_L1).toObject();
    if (!isTheirs && wasSeen(source, origin.places)) {
        origin.ocr = true;
        origin.ocrEngine = source.value("ocrEngine"_L1).toString();
    }
    return origin;
}

FieldLook RecordLook::at(const QString &pointer) const
{
    const FieldMark *mark = markOn(pointer);
    FieldLook look;
    look.pointer = pointer;
    look.checks = checksAt(pointer, mark);
    if (const auto known = m_confidence.constFind(pointer); known != m_confidence.constEnd())
        look.confidence = *known;
    look.state = stateOf(look, mark);
    return look;
}

QStringList RecordLook::open() const
{
    QStringList rows = m_confidence.keys();
    for (auto it = m_checks.keyBegin(); it != m_checks.keyEnd(); ++it)
        rows.append(*it);
    for (auto it = m_record.marks.begin(); it != m_record.marks.end(); ++it) {
        if (!it->invalidText.isEmpty())
            rows.append(rowOf(it.key()));
    }
    rows.sort();
    rows.removeDuplicates();
    rows.removeIf([this](const QString &row) { return row.isEmpty() || !at(row).isOpen(); });
    std::ranges::stable_sort(rows, {}, readingOrder);
    return rows;
}

FieldState fieldState(const CheckedRecord &record, const QString &pointer)
{
    return RecordLook(record).at(pointer).state;
}

QStringList needsLook(const CheckedRecord &record, const QList<Check> &found)
{
    return RecordLook(record, found).open();
}

bool isUnchecked(const QStringList &open, const QString &pointer)
{
    return std::ranges::any_of(
        open, [&](const QString &row) { return isWithin(pointer, row) || isWithin(row, pointer); });
}

} // namespace Bole
