// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/statusline.h"

#include "views/common/errortext.h"
#include "views/common/theme.h"
#include "views/review/reviewwriter.h"
#include "views/session.h"

#include <QEvent>
#include <QLabel>

namespace Bole {

StatusLine::StatusLine(Session &session, const ReviewWriter &reviews, QWidget *parent)
    : QStatusBar(parent),
      m_session(session),
      m_reviews(reviews),
      m_message(new QLabel),
      m_unsaved(new QLabel),
      m_position(new QLabel)
{
    m_unsaved->setObjectName(QStringLiteral("unsavedReviews"));
    m_unsaved->setContentsMargins(Grid, 0, Grid, 0);
    setSizeGripEnabled(false);
    m_message->setContentsMargins(Grid, 0, Grid, 0);
    m_position->setContentsMargins(Grid, 0, Grid, 0);
    // A long message is cut, never the window made wider by it.
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addWidget(m_message, 1);
    addPermanentWidget(m_unsaved);
    addPermanentWidget(m_position);
    connect(&reviews, &ReviewWriter::countChanged, this, &StatusLine::showUnsaved);
    connect(&session, &Session::said, m_message, &QLabel::setText);
    connect(&session, &Session::seasonAboutToClose, m_message, &QLabel::clear);
    connect(&session, &Session::applicantChanged, this, &StatusLine::showPosition);
    connect(&session, &Session::orderChanged, this, &StatusLine::showPosition);
    connect(&session, &Session::seasonChanged, this, &StatusLine::showPosition);
    showPosition();
    showUnsaved();
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        // What was said is in the other language: better nothing than half and half.
        m_message->clear();
        showPosition();
        showUnsaved();
    } else if (event->type() == QEvent::PaletteChange) {
        showUnsaved();
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

void StatusLine::showUnsaved()
{
    m_unsaved->setVisible(m_reviews.count() > 0);
    m_unsaved->setText(
        tr("⚠ %n review(s) not saved yet: Bole keeps trying", nullptr, m_reviews.count()));
    m_unsaved->setToolTip(errorText(m_reviews.reason()));
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, Colors::of(palette()).bad);
    m_unsaved->setPalette(ink);
}

} // namespace Bole
