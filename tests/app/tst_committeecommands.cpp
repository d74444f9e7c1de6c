// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/assignmentstore.h"
#include "model/season/exchangestore.h"
#include "model/season/reviewstore.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/support/postgresserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QString openPackage = u"--no-encryption"_s;

ReviewerId personIn(Season &season, const QString &name)
{
    const auto people = season.reviewers().list().value();
    const auto found = std::ranges::find(people, name, &Reviewer::name);
    return found == people.end() ? ReviewerId() : found->id;
}

} // namespace

/// `bole share`, `bole merge`, `bole status` and `bole hub`: the real program.
class TestCommitteeCommands : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_season.reset(); }
    void work_goesThereAndBack();
    void newFile_canBeLookedAtFirst();
    void status_saysHowFarTheyAre();
    void status_countsOnlyWhatTheyHaveToRead();
    void hub_takesACommitteeFromCreateToSync();

private:
    int run(const QStringList &arguments);
    QJsonObject json() const { return QJsonDocument::fromJson(m_output.toUtf8()).object(); }
    QString path(const QString &name) const { return m_season->folder.filePath(name); }
    /// Li writes a note in a file of their own.
    void write(const QString &file, const QString &note);
    QString noteHere() const;

    std::unique_ptr<SeasonFixture> m_season;
    QString m_output;
    QString m_errors;
};

void TestCommitteeCommands::init()
{
    m_season = std::make_unique<SeasonFixture>();
    Reviewer me = m_season->season->reviewers().reviewer(m_season->reviewer).value();
    me.role = ReviewerRole::Coordinator;
    BOLE_DO(m_season->season->reviewers().update(me));
    m_season->addReviewer(u"Li Ming"_s);
    m_season->addApplicant(sampleRecord(), u"a text"_s);
    m_season->season.reset();
}

