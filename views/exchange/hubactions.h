// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace Bole {

class ActionTable;
class Announcements;
class DeskHub;
class Dialogs;
class HubDialog;
class HubJoining;
class KeyStore;
class OpenDesk;
struct HubInvitation;

/// What the window does with the committee's hub: keeps the open file in step by itself, shows the
/// hub's window, joins, tells of conflicts that came. Passwords are in the desktop's key store or
/// asked for, never in a file.
class HubActions : public QObject
{
    Q_OBJECT

public:
    HubActions(OpenDesk &openDesk, Announcements &announcements, ActionTable &actions,
               Dialogs &dialogs, KeyStore *keyStore, QWidget *window);
    ~HubActions() override;

    /// Of the open file; none while there is none.
    DeskHub *hub() const { return m_hub.get(); }

    void show();

signals:
    /// How the file stands to the hub, or whose file is open.
    void standingChanged();
    /// A file was made of what the hub has: to be opened.
    void openWanted(const QString &season);

private:
    void follow();
    void reconnect();
    void connectFrom(HubDialog &dialog);
    void join(HubDialog &dialog, const HubInvitation &invitation);
    void joined(HubDialog &dialog, const HubInvitation &invitation, const QString &path);
    void tellOfConflicts();
    bool hasKeyStore() const;
    void keep(const HubInvitation &invitation, bool isWanted);
    static QString keyOf(const QString &address);

    OpenDesk &m_openDesk;
    Announcements &m_announcements;
    Dialogs &m_dialogs;
    KeyStore *m_keyStore;
    QWidget *m_window;
    std::unique_ptr<DeskHub> m_hub;
    std::unique_ptr<HubJoining> m_joining;
    std::unique_ptr<HubInvitation> m_known; ///< for as long as the program runs
    int m_conflicts = 0;
};

} // namespace Bole
