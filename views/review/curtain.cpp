// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/curtain.h"

#include "views/common/emptystate.h"
#include "views/common/readingposition.h"

#include <QEvent>

namespace Bole {

Curtain::Curtain(ReadingPosition &position, QWidget *pane, QWidget *parent)
    : QStackedWidget(parent), m_position(position), m_words(new EmptyState("view-hidden"))
{
    addWidget(pane);
    addWidget(m_words);
    setFocusProxy(pane);
    connect(&m_position, &ReadingPosition::applicantChanged, this, &Curtain::refresh);
    connect(&m_position, &ReadingPosition::visibleApplicantChanged, this, &Curtain::refresh);
    refresh();
    retranslate();
}

void Curtain::refresh()
{
    setCurrentIndex(m_position.applicant() == m_position.visibleApplicant() ? 0 : 1);
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
