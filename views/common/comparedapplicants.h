// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QList>
#include <QObject>

namespace Bole {

class OpenDesk;

/// The applicants to lay side by side, two to six, whichever pane chose them; the season remembers
/// them. Main thread.
class ComparedApplicants : public QObject
{
    Q_OBJECT

public:
    explicit ComparedApplicants(OpenDesk &openDesk, QObject *parent = nullptr);

    const QList<ApplicantId> &applicants() const { return m_applicants; }
    void setApplicants(const QList<ApplicantId> &applicants);

signals:
    void changed();

private:
    void show(const QList<ApplicantId> &applicants);

    OpenDesk &m_openDesk;
    QList<ApplicantId> m_applicants;
};

} // namespace Bole
