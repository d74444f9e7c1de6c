// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hub/hubclient.h"

#include "model/hub/hubschema.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

const QByteArray columns =
    "position, kind, key, owner, about, clock, replica, reviewer, knows, value";

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonValue uuidOrNull(const QString &uuid)
{
    return uuid.isEmpty() ? QJsonValue() : QJsonValue(uuid);
}

QJsonObject rowToJson(const HubRow &row)
{
    QJsonObject json = toJson(row.change);
    json[u"owner"_s] = uuidOrNull(row.change.owner);
    json[u"about"_s] = uuidOrNull(row.change.about);
    json[u"reviewer"_s] = uuidOrNull(row.change.stamp.reviewer);
    json[u"audience"_s] = row.audience;
    // As texts: PostgreSQL would refuse a \u0000 in them, which JSON has nothing against.
    json[u"knows"_s] = QString::fromUtf8(compact(json.value("knows"_L1).toObject()));
    if (row.change.value)
        json[u"value"_s] = QString::fromUtf8(compact(*row.change.value));
    return json;
}

QString textOf(const std::optional<QByteArrayView> &field)
{
    return field ? QString::fromUtf8(*field) : QString();
}

/// A UUID, or a word of the schema's.
QString nameOf(const std::optional<QByteArrayView> &field)
{
    return field ? QString::fromLatin1(*field) : QString();
}

QJsonObject objectOf(QByteArrayView text)
{
    return QJsonDocument::fromJson(QByteArray::fromRawData(text.data(), text.size())).object();
}

/// Nothing where it is no version: it came before the hub looked, and would stand in the way of all
/// that comes after it.
std::optional<TravelChange> changeFrom(const HubFields &row)
{
    TravelChange change{.kind = nameOf(row[1]),
                        .key = textOf(row[2]),
                        .owner = nameOf(row[3]),
                        .about = nameOf(row[4]),
                        .stamp = {.clock = row[5]->toLongLong(),
                                  .replica = nameOf(row[6]),
                                  .reviewer = nameOf(row[7])},
                        .knows = {},
                        .value = {}};
    const QJsonObject knows = objectOf(row[8].value_or(QByteArrayView()));
    for (auto it = knows.begin(); it != knows.end(); ++it)
        change.knows.insert(it.key(), it->toInteger());
    if (row[9])
        change.value = objectOf(*row[9]);
    return isVersion(change) ? std::optional(change) : std::nullopt;
}

QByteArray listOf(const QStringList &texts)
{
    return QJsonDocument(QJsonArray::fromStringList(texts)).toJson(QJsonDocument::Compact);
}

} // namespace

HubResult<void> HubClient::open(const HubAddress &address, const Secret &password,
                                const QString &season)
{
    auto done =
        m_connection.open(address, password)
            .and_then([&] { return checkVersion(); })
            .and_then([&] { return lookAtSelf(); })
            .and_then([&]() -> HubResult<void> {
                const bool isOther = !season.isEmpty() && season.toLatin1() != m_season;
                return isOther ? hubFailure(HubTrouble::OtherSeason) : HubResult<void>();
            })
            .and_then([&] {
                return m_connection.execute("LISTEN bole_" + QByteArray(m_season).replace("-", ""));
            });
    if (!done)
        m_connection.close();
    return done;
}

HubResult<void> HubClient::checkVersion()
{
    const auto rows = m_connection.run("SELECT version FROM bole.hub");
    if (!rows) // somebody who is no member may not even look
        return rows.error().trouble == HubTrouble::NotAllowed
                   ? hubFailure(HubTrouble::Empty, rows.error().detail)
                   : std::unexpected(rows.error());
    const qint64 version = rows->count() == 1 ? rows->number(0, 0) : 0;
    if (version > knownHubVersion())
        return hubFailure(HubTrouble::TooNew, QString::number(version));
    if (version < knownHubVersion())
        return hubFailure(HubTrouble::TooOld, QString::number(version));
    return {};
}

