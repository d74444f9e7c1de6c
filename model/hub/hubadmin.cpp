// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hub/hubadmin.h"

#include "model/hub/hubschema.h"

#include <QDir>
#include <QFile>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QList<HubStep> readSteps()
{
    const QDir folder(u":/hub"_s);
    QList<HubStep> steps;
    for (const QString &name : folder.entryList({u"*.sql"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            steps.append({name.left(4).toInt(), file.readAll()});
    }
    return steps;
}

/// The same for one person of one season whoever invites them; nobody else's on the same server.
QByteArray loginFor(const QString &season, const QString &reviewer)
{
    return "bole_" + season.left(8).toLatin1() + '_' +
           QString(reviewer).remove(u'-').left(20).toLatin1();
}

} // namespace

const QList<HubStep> &hubSteps()
{
    static const QList<HubStep> steps = readSteps();
    return steps;
}

int knownHubVersion()
{
    return hubSteps().isEmpty() ? 0 : hubSteps().last().version;
}

HubResult<void> HubAdmin::open(const HubAddress &address, const Secret &password)
{
    return m_connection.open(address, password);
}

HubResult<int> HubAdmin::version()
{
    const auto there = m_connection.run("SELECT to_regclass('bole.hub') IS NOT NULL");
    if (!there)
        return std::unexpected(there.error());
    if (there->text(0, 0) != "t")
        return 0;
    return m_connection.run("SELECT version FROM bole.hub").transform([](const HubRows &rows) {
        return rows.count() == 1 ? int(rows.number(0, 0)) : 0;
    });
}

HubResult<void> HubAdmin::migrate(const QList<HubStep> &steps)
{
    const auto from = version();
    if (!from)
        return std::unexpected(from.error());
    const int last = steps.isEmpty() ? 0 : steps.last().version;
    if (*from > last)
        return hubFailure(HubTrouble::TooNew, QString::number(*from));
    if (*from == last)
        return {};
    QByteArray script = "BEGIN; SELECT pg_advisory_xact_lock(426); ";
    for (const HubStep &step : steps) {
        if (step.version > *from)
            script += step.sql + ';';
    }
    const QByteArray number = QByteArray::number(last);
    script += "INSERT INTO bole.hub (version) VALUES (" + number +
              ") ON CONFLICT (one) DO UPDATE SET version = excluded.version; COMMIT";
    const auto done = m_connection.execute(script);
    if (!done)
        (void)m_connection.execute("ROLLBACK");
    return done;
}

HubResult<void> HubAdmin::addSeason(const QString &season, const QString &title)
{
    return m_connection
        .run("INSERT INTO bole.season (season, title) VALUES ($1, $2) ON CONFLICT (season) DO "
             "UPDATE SET title = "
             "excluded.title",
             {season.toLatin1(), title.toUtf8()})
        .transform([](const HubRows &) {});
}

HubResult<void> HubAdmin::setMember(const QString &season, const HubMember &member)
{
    return m_connection
        .run("INSERT INTO bole.member (season, reviewer, name, is_coordinator, audience) VALUES "
             "($1, $2, $3, $4, $5) "
             "ON CONFLICT (season, reviewer) DO UPDATE SET name = excluded.name, is_coordinator = "
             "excluded.is_coordinator, audience = excluded.audience",
             {season.toLatin1(), member.reviewer.toLatin1(), member.name.toUtf8(),
              member.isCoordinator ? "t" : "f", member.audience.toUtf8()})
        .transform([](const HubRows &) {});
}

HubResult<QList<HubMember>> HubAdmin::members(const QString &season)
{
    return m_connection
        .run("SELECT reviewer, name, login, is_coordinator, audience FROM bole.member "
             "WHERE season = $1 ORDER BY name",
             {season.toLatin1()})
        .transform(membersFrom);
}

HubResult<QList<HubPresence>> HubAdmin::presences(const QString &season)
{
    return m_connection
        .run("SELECT reviewer, replica, received, waiting, extract(epoch FROM now() - "
             "seen_at)::bigint "
             "FROM bole.presence WHERE season = $1",
             {season.toLatin1()})
        .transform(presencesFrom);
}

HubResult<QString> HubAdmin::invite(const QString &season, const QString &reviewer,
                                    const Secret &password)
{
    const QByteArray login = loginFor(season, reviewer);
    const auto verifier = m_connection.encryptedPassword(password, login);
    if (!verifier)
        return std::unexpected(verifier.error());
    const auto known = m_connection.run("SELECT FROM pg_roles WHERE rolname = $1", {login});
    if (!known)
        return std::unexpected(known.error());
    const QByteArray name = m_connection.quotedName(login);
    const QByteArray rights =
        " LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS CONNECTION LIMIT "
        "20 PASSWORD " +
        m_connection.quotedText(*verifier);
    return m_connection
        .execute("BEGIN; " + QByteArray(known->count() == 0 ? "CREATE" : "ALTER") + " ROLE " +
                 name + rights + "; GRANT bole_member TO " + name +
                 "; UPDATE bole.member SET login = " + m_connection.quotedText(login) +
                 " WHERE season = " + m_connection.quotedText(season.toLatin1()) +
                 " AND reviewer = " + m_connection.quotedText(reviewer.toLatin1()) + "; COMMIT")
        .transform([&] { return QString::fromLatin1(login); })
        .or_else([&](const HubError &error) -> HubResult<QString> {
            (void)m_connection.execute("ROLLBACK");
            return std::unexpected(error);
        });
}

HubResult<void> HubAdmin::shutOut(const QString &season, const QString &reviewer)
{
    const QByteArray login = loginFor(season, reviewer);
    return m_connection.execute("ALTER ROLE " + m_connection.quotedName(login) + " NOLOGIN")
        .and_then([&] {
            return m_connection
                .run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1",
                     {login})
                .transform([](const HubRows &) {});
        });
}

HubResult<void> HubAdmin::send(const QString &season, const QList<HubRow> &rows)
{
    return sendRows(m_connection, season.toLatin1(), rows);
}

HubResult<void> HubAdmin::sendContent(const QString &season, const QString &sender,
                                      const QString &sha256, const QString &about,
                                      const QString &audience, const QByteArray &bytes)
{
    return sendPieces(m_connection, {season.toLatin1(), sender.toLatin1()},
                      {sha256, about, audience}, bytes);
}

} // namespace Bole
