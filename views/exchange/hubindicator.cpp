// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/exchange/hubindicator.h"

#include "views/common/actiontable.h"
#include "views/exchange/hubactions.h"
#include "views/exchange/hubwords.h"

#include <QEvent>

namespace Bole {

HubIndicator::HubIndicator(HubActions &hub, ActionTable &actions, QWidget *parent)
    : QToolButton(parent), m_hub(hub)
{
    setObjectName(QStringLiteral("hub-indicator"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QToolButton::clicked, actions.action("committee-hub"), &QAction::trigger);
    connect(&m_hub, &HubActions::standingChanged, this, &HubIndicator::showStanding);
    showStanding();
}

void HubIndicator::showStanding()
{
    const HubStanding standing = m_hub.hub() ? m_hub.hub()->standing() : HubStanding();
    setVisible(standing.step != HubStanding::Step::Off);
    setText(hubStandingText(standing));
    const QString detail = hubStandingDetail(standing);
    setToolTip(detail.isEmpty() ? tr("The committee's hub") : detail);
    setAccessibleName(tr("The committee's hub: %1").arg(text()));
}

void HubIndicator::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showStanding();
}

} // namespace Bole