HubResult<void> HubClient::lookAtSelf()
{
    const auto rows =
        m_connection.run("SELECT season, reviewer, name, login, is_coordinator, audience FROM "
                         "bole.member WHERE login = session_user");
    if (!rows)
        return std::unexpected(rows.error());
    if (rows->count() != 1)
        return hubFailure(HubTrouble::Refused, u"no member"_s);
    m_season = rows->text(0, 0);
    m_self = {QString::fromUtf8(rows->text(0, 1)), QString::fromUtf8(rows->text(0, 2)),
              QString::fromUtf8(rows->text(0, 3)), rows->text(0, 4) == "t",
              QString::fromUtf8(rows->text(0, 5))};
    return {};
}

HubResult<QString> HubClient::title()
{
    return m_connection.run("SELECT title FROM bole.season").transform([](const HubRows &rows) {
        return rows.count() == 1 ? QString::fromUtf8(rows.text(0, 0)) : QString();
    });
}

HubResult<QString> HubClient::view()
{
    return m_connection
        .run("SELECT bole.all_shown(), bole.am_coordinator(), bole.my_audience(), EXISTS (SELECT "
             "bole.closed_to_me())")
        .transform([](const HubRows &rows) {
            return QString::fromUtf8(rows.text(0, 0) + rows.text(0, 1) + rows.text(0, 3) + ' ' +
                                     rows.text(0, 2));
        });
}

QList<HubMember> membersFrom(const HubRows &rows)
{
    QList<HubMember> members;
    for (int i = 0; i < rows.count(); ++i)
        members.append({QString::fromUtf8(rows.text(i, 0)), QString::fromUtf8(rows.text(i, 1)),
                        QString::fromUtf8(rows.text(i, 2)), rows.text(i, 3) == "t",
                        QString::fromUtf8(rows.text(i, 4))});
    return members;
}

HubResult<QList<HubMember>> HubClient::members()
{
    return m_connection
        .run("SELECT reviewer, name, login, is_coordinator, audience FROM bole.member "
             "ORDER BY name")
        .transform(membersFrom);
}

HubResult<void> HubClient::send(const QList<HubRow> &rows)
{
    return sendRows(m_connection, m_season, rows);
}

HubResult<void> sendRows(HubConnection &connection, const QByteArray &season,
                         const QList<HubRow> &rows)
{
    QJsonArray json;
    for (const HubRow &row : rows)
        json.append(rowToJson(row));
    return connection
        .run("INSERT INTO bole.change (season, kind, key, owner, about, clock, replica, reviewer, "
             "knows, value, "
             "audience) SELECT $1, kind, key, owner, about, clock, replica, reviewer, knows::json, "
             "value::json, "
             "audience FROM json_to_recordset($2) AS r (kind text, key text, owner uuid, about "
             "uuid, clock bigint, "
             "replica uuid, reviewer uuid, knows text, value text, audience text) "
             "ON CONFLICT DO NOTHING",
             {season, QJsonDocument(json).toJson(QJsonDocument::Compact)})
        .transform([](const HubRows &) {});
}

HubResult<HubHorizon> HubClient::horizon(qint64 after)
{
    return m_connection
        .run("SELECT bole.latest(), about FROM (SELECT) one LEFT JOIN bole.stage ON opened > $1",
             {QByteArray::number(after)})
        .transform([](const HubRows &rows) {
            HubHorizon found;
            for (int i = 0; i < rows.count(); ++i) {
                found.latest = rows.number(i, 0);
                if (!rows.isNull(i, 1))
                    found.opened.append(QString::fromLatin1(rows.text(i, 1)));
            }
            return found;
        });
}

HubResult<HubNews> HubClient::fetch(qint64 after, int atMost, qint64 upTo)
{
    HubNews news;
    news.position = after;
    const QByteArray sql = "COPY (SELECT " + columns + " FROM bole.change WHERE position > " +
                           QByteArray::number(after) +
                           " AND position <= " + QByteArray::number(upTo) +
                           " ORDER BY position LIMIT " + QByteArray::number(atMost) + ") TO STDOUT";
    return m_connection
        .copyOut(sql,
                 [&](const HubFields &row) {
                     news.position = row[0]->toLongLong();
                     if (const auto change = changeFrom(row))
                         news.changes.append(*change);
                 })
        .transform([&](int count) {
            news.isAll = count < atMost;
            return std::move(news);
        });
}

