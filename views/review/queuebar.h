// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/seasonqueue.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace Bole {

class Season;
class Session;

/// How far I am and how far the committee is, and the way to the next applicant that needs me. Sits
/// under the list. It also keeps the trail for "previous" and marks applicants as seen.
class QueueBar : public QWidget
{
    Q_OBJECT

public:
    explicit QueueBar(Session &session, QWidget *parent = nullptr);

    void goToNext();
    void goToPrevious();
    const Queue &queue() const { return m_queue; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void show(const QueueAndCommittee &counted);
    void attach();
    void begin();
    bool waitsForPages();
    void visit(ApplicantId applicant);
    void markVisited();
    void noteReview(ApplicantId applicant);
    void refresh();
    void countInBackground(Season &season);
    void retranslate();

    Session &m_session;
    Queue m_queue;
    Progress m_committee;
    Trail m_trail;
    QList<ApplicantId> m_visited; ///< that m_visitor has in front, and the season does not know yet
    ReviewerId m_visitor;
    bool m_isCounted = false;     ///< the queue is this reader's
    bool m_waitsForCount = false; ///< somebody wants the next one of it
    bool m_isCounting = false;
    bool m_countAgain = false;
    QList<ApplicantId> m_reviewed; ///< since the counting began that is under way
    QTimer m_soon;                 ///< many changes at once are one refresh
    QLabel *m_mine;
    QProgressBar *m_mineBar;
    QLabel *m_all;
    QProgressBar *m_allBar;
    QLabel *m_new;
    QToolButton *m_previous;
    QToolButton *m_next;
};

} // namespace Bole
