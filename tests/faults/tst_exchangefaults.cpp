// SPDX-License-Identifier: GPL-3.0-or-later
// Packages and the hub while the program is killed: what was exchanged is there whole or not at
// all, and the next time goes on by itself.
#include "faultsupport.h"

#include "model/exchange/package.h"
#include "model/season/exchangestore.h"
#include "model/season/reviewstore.h"
#include "tests/support/postgresserver.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Bole;
using namespace Bole::Faults;
using namespace Qt::StringLiterals;

namespace {

constexpr int people = 40;
const QString openPackage = u"--no-encryption"_s;

int kills()
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue("BOLE_KILLS", &isNumber);
    return isNumber ? number : 10;
}

ReviewerId personIn(Season &season, const QString &name)
{
    const auto all = season.reviewers().list().value();
    const auto found = std::ranges::find(all, name, &Reviewer::name);
    return found == all.end() ? ReviewerId() : found->id;
}

} // namespace

class TestExchangeFaults : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_season.reset(); }
    void killedShare_leavesAWholePackageOrNone();
    void killedMerge_hasHappenedOrNot();
    void killedNewFile_isWholeOrNotThere();
    void killedJoinAndSync_goOn();

private:
    QString path(const QString &name) const { return m_season->folder.filePath(name); }
    /// Kills it at a moment of chance, which may be behind its end.
    void startAndKill(const QStringList &arguments);
    void writeNotes(const QString &file) const;
    int notesHere() const;

    std::unique_ptr<SeasonFixture> m_season;
    QRandomGenerator m_random{5};
    int m_longest = 400; // milliseconds until the kill
};

void TestExchangeFaults::init()
{
    m_season = std::make_unique<SeasonFixture>();
    Reviewer me = m_season->season->reviewers().reviewer(m_season->reviewer).value();
    me.role = ReviewerRole::Coordinator;
    BOLE_DO(m_season->season->reviewers().update(me));
    m_season->addReviewer(u"Li Ming"_s);
    for (int i = 0; i < people; ++i)
        m_season->addApplicant(sampleRecord(), u"text %1"_s.arg(i));
    m_season->season.reset();
}

void TestExchangeFaults::startAndKill(const QStringList &arguments)
{
    QProcess process;
    process.start(program(), arguments);
    QVERIFY(process.waitForStarted());
    waitAtRandom(m_random, m_longest);
    Faults::kill(process);
}

void TestExchangeFaults::writeNotes(const QString &file) const
{
    BOLE_GET(season, Season::open(file));
    const ReviewerId li = personIn(*season, u"Li Ming"_s);
    const auto ids = season->applicants().ids().value();
    for (const ApplicantId one : ids)
        BOLE_DO(season->reviews().setNote(one, li, u"from Li"_s));
}

int TestExchangeFaults::notesHere() const
{
    const auto season = Season::open(m_season->path);
    if (!season)
        return -1;
    const auto states = season.value()->reviews().states(personIn(**season, u"Li Ming"_s));
    return states ? int(states->size()) : -1;
}

void TestExchangeFaults::killedShare_leavesAWholePackageOrNone()
{
    const QString package = path(u"li.bolepack"_s);
    const QStringList share{u"share"_s,   m_season->path, package,    u"--to"_s,
                            u"Li Ming"_s, u"--all"_s,     openPackage};
    for (int i = 0; i < kills(); ++i) {
        QFile::remove(package);
        startAndKill(share);
        if (QFile::exists(package))
            QCOMPARE(readPackage(package, {}).value().contents.size(), people);
    }
    QCOMPARE(bole(share).exitCode, 0);
}

void TestExchangeFaults::killedMerge_hasHappenedOrNot()
{
    const QString there = path(u"li.bolepack"_s);
    const QString back = path(u"back.bolepack"_s);
    const QString li = path(u"li.bole"_s);
    QCOMPARE(
        bole({u"share"_s, m_season->path, there, u"--to"_s, u"Li Ming"_s, u"--all"_s, openPackage})
            .exitCode,
        0);
    QCOMPARE(bole({u"merge"_s, li, there, u"--new"_s}).exitCode, 0);
    writeNotes(li);
    QCOMPARE(bole({u"share"_s, li, back, openPackage}).exitCode, 0);
    for (int i = 0; i < kills(); ++i) {
        startAndKill({u"merge"_s, m_season->path, back});
        const int notes = notesHere();
        QVERIFY2(notes == 0 || notes == people, QByteArray::number(notes));
    }
    QCOMPARE(bole({u"merge"_s, m_season->path, back}).exitCode, 0);
    QCOMPARE(notesHere(), people);
}

void TestExchangeFaults::killedNewFile_isWholeOrNotThere()
{
    const QString there = path(u"li.bolepack"_s);
    QCOMPARE(
        bole({u"share"_s, m_season->path, there, u"--to"_s, u"Li Ming"_s, u"--all"_s, openPackage})
            .exitCode,
        0);
    for (int i = 0; i < kills(); ++i) {
        const QString made = path(u"made%1.bole"_s.arg(i));
        startAndKill({u"merge"_s, made, there, u"--new"_s});
        if (!QFile::exists(made))
            continue;
        BOLE_GET(season, Season::open(made));
        QCOMPARE(wholeApplicants(*season), people);
    }
}

void TestExchangeFaults::killedJoinAndSync_goOn()
{
    const Tests::PostgresServer server;
    const QString admin = server.address(u"admin"_s, server.makeDatabase(u"hub"_s));
    QCOMPARE(bole({u"hub"_s, u"create"_s, admin, m_season->path}).exitCode, 0);
    const auto invited = [&](const QString &name) {
        const Run run = bole({u"hub"_s, u"invite"_s, admin, m_season->path, name, u"--json"_s});
        return QJsonDocument::fromJson(run.output.toUtf8())[u"address"_s].toString();
    };
    const QString li = invited(u"Li Ming"_s);
    const QString chief = invited(u"Wen Shu"_s);
    for (int i = 0; i < kills(); ++i) {
        const QString made = path(u"made%1.bole"_s.arg(i));
        startAndKill({u"hub"_s, u"join"_s, li, made});
        if (!QFile::exists(made))
            continue;
        BOLE_GET(season, Season::open(made));
        QCOMPARE(season->applicants().count().value(), people);
    }
    const QString mine = path(u"mine.bole"_s);
    QCOMPARE(bole({u"hub"_s, u"join"_s, li, mine}).exitCode, 0);
    writeNotes(mine);
    for (int i = 0; i < kills(); ++i) {
        startAndKill({u"hub"_s, u"sync"_s, li, mine});
        startAndKill({u"hub"_s, u"sync"_s, chief, m_season->path});
        QVERIFY(notesHere() >= 0);
    }
    QCOMPARE(bole({u"hub"_s, u"sync"_s, li, mine}).exitCode, 0);
    QCOMPARE(bole({u"hub"_s, u"sync"_s, chief, m_season->path}).exitCode, 0);
    QCOMPARE(notesHere(), people);
}

QTEST_GUILESS_MAIN(TestExchangeFaults)
#include "tst_exchangefaults.moc"
