// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hub/hubexchange.h"

#include "model/exchange/origin.h"
#include "model/season/exchangestore.h"
#include "model/season/season.h"
#include "model/season/travelkinds.h"

#include <QJsonObject>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int atOnce = 500; // versions in one transaction of the hub
constexpr int fetchedAtOnce = 5000;
constexpr int appliedAtOnce = 200; // in one of the season's: the window writes in between
constexpr int documentsAtOnce = 8;
const QString sendsAgain = u"sendsAgain"_s; // in what is remembered of the hub

std::unexpected<HubError> seasonFailure(const Error &error)
{
    return hubFailure(HubTrouble::Failed, u"season: "_s + error.detail);
}

} // namespace

QString documentSum(const TravelChange &change)
{
    return change.kind == TravelName::document && change.value
               ? change.value->value("sha256"_L1).toString()
               : QString();
}

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
        return seasonFailure(replica.error());
    m_seasonId = replica->season;
    m_replica = replica->replica;
    m_former = QSet(replica->former.begin(), replica->former.end());
    if (const auto rules = learnMembers().and_then([&] { return learnRules(); }); !rules)
        return rules;
    const auto presences = m_client.presences();
    if (!presences)
        return std::unexpected(presences.error());
    for (const HubPresence &presence : *presences)
        m_replicas.insert(presence.replica);
    m_hasLearned = true;
    return learnMembers();
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

/// Somebody reads blind in a way in which nobody did before: the hub closes what everybody had, and
/// gets what they may have.
HubResult<void> HubExchange::sendAgain()
{
    auto peer = m_file.peer(peerName());
    if (!peer)
        return seasonFailure(peer.error());
    peer->sent = 0;
    peer->detail.insert(sendsAgain, true);
    const auto kept = m_file.setPeer(peerName(), *peer);
    return kept ? HubResult<void>() : seasonFailure(kept.error());
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
        return seasonFailure(peer.error());
    m_sendsForAll = m_client.self().isCoordinator && peer->detail.value(sendsAgain).toBool();
    if (peer->detail.value("view"_L1).toString() == *view)
        return {};
    peer->detail.insert(u"view"_s, *view);
    peer->received.clear();
    const auto kept = m_file.setPeer(peerName(), *peer);
    return kept ? HubResult<void>() : seasonFailure(kept.error());
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
            moved.isAll = moved.isAll && documents == 0 && m_hasLearned;
            const auto peer = m_file.peer(peerName());
            return m_client.tellPresence(m_replica, peer ? peer->received.toLongLong() : 0,
                                         waiting(), m_options.program);
        })
        .transform([&] { return moved; });
}

/// What was written in this file, also under another replica's name, and what came in another way
/// from a file that does not use the hub: my own, and to a coordinator anybody's.
bool HubExchange::isForHub(const TravelChange &change) const
{
    const HubMember &self = m_client.self();
    const Sender sender{.person = self.reviewer,
                        .isCoordinator = self.isCoordinator,
                        .isVerified = true,
                        .isBlind = !self.audience.isEmpty()};
    if (m_sendsForAll && change.owner.isEmpty())
        return true;
    const bool isOfThisFile =
        change.stamp.replica == m_replica || m_former.contains(change.stamp.replica);
    const bool isOfNoConcern = !self.isCoordinator && change.stamp.reviewer != self.reviewer;
    const bool isSentByOther =
        !isOfThisFile && (isOfNoConcern || m_replicas.contains(change.stamp.replica));
    const bool isOwnedByOther = !change.owner.isEmpty() && change.owner != self.reviewer &&
                                m_ownAccess.contains(change.owner);
    return !isSentByOther && !isOwnedByOther && mayWrite(sender, change);
}

int HubExchange::waiting()
{
    (void)m_file.capture(m_options.who); // what cannot be told now is told later
    const auto peer = m_file.peer(peerName());
    const auto changes = peer ? m_file.changesAfter(peer->sent)
                              : Result<QList<PositionedChange>>(QList<PositionedChange>());
    return changes ? int(std::ranges::count_if(
                         *changes,
                         [this](const PositionedChange &one) { return isForHub(one.change); }))
                   : 0;
}

HubResult<int> HubExchange::sendWaiting()
{
    ExchangeStore &exchange = m_file;
    if (const auto captured = exchange.capture(m_options.who); !captured)
        return seasonFailure(captured.error());
    int sent = 0;
    while (true) {
        auto peer = exchange.peer(peerName());
        const auto changes = peer ? exchange.changesAfter(peer->sent, atOnce)
                                  : Result<QList<PositionedChange>>(std::unexpected(peer.error()));
        if (!changes)
            return seasonFailure(changes.error());
        if (changes->isEmpty())
            return m_sendsForAll ? endSendingAgain(*peer).transform([&] { return sent; })
                                 : HubResult<int>(sent);
        QList<TravelChange> batch;
        for (const PositionedChange &one : *changes) {
            if (isForHub(one.change))
                batch.append(one.change);
        }
        if (const auto done = batch.isEmpty() ? HubResult<void>() : sendBatch(batch); !done)
            return std::unexpected(done.error());
        sent += int(batch.size());
        peer->sent = changes->last().position;
        if (const auto kept = exchange.setPeer(peerName(), *peer); !kept)
            return seasonFailure(kept.error());
    }
}

HubResult<void> HubExchange::endSendingAgain(ExchangeStore::Peer peer)
{
    m_sendsForAll = false;
    peer.detail.remove(sendsAgain);
    const auto kept = m_file.setPeer(peerName(), peer);
    return kept ? HubResult<void>() : seasonFailure(kept.error());
}

