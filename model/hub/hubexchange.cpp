// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hub/hubexchange.h"

#include "model/exchange/origin.h"
#include "model/season/exchangestore.h"
#include "model/season/season.h"
#include "model/season/travelkinds.h"

#include <QJsonObject>
#include <QThread>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int fetchedAtOnce = 5000;
constexpr int appliedAtOnce = 50; // in one of the season's: the window writes in between
constexpr int shownAtOnce = 40;   // the same, of what takes longer
constexpr int documentsAtOnce = 8;
constexpr int presenceEvery = 5000;   // milliseconds: each telling is a commit of the server's
constexpr int documentsEvery = 10000; // what was not at the hub may have come

} // namespace

QString hubPeerName(const QString &season)
{
    return u"hub:"_s + season;
}

HubExchange::HubExchange(ExchangeStore &file, HubClient &client, Options options)
    : m_file(file), m_client(client), m_options(std::move(options))
{
}

QString HubExchange::peerName() const
{
    return hubPeerName(m_seasonId);
}

/// Who else is there, and which file this is.
HubResult<void> HubExchange::learn()
{
    const auto replica = m_file.replica();
    if (!replica)
        return hubSeasonFailure(replica.error());
    m_seasonId = replica->season;
    m_replica = replica->replica;
    m_former = QSet(replica->former.begin(), replica->former.end());
    if (const auto rules = learnMembers().and_then([&] { return learnRules(); }); !rules)
        return rules;
    if (const auto known = learnReplicas({}); !known)
        return known;
    m_hasLearned = true;
    return learnMembers();
}

/// Files that use the hub send for themselves. That something of a file is there does not mean that
/// it does: a coordinator may have passed it on.
HubResult<void> HubExchange::learnReplicas(const QList<TravelChange> &seen)
{
    const auto isNew = [this](const TravelChange &change) {
        return !m_replicas.contains(change.stamp.replica) &&
               !m_elsewhere.contains(change.stamp.replica);
    };
    if (!seen.isEmpty() && std::ranges::none_of(seen, isNew))
        return {};
    const auto presences = m_client.presences();
    if (!presences)
        return std::unexpected(presences.error());
    for (const HubPresence &presence : *presences)
        m_replicas.insert(presence.replica);
    for (const TravelChange &change : seen) {
        if (isNew(change))
            m_elsewhere.insert(change.stamp.replica);
    }
    return learnSigners();
}

HubResult<void> HubExchange::learnMembers()
{
    const auto members = m_client.members();
    if (!members)
        return std::unexpected(members.error());
    m_audiences.clear();
    m_ownAccess.clear();
    for (const HubMember &member : *members) {
        if (!member.audience.isEmpty() && !m_audiences.contains(member.audience))
            m_audiences.append(member.audience);
        if (!member.login.isEmpty())
            m_ownAccess.insert(member.reviewer);
    }
    return {};
}

/// So that packages work as well between people who met here.
HubResult<void> HubExchange::learnSigners()
{
    const auto mine = requiredSigningKey(m_file, m_client.self().reviewer);
    if (!mine)
        return hubSeasonFailure(mine.error());
    const auto told = m_client.tellSigner(mine->publicHalf);
    const auto all = told
                         ? m_client.signers()
                         : HubResult<QMultiMap<QString, QByteArray>>(std::unexpected(told.error()));
    if (!all)
        return std::unexpected(all.error());
    for (auto it = all->begin(); it != all->end(); ++it) {
        if (const auto kept = addPublicKey(m_file, it.key(), it.value()); !kept)
            return hubSeasonFailure(kept.error());
    }
    return {};
}

/// A coordinator tells the hub what the season says.
HubResult<void> HubExchange::tellRules()
{
    const auto fairness = m_options.fairness ? m_options.fairness() : std::nullopt;
    if (!fairness || !m_client.self().isCoordinator)
        return {};
    const bool isHiddenFromMore = std::ranges::any_of(
        fairness->audiences, [&](const QString &one) { return !m_audiences.contains(one); });
    // Noted before the hub is told: it is not forgotten when the connection goes in between.
    const HubResult<void> noted = isHiddenFromMore ? sendAgain() : HubResult<void>();
    return noted.and_then([&] { return m_client.setFairness(*fairness); });
}

