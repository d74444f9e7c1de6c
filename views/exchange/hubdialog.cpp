// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/exchange/hubdialog.h"

#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/exchange/hubwords.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

enum PeopleColumn { PersonColumn, PresenceColumn, WaitingColumn, PeopleColumns };

} // namespace

HubDialog::HubDialog(DeskHub *hub, bool canKeep, QWidget *parent)
    : QDialog(parent),
      m_hub(hub),
      m_canKeep(canKeep),
      m_intro(new QLabel),
      m_state(new QLabel),
      m_detail(new QLabel),
      m_addressLabel(new QLabel),
      m_address(new QLineEdit),
      m_passwordLabel(new QLabel),
      m_password(new QLineEdit),
      m_keep(new QCheckBox),
      m_people(new QTableWidget(0, PeopleColumns)),
      m_connect(new QPushButton),
      m_leave(new QPushButton),
      m_close(new QPushButton)
{
    build();
    retranslate();
    if (m_hub) {
        setAddress(m_hub->address());
        connect(m_hub, &DeskHub::changed, this, &HubDialog::showStanding);
        m_hub->tryAgain(); // who is here now
    }
}

void HubDialog::build()
{
    m_state->setObjectName(u"hub-state"_s);
    m_detail->setObjectName(u"hub-detail"_s);
    m_address->setObjectName(u"hub-address"_s);
    m_password->setObjectName(u"hub-password"_s);
    m_keep->setObjectName(u"hub-keep"_s);
    m_people->setObjectName(u"hub-people"_s);
    m_connect->setObjectName(u"hub-connect"_s);
    m_leave->setObjectName(u"hub-leave"_s);
    m_state->setFont(textFont(TextSize::Normal, true));
    for (QLabel *label : {m_intro, m_detail})
        label->setWordWrap(true);
    m_password->setEchoMode(QLineEdit::Password);
    m_addressLabel->setBuddy(m_address);
    m_passwordLabel->setBuddy(m_password);
    m_keep->setVisible(m_canKeep);
    m_keep->setChecked(m_canKeep);
    m_people->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_people->setSelectionMode(QAbstractItemView::NoSelection);
    m_people->verticalHeader()->hide();
    m_people->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_people->setMinimumHeight(24 * Grid);

    auto *form = new QFormLayout;
    form->addRow(m_addressLabel, m_address);
    form->addRow(m_passwordLabel, m_password);
    form->addRow(QString(), m_keep);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_connect);
    buttons->addWidget(m_leave);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    column->setSpacing(Grid);
    column->addWidget(m_intro);
    column->addLayout(form);
    column->addWidget(m_state);
    column->addWidget(m_detail);
    column->addWidget(m_people, 10);
    column->addStretch(1); // what there is stays together while nobody is shown
    column->addLayout(buttons);

    m_connect->setDefault(true);
    connect(m_address, &QLineEdit::textChanged, this, &HubDialog::check);
    connect(m_connect, &QPushButton::clicked, this, &HubDialog::connectionWanted);
    connect(m_leave, &QPushButton::clicked, this, &HubDialog::leavingWanted);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    resize(78 * Grid, 60 * Grid);
}

void HubDialog::setAddress(const QString &address)
{
    m_address->setText(address);
    m_password->clear();
}

QString HubDialog::address() const
{
    return m_address->text().trimmed();
}

QString HubDialog::password() const
{
    return m_password->text();
}

bool HubDialog::keepsPassword() const
{
    return m_canKeep && m_keep->isChecked();
}

void HubDialog::check()
{
    setUsable(m_connect, !address().isEmpty(), tr("Type or paste where the hub is first."));
}

void HubDialog::showStanding()
{
    const HubStanding standing = m_hub ? m_hub->standing() : HubStanding();
    const bool isOn = standing.step != HubStanding::Step::Off;
    m_state->setVisible(m_hub != nullptr);
    m_state->setText(hubStandingText(standing));
    m_detail->setText(hubStandingDetail(standing));
    m_detail->setVisible(!m_detail->text().isEmpty());
    m_leave->setVisible(isOn);
    m_connect->setText(!m_hub ? tr("&Join…") : isOn ? tr("&Connect Again") : tr("&Connect"));
    const QList<HubColleague> people = m_hub ? m_hub->colleagues() : QList<HubColleague>();
    m_people->setVisible(!people.isEmpty());
    m_people->setRowCount(int(people.size()));
    for (int row = 0; row < m_people->rowCount(); ++row) {
        const HubColleague &one = people.at(row);
        const QString name = one.isMe            ? tr("%1 (you)").arg(one.name)
                             : one.isCoordinator ? tr("%1 (coordinator)").arg(one.name)
                                                 : one.name;
        const QString waiting = one.waiting > 0 ? QString::number(one.waiting) : u"–"_s;
        m_people->setItem(row, PersonColumn, new QTableWidgetItem(name));
        m_people->setItem(row, PresenceColumn, new QTableWidgetItem(hubColleagueText(one)));
        m_people->setItem(row, WaitingColumn, new QTableWidgetItem(waiting));
        m_people->item(row, WaitingColumn)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
}

void HubDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HubDialog::retranslate()
{
    setWindowTitle(tr("The committee's hub"));
    m_intro->setText(
        m_hub ? tr("The hub is a database in which the committee's files meet. Everybody "
                   "works in a file of their own, also without a network; what they "
                   "write reaches the others by itself.")
              : tr("You were sent a line that begins with postgresql://. Paste it here: "
                   "Bole makes a file of your own with what you may see."));
    m_addressLabel->setText(tr("&Address"));
    m_address->setPlaceholderText(u"postgresql://name@hub.example.org/bole"_s);
    m_passwordLabel->setText(tr("&Password"));
    m_password->setPlaceholderText(tr("where it is not part of the address"));
    m_keep->setText(tr("&Keep the password in the desktop's key store"));
    m_leave->setText(tr("&Disconnect"));
    m_close->setText(tr("Close"));
    m_people->setHorizontalHeaderLabels({tr("Member"), tr("At the hub"), tr("Not sent yet")});
    m_people->setAccessibleName(tr("Who is in step"));
    showStanding();
    check();
}

} // namespace Bole