QList<HubRow> hubRows(const TravelChange &change, const QStringList &audiences,
                      const HubExchange::Variant &variant)
{
    // Reviews and notes are the same for all who may see them, and the hub knows who does.
    if (!change.owner.isEmpty())
        return {{change}};
    QList<HubRow> rows;
    bool isSame = true;
    for (const QString &audience : audiences) {
        const auto other = variant ? variant(change, audience) : std::optional(change);
        isSame = isSame && other == change;
        if (other)
            rows.append({*other, audience});
    }
    if (isSame)
        return {{change}};
    rows.append({change, QString()});
    return rows;
}

/// Who reads blind knows nothing that would have to be hidden.
QList<HubRow> HubExchange::rowsFor(const TravelChange &change) const
{
    return hubRows(change, m_client.self().audience.isEmpty() ? m_audiences : QStringList(),
                   m_options.variant);
}

HubResult<void> HubExchange::sendBatch(const QList<TravelChange> &batch)
{
    // Somebody may have begun to read blind a moment ago.
    if (const auto learned = learnMembers(); !learned)
        return learned;
    QList<HubRow> rows;
    for (const TravelChange &change : batch) {
        rows.append(rowsFor(change));
        if (change.kind == TravelName::setting) // the rules may have changed
            m_hasLearned = false;
    }
    HubResult<void> sent = m_client.send(rows);
    if (!sent && sent.error().trouble == HubTrouble::NotAllowed)
        sent = sendOneByOne(rows);
    return sent.and_then([&] { return sendDocuments(rows); });
}

/// What the hub refuses stays here and is counted; it would stand in the way of everything else.
HubResult<void> HubExchange::sendOneByOne(const QList<HubRow> &rows)
{
    for (const HubRow &row : rows) {
        const auto sent = m_client.send({row});
        if (!sent && sent.error().trouble != HubTrouble::NotAllowed)
            return sent;
        m_refused += sent ? 0 : 1;
    }
    return {};
}

HubResult<void> HubExchange::sendDocuments(const QList<HubRow> &rows)
{
    QStringList sums;
    for (const HubRow &row : rows) {
        if (const QString sum = documentSum(row.change); !sum.isEmpty())
            sums.append(sum);
    }
    if (sums.isEmpty() || !m_client.self().audience.isEmpty())
        return {};
    const auto missing = m_client.missing(sums);
    if (!missing)
        return std::unexpected(missing.error());
    for (const HubRow &row : rows) {
        const QString sum = documentSum(row.change);
        if (sum.isEmpty() || !missing->contains(sum))
            continue;
        const bool isVariant = m_audiences.contains(row.audience) && m_options.content;
        const auto bytes = isVariant ? m_options.content(sum, row.audience) : m_file.content(sum);
        if (!bytes || bytes->isEmpty()) // not here yet either
            continue;
        const auto sent = m_client.sendContent(sum, row.change.about, row.audience, *bytes);
        if (!sent)
            return sent;
    }
    return {};
}

HubResult<int> HubExchange::receive(bool &isAll)
{
    auto peer = m_file.peer(peerName());
    if (!peer)
        return seasonFailure(peer.error());
    const qint64 after = peer->received.toLongLong();
    auto news = m_client.fetch(after, fetchedAtOnce);
    // Asked afterwards: then nothing of what the position tells of is left out.
    const auto opened = news ? m_client.openedAfter(after) : HubResult<QStringList>(QStringList());
    if (!opened || !news)
        return std::unexpected(news ? opened.error() : news.error());
    isAll = news->isAll;
    if (!opened->isEmpty()) // other rules may hold for this member now
        m_hasLearned = false;
    // What can be seen since then, however old it is.
    for (const QString &applicant : *opened) {
        const auto about = m_client.fetchAbout(applicant);
        if (!about)
            return std::unexpected(about.error());
        news->changes.append(*about);
    }
    if (const auto taken = take(news->changes); !taken)
        return std::unexpected(taken.error());
    if (news->position != after || !opened->isEmpty()) {
        peer = m_file.peer(peerName());
        peer->received = QString::number(news->position);
        if (const auto kept = m_file.setPeer(peerName(), *peer); !kept)
            return seasonFailure(kept.error());
    }
    return int(news->changes.size());
}

HubResult<void> HubExchange::take(const QList<TravelChange> &changes)
{
    QList<TravelChange> others;
    for (const TravelChange &change : changes) {
        m_replicas.insert(change.stamp.replica);
        // The rules may have changed, or who is there.
        if (change.kind == TravelName::setting || change.kind == TravelName::reviewer)
            m_hasLearned = false;
        if (change.kind == TravelName::document)
            m_absent.clear();
        if (change.stamp.replica != m_replica)
            others.append(change);
    }
    const int atOnce = m_options.isJoining ? fetchedAtOnce : appliedAtOnce;
    for (qsizetype i = 0; i < others.size(); i += atOnce) {
        const auto applied = m_file.apply(others.mid(i, atOnce), m_options.who);
        if (!applied)
            return seasonFailure(applied.error());
    }
    return {};
}

/// How many; some at a time, so that news do not wait for them.
HubResult<int> HubExchange::fetchDocuments()
{
    const auto missing = m_file.missingContents();
    if (!missing)
        return seasonFailure(missing.error());
    int fetched = 0;
    for (const QString &sum : *missing) {
        if (fetched == documentsAtOnce)
            break;
        if (m_absent.contains(sum))
            continue;
        const auto bytes = m_client.fetchContent(sum);
        if (!bytes)
            return std::unexpected(bytes.error());
        if (!*bytes) {
            m_absent.insert(sum);
            continue;
        }
        if (const auto kept = m_file.putContent(sum, **bytes); !kept)
            return seasonFailure(kept.error());
        ++fetched;
    }
    return fetched;
}

} // namespace Bole
