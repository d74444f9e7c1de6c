// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Bole {

class ActionTable;

/// Opens the guide from within a dialog, at the page about it: while a dialog is open, the window's
/// own actions have no keys. Lives with the window.
class DialogHelp : public QObject
{
    Q_OBJECT

public:
    explicit DialogHelp(const ActionTable &actions, QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const ActionTable &m_actions;
};

} // namespace Bole
