// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace Bole {

class Session;

/// Asks who is at the keyboard. Enter takes the chosen one; a new name can be added on the spot.
class WhoDialog : public QDialog
{
    Q_OBJECT

public:
    explicit WhoDialog(Session &session, QWidget *parent = nullptr);

    ReviewerId chosen() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addSomebody();
    void retranslate();

    Session &m_session;
    QLabel *m_question;
    QListWidget *m_list;
    QPushButton *m_add;
    QPushButton *m_take;
};

} // namespace Bole
