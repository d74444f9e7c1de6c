// SPDX-License-Identifier: GPL-3.0-or-later
// A committee's hub on a real PostgreSQL: its schema, versions, positions and connections.
#include "hubfixture.h"
#include "tests/support/cuttingproxy.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QRandomGenerator>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

class TestHub : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void migrate_again_changesNothing();
    void migrate_failing_leavesItAsItWas();
    void newerHub_isRefusedPolitely();
    void olderHub_isRefusedPolitely();
    void databaseWithoutHub_isToldApart();
    void otherSeason_isRefused();
    void address_keepsNoPassword();
    void address_elsewhere_isVerified();
    void wrongAddress_isTold_data();
    void wrongAddress_isTold();
    void noServer_isNotReachable();
    void sent_isFetched_toTheByte();
    void sentTwice_isThereOnce();
    void positions_neverSkipALateCommit();
    void positions_manyWriters_noneIsLost();
    void news_areTold();
    void stopped_endsAtOnce();
    void content_inPieces_isTheSame();
    void content_ofSomebodyWhoLies_isNotTaken();
    void presence_isSeenByAll();
    void horizon_isBehindWhatIsHidden();
    void cutAtEveryPiece_isWholeOrNot();
    void serverKilled_isWholeOrNot();

private:
    HubResult<void> openOnce(HubClient &client) const { return m_hub->open(client, u"ann"_s); }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<HubFixture> m_hub;
};

void TestHub::initTestCase()
{
    m_server = std::make_unique<PostgresServer>();
    m_hub = std::make_unique<HubFixture>(*m_server);
}

void TestHub::migrate_again_changesNothing()
{
    HUB_GET(version, m_hub->admin.version());
    QCOMPARE(version, knownHubVersion());
    HUB_DO(m_hub->admin.migrate());
    QCOMPARE(hubSteps().first().version, 1);
}

void TestHub::migrate_failing_leavesItAsItWas()
{
    HubFixture hub(*m_server);
    const int next = knownHubVersion() + 1;
    QList<HubStep> steps = hubSteps();
    steps.append({next, "CREATE TABLE bole.extra (a int); SELECT 1 / 0"});
    HUB_FAILS(hub.admin.migrate(steps), HubTrouble::Failed);
    HUB_GET(version, hub.admin.version());
    QCOMPARE(version, knownHubVersion());
    QCOMPARE(m_server->admin(hub.database, u"SELECT to_regclass('bole.extra') IS NULL"_s).output,
             u"t"_s);
    steps.last().sql = "CREATE TABLE bole.extra (a int)";
    HUB_DO(hub.admin.migrate(steps));
    HUB_GET(after, hub.admin.version());
    QCOMPARE(after, next);
}

void TestHub::newerHub_isRefusedPolitely()
{
    HubFixture hub(*m_server);
    m_server->admin(hub.database, u"UPDATE bole.hub SET version = 999"_s);
    HubClient client(hub.waker);
    HUB_FAILS(hub.open(client, u"ann"_s), HubTrouble::TooNew);
    QVERIFY(!client.isOpen());
    HUB_FAILS(hub.admin.migrate(), HubTrouble::TooNew);
}

void TestHub::olderHub_isRefusedPolitely()
{
    HubFixture hub(*m_server);
    m_server->admin(hub.database, u"UPDATE bole.hub SET version = 0"_s);
    HubClient client(hub.waker);
    HUB_FAILS(hub.open(client, u"ann"_s), HubTrouble::TooOld);
}

void TestHub::databaseWithoutHub_isToldApart()
{
    HubWaker waker;
    HubClient client(waker);
    const QString empty = m_server->makeDatabase(u"empty"_s);
    HUB_FAILS(
        client.open(HubAddress::fromText(m_server->address(u"admin"_s, empty)).value(), {}, {}),
        HubTrouble::Empty);
    HUB_FAILS(client.open(HubAddress::fromText(m_server->address(u"admin"_s, u"nowhere"_s)).value(),
                          {}, {}),
              HubTrouble::Empty);
}

void TestHub::otherSeason_isRefused()
{
    HubClient client(m_hub->waker);
    HUB_FAILS(client.open(m_hub->addressOf(u"ann"_s), HubFixture::secretOf(u"ann"_s),
                          uuidFor(u"another"_s)),
              HubTrouble::OtherSeason);
}

