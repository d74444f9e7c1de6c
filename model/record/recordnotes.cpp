// SPDX-License-Identifier: GPL-3.0-or-later
// What people say about a record: its form in the file.
#include "model/record/recordedit.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr std::pair<Edit::Kind, HistoryKind> historyKinds[] = {
    {Edit::Kind::Set, HistoryKind::Set},         {Edit::Kind::Insert, HistoryKind::Insert},
    {Edit::Kind::Remove, HistoryKind::Remove},   {Edit::Kind::Move, HistoryKind::Move},
    {Edit::Kind::Confirm, HistoryKind::Confirm}, {Edit::Kind::Reopen, HistoryKind::Reopen},
    {Edit::Kind::Dismiss, HistoryKind::Dismiss}, {Edit::Kind::KeepText, HistoryKind::KeepText},
};

QJsonObject toJson(const FieldMark &mark)
{
    QJsonObject json{{u"state"_s, nameOf(mark.state)},
                     {u"by"_s, mark.by.value},
                     {u"at"_s, mark.at.toUTC().toString(Qt::ISODateWithMs)}};
    if (!mark.original.isUndefined())
        json.insert(u"original"_s, mark.original);
    if (!mark.invalidText.isEmpty())
        json.insert(u"invalidText"_s, mark.invalidText);
    if (mark.isFromPage)
        json.insert(u"fromPage"_s, true);
    return json;
}

FieldMark markFromJson(const QJsonObject &json)
{
    FieldMark mark;
    mark.state =
        fromName<FieldState>(json.value("state"_L1).toString()).value_or(FieldState::Confirmed);
    mark.by = ReviewerId{json.value("by"_L1).toInteger()};
    mark.at = QDateTime::fromString(json.value("at"_L1).toString(), Qt::ISODateWithMs);
    mark.original = json.value("original"_L1);
    mark.invalidText = json.value("invalidText"_L1).toString();
    mark.isFromPage = json.value("fromPage"_L1).toBool();
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

QJsonObject idsToJson(const QMap<QString, QString> &ids)
{
    QJsonObject json;
    for (auto it = ids.begin(); it != ids.end(); ++it)
        json.insert(it.key(), it.value());
    return json;
}

QMap<QString, QString> idsFromJson(const QJsonObject &json)
{
    QMap<QString, QString> ids;
    for (auto it = json.begin(); it != json.end(); ++it)
        ids.insert(it.key(), it.value().toString());
    return ids;
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
        {u"checks"_s, checks},
        {u"ids"_s, idsToJson(content.entryIds)}};
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
    content.entryIds = idsFromJson(json.value("ids"_L1).toObject());
    return content;
}

HistoryKind historyKind(Edit::Kind kind)
{
    return std::ranges::find(historyKinds, kind, &std::pair<Edit::Kind, HistoryKind>::first)
        ->second;
}

std::optional<Edit::Kind> editKind(const Stored<HistoryKind> &kind)
{
    for (const auto &[edit, history] : historyKinds) {
        if (kind == history)
            return edit;
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
    if (!record.entryIds.isEmpty())
        json.insert(u"ids"_s, idsToJson(record.entryIds));
    return json;
}

void setNotesFromJson(CheckedRecord &record, const QJsonObject &json)
{
    record.marks = marksFromJson(json.value("marks"_L1).toObject());
    record.dismissed = dismissedFromJson(json.value("dismissed"_L1).toObject());
    record.entryIds = idsFromJson(json.value("ids"_L1).toObject());
}

} // namespace Bole
