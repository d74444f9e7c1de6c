// SPDX-License-Identifier: GPL-3.0-or-later
// The seasons of a committee and their hub while connections are cut, programs and servers are
// killed and disks are full, at either end: whole or not at all, and it goes on by itself.
#include "faultsupport.h"
#include "smalldisk.h"

#include "model/season/reviewstore.h"
#include "tests/model/hub/hubcommitteefiles.h"
#include "tests/support/cuttingproxy.h"

using namespace Bole;
using namespace Bole::Faults;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

int numberFromEnvironment(const char *name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

QByteArray randomBytes(QRandomGenerator &random, int size)
{
    QByteArray bytes(size, '\0');
    for (char &byte : bytes)
        byte = char(random.bounded(256));
    return "%PDF-" + bytes;
}

/// A file of the committee and how it reaches the hub.
struct Office
{
    Season &season;
    ReviewerId me;
    HubAddress address;

    /// Everything that is to be exchanged, with one connection.
    HubResult<void> sync(const HubAddress &by) const
    {
        HubWaker waker;
        HubClient client(waker);
        if (const auto opened = client.open(by, Secret(QByteArray("a long password")),
                                            season.exchange().replica().value().season);
            !opened)
            return opened;
        HubExchange exchange(season.exchange(), client, HubCommitteeFiles::optionsFor(me));
        for (int round = 0; round < 100; ++round) {
            const auto moved = exchange.round();
            if (!moved)
                return std::unexpected(moved.error());
            if (moved->isAll)
                return {};
        }
        return hubFailure(HubTrouble::Failed, u"the rounds have no end"_s);
    }
    HubResult<void> sync() const { return sync(address); }
    HubAddress through(const QString &folder) const
    {
        const QString database = address.text().section(u'/', 3, 3).section(u'?', 0, 0);
        return HubAddress::fromText(
                   u"postgresql://%1@/%2?host=%3"_s.arg(address.login(), database, folder))
            .value();
    }
    void addDocument(ApplicantId applicant, const QByteArray &bytes) const
    {
        Document document;
        document.applicant = applicant;
        document.fileName = u"more.pdf"_s;
        document.kind = DocumentKind::Pdf;
        document.pages = 1;
        if (!season.documents().add(document, bytes, u"text"_s))
            qFatal("document");
    }
};

/// Cora, who leads, and Wen with a file of their own.
struct TwoOffices
{
    HubCommitteeFiles files;
    std::unique_ptr<Season> wens;
    std::unique_ptr<Office> cora;
    std::unique_ptr<Office> wen;

    TwoOffices(PostgresServer &server, const QString &wensPath) : files(server)
    {
        const HubAddress wensAddress = files.invited(files.reviewer);
        HubClient client(files.waker);
        auto made = client.open(wensAddress, files.secret, files.seasonId()).and_then([&] {
            return joinHub(client, wensPath);
        });
        if (!made)
            qFatal("%s", qPrintable(made.error().detail));
        wens = std::move(*made);
        const ReviewerId there = personIn(*wens, *files.season, files.reviewer);
        cora = std::make_unique<Office>(*files.season, files.cora, files.invited(files.cora));
        wen = std::make_unique<Office>(*wens, there, wensAddress);
    }

    QString noteAtCoras() const
    {
        const auto review = files.season->reviews().find(files.applicant, files.reviewer).value();
        return review ? review->content.note : QString();
    }
};

} // namespace

class TestHubFaults : public QObject
{
    Q_OBJECT

private slots:
    void roundCutAtEveryPiece_goesOn();
    void clientOrServerKilled_goesOn();
    void fullDiskAtTheHub_goesOnWhenThereIsRoom();
    void fullDiskAtAMember_goesOnWhenThereIsRoom();
    void joinOnAFullDisk_leavesNothing();

private:
    bool killOne(PostgresServer &server, const QStringList &arguments);

    QRandomGenerator m_random;
};

