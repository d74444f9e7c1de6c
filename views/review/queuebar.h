// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/seasonqueue.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace Bole {

class ActionTable;
class Announcements;
class OpenDesk;
class ReadingPosition;

/// How far I am and how far the committee is, and the way to the next applicant that needs me. Sits
/// under the list. It also keeps the trail for "previous" and marks applicants as seen.
class QueueBar : public QWidget
{
    Q_OBJECT

public:
    QueueBar(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
             ActionTable &actions, QWidget *parent = nullptr);

    void goToNext();
    void goToPrevious();
    const Queue &queue() const { return m_queue; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show(const QueueAndCommittee &counted);
    void attach();
    void begin();
    bool waitsForPages();
    void visit(ApplicantId applicant);
    void markVisited();
    void updateReview(ApplicantId applicant);
    void refresh();
    void countInBackground();
    void takeCount(const Result<QueueAndCommittee> &counted, ReviewerId reader);
    void waitForCount();
    bool endWaiting(); ///< whether somebody was still waiting
    void retranslate();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ActionTable &m_actions;
    Queue m_queue;
    Progress m_committee;
    VisitedApplicants m_trail;
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
