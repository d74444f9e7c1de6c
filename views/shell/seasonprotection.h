// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

class QWidget;

namespace Bole {

class Dialogs;
class OpenDesk;
class ProtectionJob;
class SeasonKeeper;
class WorkKeeper;

/// Protects the season that a window shows, changes its password or takes it away: asks, closes the
/// season, has its file written anew and opens it again.
class SeasonProtection
{
    Q_DECLARE_TR_FUNCTIONS(Bole::SeasonProtection)

public:
    SeasonProtection(SeasonKeeper &seasons, OpenDesk &openDesk, WorkKeeper &work, Dialogs &dialogs,
                     QWidget *window);

    void change();

private:
    void run(ProtectionJob &job, const QString &what);
    void tell(const ProtectionJob &job, bool isProtected);

    SeasonKeeper &m_seasons;
    OpenDesk &m_openDesk;
    WorkKeeper &m_work;
    Dialogs &m_dialogs;
    QWidget *m_window;
};

} // namespace Bole
