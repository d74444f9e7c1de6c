// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hub/hubclient.h"

namespace Bole {

/// One numbered step of the hub's schema.
struct HubStep
{
    int version = 0; ///< of the hub once the step is done
    QByteArray sql;
};
/// Those compiled in from resources/hub, by number.
const QList<HubStep> &hubSteps();

/// Whoever keeps a hub: makes it, brings it up to date, lets people in. Connects as the database's
/// owner, whom the rules for members do not bind.
class HubAdmin
{
public:
    explicit HubAdmin(HubWaker &waker) : m_connection(waker) {}

    HubResult<void> open(const HubAddress &address, const Secret &password);

    /// 0: there is none.
    HubResult<int> version();
    /// Makes the hub or brings it up to the last step, all in one transaction. TooNew where it is
    /// beyond that.
    HubResult<void> migrate(const QList<HubStep> &steps = hubSteps());

    /// Again does no harm; the title is then the new one.
    HubResult<void> addSeason(const QString &season, const QString &title);
    /// Without access; see invite().
    HubResult<void> setMember(const QString &season, const HubMember &member);
    HubResult<QList<HubMember>> members(const QString &season);
    HubResult<QList<HubPresence>> presences(const QString &season);
    /// Makes a login for a member, or a new password for the one they have. The server gets only
    /// what it can check the password by.
    HubResult<QString> invite(const QString &season, const QString &reviewer,
                              const Secret &password);
    /// They cannot connect any more; what they wrote stays.
    HubResult<void> shutOut(const QString &season, const QString &reviewer);

    /// What the season holds, whoever wrote it.
    HubResult<void> send(const QString &season, const QList<HubRow> &rows);
    HubResult<void> sendContent(const QString &season, const QString &sender, const QString &sha256,
                                const QString &about, const QString &audience,
                                const QByteArray &bytes);

private:
    HubConnection m_connection;
};

} // namespace Bole
