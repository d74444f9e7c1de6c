// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTextBrowser;

namespace Bole {

class ReviewDesk;
class ScoreDots;
class Session;

/// What the committee gave this applicant: totals on a scale with mine marked, mean and spread, the
/// others' decisions and notes. Says why it is empty while I may not see them.
class OthersView : public QWidget
{
    Q_OBJECT

public:
    OthersView(Session &session, ReviewDesk &desk, QWidget *parent = nullptr);

    void refresh();

protected:
    void changeEvent(QEvent *event) override;

private:
    Session &m_session;
    ReviewDesk &m_desk;
    QLabel *m_title;
    QLabel *m_summary;
    ScoreDots *m_dots;
    QTextBrowser *m_notes;
};

} // namespace Bole