HubResult<void> HubClient::fetchRaw(qint64 upTo,
                                    const std::function<void(const RawVersion &)> &take)
{
    const QByteArray sql = "COPY (SELECT " + columns +
                           " FROM bole.change WHERE position <= " + QByteArray::number(upTo) +
                           " ORDER BY position) TO STDOUT";
    return m_connection
        .copyOut(sql,
                 [&](const HubFields &row) {
                     take({.kind = nameOf(row[1]),
                           .key = textOf(row[2]),
                           .owner = nameOf(row[3]),
                           .about = nameOf(row[4]),
                           .stamp = {.clock = row[5]->toLongLong(),
                                     .replica = nameOf(row[6]),
                                     .reviewer = nameOf(row[7])},
                           .knows = row[8].value_or(QByteArrayView()),
                           .value = row[9]});
                 })
        .transform([](int) {});
}

HubResult<QList<TravelChange>> HubClient::fetchAbout(const QStringList &applicants)
{
    return m_connection
        .run("SELECT " + columns +
                 " FROM bole.change WHERE about = ANY (ARRAY(SELECT "
                 "json_array_elements_text($1)::uuid)) ORDER BY position",
             {listOf(applicants)})
        .transform([](const HubRows &rows) {
            QList<TravelChange> changes;
            for (int i = 0; i < rows.count(); ++i) {
                if (const auto change = changeFrom(rows.fields(i)))
                    changes.append(*change);
            }
            return changes;
        });
}

HubResult<void> HubClient::tellPresence(const QString &replica, qint64 received, int waiting,
                                        const QString &program)
{
    return m_connection
        .run("INSERT INTO bole.presence AS p (season, reviewer, replica, received, waiting, "
             "program) VALUES ($1, $2, "
             "$3, $4, $5, $6) ON CONFLICT (season, reviewer, replica) DO UPDATE SET received = "
             "excluded.received, "
             "waiting = excluded.waiting, program = excluded.program, seen_at = now()",
             {m_season, m_self.reviewer.toLatin1(), replica.toLatin1(),
              QByteArray::number(received), QByteArray::number(waiting), program.toUtf8()})
        .transform([](const HubRows &) {});
}

QList<HubPresence> presencesFrom(const HubRows &rows)
{
    QList<HubPresence> found;
    for (int i = 0; i < rows.count(); ++i)
        found.append({QString::fromLatin1(rows.text(i, 0)), QString::fromLatin1(rows.text(i, 1)),
                      rows.number(i, 2), int(rows.number(i, 3)),
                      // By this machine's clock, which may differ from the server's.
                      QDateTime::currentDateTime().addSecs(-rows.number(i, 4))});
    return found;
}

HubResult<QList<HubPresence>> HubClient::presences()
{
    return m_connection
        .run("SELECT reviewer, replica, received, waiting, extract(epoch FROM now() - "
             "seen_at)::bigint "
             "FROM bole.presence")
        .transform(presencesFrom);
}

HubResult<void> HubClient::tellSigner(const QByteArray &key)
{
    return m_connection
        .run("INSERT INTO bole.signer VALUES ($1, $2, decode($3, 'hex')) ON CONFLICT DO NOTHING",
             {m_season, m_self.reviewer.toLatin1(), key.toHex()})
        .transform([](const HubRows &) {});
}

HubResult<QMultiMap<QString, QByteArray>> HubClient::signers()
{
    return m_connection.run("SELECT reviewer, key FROM bole.signer")
        .transform([](const HubRows &rows) {
            QMultiMap<QString, QByteArray> found;
            for (int i = 0; i < rows.count(); ++i)
                found.insert(QString::fromLatin1(rows.text(i, 0)), rows.bytes(i, 1));
            return found;
        });
}

HubResult<void> HubClient::setFairness(const HubFairness &fairness)
{
    QJsonObject blind;
    for (auto it = fairness.audiences.begin(); it != fairness.audiences.end(); ++it)
        blind.insert(it.key(), *it);
    return m_connection
        .run("SELECT bole.set_fairness($1, $2)", {fairness.othersShown.toUtf8(), compact(blind)})
        .transform([](const HubRows &) {});
}

} // namespace Bole
