// SPDX-License-Identifier: GPL-3.0-or-later
// Of DeskExchange: what people wrote without knowing of each other.
#include "model/desk/blindedseason.h"
#include "model/desk/deskexchange.h"
#include "model/desk/deskstate.h"
#include "model/record/recordjson.h"
#include "model/record/recordparts.h"
#include "model/season/exchangestore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/travelkinds.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

using Subject = ExchangeConflict::Subject;

Subject subjectOf(const QString &kind)
{
    static const QHash<QString, Subject> subjects{
        {fieldKind, Subject::Field},
        {readingKind, Subject::Reading},
        {TravelName::shortlist, Subject::Shortlist},
        {TravelName::document, Subject::Document},
        {TravelName::applicant, Subject::Applicant},
        {TravelName::setting, Subject::Setting},
        {TravelName::rubric, Subject::Rubric},
        {u"decision"_s, Subject::Decision},
        {u"tag"_s, Subject::Tag},
    };
    return subjects.value(kind, Subject::Other);
}

/// A value as one line.
QString textOf(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 10);
    if (value.isBool())
        return value.toBool() ? u"✓"_s : QString();
    QStringList parts;
    for (const QJsonValue &one : value.toArray())
        parts.append(textOf(one));
    const QJsonObject object = value.toObject();
    if (object.contains("scale"_L1))
        return textOf(object.value("value"_L1)) + u" / "_s + textOf(object.value("scale"_L1));
    for (auto it = object.begin(); it != object.end(); ++it)
        parts.append(it.key() + u": "_s + textOf(it.value()));
    return parts.join(u", "_s);
}

/// What of a row tells people which is which.
QString textOfRow(const QString &kind, const QJsonObject &value)
{
    if (kind == TravelName::shortlist)
        return value.value("name"_L1).toString() + u" ("_s +
               QString::number(value.value("entries"_L1).toArray().size()) + u')';
    if (kind == TravelName::setting)
        return textOf(value.value("value"_L1).toArray().at(0));
    QStringList parts;
    for (auto it = value.begin(); it != value.end(); ++it) {
        const QString text = textOf(it.value());
        const bool isTechnical = it.key().endsWith("_at"_L1) || it.key().endsWith("_by"_L1) ||
                                 it.key().endsWith("_id"_L1) || it.key() == "code"_L1;
        if (!isTechnical && !text.isEmpty())
            parts.append(text);
    }
    return parts.join(u" · "_s).left(300);
}

QJsonValue both(const QJsonValue &a, const QJsonValue &b)
{
    if (a.isArray() && b.isArray()) {
        QJsonArray all = a.toArray();
        for (const QJsonValue &one : b.toArray()) {
            if (!all.contains(one))
                all.append(one);
        }
        return all;
    }
    if (a.isString() && b.isString())
        return QString(a.toString() + u"; "_s + b.toString());
    return QJsonValue(QJsonValue::Undefined);
}

QList<Place> placesOf(const QJsonObject &part)
{
    QList<Place> places;
    const QJsonObject found = part.value("provenance"_L1).toObject();
    for (const QJsonValue &list : found) {
        for (const QJsonValue &place : list.toArray())
            places.append(placeFromJson(place.toObject()));
    }
    return places;
}

} // namespace

Result<QList<ExchangeConflict>> DeskExchange::conflicts() const
{
    ExchangeStore &exchange = m_state.season.exchange();
    const auto found = exchange.conflicts();
    const auto people = m_state.season.reviewers().listWithRemoved();
    if (!found || !people)
        return std::unexpected(found ? people.error() : found.error());
    const BlindedSeason visible = BlindedSeason::atDesk(m_state);
    QHash<QString, Reviewer> byUuid;
    for (const Reviewer &one : *people)
        byUuid.insert(exchange.uuidOf(one.id).value_or(QString()), one);
    QList<ExchangeConflict> conflicts;
    for (const ExchangeStore::Conflict &one : *found) {
        ExchangeConflict conflict{.kind = one.kind,
                                  .key = one.key,
                                  .subject = subjectOf(one.kind),
                                  .applicant =
                                      exchange.applicantOf(one.about).value_or(ApplicantId()),
                                  .name = {},
                                  .pointer = {},
                                  .document = {},
                                  .places = {},
                                  .versions = {},
                                  .canKeepBoth = false};
        const bool isField = one.kind == fieldKind;
        if (conflict.applicant.isValid()) {
            if (!visible.viewer().mayRead(conflict.applicant))
                continue;
            if (const auto rows = visible.rows({conflict.applicant}); rows && !rows->isEmpty())
                conflict.name = rows->first().name;
            conflict.document = visible.sourceDocument(conflict.applicant);
        }
        if (isField) {
            const auto record = m_state.season.records().checked(conflict.applicant);
            conflict.pointer =
                record ? pointerOfPart(one.key.section(u'/', 1), *record) : QString();
        }
        const Blinder &blinder = visible.blinder(conflict.applicant);
        if (blinder.isOn() && (conflict.pointer.isEmpty() || blinder.hidesField(conflict.pointer)))
            continue;
        for (const TravelChange &version : one.versions) {
            const Reviewer who = byUuid.value(version.stamp.reviewer);
            const QJsonValue value = isField && version.value ? valueOfPart(*version.value)
                                                              : QJsonValue(QJsonValue::Undefined);
            const QString text = !version.value ? QString()
                                 : isField      ? textOf(value)
                                                : textOfRow(one.kind, *version.value);
            if (isField && version.value && conflict.places.isEmpty())
                conflict.places = placesOf(*version.value);
            conflict.versions.append(
                {.who = who.name,
                 .when = QDateTime::fromMSecsSinceEpoch(version.stamp.milliseconds()),
                 .isMine = who.id == m_state.reviewer,
                 .isShown = &version == &one.versions.last(),
                 .isRemoved = !version.value.has_value(),
                 .text = blinder.isOn() ? blinder.text(text) : text,
                 .value = value});
        }
        conflict.canKeepBoth =
            isField && conflict.versions.size() == 2 &&
            !both(conflict.versions[0].value, conflict.versions[1].value).isUndefined();
        conflicts.append(conflict);
    }
    return conflicts;
}

Result<void> DeskExchange::settle(const ExchangeConflict &conflict, Settlement choice)
{
    ExchangeStore &exchange = m_state.season.exchange();
    const auto found = exchange.conflicts();
    if (!found)
        return std::unexpected(found.error());
    const auto same = std::ranges::find_if(*found, [&](const ExchangeStore::Conflict &one) {
        return one.kind == conflict.kind && one.key == conflict.key;
    });
    if (same == found->end() || same->versions.size() != conflict.versions.size())
        return failure(ErrorCode::EditConflict, u"conflict"_s);
    const TravelChange &chosen =
        choice == Settlement::First ? same->versions.first() : same->versions.last();
    std::optional<QJsonObject> value = chosen.value;
    if (choice == Settlement::Both) {
        const QJsonValue joined =
            both(conflict.versions.first().value, conflict.versions.last().value);
        if (!conflict.canKeepBoth || !value || joined.isUndefined())
            return failure(ErrorCode::NotAllowed, u"both"_s);
        value->insert(u"value"_s, joined);
    }
    return exchange.settle(conflict.kind, conflict.key, value, m_state.reviewer);
}

} // namespace Bole
