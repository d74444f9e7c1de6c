// SPDX-License-Identifier: GPL-3.0-or-later
// committeeload LOAD LARGE [PART…]: what a committee's files and their hub bear, on a PostgreSQL of
// its own, as one JSON object. LOAD and LARGE are seasons that `bole generate` made. 40 reviewers
// in processes of their own, each with a file of the season, write 200 reviews each while their
// files are kept in step, as a window does it, and the same without a hub; then some at a person's
// pace; somebody joins LARGE; one score goes from one file to another. Parts: latency, join, load.
// committeeload member ADDRESS FILE NUMBER REVIEWS PACE: one of those reviewers, who waits PACE
// milliseconds after each write; without an ADDRESS nobody is in step.
#include "model/committee/hubrules.h"
#include "model/hub/hubsetup.h"
#include "model/hub/hubsync.h"
#include "model/season/query.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/support/postgresserver.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray password = "a long password";

int numberFromEnvironment(const char *name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}
const int reviewers = numberFromEnvironment("BOLE_REVIEWERS", 40);
const int reviewsEach = numberFromEnvironment("BOLE_REVIEWS", 200);

/// How somebody writes.
struct Way
{
    int reviews = reviewsEach;
    int pace = 0; // milliseconds
};
constexpr Way personsPace{.reviews = 8, .pace = 250};

template <typename Outcome>
auto must(Outcome &&outcome, const char *what)
{
    if (!outcome)
        qFatal("%s: %s", what, qPrintable(outcome.error().detail));
    if constexpr (!std::is_void_v<typename std::remove_cvref_t<Outcome>::value_type>)
        return std::move(*outcome);
}

QJsonObject summary(QList<double> times)
{
    std::ranges::sort(times);
    return {{u"median"_s, times[times.size() / 2]},
            {u"p95"_s, times[times.size() * 95 / 100]},
            {u"longest"_s, times.last()}};
}

double secondsOf(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e9;
}

/// Who was invited as a member of the season, and reviews it from this file.
ReviewerId ownerOf(Season &season)
{
    const auto known = must(season.exchange().peer(u"me"_s), "me");
    return must(season.exchange().reviewerOf(known.detail.value("person"_L1).toString()), "me");
}

/// As DeskHub does: told a tenth of a second after something was written.
struct InStep
{
    Season &season;
    ReviewerId who;
    HubSync sync;
    QTimer soon;

    InStep(Season &season, const HubAddress &address, ReviewerId who)
        : season(season),
          who(who),
          sync({.path = season.path(),
                .address = address,
                .password = Secret(QByteArray(password)),
                .exchange = [who](Season &there) {
                    return hubOptionsFor([&there] { return exchangeRulesOf(there); }, who);
                }})
    {
        soon.setSingleShot(true);
        soon.setInterval(100);
        QObject::connect(&soon, &QTimer::timeout, &sync, [this] { sync.wake(); });
        QObject::connect(&sync, &HubSync::arrived, &sync, [&season] { season.refresh(); });
        sync.start();
        waitUntil([this] { return isQuiet(); });
    }