void TestHub::address_keepsNoPassword()
{
    Secret password;
    HUB_GET(address, HubAddress::fromText(u"postgresql://ann:s%20cret@hub.example.org:5433/bole"_s,
                                          &password));
    QCOMPARE(address.text(), u"postgresql://ann@hub.example.org:5433/bole"_s);
    QCOMPARE(password.bytes(), QByteArrayView("s cret"));
    const QString local = u"postgresql://ann@/bole?host=/run/postgresql"_s;
    QCOMPARE(HubAddress::fromText(local)->text(), local);
}

void TestHub::address_elsewhere_isVerified()
{
    const auto value = [](const QString &text, const char *name) {
        for (const auto &[key, value] : HubAddress::fromText(text)->settings()) {
            if (key == name)
                return value;
        }
        return QByteArray();
    };
    // Whatever the address says.
    QCOMPARE(value(u"postgresql://a@hub.example.org/b?sslmode=disable"_s, "sslmode"),
             "verify-full");
    QCOMPARE(value(u"postgresql://a@hub.example.org/b"_s, "sslrootcert"), "system");
    QCOMPARE(value(u"postgresql://a@hub.example.org/b?sslrootcert=/etc/hub.crt"_s, "sslrootcert"),
             "/etc/hub.crt");
    QCOMPARE(value(u"postgresql://a@192.0.2.7/b"_s, "channel_binding"), "require");
    for (const QString &local : {u"postgresql://a@localhost/b"_s, u"postgresql://a@127.0.0.1/b"_s,
                                 u"postgresql://a@/b?host=/run/postgresql"_s})
        QCOMPARE(value(local, "sslmode"), "prefer");
    QCOMPARE(value(u"postgresql://a@localhost.example.org/b"_s, "sslmode"), "verify-full");
}

void TestHub::wrongAddress_isTold_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "hub.example.org", "http://hub.example.org/b", "postgresql://hub.example.org",
          "postgresql://hub.example.org/", "postgresql://a b@/c d e/f"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestHub::wrongAddress_isTold()
{
    QFETCH(QString, text);
    HUB_FAILS(HubAddress::fromText(text), HubTrouble::WrongAddress);
}

void TestHub::noServer_isNotReachable()
{
    QTemporaryDir folder;
    HubWaker waker;
    HubClient client(waker);
    HUB_FAILS(
        client.open(HubAddress::fromText(u"postgresql://a@/b?host="_s + folder.path()).value(), {},
                    {}),
        HubTrouble::NotReachable);
}

