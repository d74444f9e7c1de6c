// SPDX-License-Identifier: GPL-3.0-or-later
// What a member of the committee can get or do at the hub with psql instead of Bole: the rules are
// the database's own.
#include "hubfixture.h"

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

// What somebody must not find: in a review that ann may not see yet, and what bo reads blind of.
const QString hiddenNote = u"too-narrow-9313"_s;
const QString hiddenName = u"Mirabel-Okaforde-5521"_s;
const QString hiddenBytes = u"PHOTO-OF-MIRABEL-7710"_s;

} // namespace

class TestHubSecrecy : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void attack_data();
    void attack();
    void whatIsMine_canBeReadAndWritten();
    void othersReviews_openWhenMineIsIn();
    void othersReviews_closeWhenMineIsTakenBack();
    void conflictOfInterest_closesThePerson();
    void listsAndResults_areOpenedWithTheSeason();
    void whoReadsBlindLater_seesNoColleaguesReview();
    void ownReview_isMineWhateverItIsFor();
    void coordinator_seesAllAndWritesForWhoHasNoAccess();
    void blindReader_getsTheOtherVariant();
    void shutOut_cannotConnect();
    void passwords_areNowhereInTheServer();

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<HubFixture> m_hub;
};

void TestHubSecrecy::initTestCase()
{
    m_server =
        std::make_unique<PostgresServer>(QStringList{u"fsync=off"_s, u"log_statement=all"_s});
    m_hub = std::make_unique<HubFixture>(*m_server);
    const TravelChange name =
        HubFixture::change(u"field"_s, u"cora"_s, u"xi"_s, 10, {{u"name"_s, hiddenName}});
    TravelChange blind = name;
    blind.value = QJsonObject{{u"name"_s, u"Applicant 1"_s}};
    HUB_DO(
        m_hub->admin.send(HubFixture::season,
                          {{HubFixture::review(u"ben"_s, u"xi"_s, 20, u"submitted"_s, hiddenNote)},
                           {HubFixture::review(u"ann"_s, u"xi"_s, 21, u"draft"_s, u"mine"_s)},
                           {name, QString()},
                           {blind, u"name"_s}}));
    TravelChange highlight =
        HubFixture::change(u"highlight"_s, u"ben"_s, u"xi"_s, 22,
                           {{u"reviewer_id"_s, uuidFor(u"ben"_s)}, {u"comment"_s, hiddenNote}});
    highlight.key = uuidFor(u"ben's highlight"_s);
    highlight.owner = uuidFor(u"ben"_s);
    TravelChange list =
        HubFixture::change(u"shortlist"_s, u"cora"_s, u"xi"_s, 23, {{u"seal"_s, hiddenNote}});
    list.key = uuidFor(u"a list"_s);
    list.about.clear();
    HUB_DO(m_hub->admin.send(HubFixture::season, {{highlight}, {list}}));
    HUB_DO(m_hub->admin.sendContent(HubFixture::season, uuidFor(u"cora"_s), QString(64, u'a'),
                                    uuidFor(u"xi"_s), QString(), hiddenBytes.toUtf8()));
}

