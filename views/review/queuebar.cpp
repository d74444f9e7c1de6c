// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/queuebar.h"

#include "model/desk/desk.h"
#include "model/desk/deskexchange.h"
#include "model/desk/deskreviews.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace Bole {

namespace {

QProgressBar *thinBar()
{
    auto *bar = new QProgressBar;
    bar->setTextVisible(false);
    bar->setFixedHeight(6);
    return bar;
}

QLabel *smallLabel()
{
    auto *label = new QLabel;
    label->setFont(textFont(TextSize::Small));
    return label;
}

} // namespace

QueueBar::QueueBar(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                   ActionTable &actions, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_actions(actions),
      m_mine(smallLabel()),
      m_mineBar(thinBar()),
      m_all(smallLabel()),
      m_allBar(thinBar()),
      m_new(smallLabel()),
      m_previous(new QToolButton),
      m_next(new QToolButton)
{
    setObjectName(QStringLiteral("queueBar"));
    m_all->setObjectName(QStringLiteral("committeeCount"));
    m_new->setObjectName(QStringLiteral("newCount"));
    m_previous->setDefaultAction(m_actions.action("queue-previous"));
    m_next->setDefaultAction(m_actions.action("queue-next"));
    m_previous->setIcon(icon("go-previous"));
    m_next->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Grid / 2);
    m_previous->setToolButtonStyle(Qt::ToolButtonIconOnly);
    buttons->addWidget(m_previous);
    buttons->addWidget(m_next);
    buttons->addStretch(1);
    buttons->addWidget(m_new);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Grid, Grid, Grid, Grid);
    layout->setSpacing(Grid / 2);
    layout->addLayout(buttons);
    layout->addWidget(m_mine);
    layout->addWidget(m_mineBar);
    layout->addWidget(m_all);
    layout->addWidget(m_allBar);

    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        markVisited();
        m_soon.stop(); // what that commit has started
        refresh();
    });
    connect(m_actions.action("queue-next"), &QAction::triggered, this, &QueueBar::goToNext);
    connect(m_actions.action("queue-previous"), &QAction::triggered, this, &QueueBar::goToPrevious);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, this, &QueueBar::markVisited);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &QueueBar::attach);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, [this] {
        begin();
        visit(m_position.applicant());
    });
    connect(&m_position, &ReadingPosition::applicantChanged, this, &QueueBar::visit);
    attach();
}

void QueueBar::attach()
{
    m_trail = {};
    m_isCounting = false;
    m_countAgain = false;
    if (Desk *desk = m_openDesk.desk()) {
        const auto soon = [this] {
            m_soon.start();
        };
        connect(desk, &Desk::reviewsChanged, this, &QueueBar::updateReview);
        connect(desk, &Desk::assignmentsChanged, this, soon);
        connect(desk, &Desk::applicantsAdded, this, soon);
        connect(desk, &Desk::applicantsChanged, this, soon);
        connect(desk, &Desk::reviewersChanged, this, soon);
        connect(desk, &Desk::reset, this, soon);
    }
    begin();
}

/// The queue of a reader who has just come.
void QueueBar::begin()
{
    m_isCounted = false;
    endWaiting();
    setVisible(m_openDesk.desk());
    show({});
    // Many are counted when the first page is there.
    if (waitsForPages())
        m_soon.start();
    else
        refresh();
}

bool QueueBar::waitsForPages()
{
    const Desk *desk = m_openDesk.desk();
    const bool areMany = desk && desk->reviews().isQueueLong();
    // Among many the next counting waits until nobody is stepping through them.
    m_soon.setInterval(areMany ? 500 : 0);
    return areMany;
}

void QueueBar::visit(ApplicantId applicant)
{
    if (!applicant.isValid() || !m_openDesk.desk())
        return;
    m_trail.visit(applicant);
    if (m_visitor != m_openDesk.reviewer())
        markVisited();
    m_visitor = m_openDesk.reviewer();
    if (m_visitor.isValid())
        m_visited.append(applicant);
    m_soon.start();
}

/// A commit of its own for each would hold up whoever leafs through many.
void QueueBar::markVisited()
{
    const QList<ApplicantId> visited = std::exchange(m_visited, {});
    if (!visited.isEmpty() && m_openDesk.desk())
        (void)m_openDesk.desk()->reviews().markSeen(visited, m_visitor);
}

/// Who was just done must not come again because counting everybody takes a while.
void QueueBar::updateReview(ApplicantId applicant)
{
    m_soon.start();
    const auto mine = m_openDesk.desk()->reviews().myState(applicant);
    if (!mine)
        return;
    if (m_isCounting)
        m_reviewed.append(applicant);
    m_queue.setMine(applicant, *mine);
}

