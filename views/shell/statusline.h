// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

class QLabel;

namespace Bole {

class Session;

/// The status bar: what has just been done on the left, where the reader is on the right.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(Session &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPosition();

    Session &m_session;
    QLabel *m_message;
    QLabel *m_position;
};

} // namespace Bole
