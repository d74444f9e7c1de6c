// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/hubtrouble.h"
#include "model/secret.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QTimer>

#include <expected>
#include <memory>
#include <optional>

namespace Bole {

class Desk;
class HubSync;
class Season;

/// How the open file stands to the committee's hub.
struct HubStanding
{
    enum class Step { Off, Connecting, InStep, Exchanging, Offline };

    Step step = Step::Off;
    int waiting = 0;                   ///< written here and not sent yet
    int refused = 0;                   ///< what the hub did not take
    QDateTime since;                   ///< when it was in step last, or began to be offline
    std::optional<HubTrouble> trouble; ///< why it is offline
    QString knownAs;                   ///< the name of the member who was invited by this address
    bool isSomebodyElse = false;       ///< they are not who sits here

    bool operator==(const HubStanding &) const = default;
};

/// A member of the committee, as the hub knew them at the last exchange.
struct HubColleague
{
    ReviewerId reviewer; ///< in the open file
    QString name;
    bool isMe = false;
    bool isCoordinator = false;
    bool isInvited = false;
    bool isHere = false;             ///< connected now
    std::optional<QDateTime> seenAt; ///< the last time; none: never
    int waiting = 0;                 ///< what they said they had not sent then

    bool operator==(const HubColleague &) const = default;
};

/// An address as somebody was given it, and the password that stood in it.
struct HubInvitation
{
    QString address; ///< without a password
    Secret password;
};
/// Nothing where it is no address of a hub.
std::optional<HubInvitation> hubInvitationFrom(const QString &text);

/// The committee's hub: keeps the file of an open desk in step with it while the window is used.
/// The exchange has a thread and a connection to the file of its own; this lives on the window's
/// thread and never waits. The address is kept in the file, the password nowhere. Goes before the
/// desk.
class DeskHub : public QObject
{
    Q_OBJECT

public:
    explicit DeskHub(Desk &desk);
    ~DeskHub() override;

    /// Where this file meets the others, without a password; empty: nowhere.
    QString address() const;
    /// From now on, and the next time the file is opened.
    void connectTo(const HubInvitation &invitation);
    /// The file stays as it is, and so does the hub.
    void leave();
    void tryAgain();

    const HubStanding &standing() const { return m_standing; }
    const QList<HubColleague> &colleagues() const { return m_colleagues; }

signals:
    void changed();
    void arrived(); ///< something from elsewhere is in the file now

private:
    void start();
    void noteChange();
    void followReviewer();
    void follow();
    void followCommittee();
    void keepAddress(const QString &address);

    Desk &m_desk;
    Season &m_season;
    HubInvitation m_invitation;
    HubStanding m_standing;
    QList<HubColleague> m_colleagues;
    QTimer m_soon; ///< what is written in one go is sent in one go
    std::unique_ptr<HubSync> m_sync;
};

/// Makes a file of their own for somebody who was invited, in a thread of its own. The documents
/// follow when the file is open.
class HubJoining : public QObject
{
    Q_OBJECT

public:
    HubJoining(const HubInvitation &invitation, const QString &path);
    /// Whole or not at all; does not wait for an answer from the network.
    ~HubJoining() override;

    void start();
    void cancel();
    /// Once it is finished.
    const std::expected<void, HubTrouble> &result() const { return m_result; }

signals:
    void finished();

private:
    struct Parts;
    std::expected<void, HubTrouble> m_result = std::unexpected(HubTrouble::Stopped);
    std::unique_ptr<Parts> m_parts;
};

} // namespace Bole