/// Where a member may see something else than the last time, everything is asked for again.
HubResult<void> HubExchange::learnRules()
{
    const auto view = tellRules().and_then([&] { return m_client.lookAtSelf(); }).and_then([&] {
        return m_client.view();
    });
    if (!view)
        return std::unexpected(view.error());
    auto peer = m_file.peer(peerName());
    if (!peer)
        return hubSeasonFailure(peer.error());
    m_sendsForAll = m_client.self().isCoordinator && peer->detail.value(sendsAgain()).toBool();
    return followView(*view).transform([](bool) {});
}

/// True where it is another one than the last time.
HubResult<bool> HubExchange::followView(const QString &view)
{
    auto peer = m_file.peer(peerName());
    if (!peer)
        return hubSeasonFailure(peer.error());
    if (peer->detail.value("view"_L1).toString() == view)
        return false;
    peer->detail.insert(u"view"_s, view);
    peer->received.clear();
    const auto kept = m_file.setPeer(peerName(), *peer);
    return kept ? HubResult<bool>(true) : hubSeasonFailure(kept.error());
}

HubResult<HubExchange::Moved> HubExchange::round()
{
    if (const auto known = m_hasLearned ? HubResult<void>() : learn(); !known)
        return std::unexpected(known.error());
    Moved moved;
    // What others wrote is to be sent again, too: so it has to be here first.
    for (bool isAll = !m_sendsForAll; !isAll;) {
        if (const auto received = receive(isAll); !received)
            return std::unexpected(received.error());
    }
    return sendWaiting()
        .and_then([&](int sent) {
            moved.sent = sent;
            return receive(moved.isAll);
        })
        .and_then([&](int received) {
            moved.received = received;
            return m_options.fetchesDocuments ? fetchDocuments() : HubResult<int>(0);
        })
        .and_then([&](int documents) {
            moved.documents = documents;
            return showMore();
        })
        .and_then([&](bool hasShown) {
            moved.hasShown = hasShown;
            moved.isAll = moved.isAll && moved.documents == 0 && !hasShown && m_hasLearned;
            return tellPresence();
        })
        .transform([&] { return moved; });
}

/// Of a file that was made a moment ago. Some at a time: the window writes in between.
HubResult<bool> HubExchange::showMore()
{
    if (m_options.showsLater || !m_showing)
        return false;
    const auto isMore = m_file.showWaiting(*m_showing, shownAtOnce, m_options.who);
    if (!isMore)
        return hubSeasonFailure(isMore.error());
    if (!*isMore)
        m_showing.reset();
    return *isMore;
}

/// Not with every score of every member.
HubResult<void> HubExchange::tellPresence()
{
    if (m_sincePresence.isValid() && !m_sincePresence.hasExpired(presenceEvery))
        return {};
    const auto peer = m_file.peer(peerName());
    return m_client
        .tellPresence(m_replica, peer ? peer->received.toLongLong() : 0, waiting(),
                      m_options.program)
        .transform([&] { m_sincePresence.start(); });
}

