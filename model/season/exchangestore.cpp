// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/exchangestore.h"

#include "model/platform/files.h"
#include "model/season/exchangearrival.h"
#include "model/season/json.h"
#include "model/season/packing.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSysInfo>
#include <QUuid>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr QUuid ourNamespace(0x6f9b3c52, 0x1d4e, 0x4c0a, 0x9e, 0x27, 0x5b, 0x0e, 0x8a, 0x41, 0xd3,
                             0x66);

QString newUuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/// Where the file lies and whose it is, as a hash that tells nobody. A copy, also one that was put
/// in place of the file it was copied from, is another file.
QString placeOf(const QString &path, const QString &file)
{
    const QString folder = QFileInfo(path).dir().canonicalPath();
    const QString link = QFileInfo(path).canonicalFilePath();
    const QByteArray name =
        QFile::encodeName(link.isEmpty() ? folder + u'/' + QFileInfo(path).fileName() : link);
    const auto identity = Platform::identityOf(QFile::encodeName(file));
    const QByteArray said =
        QSysInfo::machineUniqueId() + '\n' + QDir::homePath().toUtf8() + '\n' + name + '\n' +
        (identity
             ? QByteArray::number(identity->device) + '/' + QByteArray::number(identity->number)
             : QByteArray());
    return QString::fromLatin1(
        QCryptographicHash::hash(said, QCryptographicHash::Sha256).toHex().left(32));
}

QString formerName(const QString &replica)
{
    return u"former:"_s + replica;
}

/// Of a season that was copied before it had a name, every copy gives the same.
QString seasonUuid(Database &database)
{
    Query query(database, u"SELECT uuid FROM applicant ORDER BY id LIMIT 1"_s);
    if (!query.next())
        return newUuid();
    return QUuid::createUuidV5(ourNamespace, query.text(0)).toString(QUuid::WithoutBraces);
}

} // namespace

Result<ExchangeStore::State> ExchangeStore::state()
{
    State state;
    const QString place = placeOf(m_database.path(), m_database.path());
    Query query(m_database,
                u"SELECT season, replica, place, clock, position, captured FROM travel_replica"_s);
    const bool isKnown = query.next();
    if (isKnown)
        state = {query.text(0), query.text(1), query.integer(3), query.integer(4),
                 query.integer(5)};
    else
        state.season = seasonUuid(m_database);
    if (isKnown && query.text(2) == place)
        return query.result(state);
    // What others have of the file that this one was copied from, they do not have of this one.
    if (isKnown)
        Query(m_database, u"INSERT OR IGNORE INTO travel_peer (name) VALUES (?)"_s,
              {formerName(state.replica)});
    state.replica = newUuid();
    Query(m_database, u"UPDATE travel_peer SET sent = 0, received = ''"_s);
    Query written(
        m_database,
        u"INSERT OR REPLACE INTO travel_replica (id, season, replica, place, clock, "
        "position, captured) VALUES (1, ?, ?, ?, ?, ?, ?)"_s,
        {state.season, state.replica, place, state.clock, state.position, state.captured});
    return written.result(state);
}

/// As it was left, if it need not be looked at: nothing was written since, and the file is where it
/// was. Takes no lock that keeps a window from writing.
std::optional<ExchangeStore::State> ExchangeStore::stateWithoutNews() const
{
    Query query(
        m_database,
        u"SELECT season, replica, clock, position, captured FROM travel_replica WHERE place "
        "= ? AND captured > 0 AND captured = (SELECT seq FROM sqlite_sequence WHERE name = "
        "'change')"_s,
        {placeOf(m_database.path(), m_database.path())});
    return query.next() ? std::optional(State{query.text(0), query.text(1), query.integer(2),
                                              query.integer(3), query.integer(4)})
                        : std::nullopt;
}

/// Writes nothing where nothing has changed: every commit waits for the disk.
void ExchangeStore::save(const State &state)
{
    Query same(m_database,
               u"SELECT 1 FROM travel_replica WHERE season = ? AND clock = ? AND position = ? AND "
               "captured = ?"_s,
               {state.season, state.clock, state.position, state.captured});
    if (same.next())
        return;
    Query(m_database,
          u"UPDATE travel_replica SET season = ?, clock = ?, position = ?, captured = ?"_s,
          {state.season, state.clock, state.position, state.captured});
}

Result<Replica> ExchangeStore::replica()
{
    Transaction transaction(m_database);
    const auto known = state();
    if (!known)
        return std::unexpected(known.error());
    Replica replica{known->season, known->replica};
    Query former(m_database, u"SELECT substr(name, 8) FROM travel_peer WHERE name LIKE ?"_s,
                 {formerName(u"%"_s)});
    while (former.next())
        replica.former.append(former.text(0));
    return transaction.commit(replica);
}