/// A note, a tag and a document go each way, and the connection is cut before its first, second,
/// third … piece, as often as there are pieces.
void TestHubFaults::roundCutAtEveryPiece_goesOn()
{
    PostgresServer server({u"fsync=off"_s});
    QTemporaryDir cut(QDir::tempPath() + u"/cutXXXXXX"_s);
    CuttingProxy proxy(server.folder().toUtf8(), cut.path().toUtf8());
    TwoOffices offices(server, cut.filePath(u"wen.bole"_s));
    const ApplicantId there = onlyApplicant(*offices.wens);
    int cuts = 0;
    bool isUncut = false;
    for (int piece = 0; !isUncut; ++piece) {
        const QString number = QString::number(piece);
        BOLE_DO(offices.wens->reviews().setNote(there, offices.wen->me, u"note "_s + number));
        BOLE_DO(offices.files.season->applicants().addTag({offices.files.applicant}, number,
                                                          offices.cora->me));
        offices.cora->addDocument(offices.files.applicant, randomBytes(m_random, 5000));
        isUncut = true;
        for (const Office *office : {offices.wen.get(), offices.cora.get(), offices.wen.get()}) {
            proxy.cutAt(piece);
            const auto done = office->sync(office->through(cut.path()));
            isUncut = isUncut && done.has_value();
            cuts += done ? 0 : 1;
            if (!done)
                QVERIFY2(done.error().trouble == HubTrouble::NotReachable,
                         qPrintable(done.error().detail));
        }
        for (const Office *office : {offices.wen.get(), offices.cora.get(), offices.wen.get()})
            HUB_DO(office->sync());
        QCOMPARE(offices.noteAtCoras(), u"note "_s + number);
        QVERIFY(offices.wens->applicants().row(there).value().tags.contains(number));
        QCOMPARE(offices.wens->exchange().missingContents().value().size(), 0);
    }
    qInfo("%d connections were cut", cuts);
    QVERIFY(cuts > 100);
    QCOMPARE(offices.wens->documents().list(there).value().size(),
             offices.files.season->documents().list(offices.files.applicant).value().size());
}