void QueueBar::refresh()
{
    if (!m_openDesk.desk())
        return;
    if (waitsForPages())
        return countInBackground();
    m_isCounted = true;
    show(m_openDesk.desk()->reviews().queue());
}

/// Counting goes through everybody: it must not hold up the next page. One at a time is enough.
void QueueBar::countInBackground()
{
    if (std::exchange(m_isCounting, true)) {
        m_countAgain = true;
        return;
    }
    m_reviewed.clear();
    m_openDesk.desk()->reviews().countQueue(
        this, [this, reader = m_openDesk.reviewer()](const Result<QueueAndCommittee> &counted) {
            takeCount(counted, reader);
        });
}

void QueueBar::takeCount(const Result<QueueAndCommittee> &counted, ReviewerId reader)
{
    m_isCounting = false;
    const bool isMine = reader == m_openDesk.reviewer();
    if (counted && isMine) {
        m_isCounted = true;
        show(*counted);
        for (const ApplicantId applicant : std::exchange(m_reviewed, {}))
            updateReview(applicant);
    }
    if (std::exchange(m_countAgain, false) || !isMine)
        refresh();
    if (m_isCounted && endWaiting())
        goToNext();
}

void QueueBar::show(const QueueAndCommittee &counted)
{
    m_queue = counted.mine;
    m_committee = counted.committee;
    const Desk *desk = m_openDesk.desk();
    const bool isKnown = !desk || desk->exchange().hasEverybodysReviews();
    m_all->setVisible(isKnown);
    m_allBar->setVisible(isKnown);
    retranslate();
}

void QueueBar::goToNext()
{
    if (!m_openDesk.desk())
        return;
    refresh();
    if (!m_isCounted)
        return waitForCount();
    // Where they are many the queue may be a moment old, but for the one in front, which is left
    // out.
    if (const auto next = m_queue.next(m_position.applicant()))
        m_position.setApplicant(*next);
    else
        m_announcements.say(tr("Everything that was assigned to you is done."));
}

/// Whoever presses something else meanwhile has gone on with the one in front: the next one must
/// not come then and take what they type.
void QueueBar::waitForCount()
{
    m_waitsForCount = true;
    qApp->installEventFilter(this);
    m_announcements.say(tr("Your queue is being counted…"));
}

bool QueueBar::endWaiting()
{
    qApp->removeEventFilter(this);
    return std::exchange(m_waitsForCount, false);
}

bool QueueBar::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPressed = event->type() == QEvent::KeyPress ||
                           event->type() == QEvent::MouseButtonPress ||
                           event->type() == QEvent::InputMethod;
    if (isPressed)
        endWaiting();
    return QWidget::eventFilter(watched, event);
}

void QueueBar::goToPrevious()
{
    if (const auto before = m_trail.back())
        m_position.setApplicant(*before);
}

void QueueBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void QueueBar::retranslate()
{
    const Progress mine = m_queue.progress();
    if (!m_openDesk.reviewer().isValid())
        m_mine->setText(tr("Choose the current reviewer to see your queue."));
    else if (m_isCounted)
        m_mine->setText(tr("%1 of %2 done by me").arg(mine.done).arg(mine.assigned));
    else
        m_mine->setText(tr("Your queue is being counted…"));
    m_mine->setToolTip(tr("Drafts: %1. Skipped for now: %2. Conflicts of interest: %3.")
                           .arg(mine.drafts)
                           .arg(mine.skipped)
                           .arg(mine.conflicts));
    m_mineBar->setRange(0, std::max(1, mine.assigned));
    m_mineBar->setValue(mine.done);
    m_mineBar->setAccessibleName(m_mine->text());
    m_all->setText(tr("%1 of %2 by the committee").arg(m_committee.done).arg(m_committee.assigned));
    m_all->setToolTip(tr("Reviews that are in, of all that are assigned."));
    m_allBar->setRange(0, std::max(1, m_committee.assigned));
    m_allBar->setValue(m_committee.done);
    m_allBar->setAccessibleName(m_all->text());
    m_new->setText(mine.unseen > 0 ? tr("%n new", nullptr, mine.unseen) : QString());
    m_new->setToolTip(tr("Came or changed since you last looked."));
    // The button shows what its action is called on buttons, whenever that changes.
    m_next->defaultAction()->setIconText(tr("Next for me"));
    m_previous->setAccessibleName(tr("Back to the one before"));
}

} // namespace Bole
