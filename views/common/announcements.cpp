// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/announcements.h"

#include "views/common/opendesk.h"

namespace Bole {

Announcements::Announcements(OpenDesk &openDesk, QObject *parent) : QObject(parent)
{
    connect(&openDesk, &OpenDesk::deskLeft, this, [this] { announce({}); });
    connect(&openDesk, &OpenDesk::reviewerChanged, this, [this] { announce({}); });
}

void Announcements::say(const QString &message)
{
    emit said(message);
}

void Announcements::announce(const Notice &notice)
{
    if (notice == m_notice)
        return;
    m_notice = notice;
    if (!notice.text.isEmpty())
        say(notice.text);
    emit announced(notice);
}

} // namespace Bole
