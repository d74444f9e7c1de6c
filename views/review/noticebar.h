// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace Bole {

class ActionTable;
class Announcements;

/// Says what has just been done, beside the controls that do it, with a button that takes exactly
/// that back. Hidden while there is nothing to say; read aloud by screen readers.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    NoticeBar(Announcements &announcements, ActionTable &actions, QWidget *parent = nullptr);

signals:
    void undoOrRedoWanted(Bole::EditId step, bool back); ///< undo this step, or do it again

protected:
    void changeEvent(QEvent *event) override;

private:
    void showNotice();
    void colour();

    Announcements &m_announcements;
    ActionTable &m_actions;
    QLabel *m_text;
    QPushButton *m_turn;
};

} // namespace Bole