void TestHub::sent_isFetched_toTheByte()
{
    HubFixture hub(*m_server);
    const QJsonObject odd{
        {u"tab\tnewline\nback\\slash"_s, u"\"quotes\" 'and' 江晓 \u0001 \U0001F40E"_s},
        {u"number"_s, 4.93},
        {u"big"_s, qint64(9007199254740993)},
        {u"zero"_s, QString(QChar(0))},
        {u"list"_s, QJsonArray{1, QJsonValue(), true, QJsonObject{}}}};
    TravelChange change = HubFixture::change(u"field"_s, u"ann"_s, u"xi"_s, 10, odd);
    change.key += u"/tab\t\\N \\. 大"_s;
    change.knows.insert(uuidFor(u"other"_s), 7);
    TravelChange gone = HubFixture::change(u"text"_s, u"ann"_s, u"xi"_s, 11, {});
    gone.value.reset();
    gone.about.clear();
    HubClient ann(hub.waker);
    HubClient ben(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    HUB_DO(hub.open(ben, u"ben"_s));
    HUB_DO(ann.send({{change}, {gone}}));
    HUB_GET(news, ben.fetch(0, 10));
    QCOMPARE(news.changes.size(), 2);
    QVERIFY(news.changes[0] == change);
    QVERIFY(news.changes[1] == gone);
    HUB_GET(about, ben.fetchAbout({change.about}));
    QVERIFY(about == QList{change});
    HUB_GET(nothing, ben.fetch(news.position, 10));
    QVERIFY(nothing.changes.isEmpty() && nothing.isAll && nothing.position == news.position);
    HUB_GET(part, ben.fetch(0, 1));
    QVERIFY(!part.isAll && part.changes.size() == 1);
}

void TestHub::sentTwice_isThereOnce()
{
    HubFixture hub(*m_server);
    HubClient ann(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    const HubRow row{HubFixture::change(u"tag"_s, u"ann"_s, u"xi"_s, 10, {})};
    HUB_DO(ann.send({row, row}));
    HUB_DO(ann.send({row}));
    HUB_GET(news, ann.fetch(0, 10));
    QCOMPARE(news.changes.size(), 1);
}

void TestHub::positions_neverSkipALateCommit()
{
    HubFixture hub(*m_server);
    HubConnection slow(hub.waker);
    HUB_DO(slow.open(hub.addressOf(u"ann"_s), HubFixture::secretOf(u"ann"_s)));
    HUB_DO(slow.execute("BEGIN"));
    HUB_DO(slow.run("INSERT INTO bole.change (season, kind, key, clock, replica, reviewer, knows) "
                    "VALUES ($1, 'text', 'slow', 5, $2, $2, json_build_object($3::text, 5))",
                    {HubFixture::season.toLatin1(), uuidFor(u"ann"_s).toLatin1(),
                     uuidFor(u"ann"_s).toLatin1()}));
    HubClient ben(hub.waker);
    HUB_DO(hub.open(ben, u"ben"_s));
    // The one that came later must not be seen before it: it waits.
    std::atomic<bool> isSent = false;
    std::jthread quick([&] {
        HubWaker waker;
        HubClient other(waker);
        isSent =
            hub.open(other, u"cora"_s).has_value() &&
            other.send({{HubFixture::change(u"tag"_s, u"cora"_s, u"yu"_s, 6, {})}}).has_value();
    });
    // Until it stands at the lock, as the server tells.
    QTRY_COMPARE(
        m_server
            ->admin(hub.database,
                    u"SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'advisory'"_s)
            .output,
        u"1"_s);
    HUB_GET(before, ben.fetch(0, 10));
    QVERIFY(before.changes.isEmpty());
    HUB_DO(slow.execute("COMMIT"));
    quick.join();
    QVERIFY(isSent);
    HUB_GET(after, ben.fetch(before.position, 10));
    QCOMPARE(after.changes.size(), 2);
    QCOMPARE(after.changes.first().key, u"slow"_s);
}

void TestHub::positions_manyWriters_noneIsLost()
{
    HubFixture hub(*m_server);
    constexpr int each = 60;
    std::vector<std::jthread> writers;
    for (const QString &name : {u"ann"_s, u"ben"_s, u"cora"_s}) {
        writers.emplace_back([&hub, name] {
            HubWaker waker;
            HubClient client(waker);
            if (!hub.open(client, name))
                return;
            for (int i = 0; i < each; ++i)
                (void)client.send(
                    {{HubFixture::review(name, u"p%1"_s.arg(i), 10 + i, u"draft"_s, {})}});
        });
    }
    HubClient cora(hub.waker);
    HUB_DO(hub.open(cora, u"cora"_s));
    QSet<QString> keys;
    qint64 position = 0;
    // By position only, while they write.
    const auto look = [&] {
        const auto news = cora.fetch(position, 7);
        if (!news)
            return false;
        position = news->position;
        for (const TravelChange &change : news->changes)
            keys.insert(change.key);
        return true;
    };
    while (keys.size() < 3 * each) {
        QVERIFY(look());
        const bool isOver =
            m_server->admin(hub.database, u"SELECT count(*) = %1 FROM bole.change"_s.arg(3 * each))
                .output == u"t"_s;
        if (isOver) {
            for (int i = 0; i < 3 * each; ++i)
                QVERIFY(look());
            break;
        }
    }
    QCOMPARE(keys.size(), 3 * each);
}

void TestHub::news_areTold()
{
    HubFixture hub(*m_server);
    HubClient ann(hub.waker);
    HubClient ben(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    HUB_DO(hub.open(ben, u"ben"_s));
    HUB_GET(before, ben.waitForNews(0));
    QVERIFY(!before);
    HUB_DO(ann.send({{HubFixture::change(u"tag"_s, u"ann"_s, u"xi"_s, 10, {})}}));
    HUB_GET(told, ben.waitForNews(30000));
    QVERIFY(told);
}

void TestHub::stopped_endsAtOnce()
{
    HubFixture hub(*m_server);
    HubWaker waker;
    HubConnection connection(waker);
    HUB_DO(connection.open(hub.addressOf(u"ann"_s), HubFixture::secretOf(u"ann"_s)));
    std::jthread stopper([&] {
        (void)m_server->admin(hub.database, u"SELECT 1"_s);
        waker.stop();
    });
    HUB_FAILS(connection.run("SELECT pg_sleep(600)"), HubTrouble::Stopped);
}

void TestHub::content_inPieces_isTheSame()
{
    HubFixture hub(*m_server);
    QByteArray bytes(1'700'000, '\0');
    QRandomGenerator random(5);
    for (char &byte : bytes)
        byte = char(random.bounded(256));
    const QString sum =
        QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    HubClient ann(hub.waker);
    HubClient ben(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    HUB_DO(hub.open(ben, u"ben"_s));
    HUB_GET(missing, ann.missing({sum}));
    QCOMPARE(missing, QStringList{sum});
    HUB_DO(ann.sendContent(sum, uuidFor(u"xi"_s), QString(), bytes));
    HUB_GET(after, ben.missing({sum}));
    QVERIFY(after.isEmpty());
    HUB_GET(fetched, ben.fetchContent(sum));
    QVERIFY(fetched == bytes);
}

void TestHub::content_ofSomebodyWhoLies_isNotTaken()
{
    HubFixture hub(*m_server);
    const QByteArray bytes = "%PDF- a letter";
    const QString sum =
        QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    HubClient ann(hub.waker);
    HubClient ben(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    HUB_DO(hub.open(ben, u"ben"_s));
    HUB_DO(ann.sendContent(sum, {}, QString(), "something else"));
    HUB_GET(refused, ben.fetchContent(sum));
    QVERIFY(!refused);
    HUB_DO(ben.sendContent(sum, {}, QString(), bytes)); // and she could not keep it from coming
    HUB_GET(fetched, ann.fetchContent(sum));
    QVERIFY(fetched == bytes);
}

void TestHub::presence_isSeenByAll()
{
    HubFixture hub(*m_server);
    HubClient ann(hub.waker);
    HubClient ben(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    HUB_DO(hub.open(ben, u"ben"_s));
    HUB_DO(ann.tellPresence(uuidFor(u"file"_s), 12, 3, u"Bole"_s));
    HUB_DO(ann.tellPresence(uuidFor(u"file"_s), 14, 0, u"Bole"_s));
    HUB_GET(seen, ben.presences());
    QCOMPARE(seen.size(), 1);
    QCOMPARE(seen.first().received, 14);
    QCOMPARE(seen.first().waiting, 0);
    HUB_GET(members, ben.members());
    QCOMPARE(members.size(), 5);
}

/// Who asked from the last row that they see would walk over all that they do not see each time.
void TestHub::horizon_isBehindWhatIsHidden()
{
    HubFixture hub(*m_server);
    HubClient ann(hub.waker);
    HubClient ben(hub.waker);
    HUB_DO(hub.open(ann, u"ann"_s));
    HUB_DO(hub.open(ben, u"ben"_s));
    HUB_GET(empty, ben.horizon(0));
    QCOMPARE(empty.latest, 0);
    HUB_DO(ann.send({{HubFixture::review(u"ann"_s, u"xi"_s, 10, u"submitted"_s, u"so"_s)}}));
    HUB_GET(hidden, ben.horizon(0));
    QVERIFY(hidden.latest > 0 && hidden.opened.isEmpty());
    HUB_GET(nothing, ben.fetch(0, 10, hidden.latest));
    QVERIFY(nothing.changes.isEmpty() && nothing.isAll);
    HUB_DO(ben.send({{HubFixture::review(u"ben"_s, u"xi"_s, 11, u"submitted"_s, u"so"_s)}}));
    HUB_GET(later, ben.horizon(hidden.latest));
    QVERIFY(later.latest > hidden.latest);
    QCOMPARE(later.opened, QStringList{uuidFor(u"xi"_s)});
    HUB_GET(upTo, ben.fetch(0, 10, hidden.latest)); // nothing of what came after it was asked
    QCOMPARE(upTo.changes.size(), 1);
    HUB_GET(all, ben.fetch(0, 10, later.latest));
    QCOMPARE(all.changes.size(), 2);
    HUB_GET(behind, ben.horizon(later.latest));
    QVERIFY(behind.latest == later.latest && behind.opened.isEmpty());
}

/// Three rows in one transaction: all of them are there afterwards or none, wherever it was cut.
void TestHub::cutAtEveryPiece_isWholeOrNot()
{
    QTemporaryDir folder(QDir::tempPath() + u"/cutXXXXXX"_s);
    CuttingProxy proxy(m_server->folder().toUtf8(), folder.path().toUtf8());
    HubFixture hub(*m_server);
    const HubAddress through =
        HubAddress::fromText(u"postgresql://%1@/%2?host=%3"_s.arg(hub.logins.value(u"ann"_s),
                                                                  hub.database, folder.path()))
            .value();
    HubClient direct(hub.waker);
    HUB_DO(hub.open(direct, u"ann"_s));
    bool isUncut = false;
    int cuts = 0;
    qint64 position = 0;
    for (int piece = 0; !isUncut; ++piece) {
        proxy.cutAt(piece);
        QList<HubRow> rows;
        for (int i = 0; i < 3; ++i)
            rows.append({HubFixture::review(u"ann"_s, u"p%1-%2"_s.arg(piece).arg(i), 10, u"draft"_s,
                                            QString(3000, u'x'))});
        HubClient client(hub.waker);
        const auto done = client.open(through, HubFixture::secretOf(u"ann"_s), HubFixture::season)
                              .and_then([&] { return client.send(rows); })
                              .and_then([&] { return client.fetch(position, 1000); });
        isUncut = done.has_value();
        cuts += isUncut ? 0 : 1;
        if (!isUncut)
            QVERIFY2(done.error().trouble == HubTrouble::NotReachable,
                     qPrintable(done.error().detail));
        client.close();
        int there = 0;
        for (const HubRow &row : rows)
            there += int(direct.fetchAbout({row.change.about}).value().size());
        QVERIFY2(there == 0 || there == 3,
                 qPrintable(u"piece %1: %2 rows"_s.arg(piece).arg(there)));
        HUB_DO(direct.send(rows)); // and again does no harm
        for (const HubRow &row : rows)
            QCOMPARE(direct.fetchAbout({row.change.about}).value().size(), 1);
        position = direct.fetch(position, 1000).value().position;
    }
    QVERIFY(cuts > 10);
}

void TestHub::serverKilled_isWholeOrNot()
{
    PostgresServer server;
    HubFixture hub(server);
    const quint32 seed = QRandomGenerator::system()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    // More by hand: BOLE_KILLS=200.
    const int kills =
        qEnvironmentVariableIsSet("BOLE_KILLS") ? qEnvironmentVariableIntValue("BOLE_KILLS") : 5;
    QSet<int> acknowledged;
    int number = 0;
    for (int kill = 0; kill < kills; ++kill) {
        std::jthread killer([&, wait = random.bounded(40'000)] {
            ::usleep(wait); // when it hits is what varies
            server.kill();
        });
        HubClient client(hub.waker);
        if (hub.open(client, u"ann"_s)) {
            while (true) {
                QList<HubRow> rows;
                for (int i = 0; i < 5; ++i)
                    rows.append({HubFixture::review(u"ann"_s, u"n%1-%2"_s.arg(number).arg(i), 10,
                                                    u"draft"_s, {})});
                if (!client.send(rows))
                    break;
                acknowledged.insert(number++);
            }
        }
        ++number;
        killer.join();
        server.stop(SIGQUIT); // waits
        server.start();
    }
    HubClient client(hub.waker);
    HUB_DO(hub.open(client, u"ann"_s));
    for (int i = 0; i < number; ++i) {
        int there = 0;
        for (int row = 0; row < 5; ++row)
            there += int(client.fetchAbout({uuidFor(u"n%1-%2"_s.arg(i).arg(row))}).value().size());
        QVERIFY(there == 5 || (there == 0 && !acknowledged.contains(i)));
    }
}

QTEST_GUILESS_MAIN(TestHub)
#include "tst_hub.moc"