void TestHubSecrecy::attack_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>(
        "isRefused"); // otherwise it may run, but tells nothing and changes nothing
    const QString attacker = uuidFor(u"attack"_s);
    // What it knows is right: '{}' is written for short.
    const QString knows = u"'{\"%1\": 99}', "_s.arg(attacker);
    const auto row = [&](const char *name, const char *who, const QString &sql, bool isRefused) {
        QTest::newRow(name) << QString::fromLatin1(who) << QString(sql).replace(u"'{}', "_s, knows)
                            << isRefused;
    };
    const QString season = HubFixture::season;
    const QString xi = uuidFor(u"xi"_s);
    const QString ann = uuidFor(u"ann"_s);
    const QString ben = uuidFor(u"ben"_s);
    const QString insert =
        u"INSERT INTO bole.change (season, kind, key, owner, about, clock, replica, reviewer, "
        "knows, value) VALUES ('%1', "_s.arg(season);
    const QString benKey = u"'%1/%2'"_s.arg(xi, ben);
    const QString stamp = u"99, '%1'"_s.arg(attacker);

    row("read everything", "ann", u"SELECT * FROM bole.change"_s, false);
    row("read a review by its owner", "ann",
        u"SELECT value FROM bole.change WHERE owner = '%1'"_s.arg(ben), false);
    row("copy the whole table out", "ann", u"COPY bole.change TO STDOUT"_s, false);
    row("a cheap function that runs before the rules", "ann",
        u"SELECT * FROM bole.change WHERE 1 / (length(value->>'note') - %1) > 0"_s.arg(
            hiddenNote.size()),
        false);
    row("a function of one's own", "ann",
        u"CREATE FUNCTION pg_temp.leak(json) RETURNS boolean LANGUAGE plpgsql COST 0.0001 AS $$ "
        u"BEGIN RAISE NOTICE "
        "'%', $1; RETURN true; END $$; SELECT * FROM bole.change WHERE pg_temp.leak(value)"_s,
        true);
    row("a view of one's own", "ann", u"CREATE VIEW bole.mine AS SELECT * FROM bole.change"_s,
        true);
    row("statistics of the column", "ann", u"SELECT * FROM pg_stats WHERE tablename = 'change'"_s,
        false);
    row("switch the rules off", "ann", u"SET row_security = off; SELECT * FROM bole.change"_s,
        true);
    row("change the table's rules", "ann", u"ALTER TABLE bole.change DISABLE ROW LEVEL SECURITY"_s,
        true);
    row("become the owner", "ann", u"SET ROLE admin"_s, true);
    row("become a colleague", "ann",
        u"SET SESSION AUTHORIZATION \"%1\""_s.arg(m_hub->logins.value(u"ben"_s)), true);
    row("sign packages as a colleague", "ann",
        u"INSERT INTO bole.signer VALUES ('%1', '%2', decode(repeat('ab', 32), 'hex'))"_s.arg(
            season, ben),
        true);
    row("take a colleague's key away", "ann", u"DELETE FROM bole.signer"_s, true);
    row("put another key in place of a colleague's", "ann",
        u"UPDATE bole.signer SET key = decode(repeat('ab', 32), 'hex')"_s, true);
    row("make oneself coordinator", "ann", u"UPDATE bole.member SET is_coordinator = true"_s, true);
    row("open the season's rules", "ann", u"SELECT bole.set_fairness('always', '{}')"_s, true);
    row("call the function that closes rows", "ann", u"SELECT bole.close_to_new_audience()"_s,
        true);
    row("call the functions that place rows", "ann", u"SELECT bole.place_change()"_s, true);
    row("put a table in front of the real one", "ann",
        u"CREATE TEMP TABLE member (season uuid, login name)"_s, true);
    row("write in another's name", "ann",
        insert + u"'review', %1, '%2', '%3', %4, '%2', '{}', '{\"state\":\"draft\"}')"_s.arg(
                     benKey, ben, xi, stamp),
        true);
    row("write another's review as one's own", "ann",
        insert + u"'review', %1, '%2', '%3', %4, '%2', '{}', '{\"state\":\"draft\"}')"_s.arg(
                     benKey, ann, xi, stamp),
        true);
    row("write another's review as the committee's", "ann",
        insert + u"'review', %1, NULL, '%2', %3, '%4', '{}', '{\"state\":\"draft\"}')"_s.arg(
                     benKey, xi, stamp, ann),
        true);
    const QString byAnn = u"'%1', '%2', "_s.arg(ann, xi) + stamp + u", '%1', '{}', "_s.arg(ann);
    row("score as a colleague with one's own name behind it", "ann",
        insert + u"'score', '%1/%2/Standard/1/overall/%3', "_s.arg(xi, ben, ann) + byAnn +
            u"'{\"level\": 1}')"_s,
        true);
    row("delete a colleague's highlight", "ann",
        insert + u"'highlight', '%1', "_s.arg(uuidFor(u"ben's highlight"_s)) + byAnn + u"NULL)"_s,
        true);
    row("take over a colleague's highlight", "ann",
        insert + u"'highlight', '%1', "_s.arg(uuidFor(u"ben's highlight"_s)) + byAnn +
            u"'{\"reviewer_id\": \"%1\"}')"_s.arg(ann),
        true);
    row("a highlight of nobody", "ann",
        insert + u"'highlight', '%1', "_s.arg(attacker) + byAnn + u"'{}')"_s, true);
    row("submit a review of somebody else for it", "ann",
        insert + u"'review', 'anything/%1', "_s.arg(ann) + byAnn +
            u"'{\"state\": \"submitted\"}')"_s,
        true);
    row("know what a colleague will write", "ann",
        insert + u"'tag', '%1/t', NULL, '%1', %2, '%3', '{\"%4\": 99, \"%5\": 9999}', '{}')"_s.arg(
                     xi, stamp, ann, attacker, ben),
        true);
    row("know not even oneself", "ann",
        insert + u"'tag', '%1/t', NULL, '%1', %2, '%3', '{ }', '{}')"_s.arg(xi, stamp, ann), true);
    row("read a sealed list", "ann", u"SELECT value FROM bole.change WHERE kind = 'shortlist'"_s,
        false);
    row("sign a shared value as a colleague", "ann",
        insert + u"'field', '%1/gpa', NULL, '%1', %2, '%3', '{}', '{}')"_s.arg(xi, stamp, ben),
        true);
    row("change the season's settings", "ann",
        insert +
            u"'setting', 'visibility', NULL, NULL, %1, '%2', '{}', '{\"value\":\"always\"}')"_s.arg(
                stamp, ann),
        true);
    row("write into another season", "ann",
        QString(insert).replace(season, uuidFor(u"elsewhere"_s)) +
            u"'field', '%1/gpa', NULL, '%1', %2, '%3', '{}', '{}')"_s.arg(xi, stamp, ann),
        true);
    row("overwrite a version", "ann", u"UPDATE bole.change SET value = '{}'"_s, true);
    row("delete a version", "ann", u"DELETE FROM bole.change"_s, true);
    row("choose one's position", "ann",
        u"INSERT INTO bole.change (season, position, kind, key, clock, replica, knows) VALUES "
        u"('%1', 1, 'tag', 'x', "
        "9, '%2', '{}')"_s.arg(season, ann),
        true);
    row("a clock of the year 3000", "ann",
        insert + u"'field', '%1/gpa', NULL, '%1', (32503680000000::bigint << 16), '%2', '%2', "
                 "json_build_object('%2', 32503680000000::bigint << 16), '{}')"_s.arg(xi, ann),
        true);
    row("send a document as a colleague", "ann",
        u"INSERT INTO bole.content (season, sha256, sender, piece, pieces, bytes) VALUES ('%1', "
        u"'%2', '%3', 0, 1, "
        "'x')"_s.arg(season, QString(64, u'b'), ben),
        true);
    row("say that a colleague is in step", "ann",
        u"INSERT INTO bole.presence (season, reviewer, replica) VALUES ('%1', '%2', '%2')"_s.arg(
            season, ben),
        true);
    row("pretend to have submitted", "ann", u"UPDATE bole.stage SET state = 'submitted'"_s, true);
    row("read the blind variant's other side", "bo",
        u"SELECT * FROM bole.change WHERE kind = 'field'"_s, false);
    row("fetch the document that is hidden", "bo",
        u"SELECT convert_from(bytes, 'UTF8') FROM bole.content"_s, false);
    row("change a name that one cannot see", "bo",
        insert + u"'field', '%1/basics', NULL, '%1', %2, '%3', '{}', '{}')"_s.arg(xi, stamp,
                                                                                  uuidFor(u"bo"_s)),
        true);
    row("replace a document that one cannot see", "bo",
        insert + u"'document', '%1', NULL, '%1', %2, '%3', '{}', '{}')"_s.arg(xi, stamp,
                                                                              uuidFor(u"bo"_s)),
        true);
    row("say that one does not read blind", "bo", u"UPDATE bole.member SET audience = ''"_s, true);
    row("read the server's files", "bo", u"SELECT pg_read_file('pg_hba.conf')"_s, true);
    row("read others' statements", "bo",
        u"SELECT query FROM pg_stat_activity WHERE usename <> session_user AND query <> '' AND "
        u"query NOT LIKE "
        "'<insufficient%%'"_s,
        false);
    row("read the passwords", "bo", u"SELECT rolpassword FROM pg_authid"_s, true);
}

