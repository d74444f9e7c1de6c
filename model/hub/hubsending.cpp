// SPDX-License-Identifier: GPL-3.0-or-later
// Of HubExchange: what goes to the hub.
#include "model/exchange/origin.h"
#include "model/hub/hubexchange.h"
#include "model/season/exchangestore.h"
#include "model/season/travelkinds.h"

#include <QJsonObject>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int atOnce = 500; // versions in one transaction of the hub

} // namespace

QString documentSum(const TravelChange &change)
{
    return change.kind == TravelName::document && change.value
               ? change.value->value("sha256"_L1).toString()
               : QString();
}

/// Somebody reads blind in a way in which nobody did before: the hub closes what everybody had, and
/// gets what they may have.
HubResult<void> HubExchange::sendAgain()
{
    auto peer = m_file.peer(peerName());
    if (!peer)
        return hubSeasonFailure(peer.error());
    peer->sent = 0;
    peer->detail.insert(sendsAgain(), true);
    const auto kept = m_file.setPeer(peerName(), *peer);
    return kept ? HubResult<void>() : hubSeasonFailure(kept.error());
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
        return hubSeasonFailure(captured.error());
    int sent = 0;
    while (true) {
        auto peer = exchange.peer(peerName());
        const auto changes = peer ? exchange.changesAfter(peer->sent, atOnce)
                                  : Result<QList<PositionedChange>>(std::unexpected(peer.error()));
        if (!changes)
            return hubSeasonFailure(changes.error());
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
            return hubSeasonFailure(kept.error());
    }
}

HubResult<void> HubExchange::endSendingAgain(ExchangeStore::Peer peer)
{
    m_sendsForAll = false;
    peer.detail.remove(sendsAgain());
    const auto kept = m_file.setPeer(peerName(), peer);
    return kept ? HubResult<void>() : hubSeasonFailure(kept.error());
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
    if (m_options.readAgain && !m_audiences.isEmpty())
        m_options.readAgain();
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

} // namespace Bole
