// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/comparedapplicants.h"

#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "views/common/opendesk.h"

namespace Bole {

ComparedApplicants::ComparedApplicants(OpenDesk &openDesk, QObject *parent)
    : QObject(parent), m_openDesk(openDesk)
{
    connect(&openDesk, &OpenDesk::deskLeft, this, [this] { show({}); });
    connect(&openDesk, &OpenDesk::deskChanged, this, [this] {
        if (const Desk *desk = m_openDesk.desk())
            show(desk->lists().comparedNow());
    });
}

void ComparedApplicants::setApplicants(const QList<ApplicantId> &applicants)
{
    // A file that takes nothing now must not keep anybody from comparing.
    if (m_openDesk.desk() && applicants != m_applicants)
        (void)m_openDesk.desk()->lists().setComparedNow(applicants);
    show(applicants);
}

void ComparedApplicants::show(const QList<ApplicantId> &applicants)
{
    if (applicants == m_applicants)
        return;
    m_applicants = applicants;
    emit changed();
}

} // namespace Bole
