// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/seasonfilling.h"

#include "model/season/packing.h"
#include "model/season/query.h"

#include <QJsonDocument>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QJsonObject objectOf(QByteArrayView text)
{
    return QJsonDocument::fromJson(QByteArray::fromRawData(text.data(), text.size())).object();
}

TravelChange changeFrom(const RawVersion &raw)
{
    TravelChange change{.kind = raw.kind,
                        .key = raw.key,
                        .owner = raw.owner,
                        .about = raw.about,
                        .stamp = raw.stamp,
                        .knows = {},
                        .value = {}};
    const QJsonObject knows = objectOf(raw.knows);
    for (auto it = knows.begin(); it != knows.end(); ++it)
        change.knows.insert(it.key(), it->toInteger());
    // Nearly all values are only looked at when they are shown.
    const bool isLookedAt = raw.kind == TravelName::highlight || raw.kind == TravelName::event;
    if (raw.value)
        change.value = isLookedAt ? objectOf(*raw.value) : QJsonObject();
    return change;
}

} // namespace

SeasonFilling::SeasonFilling(Database &database, ExchangeStore::State &state)
    : m_database(database),
      m_transaction(database),
      m_versions(database),
      m_state(state),
      m_latestClock(Stamp::clockAt(QDateTime::currentMSecsSinceEpoch() + Stamp::mostAhead))
{
    dropIndexes();
}

/// To sort all of it once is faster than to find the place of each row.
void SeasonFilling::dropIndexes()
{
    QStringList names;
    {
        Query indexes(m_database, u"SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND "
                                  "tbl_name = 'travel_item' AND sql IS NOT NULL"_s);
        while (indexes.next()) {
            names.append(indexes.text(0));
            m_indexes.append(indexes.text(1));
        }
    }
    for (const QString &name : std::as_const(names))
        Query(m_database, u"DROP INDEX "_s + name);
}

void SeasonFilling::makeIndexes()
{
    for (const QString &sql : std::as_const(m_indexes))
        Query(m_database, sql);
}

void SeasonFilling::add(const RawVersion &raw)
{
    TravelChange change = changeFrom(raw);
    if (!isVersion(change) || !fitsItsKey(change) || staysInItsFile(change))
        return;
    m_isClockWrong = m_isClockWrong || change.stamp.clock > m_latestClock;
    qint64 item = 0;
    if (!isNew(change, item))
        return addToKnown(change, raw);
    Query(m_database,
          u"INSERT INTO travel_version (item, clock, replica, reviewer, knows, value, position) "
          "VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
          {item, change.stamp.clock, change.stamp.replica, bound(change.stamp.reviewer),
           QString::fromUtf8(raw.knows),
           raw.value ? QVariant(quicklyPacked(*raw.value)) : QVariant(), ++m_state.position});
    m_state.clock = qMax(m_state.clock, change.stamp.clock);
}

bool SeasonFilling::isNew(const TravelChange &change, qint64 &item)
{
    Query inserted(m_database,
                   u"INSERT INTO travel_item (kind, key, owner, about, row) VALUES (?, ?, ?, ?, 0) "
                   "ON CONFLICT (kind, key) DO NOTHING"_s,
                   {change.kind, change.key, bound(change.owner), bound(change.about)});
    item = inserted.insertedId();
    return inserted.affected() == 1;
}

/// Another version of the same thing: the hub has the earlier ones, too.
void SeasonFilling::addToKnown(TravelChange &change, const RawVersion &raw)
{
    if (raw.value)
        change.value = objectOf(*raw.value);
    TravelItem item = m_versions.item(change.kind, change.key);
    if (item.owner != change.owner || !m_versions.add(item, change, m_state.position + 1))
        return;
    ++m_state.position;
    m_state.clock = qMax(m_state.clock, change.stamp.clock);
}

Result<void> SeasonFilling::finish()
{
    if (m_isClockWrong)
        return failure(ErrorCode::FileNotReadable, u"package.clock"_s);
    makeIndexes();
    return m_transaction.commit();
}

} // namespace Bole
