// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hub/hubclient.h"

namespace Bole {

// What a member and the one who keeps the hub do in the same way.

HubResult<void> sendRows(HubConnection &connection, const QByteArray &season,
                         const QList<HubRow> &rows);

QList<HubMember> membersFrom(const HubRows &rows);
QList<HubPresence> presencesFrom(const HubRows &rows);

struct HubSender
{
    QByteArray season;
    QByteArray reviewer;
};
struct HubContent
{
    QString sha256;
    QString about;
    QString audience; ///< whose eyes it is for: see HubRow
};
HubResult<void> sendPieces(HubConnection &connection, const HubSender &sender,
                           const HubContent &content, const QByteArray &bytes);

} // namespace Bole
