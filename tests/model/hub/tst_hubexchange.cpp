// SPDX-License-Identifier: GPL-3.0-or-later
// Seasons of one committee that meet at a hub: the real files, the real PostgreSQL.
#include "hubfixture.h"
#include "model/hub/hubsetup.h"
#include "model/hub/hubsync.h"
#include "model/season/exchangestore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/settingstore.h"
#include "model/season/travelkinds.h"
#include "tests/model/season/seasonfixture.h"

#include <QSignalSpy>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

/// A season with a coordinator (Cora Lind) and a member (Wen Shu), whole in its hub.
struct Committee : SeasonFixture
{
    explicit Committee(PostgresServer &server) : server(server)
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

    PostgresServer &server;
    QString database;
    Secret secret{QByteArray("a long password")};
    HubWaker waker;
    HubAdmin admin{waker};
    ReviewerId cora;
    ApplicantId applicant;
};

ReviewerId personIn(Season &there, Season &here, ReviewerId person)
{
    return there.exchange().reviewerOf(here.exchange().uuidOf(person).value()).value();
}

ApplicantId onlyApplicant(Season &season)
{
    return season.applicants().list().value().first().id;
}

} // namespace

class TestHubExchange : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_server = std::make_unique<PostgresServer>(); }
    void kinds_areTheSeasonsOwn();
    void joined_holdsTheSame();
    void joined_twice_isRefused();
    void review_reachesTheCoordinator_andOthersWhenTheyMay();
    void again_sendsNothing();
    void workOfAMovedFile_isSentAllTheSame();
    void rowThatIsNoVersion_isPassedOver();
    void joinThatFails_leavesNoFile();
    void document_followsByItsSum();
    void sync_tellsOfNewsAndOfABrokenHub();

private:
    std::unique_ptr<PostgresServer> m_server;
};

void TestHubExchange::kinds_areTheSeasonsOwn()
{
    Committee c(*m_server);
    QStringList expected{readingKind + u"|f"_s, fieldKind + u"|f"_s};
    for (const TravelKind &kind : travelKinds())
        expected << kind.kind + (kind.owner.isEmpty() ? u"|f"_s : u"|t"_s);
    expected.sort();
    QStringList found =
        m_server->admin(c.database, u"SELECT kind, is_owned FROM bole.kind"_s).output.split(u'\n');
    found.sort();
    QCOMPARE(found, expected);
}

void TestHubExchange::joined_holdsTheSame()
{
    Committee c(*m_server);
    HubClient client(c.waker);
    HUB_DO(c.open(client, c.cora));
    BOLE_GET(other, c.joined(client, u"other.bole"_s));
    QCOMPARE(other->applicants().count().value(), 1);
    QVERIFY(other->records().current(onlyApplicant(*other)).value().basics.name ==
            sampleRecord().basics.name);
    QCOMPARE(other->settings().title().value(), u"Test"_s);
    QCOMPARE(other->exchange().canonicalDump().value(),
             c.season->exchange().canonicalDump().value());
}

void TestHubExchange::joined_twice_isRefused()
{
    Committee c(*m_server);
    HubClient client(c.waker);
    HUB_DO(c.open(client, c.reviewer));
    BOLE_GET(first, c.joined(client, u"mine.bole"_s));
    QVERIFY(first);
    QVERIFY(!c.joined(client, u"mine.bole"_s)); // and the file that is there stays
    QVERIFY(QFile::exists(c.folder.filePath(u"mine.bole"_s)));
}

