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

/// All that is there for this member, as it came.
HubResult<void> fetchAll(HubClient &client, ExchangeStore &file)
{
    if (const auto joined = file.join(client.season()); !joined)
        return fileFailure(joined.error());
    const auto view = client.view();
    const auto horizon = view ? client.horizon(0) : std::unexpected(view.error());
    if (!horizon)
        return std::unexpected(horizon.error());
    HubResult<void> fetched;
    const auto filled = file.fill([&](const ExchangeStore::AddVersion &add) {
        fetched = client.fetchRaw(horizon->latest, add);
        return fetched.has_value();
    });
    if (!fetched || !filled)
        return fetched ? fileFailure(filled.error()) : fetched;
    // Everything in it came from there.
    const ExchangeStore::Peer hub{.sent = *filled,
                                  .received = QString::number(horizon->latest),
                                  .detail = {{u"view"_s, *view}}};
    const auto kept =
        file.setPeer(hubPeerName(client.season()), hub)
            .and_then([&] {
                return file.setPeer(u"me"_s, {0, {}, {{u"person"_s, client.self().reviewer}}});
            })
            .and_then([&] { return file.showBeginning(client.self().reviewer); });
    return kept ? HubResult<void>() : fileFailure(kept.error());
}

HubResult<void> showAll(ExchangeStore &file)
{
    constexpr int atOnce = 5000;
    ExchangeStore::Showing showing;
    for (Result<bool> isMore = true; *isMore;) {
        isMore = file.showWaiting(showing, atOnce, {});
        if (!isMore)
            return fileFailure(isMore.error());
    }
    return {};
}

/// Says at the hub that this file is there, and learns who else is.
HubResult<void> meetOthers(HubClient &client, ExchangeStore &file)
{
    HubExchange::Options options;
    options.fetchesDocuments = false;
    options.showsLater = true;
    return HubExchange(file, client, options).round().transform([](const auto &) {});
}

} // namespace

HubResult<std::unique_ptr<Season>> joinHub(HubClient &client, const QString &path, Shown shown)
{
    const auto title = client.title();
    if (!title)
        return std::unexpected(title.error());
    HubResult<void> fetched;
    const auto made = createWholeSeason(path, *title, [&](Season &season) -> Result<void> {
        ExchangeStore &file = season.exchange();
        fetched =
            fetchAll(client, file).and_then([&] { return meetOthers(client, file); }).and_then([&] {
                return shown == Shown::Everything ? showAll(file) : HubResult<void>();
            });
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
