// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/committee/hubrules.h"
#include "model/hub/hubsetup.h"
#include "tests/support/postgresserver.h"
#include "tests/views/support/committeefiles.h"

namespace Bole {

/// A committee's season in a hub of its own, as `bole hub create` and `bole hub invite` make it.
struct CommitteeHub
{
    CommitteeSeason file;
    QString season;
    QMap<QString, QString> invited; ///< by name: the line that they were sent

    explicit CommitteeHub(Tests::PostgresServer &server)
    {
        static int number = 0;
        const QString database = server.makeDatabase(QStringLiteral("window%1").arg(++number));
        const auto must = [](const auto &done) {
            if (!done)
                qFatal("%s", qPrintable(done.error().detail));
        };
        must(admin.open(
            HubAddress::fromText(server.address(QStringLiteral("admin"), database)).value(), {}));
        must(admin.migrate());
        const QList<Reviewer> committee = file.season->reviewers().list().value();
        must(fillHub(admin, file.season->exchange(),
                     {file.season->settings().title().value(), committee},
                     hubOptionsFor([this] { return exchangeRulesOf(*file.season); }, file.ada)));
        season = file.season->exchange().replica().value().season;
        for (const Reviewer &one : committee) {
            const QString password = QStringLiteral("secret-of-") + one.initials.toLower();
            const auto login = admin.invite(season, file.season->exchange().uuidOf(one.id).value(),
                                            Secret(password.toUtf8()));
            must(login);
            QString line = server.address(*login, database);
            invited.insert(one.name, line.replace(*login + u'@', *login + u':' + password + u'@'));
        }
        file.season.reset(); // the window is the one that has it open
    }

    HubWaker waker;
    HubAdmin admin{waker};
};

} // namespace Bole
