// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hub/hubclient.h"

#include "model/hub/hubschema.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype pieceSize = 524288; // half a megabyte

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

HubResult<HubNews> HubClient::fetch(qint64 after, int atMost)
{
    HubNews news;
    news.position = after;
    const QByteArray sql = "COPY (SELECT " + columns + " FROM bole.change WHERE position > " +
                           QByteArray::number(after) + " ORDER BY position LIMIT " +
                           QByteArray::number(atMost) + ") TO STDOUT";
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

HubResult<QStringList> HubClient::openedAfter(qint64 position)
{
    return m_connection
        .run("SELECT about FROM bole.stage WHERE opened > $1", {QByteArray::number(position)})
        .transform([](const HubRows &rows) {
            QStringList found;
            for (int i = 0; i < rows.count(); ++i)
                found.append(QString::fromLatin1(rows.text(i, 0)));
            return found;
        });
}

HubResult<QList<TravelChange>> HubClient::fetchAbout(const QString &applicant)
{
    return m_connection
        .run("SELECT " + columns + " FROM bole.change WHERE about = $1 ORDER BY position",
             {applicant.toUtf8()})
        .transform([](const HubRows &rows) {
            QList<TravelChange> changes;
            for (int i = 0; i < rows.count(); ++i) {
                if (const auto change = changeFrom(rows.fields(i)))
                    changes.append(*change);
            }
            return changes;
        });
}

HubResult<QStringList> HubClient::missing(const QStringList &sha256)
{
    return m_connection
        .run("SELECT w FROM json_array_elements_text($1) w WHERE NOT EXISTS (SELECT FROM "
             "bole.content c WHERE "
             "c.sha256 = w AND c.piece = c.pieces - 1)",
             {listOf(sha256)})
        .transform([](const HubRows &rows) {
            QStringList found;
            for (int i = 0; i < rows.count(); ++i)
                found.append(QString::fromLatin1(rows.text(i, 0)));
            return found;
        });
}

HubResult<void> HubClient::sendContent(const QString &sha256, const QString &about,
                                       const QString &audience, const QByteArray &bytes)
{
    return sendPieces(m_connection, {m_season, m_self.reviewer.toLatin1()},
                      {sha256, about, audience}, bytes);
}

HubResult<void> sendPieces(HubConnection &connection, const HubSender &sender,
                           const HubContent &content, const QByteArray &bytes)
{
    const qsizetype pieces = std::max<qsizetype>(1, (bytes.size() + pieceSize - 1) / pieceSize);
    // In their order: whoever finds the last one finds all.
    for (qsizetype i = 0; i < pieces; ++i) {
        const auto sent = connection.run(
            "INSERT INTO bole.content (season, sha256, sender, piece, pieces, about, audience, "
            "bytes) VALUES "
            "($1, $2, $3, $4, $5, $6, $7, decode($8, 'base64')) ON CONFLICT DO NOTHING",
            {sender.season, content.sha256.toLatin1(), sender.reviewer, QByteArray::number(i),
             QByteArray::number(pieces),
             content.about.isEmpty() ? std::nullopt : std::optional(content.about.toLatin1()),
             content.audience.toUtf8(), bytes.mid(i * pieceSize, pieceSize).toBase64()});
        if (!sent)
            return std::unexpected(sent.error());
    }
    return {};
}

HubResult<std::optional<QByteArray>> HubClient::fetchContent(const QString &sha256)
{
    const auto senders =
        m_connection.run("SELECT sender, pieces FROM bole.content WHERE sha256 = $1 AND piece = "
                         "pieces - 1",
                         {sha256.toLatin1()});
    if (!senders)
        return std::unexpected(senders.error());
    for (int i = 0; i < senders->count(); ++i) {
        QCryptographicHash sum(QCryptographicHash::Sha256);
        QByteArray whole;
        for (qint64 piece = 0; piece < senders->number(i, 1); ++piece) {
            const auto rows = m_connection.run(
                "SELECT bytes FROM bole.content WHERE sha256 = $1 AND sender = $2 AND "
                "piece = $3",
                {sha256.toLatin1(), senders->text(i, 0), QByteArray::number(piece)});
            if (!rows)
                return std::unexpected(rows.error());
            whole += rows->count() == 1 ? rows->bytes(0, 0) : QByteArray();
        }
        sum.addData(whole);
        if (sum.result().toHex() == sha256.toLatin1())
            return whole;
    }
    return std::nullopt;
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
