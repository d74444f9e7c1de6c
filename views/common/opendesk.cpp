// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/opendesk.h"

#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"

namespace Bole {

OpenDesk::OpenDesk(WorkKeeper &work, QObject *parent) : QObject(parent), m_work(work) {}

void OpenDesk::setDesk(Desk *desk)
{
    if (desk == m_desk)
        return;
    if (m_desk) {
        emit deskAboutToClose();
        emit deskLeft();
        m_desk->setReviewer({});
        disconnect(m_desk, nullptr, this, nullptr);
    }
    m_desk = desk;
    m_work.setSeason(nullptr);
    if (desk) {
        desk->receiveWork();
        connect(desk, &Desk::reviewerChanged, this, &OpenDesk::reviewerChanged);
    }
    emit deskChanged();
}

ReviewerId OpenDesk::reviewer() const
{
    return m_desk ? m_desk->reviewer() : ReviewerId();
}

void OpenDesk::setReviewer(ReviewerId reviewer)
{
    if (m_desk)
        m_desk->setReviewer(reviewer);
}

} // namespace Bole
