// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/travelversions.h"

#include "model/record/recordparts.h"
#include "model/season/json.h"
#include "model/season/packing.h"
#include "model/season/query.h"
#include "model/season/travelkinds.h"

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString selectItems =
    u"SELECT id, kind, key, owner, about, row, shown, conflict FROM travel_item "_s;
const QString selectVersions =
    u"SELECT i.kind, i.key, i.owner, i.about, v.clock, v.replica, v.reviewer, v.knows, v.value, "
    "v.position FROM travel_version v JOIN travel_item i ON i.id = v.item "_s;

/// What was deleted waits for nothing.
const QString isWaiting =
    u"WHERE shown IS NULL AND (SELECT v.value IS NOT NULL FROM travel_version v WHERE v.item = "
    "travel_item.id ORDER BY v.clock DESC, v.replica DESC LIMIT 1)"_s;

TravelChange changeFrom(const Query &query)
{
    TravelChange change{.kind = query.text(0),
                        .key = query.text(1),
                        .owner = query.text(2),
                        .about = query.text(3),
                        .stamp = {query.integer(4), query.text(5), query.text(6)},
                        .knows = {},
                        .value = {}};
    const QJsonObject knows = objectFromColumn(query.text(7));
    for (auto it = knows.begin(); it != knows.end(); ++it)
        change.knows.insert(it.key(), it->toInteger());
    if (!query.isNull(8))
        change.value = unpackedJson(query.bytes(8)).value_or(QJsonObject());
    return change;
}

/// Of a value what people would argue about: not who wrote it and when.
QJsonObject said(QJsonObject value)
{
    for (const QString &key : value.keys()) {
        if (key == "removed_at"_L1 || key == "withdrawn_at"_L1)
            value.insert(key, !value.value(key).toString().isEmpty());
        else if (key.endsWith("_at"_L1) || key.endsWith("_by"_L1))
            value.remove(key);
    }
    return value;
}

} // namespace

bool haveSameContent(const TravelChange &a, const TravelChange &b)
{
    if (a.value.has_value() != b.value.has_value())
        return false;
    if (!a.value)
        return true;
    if (a.kind == fieldKind)
        return valueOfPart(*a.value) == valueOfPart(*b.value);
    if (a.kind == readingKind)
        return a.value->value("parsed"_L1) == b.value->value("parsed"_L1);
    return said(*a.value) == said(*b.value);
}

bool areInConflict(const QList<TravelChange> &versions)
{
    if (versions.size() < 2 || !versions.first().owner.isEmpty())
        return false;
    const TravelChange &first = versions.first();
    const TravelKind *kind = travelKind(first.kind);
    if (kind && kind->isQuiet)
        return false;
    if (first.kind == fieldKind && isQuietPart(first.key.section(u'/', 1)))
        return false;
    return std::ranges::any_of(
        versions, [&](const TravelChange &other) { return !haveSameContent(first, other); });
}

QList<TravelItem> TravelVersions::select(const QString &condition, const QVariantList &values) const
{
    QList<TravelItem> items;
    Query query(m_database, selectItems + condition, values);
    while (query.next())
        items.append({.id = query.integer(0),
                      .kind = query.text(1),
                      .key = query.text(2),
                      .owner = query.text(3),
                      .about = query.text(4),
                      .row = query.integer(5),
                      .shown = query.isNull(6) ? QByteArray() : query.bytes(6),
                      .isInConflict = query.flag(7)});
    return items;
}

TravelItem TravelVersions::item(const QString &kind, const QString &key) const
{
    const auto found = select(u"WHERE kind = ? AND key = ?"_s, {kind, key});
    return found.isEmpty() ? TravelItem{.id = 0,
                                        .kind = kind,
                                        .key = key,
                                        .owner = {},
                                        .about = {},
                                        .row = 0,
                                        .shown = {},
                                        .isInConflict = false}
                           : found.first();
}

QHash<QString, TravelItem> TravelVersions::items(const QString &kind) const
{
    QHash<QString, TravelItem> items;
    for (const TravelItem &item : select(u"WHERE kind = ?"_s, {kind}))
        items.insert(item.key, item);
    return items;
}

QList<TravelItem> TravelVersions::itemsAbout(const QString &applicant, const QString &kind) const
{
    return select(u"WHERE about = ? AND kind = ? ORDER BY key"_s, {applicant, kind});
}

QList<TravelItem> TravelVersions::waiting() const
{
    return select(isWaiting + u" ORDER BY kind, key"_s, {});
}

QList<TravelItem> TravelVersions::waiting(const QString &kind, qint64 afterId, int atMost) const
{
    return select(isWaiting + u" AND kind = ? AND id > ? ORDER BY id LIMIT ?"_s,
                  {kind, afterId, atMost});
}

QList<TravelItem> TravelVersions::waitingOf(const QString &owner) const
{
    return select(isWaiting + u" AND owner = ? ORDER BY kind, key"_s, {owner});
}

bool TravelVersions::areManyWaiting() const
{
    constexpr int many = 300;
    Query query(m_database, u"SELECT 1 FROM travel_item "_s + isWaiting + u" LIMIT 1 OFFSET ?"_s,
                {many});
    return query.next();
}