void TestHubExchange::review_reachesTheCoordinator_andOthersWhenTheyMay()
{
    Committee c(*m_server);
    const ReviewerId ada = c.addReviewer(u"Ada Weaver"_s);
    HUB_DO(c.fill());
    HubClient wen(c.waker);
    HubClient adasClient(c.waker);
    HubClient cora(c.waker);
    HUB_DO(c.open(wen, c.reviewer));
    HUB_DO(c.open(adasClient, ada));
    HUB_DO(c.open(cora, c.cora));
    BOLE_GET(wens, c.joined(wen, u"wen.bole"_s));
    BOLE_GET(adas, c.joined(adasClient, u"ada.bole"_s));
    const ReviewerId wenThere = personIn(*wens, *c.season, c.reviewer);
    const ReviewerId adaThere = personIn(*adas, *c.season, ada);
    BOLE_DO(wens->reviews().setNote(onlyApplicant(*wens), wenThere, u"a strong one"_s));
    BOLE_DO(wens->reviews().setState(onlyApplicant(*wens), wenThere, ReviewState::Submitted));

    HubExchange fromWen(wens->exchange(), wen, Committee::optionsFor(wenThere));
    HUB_DO(fromWen.round());
    QCOMPARE(fromWen.waiting(), 0);
    QCOMPARE(fromWen.refused(), 0);
    HubExchange toCora(c.season->exchange(), cora, Committee::optionsFor(c.cora));
    HUB_DO(toCora.round());
    QCOMPARE(c.season->reviews().find(c.applicant, c.reviewer).value()->content.note,
             u"a strong one"_s);

    HubExchange toAda(adas->exchange(), adasClient, Committee::optionsFor(adaThere));
    HUB_DO(toAda.round());
    QCOMPARE(adas->reviews().ofApplicant(onlyApplicant(*adas)).value().size(), 0);
    BOLE_DO(adas->reviews().setNote(onlyApplicant(*adas), adaThere, u"so so"_s));
    BOLE_DO(adas->reviews().setState(onlyApplicant(*adas), adaThere, ReviewState::Submitted));
    HUB_DO(toAda.round()); // sends, and finds what has opened
    QCOMPARE(adas->reviews().ofApplicant(onlyApplicant(*adas)).value().size(), 2);
}

void TestHubExchange::again_sendsNothing()
{
    Committee c(*m_server);
    HubClient cora(c.waker);
    HUB_DO(c.open(cora, c.cora));
    HubExchange exchange(c.season->exchange(), cora, Committee::optionsFor(c.cora));
    HUB_DO(exchange.round());
    BOLE_DO(c.season->applicants().addTag({c.applicant}, u"systems"_s, c.cora));
    HUB_GET(first, exchange.round());
    QVERIFY(first.sent > 0);
    HUB_GET(second, exchange.round());
    QCOMPARE(second.sent, 0);
    QCOMPARE(exchange.waiting(), 0);
}

/// It was stamped and not sent when the file was still called otherwise.
void TestHubExchange::workOfAMovedFile_isSentAllTheSame()
{
    Committee c(*m_server);
    HubClient wen(c.waker);
    HubClient cora(c.waker);
    HUB_DO(c.open(wen, c.reviewer));
    HUB_DO(c.open(cora, c.cora));
    {
        BOLE_GET(wens, c.joined(wen, u"wen.bole"_s));
        const ReviewerId me = personIn(*wens, *c.season, c.reviewer);
        BOLE_DO(wens->reviews().setNote(onlyApplicant(*wens), me, u"before it was moved"_s));
        BOLE_DO(wens->exchange().capture(me));
        wens.reset();
    }
    QVERIFY(QFile::rename(c.folder.filePath(u"wen.bole"_s), c.folder.filePath(u"moved.bole"_s)));
    BOLE_GET(moved, Season::open(c.folder.filePath(u"moved.bole"_s)));
    HubExchange fromWen(moved->exchange(), wen,
                        Committee::optionsFor(personIn(*moved, *c.season, c.reviewer)));
    HUB_DO(fromWen.round());
    HubExchange toCora(c.season->exchange(), cora, Committee::optionsFor(c.cora));
    HUB_DO(toCora.round());
    BOLE_GET(review, c.season->reviews().find(c.applicant, c.reviewer));
    QVERIFY(review);
    QCOMPARE(review->content.note, u"before it was moved"_s);
}

