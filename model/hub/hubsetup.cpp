// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hub/hubsetup.h"

#include "model/season/exchangestore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/wholeseason.h"

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int sentAtOnce = 500;

std::unexpected<HubError> fileFailure(const Error &error)
{
    return hubFailure(HubTrouble::Failed, u"season: "_s + error.detail);
}

HubResult<void> addPeople(HubAdmin &admin, ExchangeStore &file, const QList<Reviewer> &people,
                          const QString &id, const HubFairness &fairness)
{
    for (const Reviewer &person : people) {
        const auto uuid = file.uuidOf(person.id);
        if (!uuid)
            return fileFailure(uuid.error());
        const HubMember member{.reviewer = *uuid,
                               .name = person.name,
                               .login = {},
                               .isCoordinator = person.role == ReviewerRole::Coordinator,
                               .audience = fairness.audiences.value(*uuid)};
        if (const auto set = admin.setMember(id, member); !set)
            return set;
    }
    return {};
}

HubResult<void> sendDocument(HubAdmin &admin, ExchangeStore &file, const HubRow &row,
                             const HubExchange::Options &rules, const Replica &replica)
{
    const QString sum = documentSum(row.change);
    const bool isVariant = row.audience != HubRow::allAudiences() && !row.audience.isEmpty();
    if (sum.isEmpty() || (isVariant && !rules.content))
        return {};
    const auto bytes = isVariant ? rules.content(sum, row.audience) : file.content(sum);
    if (!bytes || bytes->isEmpty()) // not in this file
        return {};
    const auto sender = file.uuidOf(rules.who);
    return admin.sendContent(replica.season, sender.value_or(replica.replica), sum,
                             row.change.about, row.audience, *bytes);
}

} // namespace

HubResult<int> fillHub(HubAdmin &admin, ExchangeStore &file, const HubCommittee &committee,
                       const HubExchange::Options &rules)
{
    const auto replica = file.replica();
    const auto captured = file.capture(rules.who, ExchangeStore::Look::Everything);
    const auto changes = file.changesAfter(0);
    if (!replica || !captured || !changes)
        return fileFailure(!replica    ? replica.error()
                           : !captured ? captured.error()
                                       : changes.error());
    const HubFairness fairness =
        rules.fairness ? rules.fairness().value_or(HubFairness()) : HubFairness();
    if (const auto made = admin.addSeason(replica->season, committee.title).and_then([&] {
            return addPeople(admin, file, committee.people, replica->season, fairness);
        });
        !made)
        return std::unexpected(made.error());
    QStringList audiences = fairness.audiences.values();
    audiences.removeDuplicates();
    for (qsizetype i = 0; i < changes->size(); i += sentAtOnce) {
        QList<HubRow> rows;
        for (const PositionedChange &one : changes->mid(i, sentAtOnce))
            rows.append(hubRows(one.change, audiences, rules.variant));
        if (const auto sent = admin.send(replica->season, rows); !sent)
            return std::unexpected(sent.error());
        for (const HubRow &row : std::as_const(rows)) {
            if (const auto sent = sendDocument(admin, file, row, rules, *replica); !sent)
                return std::unexpected(sent.error());
        }
    }
    auto peer = file.peer(hubPeerName(replica->season));
    if (!peer)
        return fileFailure(peer.error());
    peer->sent = *captured;
    if (const auto kept = file.setPeer(hubPeerName(replica->season), *peer); !kept)
        return fileFailure(kept.error());
    return int(changes->size());
}

namespace {

/// All that is there for this member, and whose file it is.
HubResult<void> fetchAll(HubClient &client, ExchangeStore &file)
{
    if (const auto joined = file.join(client.season()); !joined)
        return fileFailure(joined.error());
    HubExchange::Options options;
    options.fetchesDocuments = false;
    options.isJoining = true;
    HubExchange exchange(file, client, options);
    for (bool isAll = false; !isAll;) {
        const auto moved = exchange.round();
        if (!moved)
            return std::unexpected(moved.error());
        isAll = moved->isAll;
    }
    const auto kept = file.setPeer(u"me"_s, {0, {}, {{u"person"_s, client.self().reviewer}}});
    return kept ? HubResult<void>() : fileFailure(kept.error());
}

} // namespace

HubResult<std::unique_ptr<Season>> joinHub(HubClient &client, const QString &path)
{
    const auto title = client.title();
    if (!title)
        return std::unexpected(title.error());
    HubResult<void> fetched;
    const auto made = createWholeSeason(path, *title, [&](Season &season) -> Result<void> {
        fetched = fetchAll(client, season.exchange());
        return fetched ? Result<void>() : failure(ErrorCode::Cancelled);
    });
    if (!fetched)
        return std::unexpected(fetched.error());
    auto opened = made.and_then([&] { return Season::open(path); });
    if (!opened)
        return fileFailure(opened.error());
    return std::move(*opened);
}

} // namespace Bole
