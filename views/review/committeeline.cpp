// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/committeeline.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskreviews.h"
#include "model/desk/ownreview.h"
#include "views/common/opendesk.h"
#include "views/common/reviewwords.h"
#include "views/common/theme.h"
#include "views/review/decisionbar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace Bole {

CommitteeLine::CommitteeLine(OpenDesk &openDesk, OwnReview &review, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_review(review),
      m_mine(new QLabel),
      m_committee(new QLabel)
{
    m_mine->setFont(textFont(TextSize::Small, true));
    m_committee->setFont(textFont(TextSize::Small));
    m_committee->setObjectName(QStringLiteral("committeeDecision"));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_mine);
    line->addStretch(1);
    line->addWidget(m_committee);
    connect(&review, &OwnReview::loaded, this, &CommitteeLine::refresh);
    connect(&review, &OwnReview::changed, this, &CommitteeLine::refresh);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &CommitteeLine::watchDesk);
    watchDesk();
}

void CommitteeLine::watchDesk()
{
    if (Desk *desk = m_openDesk.desk())
        connect(desk, &Desk::decisionsChanged, this, &CommitteeLine::refresh);
    refresh();
}

void CommitteeLine::refresh()
{
    m_mine->setText(tr("My recommendation"));
    const Desk *desk = m_openDesk.desk();
    const CommitteeDecision decision = desk && m_review.hasApplicant()
                                           ? desk->reviews().decision(m_review.applicant())
                                           : CommitteeDecision();
    if (!decision.isDecided()) {
        m_committee->setText(tr("Committee's decision: none yet"));
        m_committee->setToolTip(tr("It is set on the shortlist."));
        return;
    }
    m_committee->setText(
        tr("Committee's decision: %1").arg(ReviewWords::decisionName(decision.decision)));
    const auto people = desk->committee().everybody().value_or(QList<Reviewer>());
    const auto by = std::ranges::find(people, decision.by, &Reviewer::id);
    QStringList lines{
        tr("Set by %1 on %2")
            .arg(by == people.end() ? QString() : by->name,
                 QLocale().toString(decision.at.toLocalTime(), QLocale::ShortFormat))};
    if (!decision.reason.isEmpty())
        lines << decision.reason;
    m_committee->setToolTip(lines.join(u'\n'));
}

void CommitteeLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace Bole
