// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/queuebar.h"

#include "model/season/applicantstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QAction>
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

QueueBar::QueueBar(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_mine(smallLabel()),
      m_mineBar(thinBar()),
      m_all(smallLabel()),
      m_allBar(thinBar()),
      m_new(smallLabel()),
      m_previous(new QToolButton),
      m_next(new QToolButton)
{
    setObjectName(QStringLiteral("queueBar"));
    m_new->setObjectName(QStringLiteral("newCount"));
    m_previous->setDefaultAction(session.actions().action("queue-previous"));
    m_next->setDefaultAction(session.actions().action("queue-next"));
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
    connect(session.actions().action("queue-next"), &QAction::triggered, this, &QueueBar::goToNext);
    connect(session.actions().action("queue-previous"), &QAction::triggered, this,
            &QueueBar::goToPrevious);
    connect(&session, &Session::seasonAboutToClose, this, &QueueBar::markVisited);
    connect(&session, &Session::seasonChanged, this, &QueueBar::attach);
    connect(&session, &Session::reviewerChanged, this, [this] {
        begin();
        visit(m_session.applicant());
    });
    connect(&session, &Session::applicantChanged, this, &QueueBar::visit);
    attach();
}

void QueueBar::attach()
{
    m_trail = {};
    m_isCounting = false;
    m_countAgain = false;
    if (Season *season = m_session.season()) {
        const auto soon = [this] {
            m_soon.start();
        };
        connect(season, &Season::reviewsChanged, this, &QueueBar::noteReview);
        connect(season, &Season::assignmentsChanged, this, soon);
        connect(season, &Season::applicantsAdded, this, soon);
        connect(season, &Season::applicantsChanged, this, soon);
        connect(season, &Season::reviewersChanged, this, soon);
        connect(season, &Season::reset, this, soon);
    }
    begin();
}

/// The queue of a reader who has just come.
void QueueBar::begin()
{
    m_isCounted = false;
    m_waitsForCount = false;
    setVisible(m_session.season());
    show({});
    // Many are counted when the first page is there.
    if (waitsForPages())
        m_soon.start();
    else
        refresh();
}

bool QueueBar::waitsForPages()
{
    Season *season = m_session.season();
    const bool areMany = season && season->applicants().areMany();
    // Among many the next counting waits until nobody is stepping through them.
    m_soon.setInterval(areMany ? 500 : 0);
    return areMany;
}

void QueueBar::visit(ApplicantId applicant)
{
    if (!applicant.isValid() || !m_session.season())
        return;
    m_trail.visit(applicant);
    if (m_visitor != m_session.reviewer())
        markVisited();
    m_visitor = m_session.reviewer();
    if (m_visitor.isValid())
        m_visited.append(applicant);
    m_soon.start();
}

/// A commit of its own for each would hold up whoever leafs through many.
void QueueBar::markVisited()
{
    const QList<ApplicantId> visited = std::exchange(m_visited, {});
    if (!visited.isEmpty() && m_session.season())
        (void)m_session.season()->applicants().markSeen(visited, m_visitor);
}

/// Who was just done must not come again because counting everybody takes a while.
void QueueBar::noteReview(ApplicantId applicant)
{
    m_soon.start();
    const auto mine = m_session.season()->reviews().state(applicant, m_session.reviewer());
    if (!mine)
        return;
    if (m_isCounting)
        m_reviewed.append(applicant);
    m_queue.setMine(applicant, *mine);
}

void QueueBar::refresh()
{
    Season *season = m_session.season();
    if (!season)
        return;
    if (waitsForPages())
        return countInBackground(*season);
    m_isCounted = true;
    show(queueAndCommittee(*season, m_session.reviewer()));
}

/// Counting goes through everybody: it must not hold up the next page. One at a time is enough.
void QueueBar::countInBackground(Season &season)
{
    if (std::exchange(m_isCounting, true)) {
        m_countAgain = true;
        return;
    }
    m_reviewed.clear();
    season.background().run(
        this,
        [reviewer = m_session.reviewer()](Season &there) -> Result<QueueAndCommittee> {
            return queueAndCommittee(there, reviewer);
        },
        [this, reviewer = m_session.reviewer()](const Result<QueueAndCommittee> &counted) {
            m_isCounting = false;
            const bool isMine = reviewer == m_session.reviewer();
            if (counted && isMine) {
                m_isCounted = true;
                show(*counted);
                for (const ApplicantId applicant : std::exchange(m_reviewed, {}))
                    noteReview(applicant);
            }
            if (std::exchange(m_countAgain, false) || !isMine)
                refresh();
            if (m_isCounted && std::exchange(m_waitsForCount, false))
                goToNext();
        });
}

void QueueBar::show(const QueueAndCommittee &counted)
{
    m_queue = counted.mine;
    m_committee = counted.committee;
    retranslate();
}

void QueueBar::goToNext()
{
    if (!m_session.season())
        return;
    refresh();
    if (!m_isCounted) {
        m_waitsForCount = true;
        m_session.say(tr("Your queue is being counted…"));
        return;
    }
    // Where they are many the queue may be a moment old, but for the one in front, which is left
    // out.
    if (const auto next = m_queue.next(m_session.applicant()))
        m_session.setApplicant(*next);
    else
        m_session.say(tr("Everything that was assigned to you is done."));
}

void QueueBar::goToPrevious()
{
    if (const auto before = m_trail.back())
        m_session.setApplicant(*before);
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
    if (!m_session.reviewer().isValid())
        m_mine->setText(tr("Choose who is reading to see your queue."));
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
    m_next->setText(tr("Next for me"));
    m_previous->setAccessibleName(tr("Back to the one before"));
}

} // namespace Bole
