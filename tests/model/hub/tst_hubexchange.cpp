// SPDX-License-Identifier: GPL-3.0-or-later
// Seasons of one committee that meet at a hub: the real files, the real PostgreSQL.
#include "hubcommitteefiles.h"
#include "model/committee/hubrules.h"
#include "model/desk/audience.h"
#include "model/exchange/sharing.h"
#include "model/hub/hubsync.h"
#include "model/review/blindness.h"
#include "model/season/database.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/settingstore.h"
#include "model/season/travelkinds.h"

#include <QSignalSpy>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

using Committee = HubCommitteeFiles;

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
    void roundWithoutNews_writesNothing();
    void workOfAMovedFile_isSentAllTheSame();
    void workByPackages_isPassedOnEveryTime();
    void whoMetAtTheHub_canSendPackages();
    void nameGivenLater_isHiddenToo();
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

/// Neither into the file nor at the hub: where forty people write, everybody is called all the
/// time.
void TestHubExchange::roundWithoutNews_writesNothing()
{
    Committee c(*m_server);
    HubClient wen(c.waker);
    HUB_DO(c.open(wen, c.reviewer));
    BOLE_GET(wens, c.joined(wen, u"wen.bole"_s));
    HubExchange exchange(wens->exchange(), wen,
                         Committee::optionsFor(personIn(*wens, *c.season, c.reviewer)));
    HUB_DO(exchange.round());
    BOLE_GET(watcher, Season::open(wens->path()));
    const QString seen = u"SELECT xmin FROM bole.presence"_s;
    const QString told = m_server->admin(c.database, seen).output;
    const int version = watcher->database().pragma("data_version").value();
    HUB_GET(moved, exchange.round());
    QVERIFY(moved.isAll && moved.received == 0);
    QCOMPARE(watcher->database().pragma("data_version").value(), version);
    QCOMPARE(m_server->admin(c.database, seen).output, told);
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

/// Ada has no access to the hub. What she sends to the coordinator in packages reaches it, also
/// after the coordinator has met her earlier rows there, in one long connection.
void TestHubExchange::workByPackages_isPassedOnEveryTime()
{
    Committee c(*m_server);
    const ReviewerId ada = c.addReviewer(u"Ada Weaver"_s);
    HUB_DO(c.fill());
    const auto file = [&](const QString &name) {
        return c.folder.filePath(name);
    };
    const auto send = [&](Season &from, ReviewerId me, ReviewerId to, const QString &name) {
        return sharePackage(from, me, audienceOf(from, to, false, u"en"_s), file(name),
                            {.passphrase = {},
                             .withDocuments = true,
                             .isWhole = false,
                             .work = PassphraseWork::Light});
    };
    BOLE_DO(send(*c.season, c.cora, ada, u"ada.bolepack"_s));
    BOLE_DO(seasonFromPackage(file(u"ada.bolepack"_s), {}, file(u"ada.bole"_s)));
    BOLE_GET(adas, Season::open(file(u"ada.bole"_s)));
    const ReviewerId me = personIn(*adas, *c.season, ada);
    HubClient cora(c.waker);
    HUB_DO(c.open(cora, c.cora));
    HubExchange toHub(c.season->exchange(), cora, Committee::optionsFor(c.cora));
    const QString adasReviews =
        u"SELECT count(*) FROM bole.change WHERE kind = 'review' AND owner = '%1'"_s.arg(
            c.season->exchange().uuidOf(ada).value());
    for (int i = 1; i <= 3; ++i) {
        const QString name = u"answer %1.bolepack"_s.arg(i);
        BOLE_DO(adas->reviews().setNote(onlyApplicant(*adas), me, name));
        BOLE_DO(send(*adas, me, personIn(*adas, *c.season, c.cora), name));
        BOLE_DO(importPackage(*c.season, c.cora, file(name), {}, blindReadersOf(*c.season)));
        HUB_DO(toHub.round());
        HUB_DO(toHub.round());
        QCOMPARE(m_server->admin(c.database, adasReviews).output, QString::number(i));
    }
}

/// Wen has joined the hub and never had a package; then the server is away.
void TestHubExchange::whoMetAtTheHub_canSendPackages()
{
    Committee c(*m_server);
    HubClient wen(c.waker);
    HubClient cora(c.waker);
    HUB_DO(c.open(wen, c.reviewer));
    HUB_DO(c.open(cora, c.cora));
    BOLE_GET(wens, c.joined(wen, u"wen.bole"_s));
    const ReviewerId me = personIn(*wens, *c.season, c.reviewer);
    HUB_DO(HubExchange(c.season->exchange(), cora, Committee::optionsFor(c.cora)).round());
    HUB_DO(HubExchange(wens->exchange(), wen, Committee::optionsFor(me)).round());
    const ShareOptions open{
        .passphrase = {}, .withDocuments = true, .isWhole = false, .work = PassphraseWork::Light};
    const auto passed = [&](Season &from, ReviewerId sender, Season &to, ReviewerId reader) {
        const QString path = c.folder.filePath(u"by mail.bolepack"_s);
        return sharePackage(from, sender,
                            audienceOf(from, personIn(from, to, reader), false, u"en"_s), path,
                            open)
            .and_then([&](const Shared &) {
                return importPackage(to, reader, path, {}, blindReadersOf(to));
            });
    };
    BOLE_DO(wens->reviews().setNote(onlyApplicant(*wens), me, u"by mail"_s));
    BOLE_GET(there, passed(*wens, me, *c.season, c.cora));
    QVERIFY(there.isVerified);
    QCOMPARE(c.season->reviews().find(c.applicant, c.reviewer).value()->content.note, u"by mail"_s);
    BOLE_DO(c.season->applicants().addTag({c.applicant}, u"by mail too"_s, c.cora));
    BOLE_GET(back, passed(*c.season, c.cora, *wens, me));
    QVERIFY(back.isVerified);
    QVERIFY(wens->applicants().row(onlyApplicant(*wens)).value().tags.contains(u"by mail too"_s));
}

/// A window stays connected for hours. What somebody is called since then is hidden as well.
void TestHubExchange::nameGivenLater_isHiddenToo()
{
    Committee c(*m_server);
    BlindnessChoice choice;
    choice.reviewers.insert(c.reviewer, usualBlindFields);
    BOLE_DO(
        c.season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(), c.cora));
    HubClient cora(c.waker);
    HUB_DO(c.open(cora, c.cora));
    HubExchange exchange(c.season->exchange(), cora,
                         hubOptionsFor([&] { return exchangeRulesOf(*c.season); }, c.cora));
    const auto write = [&](const QString &pointer, const QString &text) {
        if (!c.season->records().apply(c.applicant, Edit::set(pointer, text), c.cora))
            qFatal("edit");
        for (int round = 0; round < 4; ++round) {
            if (!exchange.round())
                qFatal("round");
        }
    };
    write(u"/basics/summary"_s, u"Knows rivers."_s);
    write(u"/basics/name"_s, u"Corin Zhuang"_s);
    write(u"/basics/summary"_s, u"Zhuang knows lakes."_s);
    const QString told =
        m_server->admin(c.database, u"SELECT value FROM bole.change WHERE audience LIKE 'blind%'"_s)
            .output;
    QVERIFY(told.contains(u"knows lakes"));
    QVERIFY2(!told.contains(u"Zhuang"), qPrintable(told));
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
