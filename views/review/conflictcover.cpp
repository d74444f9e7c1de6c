// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/conflictcover.h"

#include "views/common/emptystate.h"
#include "views/common/readingposition.h"

#include <QEvent>

namespace Bole {

ConflictCover::ConflictCover(ReadingPosition &position, QWidget *pane, QWidget *parent)
    : QStackedWidget(parent), m_position(position), m_words(new EmptyState("view-hidden"))
{
    addWidget(pane);
    addWidget(m_words);
    setFocusProxy(pane);
    connect(&m_position, &ReadingPosition::applicantChanged, this, &ConflictCover::refresh);
    connect(&m_position, &ReadingPosition::visibleApplicantChanged, this, &ConflictCover::refresh);
    refresh();
    retranslate();
}

void ConflictCover::refresh()
{
    setCurrentIndex(m_position.applicant() == m_position.visibleApplicant() ? 0 : 1);
}

void ConflictCover::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QStackedWidget::changeEvent(event);
}

void ConflictCover::retranslate()
{
    m_words->setText(tr("Hidden from you"),
                     tr("You declared a conflict of interest with this applicant. Take it back in "
                        "the review pane if that was a mistake."));
}

} // namespace Bole
