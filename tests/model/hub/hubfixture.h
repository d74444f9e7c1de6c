// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hub/hubadmin.h"
#include "tests/support/postgresserver.h"

#include <QTest>
#include <QUuid>

namespace Bole {

#define HUB_DO(expression)                                                                         \
    do {                                                                                           \
        const auto outcome = (expression);                                                         \
        QVERIFY2(outcome.has_value(), outcome ? "" : qPrintable(outcome.error().detail));          \
    } while (false)

#define HUB_GET(name, expression)                                                                  \
    auto name##Outcome = (expression);                                                             \
    QVERIFY2(name##Outcome.has_value(),                                                            \
             name##Outcome ? "" : qPrintable(name##Outcome.error().detail));                       \
    auto &name = *name##Outcome

#define HUB_FAILS(expression, expected)                                                            \
    do {                                                                                           \
        const auto outcome = (expression);                                                         \
        QVERIFY2(!outcome.has_value(), "should have failed");                                      \
        QVERIFY2(outcome.error().trouble == (expected), qPrintable(outcome.error().detail));       \
    } while (false)

/// The same text for the same name: a uuid without braces.
inline QString uuidFor(const QString &name)
{
    return QUuid::createUuidV5(QUuid(), name).toString(QUuid::WithoutBraces);
}

/// A hub for a season with a coordinator (cora), two members who see everything (ann, ben), one who
/// reads blind (bo) and one who has no access (old); two applicants (xi, yu).
struct HubFixture
{
    static inline const QString season = uuidFor(QStringLiteral("season"));
    static inline const QString password = QStringLiteral("hunter-2 of %1");

    explicit HubFixture(Tests::PostgresServer &server)
        : server(server), database(server.makeDatabase(freeName()))
    {
        const auto must = [](const auto &done) {
            if (!done)
                qFatal("%s", qPrintable(done.error().detail));
        };
        must(admin.open(
            HubAddress::fromText(server.address(QStringLiteral("admin"), database)).value(), {}));
        must(admin.migrate());
        must(admin.addSeason(season, QStringLiteral("Intake")));
        for (const QString &name :
             {QStringLiteral("cora"), QStringLiteral("ann"), QStringLiteral("ben"),
              QStringLiteral("bo"), QStringLiteral("old")}) {
            must(admin.setMember(
                season,
                {.reviewer = uuidFor(name),
                 .name = name,
                 .login = {},
                 .isCoordinator = name == QStringLiteral("cora"),
                 .audience = name == QStringLiteral("bo") ? QStringLiteral("name") : QString()}));
            if (name != QStringLiteral("old"))
                logins.insert(name, admin.invite(season, uuidFor(name), secretOf(name)).value());
        }
    }

    static Secret secretOf(const QString &name) { return Secret(password.arg(name).toUtf8()); }

    HubAddress addressOf(const QString &name) const
    {
        return HubAddress::fromText(server.address(logins.value(name), database)).value();
    }
    HubResult<void> open(HubClient &client, const QString &name) const
    {
        return client.open(addressOf(name), secretOf(name), season);
    }
    Tests::PostgresServer::Answer psql(const QString &name, const QString &sql) const
    {
        return server.psql(logins.value(name), password.arg(name), database, sql);
    }

    /// One version, by somebody's own file.
    static TravelChange change(const QString &kind, const QString &who, const QString &about,
                               qint64 number, const QJsonObject &value)
    {
        static const QStringList owned{QStringLiteral("review"), QStringLiteral("score"),
                                       QStringLiteral("seen")};
        const bool isOwned = owned.contains(kind);
        TravelChange change{.kind = kind,
                            .key = uuidFor(about) + (isOwned ? u'/' + uuidFor(who) : u'/' + kind),
                            .owner = isOwned ? uuidFor(who) : QString(),
                            .about = uuidFor(about),
                            .stamp = {.clock = number,
                                      .replica = uuidFor(who + QStringLiteral("'s file")),
                                      .reviewer = uuidFor(who)},
                            .knows = {},
                            .value = value};
        if (kind == QStringLiteral("score"))
            change.key += QStringLiteral("/Standard/1/overall");
        change.knows.insert(change.stamp.replica, number);
        return change;
    }
    static TravelChange review(const QString &who, const QString &about, qint64 number,
                               const QString &state, const QString &note)
    {
        return change(QStringLiteral("review"), who, about, number,
                      {{QStringLiteral("state"), state}, {QStringLiteral("note"), note}});
    }

    Tests::PostgresServer &server;
    QString database;
    HubWaker waker;
    HubAdmin admin{waker};
    QMap<QString, QString> logins;

private:
    static QString freeName()
    {
        static int number = 0;
        return QStringLiteral("hub%1").arg(++number);
    }
};

} // namespace Bole
