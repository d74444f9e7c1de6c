// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/committee/deskhub.h"

#include "model/committee/hubrules.h"
#include "model/desk/desk.h"
#include "model/desk/deskstate.h"
#include "model/hub/hubsync.h"
#include "model/season/exchangestore.h"
#include "model/season/season.h"

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr int together = 100;  // milliseconds
constexpr int stillHere = 120; // seconds: a window that is connected tells of itself twice a minute
const QString addressKey = u"address"_s; // in what the file remembers of its hub

HubStanding::Step stepFrom(HubState::Step step)
{
    switch (step) {
    case HubState::Step::Off:
        return HubStanding::Step::Off;
    case HubState::Step::Connecting:
        return HubStanding::Step::Connecting;
    case HubState::Step::InStep:
        return HubStanding::Step::InStep;
    case HubState::Step::Exchanging:
        return HubStanding::Step::Exchanging;
    case HubState::Step::Offline:
        break;
    }
    return HubStanding::Step::Offline;
}

/// Of several files the one that was seen last speaks for its owner; all of them may have
/// something to send.
void addPresence(HubColleague &colleague, const HubPresence &presence)
{
    if (!colleague.seenAt || *colleague.seenAt < presence.seenAt)
        colleague.seenAt = presence.seenAt;
    colleague.waiting += presence.waiting;
    colleague.isHere = colleague.seenAt->secsTo(QDateTime::currentDateTime()) < stillHere;
}

} // namespace

std::optional<HubInvitation> hubInvitationFrom(const QString &text)
{
    HubInvitation invitation;
    const auto address = HubAddress::fromText(text, &invitation.password);
    if (!address)
        return std::nullopt;
    invitation.address = address->text();
    return invitation;
}

DeskHub::DeskHub(Desk &desk) : m_desk(desk), m_season(seasonOf(desk))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(together);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (m_sync)
            m_sync->wake();
    });
    const auto on = [&](auto signal) {
        connect(&m_season, signal, this, &DeskHub::noteChange);
    };
    on(&Season::applicantsAdded);
    on(&Season::applicantsChanged);
    on(&Season::recordChanged);
    on(&Season::documentsChanged);
    on(&Season::reviewsChanged);
    on(&Season::decisionsChanged);
    on(&Season::assignmentsChanged);
    on(&Season::highlightsChanged);
    on(&Season::shortlistsChanged);
    on(&Season::settingsChanged);
    on(&Season::reviewersChanged);
    on(&Season::rubricsChanged);
    on(&Season::reset);
    connect(&m_desk, &Desk::reviewerChanged, this, &DeskHub::followReviewer);
}

DeskHub::~DeskHub() = default;

/// Where a person has to act first, nobody is asked again because of every word that is written.
void DeskHub::noteChange()
{
    const bool isStuck = m_standing.step == HubStanding::Step::Offline && m_standing.trouble &&
                         needsAPerson(*m_standing.trouble);
    if (m_sync && !isStuck && !m_soon.isActive())
        m_soon.start();
}

QString DeskHub::address() const
{
    const auto replica = m_season.exchange().replica();
    const auto peer = replica ? m_season.exchange().peer(hubPeerName(replica->season))
                              : Result<ExchangeStore::Peer>(std::unexpected(replica.error()));
    return peer ? peer->detail.value(addressKey).toString() : QString();
}

void DeskHub::keepAddress(const QString &address)
{
    ExchangeStore &exchange = m_season.exchange();
    const auto replica = exchange.replica();
    if (!replica)
        return;
    auto peer = exchange.peer(hubPeerName(replica->season));
    if (!peer)
        return;
    peer->detail.insert(addressKey, address);
    (void)exchange.setPeer(hubPeerName(replica->season), *peer); // asked for again, at the worst
}

void DeskHub::connectTo(const HubInvitation &invitation)
{
    m_sync.reset(); // it writes to the same row
    m_invitation = invitation;
    keepAddress(invitation.address);
    start();
}

void DeskHub::start()
{
    auto address = HubAddress::fromText(m_invitation.address);
    if (!address)
        return;
    m_colleagues.clear();
    m_standing = {};
    m_sync = std::make_unique<HubSync>(HubSync::Options{
        .path = m_season.path(),
        .address = *address,
        .password = m_invitation.password,
        .exchange = [who = m_desk.reviewer()](Season &season) {
            return hubOptionsFor([&season] { return exchangeRulesOf(season); }, who);
        }});
    connect(m_sync.get(), &HubSync::stateChanged, this, &DeskHub::follow);
    connect(m_sync.get(), &HubSync::committeeChanged, this, &DeskHub::followCommittee);
    connect(m_sync.get(), &HubSync::arrived, this, [this] {
        m_season.refresh();
        emit arrived();
    });
    m_sync->start();
    emit changed();
}

void DeskHub::leave()
{
    m_sync.reset();
    m_invitation = {};
    keepAddress({});
    m_colleagues.clear();
    m_standing = {};
    emit changed();
}

void DeskHub::tryAgain()
{
    if (m_sync)
        m_sync->wake();
}

void DeskHub::followReviewer()
{
    if (m_sync) {
        m_sync.reset();
        start();
    }
}

void DeskHub::follow()
{
    const HubState &state = m_sync->state();
    m_standing.step = stepFrom(state.step);
    m_standing.waiting = state.waiting;
    m_standing.refused = state.refused;
    m_standing.since = state.since;
    m_standing.trouble = state.trouble;
    const QString me = m_season.exchange().uuidOf(m_desk.reviewer()).value_or(QString());
    m_standing.isSomebodyElse = !state.self.isEmpty() && state.self != me;
    followCommittee(); // who of them this is may be known only now
}

void DeskHub::followCommittee()
{
    const QString self = m_sync->state().self;
    QList<HubColleague> colleagues;
    for (const HubMember &member : m_sync->members()) {
        const auto reviewer = m_season.exchange().reviewerOf(member.reviewer);
        HubColleague colleague{.reviewer = reviewer.value_or(ReviewerId()),
                               .name = member.name,
                               .isMe = member.reviewer == self,
                               .isCoordinator = member.isCoordinator,
                               .isInvited = !member.login.isEmpty(),
                               .isHere = false,
                               .seenAt = {},
                               .waiting = 0};
        for (const HubPresence &presence : m_sync->presences()) {
            if (presence.reviewer == member.reviewer)
                addPresence(colleague, presence);
        }
        if (colleague.isMe)
            m_standing.knownAs = member.name;
        colleagues.append(colleague);
    }
    m_colleagues = colleagues;
    emit changed();
}

} // namespace Bole