/// Such rows came in before the hub looked at them.
void TestHubExchange::rowThatIsNoVersion_isPassedOver()
{
    Committee c(*m_server);
    const QString season = c.seasonId();
    QVERIFY(m_server
                ->admin(c.database,
                        u"ALTER TABLE bole.change DISABLE TRIGGER check_version; INSERT INTO "
                        "bole.change (season, kind, key, clock, replica, knows, value) VALUES "
                        "('%1', 'document', 'bad', 5, '%1', '{}', '{}')"_s.arg(season))
                .isDone);
    HubClient wen(c.waker);
    HUB_DO(c.open(wen, c.reviewer));
    BOLE_GET(wens, c.joined(wen, u"wen.bole"_s));
    QCOMPARE(wens->applicants().count().value(), 1);
    QVERIFY(!wens->exchange().isKnown(u"document"_s, u"bad"_s).value());
}

void TestHubExchange::joinThatFails_leavesNoFile()
{
    Committee c(*m_server);
    HubClient wen(c.waker);
    HUB_DO(c.open(wen, c.reviewer));
    QVERIFY(
        m_server->admin(c.database, u"REVOKE INSERT ON bole.presence FROM bole_member"_s).isDone);
    QVERIFY(!c.joined(wen, u"wen.bole"_s));
    QVERIFY(QDir(c.folder.path()).entryList({u"wen*"_s}).isEmpty());
}

void TestHubExchange::document_followsByItsSum()
{
    Committee c(*m_server);
    HubClient wen(c.waker);
    HUB_DO(c.open(wen, c.reviewer));
    BOLE_GET(wens, c.joined(wen, u"wen.bole"_s));
    QCOMPARE(wens->exchange().missingContents().value().size(), 1);
    HubExchange exchange(wens->exchange(), wen,
                         Committee::optionsFor(personIn(*wens, *c.season, c.reviewer)));
    HUB_DO(exchange.round());
    QCOMPARE(wens->exchange().missingContents().value().size(), 0);
}

void TestHubExchange::sync_tellsOfNewsAndOfABrokenHub()
{
    PostgresServer server;
    Committee c(server);
    HubClient wen(c.waker);
    HUB_DO(c.open(wen, c.reviewer));
    BOLE_GET(wens, c.joined(wen, u"wen.bole"_s));
    const auto address = c.invited(c.cora);
    HubSync::Options options;
    options.path = c.path;
    options.address = address;
    options.password = c.secret;
    options.exchange = [&](Season &) {
        return Committee::optionsFor(c.cora);
    };
    HubSync sync(options);
    sync.start();
    QTRY_COMPARE_WITH_TIMEOUT(sync.state().step, HubState::Step::InStep, 60000);

    BOLE_DO(wens->applicants().addTag({onlyApplicant(*wens)}, u"by wen"_s,
                                      personIn(*wens, *c.season, c.reviewer)));
    HubExchange fromWen(wens->exchange(), wen,
                        Committee::optionsFor(personIn(*wens, *c.season, c.reviewer)));
    HUB_DO(fromWen.round());
    QTRY_VERIFY_WITH_TIMEOUT(
        c.season->applicants().row(c.applicant).value().tags.contains(u"by wen"_s), 60000);

    server.stop(SIGINT);
    QTRY_COMPARE_WITH_TIMEOUT(sync.state().step, HubState::Step::Offline, 60000);
    QVERIFY(sync.state().trouble == HubTrouble::NotReachable);
    QVERIFY(sync.state().since.isValid());
    server.start();
    sync.wake();
    QTRY_COMPARE_WITH_TIMEOUT(sync.state().step, HubState::Step::InStep, 60000);
}

QTEST_GUILESS_MAIN(TestHubExchange)
#include "tst_hubexchange.moc"