int TestCommitteeCommands::run(const QStringList &arguments)
{
    QProcess process;
    process.start(qEnvironmentVariable("BOLE_PROGRAM"), arguments);
    process.closeWriteChannel();
    process.waitForFinished(120'000);
    m_output = QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    m_errors = QString::fromUtf8(process.readAllStandardError());
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

void TestCommitteeCommands::write(const QString &file, const QString &note)
{
    BOLE_GET(season, Season::open(file));
    BOLE_DO(season->reviews().setNote(season->applicants().ids().value().first(),
                                      personIn(*season, u"Li Ming"_s), note));
}

QString TestCommitteeCommands::noteHere() const
{
    const auto season = Season::open(m_season->path);
    if (!season)
        return u"no season"_s;
    const auto review = season.value()->reviews().find(
        season.value()->applicants().ids().value().first(), personIn(**season, u"Li Ming"_s));
    return review && *review ? review.value()->content.note : QString();
}

void TestCommitteeCommands::work_goesThereAndBack()
{
    const QString there = path(u"li.bolepack"_s);
    const QString li = path(u"li.bole"_s);
    const QString back = path(u"back.bolepack"_s);
    QCOMPARE(run({u"share"_s, m_season->path, there, u"--to"_s, u"Li Ming"_s, u"--all"_s,
                  openPackage, u"--json"_s}),
             0);
    QCOMPARE(json().value(u"documents"_s).toInt(), 1);
    QCOMPARE(run({u"merge"_s, li, there, u"--new"_s}), 0);
    write(li, u"from Li"_s);
    // Nobody says who does it: the file is Li's, and so is what it sends.
    QCOMPARE(run({u"share"_s, li, back, openPackage}), 0);
    QCOMPARE(run({u"merge"_s, m_season->path, back, u"--dry-run"_s, u"--json"_s}), 0);
    QCOMPARE(json().value(u"from"_s).toString(), u"Li Ming"_s);
    QVERIFY(json().value(u"verified"_s).toBool());
    QCOMPARE(json().value(u"refused"_s).toInt(), 0);
    QVERIFY(json().value(u"new"_s).toInt() > 0);
    QCOMPARE(noteHere(), QString());
    QCOMPARE(run({u"merge"_s, m_season->path, back}), 0);
    QCOMPARE(noteHere(), u"from Li"_s);
    QCOMPARE(run({u"share"_s, li, back, openPackage, u"--as"_s, u"Nobody"_s}), 2);
}

void TestCommitteeCommands::newFile_canBeLookedAtFirst()
{
    const QString there = path(u"li.bolepack"_s);
    const QString li = path(u"li.bole"_s);
    QCOMPARE(
        run({u"share"_s, m_season->path, there, u"--to"_s, u"Li Ming"_s, u"--all"_s, openPackage}),
        0);
    QCOMPARE(run({u"merge"_s, li, there, u"--new"_s, u"--as"_s, u"Li Ming"_s}), 2);
    QCOMPARE(run({u"merge"_s, li, there, u"--new"_s, u"--dry-run"_s, u"--json"_s}), 0);
    QCOMPARE(json().value(u"to"_s).toString(), u"Li Ming"_s);
    QVERIFY(json().value(u"new"_s).toInt() > 0);
    QVERIFY(!QFile::exists(li));
    QCOMPARE(run({u"merge"_s, li, there, u"--new"_s}), 0);
    QVERIFY(m_output.contains(u"new"_s));
    QCOMPARE(run({u"merge"_s, li, there, u"--new"_s}), 1); // it is there
}

void TestCommitteeCommands::status_saysHowFarTheyAre()
{
    QCOMPARE(run({u"status"_s, m_season->path, u"--json"_s}), 0);
    QCOMPARE(json().value(u"members"_s).toArray().size(), 2);
    QCOMPARE(json().value(u"conflicts"_s).toInt(-1), 0);
}

/// A conflict of interest is often said of somebody else's applicant.
void TestCommitteeCommands::status_countsOnlyWhatTheyHaveToRead()
{
    {
        const auto season = Season::open(m_season->path).value();
        const ApplicantId theirs = season->applicants().list().value().first().id;
        const ApplicantId other = season->applicants().create().value();
        const ReviewerId li = season->reviewers().list().value().last().id;
        BOLE_DO(season->assignments().add({{theirs, li}}, li));
        BOLE_DO(season->reviews().setState(other, li, ReviewState::Conflict));
    }
    QCOMPARE(run({u"status"_s, m_season->path, u"--json"_s}), 0);
    const QJsonObject li = json().value(u"members"_s).toArray().last().toObject();
    QCOMPARE(li.value(u"name"_s).toString(), u"Li Ming"_s);
    QCOMPARE(li.value(u"toRead"_s).toInt(), 1);
    QCOMPARE(li.value(u"started"_s).toInt(), 0);
    QCOMPARE(li.value(u"submitted"_s).toInt(), 0);
}

void TestCommitteeCommands::hub_takesACommitteeFromCreateToSync()
{
    const Tests::PostgresServer server;
    const QString admin = server.address(u"admin"_s, server.makeDatabase(u"hub"_s));
    QCOMPARE(run({u"hub"_s, u"create"_s, admin, m_season->path}), 0);
    QCOMPARE(run({u"hub"_s, u"invite"_s, admin, m_season->path, u"Nobody"_s}), 2);
    QCOMPARE(run({u"hub"_s, u"invite"_s, admin, m_season->path, u"Li Ming"_s, u"--json"_s}), 0);
    const QString li = json().value(u"address"_s).toString();
    QVERIFY(li.startsWith(u"postgresql://bole_"_s));
    QCOMPARE(run({u"hub"_s, u"invite"_s, admin, m_season->path, u"--json"_s}), 0);
    const QString chief = json().value(u"address"_s).toString();
    // Everybody has been: that is no wrong usage.
    QCOMPARE(run({u"hub"_s, u"invite"_s, admin, m_season->path}), 0);
    QVERIFY(!m_output.contains(u"postgresql"_s));
    const QString mine = path(u"li.bole"_s);
    QCOMPARE(run({u"hub"_s, u"join"_s, li, mine}), 0);
    write(mine, u"by the hub"_s);
    QCOMPARE(run({u"hub"_s, u"sync"_s, li, mine}), 0);
    QCOMPARE(run({u"hub"_s, u"sync"_s, chief, m_season->path}), 0);
    QCOMPARE(noteHere(), u"by the hub"_s);
    QCOMPARE(run({u"hub"_s, u"status"_s, admin, m_season->path}), 0);
    QVERIFY2(m_output.contains(u"0 to send"_s), qPrintable(m_output));
}

QTEST_GUILESS_MAIN(TestCommitteeCommands)
#include "tst_committeecommands.moc"
