// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hubfixture.h"
#include "model/hub/hubsetup.h"
#include "model/season/exchangestore.h"
#include "tests/model/season/seasonfixture.h"

namespace Bole {

using namespace Qt::StringLiterals;

/// A season with a coordinator (Cora Lind) and a member (Wen Shu), whole in its hub.
struct HubCommitteeFiles : SeasonFixture
{
    explicit HubCommitteeFiles(Tests::PostgresServer &server) : server(server)
    {
        static int number = 0;
        database = server.makeDatabase(u"committee%1"_s.arg(++number));
        cora = season->reviewers()
                   .add({.id = {},
                         .name = u"Cora Lind"_s,
                         .initials = u"CL"_s,
                         .colour = u"#663399"_s,
                         .language = {},
                         .role = ReviewerRole::Coordinator})
                   .value();
        applicant = addApplicant(sampleRecord(), u"quiet locks"_s);
        const auto filled = admin.open(addressFor(u"admin"_s), {})
                                .and_then([&] { return admin.migrate(); })
                                .and_then([&] { return fill(); });
        if (!filled)
            qFatal("%s", qPrintable(filled.error().detail));
    }

    HubResult<int> fill()
    {
        const auto people = season->reviewers().list().value();
        return fillHub(admin, season->exchange(), {season->settings().title().value(), people},
                       optionsFor(cora));
    }
    static HubExchange::Options optionsFor(ReviewerId who)
    {
        HubExchange::Options options;
        options.who = who;
        return options;
    }
    HubAddress addressFor(const QString &login) const
    {
        return HubAddress::fromText(server.address(login, database)).value();
    }
    QString seasonId() { return season->exchange().replica().value().season; }
    HubAddress invited(ReviewerId person)
    {
        const QString uuid = season->exchange().uuidOf(person).value();
        return addressFor(admin.invite(seasonId(), uuid, secret).value());
    }
    HubResult<void> open(HubClient &client, ReviewerId person)
    {
        return client.open(invited(person), secret, seasonId());
    }
    Result<std::unique_ptr<Season>> joined(HubClient &client, const QString &name) const
    {
        auto made = joinHub(client, folder.filePath(name));
        if (!made)
            return failure(ErrorCode::DatabaseFailed, made.error().detail);
        return std::move(*made);
    }

    Tests::PostgresServer &server;
    QString database;
    Secret secret{QByteArray("a long password")};
    HubWaker waker;
    HubAdmin admin{waker};
    ReviewerId cora;
    ApplicantId applicant;
};

inline ReviewerId personIn(Season &there, Season &here, ReviewerId person)
{
    return there.exchange().reviewerOf(here.exchange().uuidOf(person).value()).value();
}

inline ApplicantId onlyApplicant(Season &season)
{
    return season.applicants().list().value().first().id;
}

} // namespace Bole