void TestHubSecrecy::attack()
{
    QFETCH(QString, who);
    QFETCH(QString, sql);
    QFETCH(bool, isRefused);
    const QString everything =
        u"SELECT md5(string_agg(c::text, '' ORDER BY position)) || (SELECT "
        "string_agg(m::text, '' ORDER BY name) FROM bole.member m) || (SELECT "
        "string_agg(s::text, '') FROM bole.season s) FROM bole.change c"_s;
    const QString before = m_server->admin(m_hub->database, everything).output;
    const auto answer = m_hub->psql(who, sql);
    QCOMPARE(m_server->admin(m_hub->database, everything).output, before);
    QVERIFY2(answer.isDone != isRefused, qPrintable(answer.output + answer.errors));
    const QString seen = answer.output + answer.errors;
    const QStringList hidden =
        who == u"bo"_s ? QStringList{hiddenNote, hiddenName, hiddenBytes} : QStringList{hiddenNote};
    for (const QString &word : hidden)
        QVERIFY2(!seen.contains(word), qPrintable(seen));
}

void TestHubSecrecy::whatIsMine_canBeReadAndWritten()
{
    const auto mine =
        m_hub->psql(u"ann"_s, u"SELECT value->>'note' FROM bole.change WHERE kind = 'review'"_s);
    QCOMPARE(mine.output, u"mine"_s);
    HubClient ann(m_hub->waker);
    HUB_DO(m_hub->open(ann, u"ann"_s));
    HUB_DO(ann.send({{HubFixture::change(u"tag"_s, u"ann"_s, u"xi"_s, 30, {})},
                     {HubFixture::review(u"ann"_s, u"yu"_s, 31, u"draft"_s, u"later"_s)}}));
    HUB_GET(news, ann.fetch(0, 100));
    QVERIFY(std::ranges::contains(news.changes, u"tag"_s, &TravelChange::kind));
}

