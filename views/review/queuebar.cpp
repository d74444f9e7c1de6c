// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/queuebar.h"

#include "model/review/seasonqueue.h"
#include "model/season/applicantstore.h"
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
    connect(&m_soon, &QTimer::timeout, this, &QueueBar::refresh);
    connect(session.actions().action("queue-next"), &QAction::triggered, this, &QueueBar::goToNext);
    connect(session.actions().action("queue-previous"), &QAction::triggered, this,
            &QueueBar::goToPrevious);
    connect(&session, &Session::seasonChanged, this, &QueueBar::attach);
    connect(&session, &Session::reviewerChanged, this, &QueueBar::refresh);
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
        connect(season, &Season::reviewsChanged, this, soon);
        connect(season, &Season::assignmentsChanged, this, soon);
        connect(season, &Season::applicantsAdded, this, soon);
        connect(season, &Season::applicantsChanged, this, soon);
        connect(season, &Season::reviewersChanged, this, soon);
        connect(season, &Season::reset, this, soon);
    }
    refresh();
}

void QueueBar::visit(ApplicantId applicant)
{
    if (!applicant.isValid() || !m_session.season())
        return;
    m_trail.visit(applicant);
    if (m_session.reviewer().isValid())
        (void)m_session.season()->applicants().markSeen(applicant, m_session.reviewer());
    m_soon.start();
}

void QueueBar::refresh()
{
    m_soon.stop();
    Season *season = m_session.season();
    setVisible(season);
    if (!season)
        return show({});
    const ReviewerId reviewer = m_session.reviewer();
    const bool areMany = season->applicants().areMany();
    // Among many the next counting waits until nobody is stepping through them.
    m_soon.setInterval(areMany ? 500 : 0);
    if (!areMany)
        return show(count(*season, reviewer));
    // Counting goes through everybody: it must not hold up the next page. One at a time is enough.
    if (std::exchange(m_isCounting, true)) {
        m_countAgain = true;
        return;
    }
    season->background().run(
        this, [reviewer](Season &there) -> Result<Counted> { return count(there, reviewer); },
        [this, reviewer](const Result<Counted> &counted) {
            m_isCounting = false;
            if (counted && reviewer == m_session.reviewer())
                show(*counted);
            if (std::exchange(m_countAgain, false))
                refresh();
        });
}

QueueBar::Counted QueueBar::count(Season &season, ReviewerId reviewer)
{
    return {reviewer.isValid() ? queueOf(season, reviewer) : Queue(), committeeProgress(season)};
}

void QueueBar::show(const Counted &counted)
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
    m_mine->setText(m_session.reviewer().isValid()
                        ? tr("%1 of %2 done by me").arg(mine.done).arg(mine.assigned)
                        : tr("Choose who is reading to see your queue."));
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
