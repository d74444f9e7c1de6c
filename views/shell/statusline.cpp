// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/statusline.h"

#include "views/common/theme.h"
#include "views/session.h"

#include <QEvent>
#include <QLabel>

namespace Bole {

StatusLine::StatusLine(Session &session, QWidget *parent)
    : QStatusBar(parent), m_session(session), m_message(new QLabel), m_position(new QLabel)
{
    setSizeGripEnabled(false);
    m_message->setContentsMargins(Grid, 0, Grid, 0);
    m_position->setContentsMargins(Grid, 0, Grid, 0);
    // A long message is cut, never the window made wider by it.
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addWidget(m_message, 1);
    addPermanentWidget(m_position);
    connect(&session, &Session::said, m_message, &QLabel::setText);
    connect(&session, &Session::seasonAboutToClose, m_message, &QLabel::clear);
    connect(&session, &Session::applicantChanged, this, &StatusLine::showPosition);
    connect(&session, &Session::orderChanged, this, &StatusLine::showPosition);
    connect(&session, &Session::seasonChanged, this, &StatusLine::showPosition);
    showPosition();
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        // What was said is in the other language: better nothing than half and half.
        m_message->clear();
        showPosition();
    }
    QStatusBar::changeEvent(event);
}

void StatusLine::showPosition()
{
    const qsizetype count = m_session.order().size();
    const qsizetype here = m_session.order().indexOf(m_session.applicant());
    if (!m_session.season())
        m_position->clear();
    else if (here < 0)
        m_position->setText(tr("%n applicant(s)", nullptr, int(count)));
    else
        m_position->setText(tr("%1 of %n applicant(s)", nullptr, int(count)).arg(here + 1));
}

} // namespace Bole