    void wrote()
    {
        if (!soon.isActive())
            soon.start();
        QCoreApplication::processEvents();
    }
    bool isQuiet() const
    {
        return sync.state().step == HubState::Step::InStep && !soon.isActive() && !hasUnsent();
    }
    /// Asked of the file itself: the state is that of a moment ago.
    bool hasUnsent() const
    {
        ExchangeStore &file = season.exchange();
        const Replica replica = must(file.replica(), "replica");
        must(file.capture(who), "capture");
        const auto peer = must(file.peer(hubPeerName(replica.season)), "peer");
        const auto changes = must(file.changesAfter(peer.sent), "changes");
        return std::ranges::any_of(changes, [&](const PositionedChange &one) {
            return one.change.stamp.replica == replica.replica;
        });
    }
    static void letPass(int milliseconds)
    {
        QElapsedTimer timer;
        timer.start();
        QTimer end;
        end.setSingleShot(true);
        end.start(milliseconds);
        waitUntil([&] { return timer.hasExpired(milliseconds); });
    }
    static void waitUntil(const std::function<bool()> &isDone)
    {
        while (!isDone())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
};

/// One review as somebody writes it: each part is a write of its own, and its time counts.
void writeReview(Season &season, ReviewerId me, ApplicantId one, const StoredRubric &rubric,
                 QList<double> &times, const std::function<void()> &written)
{
    const auto timed = [&](const auto &write) {
        QElapsedTimer timer;
        timer.start();
        must(write(), "write");
        times.append(double(timer.nsecsElapsed()) / 1e6);
        written();
    };
    ReviewStore &reviews = season.reviews();
    for (const Criterion &criterion : rubric.rubric.criteria) {
        timed([&] {
            return reviews.setScore(one, me, rubric.id, criterion.id,
                                    {.level = 3, .confidence = {}, .note = {}, .citations = {}});
        });
    }
    timed([&] { return reviews.setNote(one, me, QString(400, u'n')); });
    timed([&] { return reviews.setState(one, me, ReviewState::Submitted); });
}

/// Joins, says so, waits for the word, reviews.
int member(const QString &address, const QString &path, int number, const Way &way)
{
    std::unique_ptr<Season> season;
    const auto hub = HubAddress::fromText(address);
    if (hub && !QFile::exists(path)) {
        HubWaker waker;
        HubClient client(waker);
        must(client.open(*hub, Secret(QByteArray(password)), {}), "open");
        season = must(joinHub(client, path), "join");
    } else {
        season = must(Season::open(path), "file");
    }
    const ReviewerId me = hub ? ownerOf(*season) : season->reviewers().list().value().first().id;
    std::puts("ready");
    std::fflush(stdout);
    char word[16];
    if (!std::fgets(word, sizeof word, stdin))
        return 1;
    const auto rubric = season->rubrics().current().value().value();
    const auto people = season->applicants().ids().value();
    std::unique_ptr<InStep> step;
    if (hub)
        step = std::make_unique<InStep>(*season, *hub, me);
    QList<double> times;
    const auto written = [&] {
        if (step && way.pace > 0)
            step->wrote();
        if (way.pace > 0)
            InStep::letPass(way.pace);
    };
    for (int i = 0; i < way.reviews; ++i) {
        const qsizetype which = qsizetype(number) * 25 + i;
        writeReview(*season, me, people[which % people.size()], rubric, times, written);
        if (step)
            step->wrote();
    }
    if (step)
        InStep::waitUntil([&] { return step->isQuiet(); });
    std::puts(QJsonDocument(summary(times)).toJson(QJsonDocument::Compact).constData());
    return 0;
}

/// A season with a committee, in a hub.
struct Committee
{
    QTemporaryDir folder;
    PostgresServer &server;
    QString database;
    std::unique_ptr<Season> season;
    ReviewerId chief;
    QStringList addresses; ///< of the members
    HubAddress chiefs;

    Committee(PostgresServer &server, const QString &path, int members)
        : server(server),
          database(server.makeDatabase(u"db%1"_s.arg(members))),
          season(must(Season::open(copyOf(path)), "season"))
    {
        // Their documents come later, one by one.
        Query(season->database(), u"DELETE FROM document_content"_s);
        QList<ReviewerId> added;
        for (int i = 0; i <= members; ++i) {
            Reviewer reviewer;
            reviewer.name = i == 0 ? u"Chief"_s : u"Member %1"_s.arg(i);
            reviewer.initials = u"M%1"_s.arg(i);
            reviewer.colour = u"#336699"_s;
            reviewer.role = i == 0 ? ReviewerRole::Coordinator : ReviewerRole::Member;
            added.append(must(season->reviewers().add(reviewer), "reviewer"));
        }
        chief = added.first();
        HubWaker waker;
        HubAdmin admin(waker);
        must(admin.open(addressFor(u"admin"_s), {}), "admin");
        must(admin.migrate(), "migrate");
        must(fillHub(admin, season->exchange(), {u"Load"_s, season->reviewers().list().value()},
                     hubOptionsFor([this] { return exchangeRulesOf(*season); }, chief)),
             "fill");
        const QString id = season->exchange().replica().value().season;
        for (const ReviewerId one : std::as_const(added)) {
            const QString login = must(admin.invite(id, season->exchange().uuidOf(one).value(),
                                                    Secret(QByteArray(password))),
                                       "invite");
            if (one == chief)
                chiefs = addressFor(login);
            else
                addresses.append(addressFor(login).text());
        }
    }

