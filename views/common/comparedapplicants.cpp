// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/comparedapplicants.h"

#include "views/common/opendesk.h"

namespace Bole {

ComparedApplicants::ComparedApplicants(OpenDesk &openDesk, QObject *parent) : QObject(parent)
{
    connect(&openDesk, &OpenDesk::deskLeft, this, [this] { setApplicants({}); });
}

void ComparedApplicants::setApplicants(const QList<ApplicantId> &applicants)
{
    if (applicants == m_applicants)
        return;
    m_applicants = applicants;
    emit changed();
}

} // namespace Bole
