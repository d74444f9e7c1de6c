// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/curtain.h"

#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "views/common/emptystate.h"
#include "views/session.h"

#include <QEvent>

namespace Bole {

Curtain::Curtain(Session &session, QWidget *pane, QWidget *parent)
    : QStackedWidget(parent), m_session(session), m_words(new EmptyState("view-hidden"))
{
    addWidget(pane);
    addWidget(m_words);
    setFocusProxy(pane);
    connect(&session, &Session::seasonChanged, this, &Curtain::attach);
    connect(&session, &Session::applicantChanged, this, &Curtain::refresh);
    connect(&session, &Session::reviewerChanged, this, &Curtain::refresh);
    attach();
    retranslate();
}

void Curtain::attach()
{
    if (Season *season = m_session.season()) {
        connect(season, &Season::reviewsChanged, this, &Curtain::refresh);
        connect(season, &Season::reset, this, &Curtain::refresh);
    }
    refresh();
}

void Curtain::refresh()
{
    bool closed = false;
    if (Season *season = m_session.season();
        season && m_session.applicant().isValid() && m_session.reviewer().isValid()) {
        const auto mine = season->reviews().find(m_session.applicant(), m_session.reviewer());
        closed = mine && *mine && (*mine)->content.state == ReviewState::Conflict;
    }
    setCurrentIndex(closed ? 1 : 0);
}

void Curtain::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QStackedWidget::changeEvent(event);
}

void Curtain::retranslate()
{
    m_words->setText(tr("Hidden from you"),
                     tr("You declared a conflict of interest with this applicant. Take it back in "
                        "the review pane if that was a mistake."));
}

} // namespace Bole
