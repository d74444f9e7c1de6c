// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskexchange.h"
#include "model/worker.h"

#include <QObject>

namespace Bole {

class ActionTable;
class Announcements;
class Dialogs;
class HubActions;
class OpenDesk;
class ReadingPosition;

/// What the File menu does with the committee's other files: packages out and in, conflicts,
/// progress. The work itself is done elsewhere; the window stays usable.
class ExchangeActions : public QObject
{
    Q_OBJECT

public:
    ExchangeActions(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                    ActionTable &actions, Dialogs &dialogs, const HubActions &hub, QWidget *window);

    void share();
    void bringIn();
    void bringInFolder();
    void showConflicts();
    void showProgress();

signals:
    /// A file was made of a package: to be opened.
    void openWanted(const QString &season);
    /// Somebody is to be seen as they are read.
    void readingWanted();

private:
    void enable();
    void makeSeason(const QString &package, const QString &passphrase);
    void seasonMade(const QString &path, const Result<void> &made);
    void planned(const QString &package, const QString &passphrase, Result<ArrivalPlan> plan);
    void arrived(Result<ArrivalPlan> plan);
    void tellOfConflicts();
    QString conflictsText() const;
    void showPlace(const ExchangeConflict &conflict);

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    const HubActions &m_hub;
    QWidget *m_window;
    Worker m_worker; ///< last: what it does is told to the others
};

} // namespace Bole
