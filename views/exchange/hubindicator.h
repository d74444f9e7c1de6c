// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace Bole {

class ActionTable;
class HubActions;

/// How the open file stands to the committee's hub, at the right of the status bar; pressing it
/// opens the hub's window. Not there while the file has no hub.
class HubIndicator : public QToolButton
{
    Q_OBJECT

public:
    HubIndicator(HubActions &hub, ActionTable &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showStanding();

    HubActions &m_hub;
};

} // namespace Bole