/// Kills the one or the other at a moment of chance. Whether the program had ended by then.
bool TestHubFaults::killOne(PostgresServer &server, const QStringList &arguments)
{
    QProcess process;
    process.start(program(), arguments);
    if (!process.waitForStarted())
        qFatal("bole");
    waitAtRandom(m_random, 300);
    if (m_random.bounded(2) == 0) {
        const bool hasEnded = process.state() == QProcess::NotRunning;
        Faults::kill(process);
        return hasEnded;
    }
    server.stop(SIGQUIT);
    server.start();
    process.waitForFinished(60'000);
    return process.exitCode() == 0;
}

void TestHubFaults::clientOrServerKilled_goesOn()
{
    const quint32 seed = QRandomGenerator::system()->generate();
    qInfo("seed %u", seed);
    m_random.seed(seed);
    PostgresServer server;
    QTemporaryDir folder;
    const QString mine = folder.filePath(u"wen.bole"_s);
    TwoOffices offices(server, mine);
    const QString wens = offices.wen->address.text();
    const QString coras = offices.cora->address.text();
    const QString path = offices.files.path;
    // Two each. More by hand: BOLE_KILLS=100 QTEST_FUNCTION_TIMEOUT=3600000.
    const int kills = numberFromEnvironment("BOLE_KILLS", 8);
    qputenv("BOLE_HUB_PASSWORD", "a long password");
    const ApplicantId there = onlyApplicant(*offices.wens);
    QString last;
    for (int i = 0; i < kills; ++i) {
        last = u"note %1"_s.arg(i);
        BOLE_DO(offices.wens->reviews().setNote(there, offices.wen->me, last));
        offices.cora->addDocument(offices.files.applicant, randomBytes(m_random, 200'000));
        killOne(server, {u"hub"_s, u"sync"_s, wens, mine});
        killOne(server, {u"hub"_s, u"sync"_s, coras, path});
        // What the hub and both files hold is whole.
        QVERIFY(wholeApplicants(*offices.files.season) == 1);
        const QString note = offices.noteAtCoras();
        QVERIFY2(note.isEmpty() || note.startsWith(u"note "), qPrintable(note));
    }
    for (const Office *office : {offices.wen.get(), offices.cora.get(), offices.wen.get()})
        HUB_DO(office->sync());
    QCOMPARE(offices.noteAtCoras(), last);
    QCOMPARE(offices.wens->documents().list(there).value().size(), kills + 1);
    QCOMPARE(wholeApplicants(*offices.wens), 1);
}

void TestHubFaults::fullDiskAtTheHub_goesOnWhenThereIsRoom()
{
    QVERIFY(separateMounts());
    NEEDS_A_DISK(220);
    const QByteArray usual = qgetenv("TMPDIR");
    qputenv("TMPDIR", QFile::encodeName(disk.folder()));
    PostgresServer server({u"fsync=off"_s, u"max_wal_size=32MB"_s, u"shared_buffers=8MB"_s});
    usual.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", usual);
    QTemporaryDir folder;
    TwoOffices offices(server, folder.filePath(u"wen.bole"_s));
    HUB_DO(offices.cora->sync());
    constexpr int documents = 40;
    for (int i = 0; i < documents; ++i)
        offices.cora->addDocument(offices.files.applicant, randomBytes(m_random, 1'000'000));
    disk.fillUpTo(12'000);
    const auto full = offices.cora->sync();
    QVERIFY(!full); // and says so; which of the server's ways to fail it is does not matter
    QVERIFY(!needsAPerson(full.error().trouble));
    QCOMPARE(wholeApplicants(*offices.files.season), 1);
    QVERIFY(QFile::remove(disk.path(u"ballast"_s)));
    server.stop(SIGQUIT);
    server.start();
    HUB_DO(offices.cora->sync());
    HUB_DO(offices.wen->sync());
    QCOMPARE(offices.wens->documents().list(onlyApplicant(*offices.wens)).value().size(),
             documents + 1);
    QCOMPARE(wholeApplicants(*offices.wens), 1);
}

void TestHubFaults::fullDiskAtAMember_goesOnWhenThereIsRoom()
{
    QVERIFY(separateMounts());
    NEEDS_A_DISK(40);
    PostgresServer server({u"fsync=off"_s});
    TwoOffices offices(server, disk.path(u"wen.bole"_s));
    constexpr int documents = 20;
    for (int i = 0; i < documents; ++i)
        offices.cora->addDocument(offices.files.applicant, randomBytes(m_random, 500'000));
    HUB_DO(offices.cora->sync());
    const ApplicantId there = onlyApplicant(*offices.wens);
    BOLE_DO(offices.wens->reviews().setNote(there, offices.wen->me, u"written before"_s));
    disk.fillUpTo(3'000);
    const auto full = offices.wen->sync();
    QVERIFY(!full);
    QVERIFY(!needsAPerson(full.error().trouble));
    QCOMPARE(offices.wens->reviews().find(there, offices.wen->me).value()->content.note,
             u"written before"_s);
    QVERIFY(QFile::remove(disk.path(u"ballast"_s)));
    HUB_DO(offices.wen->sync());
    QCOMPARE(wholeApplicants(*offices.wens), 1);
    QCOMPARE(offices.wens->documents().list(there).value().size(), documents + 1);
    HUB_DO(offices.cora->sync());
    QCOMPARE(offices.noteAtCoras(), u"written before"_s);
}

void TestHubFaults::joinOnAFullDisk_leavesNothing()
{
    QVERIFY(separateMounts());
    NEEDS_A_DISK(4);
    PostgresServer server({u"fsync=off"_s});
    HubCommitteeFiles files(server);
    const HubAddress address = files.invited(files.reviewer);
    disk.fillUpTo(100);
    HubClient client(files.waker);
    HUB_DO(client.open(address, files.secret, files.seasonId()));
    QVERIFY(!joinHub(client, disk.path(u"wen.bole"_s)));
    QCOMPARE(filesIn(disk.folder()), QStringList{u"ballast"_s});
    QVERIFY(QFile::remove(disk.path(u"ballast"_s)));
    HUB_GET(made, joinHub(client, disk.path(u"wen.bole"_s)));
    QCOMPARE(made->applicants().count().value(), 1);
}

QTEST_GUILESS_MAIN(TestHubFaults)
#include "tst_hubfaults.moc"
