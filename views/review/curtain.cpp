// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/curtain.h"

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
    connect(&session, &Session::applicantChanged, this, &Curtain::refresh);
    connect(&session, &Session::materialChanged, this, &Curtain::refresh);
    refresh();
    retranslate();
}

void Curtain::refresh()
{
    setCurrentIndex(m_session.applicant() == m_session.material() ? 0 : 1);
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