Result<void> ExchangeStore::willBeNamed(const QString &path)
{
    Transaction transaction(m_database);
    if (const auto known = state(); !known)
        return std::unexpected(known.error());
    Query(m_database, u"UPDATE travel_replica SET place = ?"_s, {placeOf(path, m_database.path())});
    return transaction.commit();
}

Result<void> ExchangeStore::join(const QString &season)
{
    Transaction transaction(m_database);
    Query used(m_database, u"SELECT 1 FROM reviewer UNION ALL SELECT 1 FROM applicant UNION ALL "
                           "SELECT 1 FROM travel_item"_s);
    auto known = state();
    if (!known || used.next())
        return failure(ErrorCode::NotAllowed, u"not empty"_s);
    // The title that the file was made with: the season has one.
    Query(m_database, u"DELETE FROM setting WHERE "_s + travelKind(u"setting"_s)->condition);
    known->season = season;
    save(*known);
    return transaction.commit();
}

QString ExchangeStore::uuidOfRow(const QString &kind, qint64 row)
{
    Query query(m_database, u"SELECT key FROM travel_item WHERE kind = ? AND row = ?"_s,
                {kind, row});
    if (row > 0 && query.next())
        return query.text(0);
    const auto known = row > 0 ? state() : std::unexpected(Error{ErrorCode::NotFound, kind});
    if (!known)
        return {};
    TravelNames names(m_database, known->season);
    names.nameRows(*travelKind(kind));
    return names.keyOf(kind, row);
}

Result<qint64> ExchangeStore::capture(ReviewerId who, Look look)
{
    constexpr qint64 linesAtOnce = 100; // the window writes in between
    while (true) {
        if (const auto known = look == Look::News ? stateWithoutNews() : std::nullopt)
            return known->position;
        Transaction transaction(m_database);
        auto known = state();
        if (!known)
            return std::unexpected(known.error());
        Capture capture(m_database, *known, uuidOfRow(u"reviewer"_s, who.value), m_clockError);
        const bool isAll = capture.run(look, linesAtOnce);
        save(*known);
        if (const auto done = transaction.commit(); !done || isAll)
            return done.transform([&] { return known->position; });
    }
}

Result<QList<PositionedChange>> ExchangeStore::changesAfter(qint64 position, int atMost) const
{
    return TravelVersions(m_database).after(position, atMost);
}

/// In the transaction of its caller, who decides whether it stays.
Result<QList<ArrivedChange>> ExchangeStore::take(const QList<TravelChange> &changes, ReviewerId who,
                                                 const QString &package)
{
    // First in parts, as far as somebody else's transaction does not hold it together anyway.
    if (const auto captured = capture(who, Look::News); !captured)
        return std::unexpected(captured.error());
    Transaction transaction(m_database);
    auto known = state();
    if (!known)
        return std::unexpected(known.error());
    Capture capture(m_database, *known, uuidOfRow(u"reviewer"_s, who.value), m_clockError);
    capture.run(Look::News);
    Arrival arrival(m_database, capture, *known);
    if (const auto taken = arrival.take(changes); !taken)
        return std::unexpected(taken.error());
    // Of a file that is still being filled showWaiting() shows what has come.
    const bool isFilling = package.isEmpty() && capture.versions.areManyWaiting();
    arrival.show(transaction, isFilling ? QList<TravelItem>() : capture.versions.waiting());
    // What has just been written from the versions need not be compared with them again.
    known->captured = qMax(known->captured, transaction.logChanges());
    save(*known);
    if (!package.isEmpty())
        keepForTakingBack(package, arrival.before(), known->position);
    return transaction.commit(arrival.outcomes());
}

/// A package that comes once more adds what it changes now; what it changed the first time stays
/// noted as it was before that.
void ExchangeStore::keepForTakingBack(const QString &package, const QJsonArray &before,
                                      qint64 position)
{
    QJsonArray all;
    Query query(m_database, u"SELECT before FROM travel_import WHERE id = ?"_s, {package});
    if (query.next())
        all = unpackedJson(query.bytes(0)).value_or(QJsonObject()).value("before"_L1).toArray();
    QSet<QString> noted;
    for (const QJsonValue &one : std::as_const(all))
        noted.insert(one["kind"_L1].toString() + u'\n' + one["key"_L1].toString());
    for (const QJsonValue &one : before) {
        if (noted.contains(one["kind"_L1].toString() + u'\n' + one["key"_L1].toString()))
            continue;
        QJsonObject entry = one.toObject();
        entry.insert(u"position"_s, position);
        all.append(entry);
    }
    Query(m_database,
          u"INSERT OR REPLACE INTO travel_import (id, made_at, before) VALUES (?, ?, ?)"_s,
          {package, timestamp(), packedJson({{u"before"_s, all}, {u"position"_s, position}})});
}

Result<QList<ArrivedChange>> ExchangeStore::apply(const QList<TravelChange> &changes,
                                                  ReviewerId who, const QString &package)
{
    return take(changes, who, package);
}

