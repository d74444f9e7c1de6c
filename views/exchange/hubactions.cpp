// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/exchange/hubactions.h"

#include "model/committee/deskhub.h"
#include "model/desk/desk.h"
#include "model/desk/deskexchange.h"
#include "model/readerclient/documentpasswords.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/hubtext.h"
#include "views/common/opendesk.h"
#include "views/exchange/hubdialog.h"

#include <QAction>
#include <QPointer>
#include <QProgressDialog>
#include <QWidget>

namespace Bole {

using namespace Qt::StringLiterals;

HubActions::HubActions(OpenDesk &openDesk, Announcements &announcements, ActionTable &actions,
                       Dialogs &dialogs, KeyStore *keyStore, QWidget *window)
    : QObject(window),
      m_openDesk(openDesk),
      m_announcements(announcements),
      m_dialogs(dialogs),
      m_keyStore(keyStore),
      m_window(window),
      m_known(std::make_unique<HubInvitation>())
{
    connect(actions.action("committee-hub"), &QAction::triggered, this, &HubActions::show);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &HubActions::follow);
    connect(&m_openDesk, &OpenDesk::deskLeft, this, [this] { m_hub.reset(); });
}

HubActions::~HubActions() = default;

QString HubActions::keyOf(const QString &address)
{
    return u"hub "_s + address;
}

bool HubActions::hasKeyStore() const
{
    return m_keyStore && m_keyStore->isThere();
}

void HubActions::follow()
{
    Desk *desk = m_openDesk.desk();
    m_hub = desk ? std::make_unique<DeskHub>(*desk) : nullptr;
    if (desk) {
        m_conflicts = desk->exchange().conflictCount();
        connect(m_hub.get(), &DeskHub::changed, this, &HubActions::standingChanged);
        connect(m_hub.get(), &DeskHub::arrived, this, &HubActions::tellOfConflicts);
        reconnect();
    }
    emit standingChanged();
}

/// The file that was opened goes on where it was; without a password it says that it needs one.
void HubActions::reconnect()
{
    const QString address = m_hub->address();
    if (address.isEmpty())
        return;
    if (m_known->address == address)
        return m_hub->connectTo(*m_known);
    if (!hasKeyStore())
        return m_hub->connectTo({address, {}});
    m_keyStore->read(keyOf(address),
                     [hub = QPointer(m_hub.get()), address](const QString &password) {
                         if (hub)
                             hub->connectTo({address, Secret(password.toUtf8())});
                     });
}

void HubActions::show()
{
    m_openDesk.finishTyping();
    HubDialog dialog(m_hub.get(), hasKeyStore(), m_window);
    connect(&dialog, &HubDialog::connectionWanted, this, [&] { connectFrom(dialog); });
    connect(&dialog, &HubDialog::leavingWanted, this, [this] {
        *m_known = {};
        m_hub->leave();
    });
    // The season may be closed from elsewhere, by a lost file for instance.
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, &dialog, &QDialog::reject);
    dialog.exec();
}

void HubActions::connectFrom(HubDialog &dialog)
{
    auto invitation = hubInvitationFrom(dialog.address());
    if (!invitation)
        return m_dialogs.inform(&dialog, tr("This is not where a hub is."),
                                hubText(HubTrouble::WrongAddress));
    if (!dialog.password().isEmpty())
        invitation->password = Secret(dialog.password().toUtf8());
    keep(*invitation, dialog.keepsPassword());
    dialog.setAddress(invitation->address);
    if (m_hub)
        m_hub->connectTo(*invitation);
    else
        join(dialog, *invitation);
}

void HubActions::keep(const HubInvitation &invitation, bool isWanted)
{
    *m_known = invitation;
    if (isWanted && !invitation.password.isEmpty())
        m_keyStore->write(keyOf(invitation.address),
                          QString::fromUtf8(invitation.password.bytes()));
}

void HubActions::join(HubDialog &dialog, const HubInvitation &invitation)
{
    QString path = m_dialogs.saveFile(&dialog, tr("Where your file of the season shall be"),
                                      tr("Season.bole"), tr("Bole seasons (*.bole)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(u".bole"))
        path += u".bole"_s;
    m_joining = std::make_unique<HubJoining>(invitation, path);
    auto *progress = new QProgressDialog(tr("Your file of the season is being made…"), tr("Stop"),
                                         0, 0, &dialog);
    progress->setObjectName(u"joining-progress"_s);
    progress->setWindowModality(Qt::WindowModal);
    progress->setMinimumDuration(0);
    connect(progress, &QProgressDialog::canceled, m_joining.get(), &HubJoining::cancel);
    connect(m_joining.get(), &HubJoining::finished, progress, &QObject::deleteLater);
    connect(m_joining.get(), &HubJoining::finished, &dialog,
            [this, &dialog, invitation, path] { joined(dialog, invitation, path); });
    m_joining->start();
}

void HubActions::joined(HubDialog &dialog, const HubInvitation &invitation, const QString &path)
{
    const auto result = m_joining->result();
    m_joining.release()->deleteLater(); // it is just telling of itself
    if (!result && result.error() != HubTrouble::Stopped)
        m_dialogs.inform(&dialog, tr("The season could not be joined."), hubText(result.error()));
    if (!result)
        return;
    dialog.accept();
    emit openWanted(path);
    if (m_hub)
        m_hub->connectTo(invitation);
}

void HubActions::tellOfConflicts()
{
    const int waiting = m_openDesk.desk() ? m_openDesk.desk()->exchange().conflictCount() : 0;
    if (waiting > m_conflicts)
        m_announcements.announce(
            {tr("%n conflict(s) wait for a decision: File → Committee, Conflicts.", nullptr,
                waiting),
             {},
             true});
    m_conflicts = waiting;
}

} // namespace Bole
