// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace Bole {

class Session;

/// Opens the dialogs behind the Review menu: reviewers, assignments, rubric, fairness. One a
/// window: `new ReviewDialogs(session, window)` is all the wiring there is.
class ReviewDialogs : public QObject
{
    Q_OBJECT

public:
    ReviewDialogs(Session &session, QWidget *window);

private:
    void enable();

    Session &m_session;
    QWidget *m_window;
};

} // namespace Bole