QList<TravelItem> TravelVersions::inConflict() const
{
    return select(u"WHERE conflict <> 0 ORDER BY about, kind, key"_s, {});
}

void TravelVersions::require(TravelItem &item)
{
    if (item.id != 0) {
        Query(m_database,
              u"UPDATE travel_item SET owner = ?1, about = ?2 WHERE id = ?3 AND (owner, about) <> "
              "(?1, ?2)"_s,
              {bound(item.owner), bound(item.about), item.id});
        return;
    }
    Query inserted(
        m_database,
        u"INSERT INTO travel_item (kind, key, owner, about, row) VALUES (?, ?, ?, ?, ?)"_s,
        {item.kind, item.key, bound(item.owner), bound(item.about), item.row});
    item.id = inserted.insertedId();
}

void TravelVersions::setShown(qint64 item, qint64 row, const QByteArray &shown)
{
    Query(m_database, u"UPDATE travel_item SET row = ?, shown = ? WHERE id = ?"_s,
          {row, shown.isNull() ? QVariant() : QVariant(shown), item});
}

void TravelVersions::followDocument(const QString &document)
{
    const TravelItem known = item(TravelName::document, document);
    const auto shown = known.id == 0 ? std::nullopt : shownVersion(known);
    if (!shown || !shown->value)
        return;
    Query(m_database,
          u"UPDATE travel_item SET about = ?1 WHERE about <> ?1 AND ((kind IN ('document', 'text') "
          "AND key = ?2) OR (kind = 'opened' AND key >= ?2 || '/' AND key < ?2 || '0') OR (kind = "
          "'highlight' AND row IN (SELECT h.id FROM highlight h WHERE h.document_id = ?3)))"_s,
          {bound(shown->value->value("applicant_id"_L1).toString()), document, known.row});
}

QList<TravelChange> TravelVersions::versions(const TravelItem &item) const
{
    QList<TravelChange> found;
    Query query(m_database, selectVersions + u"WHERE v.item = ? ORDER BY v.clock, v.replica"_s,
                {item.id});
    while (query.next())
        found.append(changeFrom(query));
    return found;
}

std::optional<TravelChange> TravelVersions::shownVersion(const TravelItem &item) const
{
    Query query(m_database,
                selectVersions +
                    u"WHERE v.item = ? ORDER BY v.clock DESC, v.replica DESC LIMIT 1"_s,
                {item.id});
    return query.next() ? std::optional(changeFrom(query)) : std::nullopt;
}

void TravelVersions::insert(qint64 item, const TravelChange &change, qint64 position)
{
    QJsonObject knows;
    for (auto it = change.knows.begin(); it != change.knows.end(); ++it)
        knows.insert(it.key(), it.value());
    Query(m_database,
          u"INSERT INTO travel_version (item, clock, replica, reviewer, knows, value, position) "
          "VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
          {item, change.stamp.clock, change.stamp.replica, bound(change.stamp.reviewer),
           columnText(knows), change.value ? QVariant(packedJson(*change.value)) : QVariant(),
           position});
}

bool TravelVersions::add(TravelItem &item, const TravelChange &change, qint64 position)
{
    QList<TravelChange> there = item.id == 0 ? QList<TravelChange>() : versions(item);
    const bool isKnown = std::ranges::any_of(there, [&](const TravelChange &version) {
        return version.stamp == change.stamp || version.replaces(change);
    });
    if (isKnown)
        return false;
    const bool isNew = item.id == 0;
    require(item);
    for (const TravelChange &version : std::as_const(there)) {
        if (change.replaces(version))
            Query(m_database,
                  u"DELETE FROM travel_version WHERE item = ? AND clock = ? AND replica = ?"_s,
                  {item.id, version.stamp.clock, version.stamp.replica});
    }
    insert(item.id, change, position);
    if (!isNew)
        noteConflict(item);
    return true;
}

void TravelVersions::noteConflict(const TravelItem &item)
{
    Query(m_database, u"UPDATE travel_item SET conflict = ? WHERE id = ?"_s,
          {areInConflict(versions(item)), item.id});
}

void TravelVersions::replace(const TravelItem &item, const QList<TravelChange> &versions,
                             qint64 &position)
{
    Query(m_database, u"DELETE FROM travel_version WHERE item = ?"_s, {item.id});
    for (const TravelChange &version : versions)
        insert(item.id, version, ++position);
    noteConflict(item);
}

void TravelVersions::forget(const TravelItem &item)
{
    Query(m_database, u"DELETE FROM travel_version WHERE item = ?"_s, {item.id});
    Query(m_database, u"DELETE FROM travel_item WHERE id = ?"_s, {item.id});
}

QList<PositionedChange> TravelVersions::after(qint64 position, int atMost) const
{
    QList<PositionedChange> found;
    Query query(m_database, selectVersions + u"WHERE v.position > ? ORDER BY v.position LIMIT ?"_s,
                {position, atMost});
    while (query.next())
        found.append({query.integer(9), changeFrom(query)});
    return found;
}

QList<TravelChange> TravelVersions::all() const
{
    QList<TravelChange> found;
    Query query(m_database, selectVersions + u"ORDER BY i.kind, i.key, v.clock, v.replica"_s);
    while (query.next())
        found.append(changeFrom(query));
    return found;
}

} // namespace Bole