Result<QList<ArrivedChange>> ExchangeStore::preview(const QList<TravelChange> &changes,
                                                    ReviewerId who)
{
    Transaction neverCommitted(m_database);
    return take(changes, who, {});
}

Result<bool> ExchangeStore::hasBroughtIn(const QString &package) const
{
    Query query(m_database, u"SELECT 1 FROM travel_import WHERE id = ?"_s, {package});
    const bool has = query.next();
    return query.result(has);
}

Result<bool> ExchangeStore::isKnown(const QString &kind, const QString &key) const
{
    return TravelVersions(m_database).item(kind, key).id != 0;
}

Result<void> ExchangeStore::takeBack(const QString &package)
{
    Transaction transaction(m_database);
    Query query(m_database, u"SELECT before FROM travel_import WHERE id = ?"_s, {package});
    if (!query.next())
        return failure(ErrorCode::NotFound, u"package"_s);
    const auto kept = unpackedJson(query.bytes(0));
    auto known = state();
    if (!known || !kept)
        return failure(ErrorCode::NotFound, u"package"_s);
    Capture capture(m_database, *known, {}, m_clockError);
    const qint64 position = kept->value("position"_L1).toInteger();
    capture.run(Look::News);
    Arrival arrival(m_database, capture, *known);
    for (const QJsonValue &one : kept->value("before"_L1).toArray()) {
        const QString kind = one["kind"_L1].toString();
        const QString key = one["key"_L1].toString();
        const qint64 since = one["position"_L1].toInteger(position);
        Query later(m_database,
                    u"SELECT 1 FROM travel_version v JOIN travel_item i ON i.id = v.item WHERE "
                    "i.kind = ? AND i.key = ? AND v.position > ?"_s,
                    {kind, key, since});
        if (later.next())
            return failure(ErrorCode::EditConflict, kind);
        QList<TravelChange> versions;
        for (const QJsonValue &version : one["versions"_L1].toArray()) {
            if (const auto change = travelChangeFromJson(version.toObject()))
                versions.append(*change);
        }
        arrival.restore(kind, key, versions);
    }
    arrival.show(transaction, capture.versions.waiting());
    save(*known);
    Query(m_database, u"DELETE FROM travel_import WHERE id = ?"_s, {package});
    // Others are told no more that it is here, and the hub is asked for it again.
    Query(m_database, u"UPDATE travel_peer SET received = '' WHERE name LIKE 'replica:%' OR name "
                      "LIKE 'hub:%'"_s);
    return transaction.commit();
}

Result<QList<ExchangeStore::Conflict>> ExchangeStore::conflicts() const
{
    TravelVersions versions(m_database);
    QList<Conflict> found;
    for (const TravelItem &item : versions.inConflict())
        found.append({item.kind, item.key, item.about, versions.versions(item)});
    return found;
}

Result<int> ExchangeStore::conflictCount() const
{
    Query query(m_database, u"SELECT count(*) FROM travel_item WHERE conflict <> 0"_s);
    const int count = query.next() ? query.number(0) : 0;
    return query.result(count);
}

Result<void> ExchangeStore::settle(const QString &kind, const QString &key,
                                   const std::optional<QJsonObject> &value, ReviewerId who)
{
    Transaction transaction(m_database);
    auto known = state();
    if (!known)
        return std::unexpected(known.error());
    Capture capture(m_database, *known, uuidOfRow(u"reviewer"_s, who.value), m_clockError);
    capture.run(Look::News);
    const TravelItem item = capture.versions.item(kind, key);
    if (item.id == 0 || !item.owner.isEmpty())
        return failure(ErrorCode::NotFound, kind);
    capture.write(item, value, QDateTime::currentMSecsSinceEpoch());
    Arrival arrival(m_database, capture, *known);
    arrival.touch(capture.versions.item(kind, key));
    arrival.show(transaction, capture.versions.waiting());
    save(*known);
    return transaction.commit();
}

Result<QByteArray> ExchangeStore::canonicalDump() const
{
    QByteArray dump;
    for (const TravelChange &change : TravelVersions(m_database).all())
        dump += QJsonDocument(toJson(change)).toJson(QJsonDocument::Compact) + '\n';
    return dump;
}

Result<QByteArray> ExchangeStore::shownDump()
{
    const auto known = state();
    if (!known)
        return std::unexpected(known.error());
    TravelNames names(m_database, known->season);
    TravelVersions versions(m_database);
    TravelRows rows(m_database, names);
    QStringList lines;
    for (const TravelKind &kind : travelKinds()) {
        for (const TravelRow &row : rows.read(kind))
            lines.append(kind.kind + u' ' + row.key + u' ' + columnText(row.value));
    }
    TravelRecords records(m_database, names, versions);
    lines += records.shown();
    lines.sort();
    return lines.join(u'\n').toUtf8();
}

} // namespace Bole