void TestHubSecrecy::othersReviews_openWhenMineIsIn()
{
    HubFixture hub(*m_server);
    HUB_DO(
        hub.admin.send(HubFixture::season,
                       {{HubFixture::review(u"ben"_s, u"xi"_s, 20, u"submitted"_s, hiddenNote)},
                        {HubFixture::review(u"ben"_s, u"yu"_s, 20, u"submitted"_s, hiddenNote)}}));
    HubClient ann(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    HUB_GET(before, ann.fetch(0, 100));
    QVERIFY(before.changes.isEmpty());
    HUB_DO(ann.send({{HubFixture::review(u"ann"_s, u"xi"_s, 30, u"submitted"_s, u"mine"_s)}}));
    HUB_GET(horizon, ann.horizon(before.position));
    QCOMPARE(horizon.opened, QStringList{uuidFor(u"xi"_s)});
    HUB_GET(about, ann.fetchAbout({uuidFor(u"xi"_s)}));
    QCOMPARE(about.size(), 2); // ben's on xi, however old, and mine; not ben's on yu
}

void TestHubSecrecy::othersReviews_closeWhenMineIsTakenBack()
{
    HubFixture hub(*m_server);
    HubClient ann(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    HUB_DO(ann.send({{HubFixture::review(u"ann"_s, u"xi"_s, 30, u"submitted"_s, u"mine"_s)}}));
    HUB_DO(ann.send({{HubFixture::review(u"ann"_s, u"xi"_s, 40, u"draft"_s, u"mine"_s)}}));
    // An older version that comes late opens nothing.
    TravelChange late = HubFixture::review(u"ann"_s, u"xi"_s, 35, u"submitted"_s, u"mine"_s);
    HUB_DO(ann.send({{late}}));
    HUB_DO(hub.admin.send(HubFixture::season, {{HubFixture::review(u"ben"_s, u"xi"_s, 50,
                                                                   u"submitted"_s, hiddenNote)}}));
    QVERIFY(!hub.psql(u"ann"_s, u"SELECT * FROM bole.change"_s).output.contains(hiddenNote));
}

void TestHubSecrecy::conflictOfInterest_closesThePerson()
{
    HubFixture hub(*m_server);
    HUB_DO(hub.admin.send(
        HubFixture::season,
        {{HubFixture::change(u"field"_s, u"cora"_s, u"xi"_s, 10, {{u"gpa"_s, hiddenNote}})}}));
    QVERIFY(hub.psql(u"ann"_s, u"SELECT * FROM bole.change"_s).output.contains(hiddenNote));
    HubClient ann(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    HUB_DO(ann.send({{HubFixture::review(u"ann"_s, u"xi"_s, 20, u"conflict"_s, {})}}));
    QVERIFY(!hub.psql(u"ann"_s, u"SELECT * FROM bole.change"_s).output.contains(hiddenNote));
}

void TestHubSecrecy::listsAndResults_areOpenedWithTheSeason()
{
    HubFixture hub(*m_server);
    QList<HubRow> rows;
    for (const QString &kind : {u"shortlist"_s, u"filter"_s, u"event"_s, u"decision"_s}) {
        TravelChange change =
            HubFixture::change(kind, u"cora"_s, u"xi"_s, 10, {{u"said"_s, hiddenNote}});
        if (kind != u"decision"_s)
            change.about.clear();
        rows.append({change});
    }
    HUB_DO(hub.admin.send(HubFixture::season, rows));
    HubClient ann(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    TravelChange own = HubFixture::change(u"filter"_s, u"ann"_s, u"yu"_s, 11, {});
    own.about.clear();
    HUB_DO(ann.send({{own}}));
    const auto kinds = [&] {
        return hub.psql(u"ann"_s, u"SELECT kind FROM bole.change ORDER BY kind"_s).output;
    };
    HUB_GET(closed, ann.view());
    QCOMPARE(kinds(), u"filter"_s); // what ann wrote
    HubClient cora(hub.waker);
    HUB_DO(hub.open(cora, u"cora"_s));
    HUB_DO(cora.setFairness({.othersShown = u"always"_s, .audiences = {}}));
    QCOMPARE(kinds(), u"decision\nfilter\nfilter\nshortlist"_s);
    HUB_GET(opened, ann.view());
    QVERIFY(opened != closed); // by this the file knows that it has to ask again
    // In a list everybody stands, also whom ann has a conflict of interest with.
    HUB_DO(ann.send({{HubFixture::review(u"ann"_s, u"yu"_s, 20, u"conflict"_s, {})}}));
    QCOMPARE(kinds(), u"decision\nfilter\nreview"_s);
    HUB_GET(inConflict, ann.view());
    QVERIFY(inConflict != opened);
}

/// Rows from the time when nobody read blind were for all.
void TestHubSecrecy::whoReadsBlindLater_seesNoColleaguesReview()
{
    HubFixture hub(*m_server);
    HUB_DO(
        hub.admin.send(HubFixture::season,
                       {{HubFixture::review(u"ben"_s, u"xi"_s, 20, u"submitted"_s, hiddenNote)},
                        {HubFixture::review(u"ann"_s, u"xi"_s, 21, u"submitted"_s, u"mine"_s)}}));
    const auto seen = [&] {
        return hub.psql(u"ann"_s, u"SELECT value FROM bole.change"_s).output;
    };
    QVERIFY(seen().contains(hiddenNote));
    HubClient cora(hub.waker);
    HUB_DO(hub.open(cora, u"cora"_s));
    HUB_DO(cora.setFairness(
        {.othersShown = u"afterSubmitting"_s, .audiences = {{uuidFor(u"ann"_s), u"blind-1"_s}}}));
    QVERIFY(!seen().contains(hiddenNote));
    QVERIFY(seen().contains(u"mine"_s));
    HUB_DO(cora.setFairness(
        {.othersShown = u"always"_s, .audiences = {{uuidFor(u"ann"_s), u"blind-1"_s}}}));
    QVERIFY(!seen().contains(hiddenNote));
}

/// Of two who read blind in one way a coordinator's file once sent only one's reviews as theirs.
void TestHubSecrecy::ownReview_isMineWhateverItIsFor()
{
    HubFixture hub(*m_server);
    HUB_DO(hub.admin.send(
        HubFixture::season,
        {{HubFixture::review(u"bo"_s, u"xi"_s, 20, u"draft"_s, u"mine"_s), QString()}}));
    QVERIFY(hub.psql(u"bo"_s, u"SELECT value FROM bole.change"_s).output.contains(u"mine"_s));
}

void TestHubSecrecy::coordinator_seesAllAndWritesForWhoHasNoAccess()
{
    HubFixture hub(*m_server);
    HubClient cora(hub.waker);
    HUB_DO(hub.open(cora, u"cora"_s));
    HUB_DO(cora.send({{HubFixture::review(u"old"_s, u"xi"_s, 20, u"submitted"_s, u"by mail"_s)}}));
    HUB_FAILS(cora.send({{HubFixture::review(u"ben"_s, u"xi"_s, 20, u"submitted"_s, u"forged"_s)}}),
              HubTrouble::NotAllowed);
    HUB_DO(hub.admin.send(HubFixture::season, {{HubFixture::review(u"ben"_s, u"xi"_s, 20,
                                                                   u"submitted"_s, hiddenNote)}}));
    HUB_GET(news, cora.fetch(0, 100));
    QCOMPARE(news.changes.size(), 2);
    HUB_DO(cora.setFairness({.othersShown = u"always"_s, .audiences = {}}));
    QVERIFY(hub.psql(u"ann"_s, u"SELECT * FROM bole.change"_s).output.contains(hiddenNote));
}

void TestHubSecrecy::blindReader_getsTheOtherVariant()
{
    HubClient bo(m_hub->waker);
    HUB_DO(m_hub->open(bo, u"bo"_s));
    HUB_GET(news, bo.fetch(0, 100));
    const auto field = std::ranges::find(news.changes, u"field"_s, &TravelChange::kind);
    QVERIFY(field != news.changes.end());
    QCOMPARE(field->value->value(u"name"_s).toString(), u"Applicant 1"_s);
    HUB_GET(content, bo.fetchContent(QString(64, u'a')));
    QVERIFY(!content);
}

void TestHubSecrecy::shutOut_cannotConnect()
{
    HubFixture hub(*m_server);
    HUB_DO(hub.admin.shutOut(HubFixture::season, uuidFor(u"ben"_s)));
    HubClient ben(hub.waker);
    HUB_FAILS(hub.open(ben, u"ben"_s), HubTrouble::Refused);
    HubClient ann(hub.waker);
    HUB_FAILS(ann.open(hub.addressOf(u"ann"_s), Secret(QByteArray("wrong")), HubFixture::season),
              HubTrouble::Refused);
}

void TestHubSecrecy::passwords_areNowhereInTheServer()
{
    QFile log(m_server->folder() + u"/log"_s);
    QVERIFY(log.open(QIODevice::ReadOnly));
    const QByteArray text = log.readAll();
    QVERIFY(text.contains("CREATE ROLE")); // it does write down what is done
    QVERIFY(!text.contains("hunter-2"));
}

QTEST_GUILESS_MAIN(TestHubSecrecy)
#include "tst_hubsecrecy.moc"