HubResult<int> HubExchange::receive(bool &isAll)
{
    auto peer = m_file.peer(peerName());
    if (!peer)
        return hubSeasonFailure(peer.error());
    const qint64 after = m_received && m_received->stored == peer->received
                             ? m_received->position
                             : peer->received.toLongLong();
    // Nothing beyond it is fetched: then nothing of what has opened up to it is left out.
    const auto horizon = m_client.horizon(after);
    if (!horizon)
        return std::unexpected(horizon.error());
    isAll = true;
    if (horizon->latest <= after && horizon->opened.isEmpty())
        return 0;
    auto news = m_client.fetch(after, fetchedAtOnce, horizon->latest);
    // What can be seen since then, however old it is.
    const auto opened = !news || horizon->opened.isEmpty()
                            ? HubResult<QList<TravelChange>>(QList<TravelChange>())
                            : m_client.fetchAbout(horizon->opened);
    if (!opened || !news)
        return std::unexpected(news ? opened.error() : news.error());
    news->changes.append(*opened);
    const auto taken = take(news->changes);
    if (!taken)
        return std::unexpected(taken.error());
    isAll = news->isAll;
    const qint64 position = isAll ? qMax(horizon->latest, after) : news->position;
    if (const auto kept = keepReceived(position, *taken > 0); !kept)
        return std::unexpected(kept.error());
    // Other rules may hold for this member now: a conflict of interest closes the lists.
    const auto isOther =
        horizon->opened.isEmpty()
            ? HubResult<bool>(false)
            : m_client.view().and_then([&](const QString &view) { return followView(view); });
    if (!isOther)
        return std::unexpected(isOther.error());
    isAll = isAll && !*isOther;
    return int(news->changes.size());
}

/// Where nothing has come it need not be on the disk: at worst it is asked for once more.
HubResult<void> HubExchange::keepReceived(qint64 position, bool isLasting)
{
    auto peer = m_file.peer(peerName());
    if (!peer)
        return hubSeasonFailure(peer.error());
    if (isLasting)
        peer->received = QString::number(position);
    m_received = {peer->received, position};
    const auto kept = isLasting ? m_file.setPeer(peerName(), *peer) : Result<void>();
    return kept ? HubResult<void>() : hubSeasonFailure(kept.error());
}

/// How many of them others wrote.
HubResult<int> HubExchange::take(const QList<TravelChange> &changes)
{
    if (const auto known = learnReplicas(changes); !known)
        return std::unexpected(known.error());
    QList<TravelChange> others;
    for (const TravelChange &change : changes) {
        // The rules may have changed, or who is there.
        if (change.kind == TravelName::setting || change.kind == TravelName::reviewer)
            m_hasLearned = false;
        if (change.kind == TravelName::document)
            m_sinceDocuments.invalidate();
        if (change.stamp.replica != m_replica)
            others.append(change);
    }
    for (qsizetype i = 0; i < others.size(); i += appliedAtOnce) {
        QElapsedTimer timer;
        timer.start();
        const auto applied = m_file.apply(others.mid(i, appliedAtOnce), m_options.who);
        if (!applied)
            return hubSeasonFailure(applied.error());
        // As long for the window: SQLite's lock knows no queue.
        if (i + appliedAtOnce < others.size())
            QThread::msleep(quint64(std::clamp<qint64>(timer.elapsed(), 2, 500)));
    }
    return int(others.size());
}

/// How many; some at a time, so that news do not wait for them.
HubResult<int> HubExchange::fetchDocuments()
{
    if (m_sinceDocuments.isValid() && !m_sinceDocuments.hasExpired(documentsEvery))
        return 0;
    const auto missing = m_file.missingContents();
    if (!missing)
        return hubSeasonFailure(missing.error());
    const auto absent =
        missing->isEmpty() ? HubResult<QStringList>(QStringList()) : m_client.missing(*missing);
    if (!absent)
        return std::unexpected(absent.error());
    const QSet<QString> isAbsent(absent->begin(), absent->end());
    int fetched = 0;
    for (const QString &sum : *missing) {
        if (fetched == documentsAtOnce)
            return fetched;
        if (isAbsent.contains(sum) || m_wrong.contains(sum))
            continue;
        const auto bytes = m_client.fetchContent(sum);
        if (!bytes)
            return std::unexpected(bytes.error());
        if (!*bytes) {
            m_wrong.insert(sum);
            continue;
        }
        if (const auto kept = m_file.putContent(sum, **bytes); !kept)
            return hubSeasonFailure(kept.error());
        ++fetched;
    }
    m_sinceDocuments.start();
    return fetched;
}

} // namespace Bole