    HubAddress addressFor(const QString &login) const
    {
        return HubAddress::fromText(server.address(login, database)).value();
    }
    QString file(const QString &name) const { return folder.filePath(name); }
    QString copyOf(const QString &path) const
    {
        if (!QFile::copy(path, file(u"chief.bole"_s)))
            qFatal("copy");
        return file(u"chief.bole"_s);
    }
};

std::unique_ptr<QProcess> startMember(const QString &address, const QString &path, int number,
                                      const Way &way)
{
    auto process = std::make_unique<QProcess>();
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process->start(QCoreApplication::applicationFilePath(),
                   {u"member"_s, address, path, QString::number(number),
                    QString::number(way.reviews), QString::number(way.pace)});
    while (!process->canReadLine()) {
        if (!process->waitForReadyRead(600'000))
            qFatal("a member did not come");
    }
    process->readLine();
    return process;
}

QJsonObject outcomeOf(QProcess &process)
{
    if (!process.waitForFinished(1'800'000) || process.exitCode() != 0)
        qFatal("a member failed");
    return QJsonDocument::fromJson(process.readAll().trimmed()).object();
}

QJsonObject oneMember(const QString &address, const QString &path, const Way &way = {})
{
    const auto process = startMember(address, path, 0, way);
    process->write("go\n");
    return outcomeOf(*process);
}

int submittedIn(Committee &committee)
{
    InStep step(*committee.season, committee.chiefs, committee.chief);
    Query query(committee.season->database(),
                u"SELECT count(*) FROM review r JOIN reviewer p ON p.id = r.reviewer_id WHERE "
                "p.name LIKE 'Member %' AND r.state = 'submitted'"_s);
    return query.next() ? query.number(0) : 0;
}

/// All at once, each in a file of their own. What they say of their writes, and how long it took.
double manyMembers(const QStringList &addresses, const QStringList &files, const Way &way,
                   const QString &name, QJsonObject &result)
{
    std::vector<std::unique_ptr<QProcess>> all;
    for (int i = 0; i < reviewers; ++i)
        all.push_back(startMember(addresses.value(i), files[i], i, way));
    QList<double> medians;
    QList<double> p95;
    const double seconds = secondsOf([&] {
        for (const auto &process : all)
            process->write("go\n");
        for (const auto &process : all)
            (void)process->waitForBytesWritten();
        for (const auto &process : all) {
            const QJsonObject one = outcomeOf(*process);
            medians.append(one["median"_L1].toDouble());
            p95.append(one["p95"_L1].toDouble());
        }
    });
    result.insert(name + u", medians"_s, summary(medians));
    result.insert(name + u", p95"_s, summary(p95));
    return seconds;
}

void load(PostgresServer &server, const QString &path, QJsonObject &result,
          const std::function<void()> &tell)
{
    Committee committee(server, path, reviewers + 1);
    const QString alone = committee.file(u"alone.bole"_s);
    result.insert(u"writes alone"_s, oneMember(committee.addresses.last(), alone));
    tell();
    QStringList copies;
    for (int i = 0; i < reviewers; ++i) {
        copies.append(committee.file(u"copy%1"_s.arg(i)));
        if (!QFile::copy(alone, copies.last()))
            qFatal("copy");
    }
    result.insert(u"writes without a hub"_s, oneMember({}, copies.first()));
    result.insert(u"seconds without a hub"_s,
                  manyMembers({}, copies, {}, u"writes among all without a hub"_s, result));
    for (const QString &copy : std::as_const(copies))
        QFile::remove(copy);
    tell();
    QStringList files;
    for (int i = 0; i < reviewers; ++i)
        files.append(committee.file(QString::number(i)));
    result.insert(u"seconds"_s,
                  manyMembers(committee.addresses, files, {}, u"writes among all"_s, result));
    result.insert(u"lost"_s, (reviewers + 1) * reviewsEach - submittedIn(committee));
    tell();
    result.insert(u"writes alone, paced"_s,
                  oneMember(committee.addresses.last(), alone, personsPace));
    (void)manyMembers(committee.addresses, files, personsPace, u"writes among all, paced"_s,
                      result);
}

void join(PostgresServer &server, const QString &path, QJsonObject &result)
{
    Committee committee(server, path, 1);
    const HubAddress address = HubAddress::fromText(committee.addresses.first()).value();
    QList<double> copied;
    QList<double> joined;
    QList<double> shown;
    const auto joinAs = [&](const QString &name, Shown extent) {
        return secondsOf([&] {
            HubWaker waker;
            HubClient client(waker);
            must(client.open(address, Secret(QByteArray(password)), {}), "open");
            (void)must(joinHub(client, committee.file(name), extent), "join");
        });
    };
    for (int i = 0; i < 3; ++i) {
        copied.append(secondsOf([&] {
            const auto answer =
                server.psql(address.login(), QString::fromUtf8(password), committee.database,
                            u"\\copy (SELECT * FROM bole.change ORDER BY position) TO '%1'"_s.arg(
                                committee.file(u"copy"_s)));
            if (!answer.isDone)
                qFatal("%s", qPrintable(answer.errors));
        }));
        joined.append(joinAs(u"joined%1.bole"_s.arg(i), Shown::Beginning));
        shown.append(joinAs(u"whole%1.bole"_s.arg(i), Shown::Everything));
    }
    for (QList<double> *times : {&copied, &joined, &shown})
        std::ranges::sort(*times);
    result.insert(
        u"rows"_s,
        server.admin(committee.database, u"SELECT count(*) FROM bole.change"_s).output.toInt());
    result.insert(u"copy"_s, copied[1]);
    result.insert(u"join"_s, joined[1]);
    result.insert(u"join whole"_s, shown[1]);
}

/// From the write in one file until it can be read in the other.
void latency(PostgresServer &server, const QString &path, QJsonObject &result)
{
    Committee committee(server, path, 2);
    const HubAddress address = HubAddress::fromText(committee.addresses.first()).value();
    HubWaker waker;
    HubClient client(waker);
    must(client.open(address, Secret(QByteArray(password)), {}), "open");
    const auto file = must(joinHub(client, committee.file(u"latency.bole"_s)), "join");
    const ReviewerId me = ownerOf(*file);
    InStep there(*committee.season, committee.chiefs, committee.chief);
    InStep here(*file, address, me);
    const QString uuid = must(file->exchange().uuidOf(me), "uuid");
    const ReviewerId meThere = must(committee.season->exchange().reviewerOf(uuid), "me");
    const auto rubric = file->rubrics().current().value().value();
    const QString criterion = rubric.rubric.criteria.first().id;
    const ApplicantId one = file->applicants().ids().value().first();
    const ApplicantId oneThere =
        must(committee.season->exchange().applicantOf(file->applicants().uuid(one).value()), "one");
    QList<double> times;
    for (int i = 0; i < 40; ++i) {
        QElapsedTimer timer;
        timer.start();
        const double level = 1 + i % 5;
        must(file->reviews().setScore(
                 one, me, rubric.id, criterion,
                 {.level = level, .confidence = {}, .note = {}, .citations = {}}),
             "score");
        here.wrote();
        InStep::waitUntil([&] {
            const auto found = committee.season->reviews().find(oneThere, meThere).value();
            return found && found->content.scores.value(criterion).level == level;
        });
        times.append(double(timer.nsecsElapsed()) / 1e6);
        InStep::waitUntil([&] { return here.isQuiet() && there.isQuiet(); });
    }
    result.insert(u"score"_s, summary(times));
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "member"_L1)
        return member(arguments.value(2), arguments.value(3), arguments.value(4).toInt(),
                      {.reviews = arguments.value(5).toInt(), .pace = arguments.value(6).toInt()});
    PostgresServer server({u"max_connections=200"_s});
    QJsonObject result;
    // The last line holds all of it; those before it are for whoever waits.
    const auto tell = [&] {
        std::puts(QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
        std::fflush(stdout);
    };
    const QStringList parts = arguments.mid(3);
    const auto isWanted = [&](const QString &part) {
        return parts.isEmpty() || parts.contains(part);
    };
    if (isWanted(u"latency"_s))
        latency(server, arguments.value(1), result);
    tell();
    if (isWanted(u"join"_s))
        join(server, arguments.value(2), result);
    tell();
    if (isWanted(u"load"_s))
        load(server, arguments.value(1), result, tell);
    tell();
    return 0;
}
