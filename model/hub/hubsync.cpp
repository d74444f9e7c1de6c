// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hub/hubsync.h"

#include "model/season/exchangestore.h"
#include "model/season/season.h"

#include <QElapsedTimer>

#include <algorithm>
#include <thread>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int lookAgain = 30000;     // milliseconds, should a notification get lost
constexpr int committeeEvery = 2000; // who is how far is asked for at most so often
constexpr int longestPause = 1000;
constexpr int slowestRetry = 30000;
constexpr int untilSomebodyActs = 300000; // a wrong password does not get right by trying

/// Where the hub has not been reached yet: all that was written here.
int unsentIn(Season &season, ReviewerId who)
{
    (void)season.exchange().capture(who); // what cannot be told now is told later
    const auto replica = season.exchange().replica();
    const auto peer =
        replica ? season.exchange().peer(hubPeerName(replica->season)) : ExchangeStore::Peer();
    const auto changes = season.exchange().changesAfter(peer ? peer->sent : 0);
    return !replica || !changes ? 0 : int(std::ranges::count_if(*changes, [&](const auto &one) {
        return one.change.stamp.replica == replica->replica;
    }));
}

} // namespace

/// What is on the thread. The window's side is told by queued calls.
struct HubSync::Worker
{
    HubSync &sync;
    Options options;
    HubWaker waker;
    std::unique_ptr<Season> season;
    HubClient client{waker};
    std::unique_ptr<HubExchange> exchange;
    HubState state;
    int retry = 500;         // milliseconds
    qint64 lasted = 0;       // milliseconds of the last exchange
    QElapsedTimer sinceTold; // of the committee
    bool isCommitteeOld = false;
    std::jthread thread;

    Worker(HubSync &sync, Options &&options) : sync(sync), options(std::move(options)) {}

    void run();
    HubResult<void> openBoth();
    HubResult<bool> exchangeOnce();
    void fail(const HubError &error);
    void tell(HubState::Step step);
    void tellCommittee();
    bool pause();
    void rest(int milliseconds);
};

HubSync::HubSync(Options options, QObject *parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(*this, std::move(options)))
{
}

HubSync::~HubSync()
{
    m_worker->waker.stop();
    if (m_worker->thread.joinable())
        m_worker->thread.join();
}

void HubSync::start()
{
    m_worker->thread = std::jthread([this] { m_worker->run(); });
}

void HubSync::wake()
{
    m_worker->waker.wake();
}

void HubSync::Worker::run()
{
    // Not at a low priority: it holds the season's lock at times, and on a busy machine the window
    // would wait for a thread that does not get to run. pause() keeps it from taking all.
    while (!waker.isStopped()) {
        const auto opened = openBoth();
        const HubResult<bool> more = opened ? exchangeOnce() : std::unexpected(opened.error());
        if (!more) {
            fail(more.error());
            continue;
        }
        retry = 500;
        if (*more)
            continue;
        state.since = QDateTime::currentDateTime();
        tell(HubState::Step::InStep);
        if (pause())
            continue;
        if (const auto news = client.waitForNews(isCommitteeOld ? committeeEvery : lookAgain);
            !news)
            fail(news.error());
    }
    exchange.reset();
    client.close();
    season.reset();
}

HubResult<void> HubSync::Worker::openBoth()
{
    if (!season) {
        Season::Options how;
        how.opener = Season::Opener::Thread;
        auto opened = Season::open(options.path, how);
        if (!opened)
            return hubFailure(HubTrouble::Failed, u"season: "_s + opened.error().detail);
        season = std::move(*opened);
    }
    if (client.isOpen())
        return {};
    if (state.step != HubState::Step::Offline) // which is what it stays until it has worked
        tell(HubState::Step::Connecting);
    const auto replica = season->exchange().replica();
    if (!replica)
        return hubFailure(HubTrouble::Failed, u"season: "_s + replica.error().detail);
    return client.open(options.address, options.password, replica->season).transform([&] {
        state.self = client.self().reviewer;
        exchange =
            std::make_unique<HubExchange>(season->exchange(), client, options.exchange(*season));
    });
}

/// Whether there is more to do at once.
HubResult<bool> HubSync::Worker::exchangeOnce()
{
    waker.clear();
    QElapsedTimer timer;
    timer.start();
    const auto moved = exchange->round();
    lasted = timer.elapsed();
    if (!moved)
        return std::unexpected(moved.error());
    state.waiting = 0; // what was written meanwhile wakes this thread
    state.refused = exchange->refused();
    if (moved->received + moved->documents > 0 || moved->hasShown)
        QMetaObject::invokeMethod(&sync, &HubSync::arrived);
    if (!moved->isAll)
        tell(HubState::Step::Exchanging);
    else
        tellCommittee();
    return !moved->isAll;
}

void HubSync::Worker::fail(const HubError &error)
{
    if (error.trouble == HubTrouble::Stopped)
        return;
    client.close();
    state.trouble = error.trouble;
    state.detail = error.detail;
    if (season)
        state.waiting =
            exchange ? exchange->waiting() : unsentIn(*season, options.exchange(*season).who);
    if (!state.since.isValid())
        state.since = QDateTime::currentDateTime();
    tell(HubState::Step::Offline);
    rest(needsAPerson(error.trouble) ? untilSomebodyActs : retry);
    retry = std::min(retry * 2, slowestRetry);
}

/// The more an exchange has to do, the more news wait for the next one: where forty people write at
/// once, none of their machines does nothing else. True where somebody called meanwhile.
bool HubSync::Worker::pause()
{
    QElapsedTimer timer;
    timer.start();
    const qint64 whole = std::min<qint64>(2 * lasted, longestPause);
    bool isCalled = false;
    while (!waker.isStopped() && timer.elapsed() < whole)
        isCalled = waker.wait(int(whole - timer.elapsed())) || isCalled;
    return isCalled;
}

void HubSync::Worker::rest(int milliseconds)
{
    waker.wait(milliseconds);
}

void HubSync::Worker::tell(HubState::Step step)
{
    state.step = step;
    if (step != HubState::Step::Offline) {
        state.trouble.reset();
        state.detail.clear();
    }
    QMetaObject::invokeMethod(&sync, [&sync = sync, state = state] {
        if (sync.m_state == state)
            return;
        sync.m_state = state;
        emit sync.stateChanged();
    });
}

void HubSync::Worker::tellCommittee()
{
    if (sinceTold.isValid() && !sinceTold.hasExpired(committeeEvery)) {
        isCommitteeOld = true;
        return;
    }
    const auto members = client.members();
    const auto presences = client.presences();
    if (!members || !presences)
        return;
    sinceTold.start();
    isCommitteeOld = false;
    QMetaObject::invokeMethod(&sync, [&sync = sync, members = *members, presences = *presences] {
        sync.m_members = members;
        sync.m_presences = presences;
        emit sync.committeeChanged();
    });
}

} // namespace Bole
