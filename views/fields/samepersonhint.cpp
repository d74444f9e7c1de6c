// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/samepersonhint.h"

#include "model/desk/desk.h"
#include "model/desk/deskdossiers.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace Bole {

SamePersonHint::SamePersonHint(OpenDesk &openDesk, QWidget *parent)
    : QWidget(parent), m_openDesk(openDesk), m_text(new QLabel), m_merge(new QPushButton)
{
    setObjectName(QStringLiteral("same-person"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setFont(textFont(TextSize::Small));
    m_merge->setObjectName(QStringLiteral("same-person-merge"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Grid, 0, Grid, Grid / 2);
    row->addWidget(m_text, 1);
    row->addWidget(m_merge);
    connect(m_merge, &QPushButton::clicked, this,
            [this] { emit mergeWanted(m_other, m_applicant); });
    hide();
    retranslate();
}

void SamePersonHint::setApplicant(ApplicantId applicant)
{
    const Desk *desk = m_openDesk.desk();
    m_applicant = applicant;
    const QList<ApplicantId> others = desk && applicant.isValid()
                                          ? desk->dossiers().noticedSame(applicant)
                                          : QList<ApplicantId>();
    m_other = others.value(0);
    setVisible(m_other.isValid());
    retranslate();
}

void SamePersonHint::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SamePersonHint::retranslate()
{
    m_merge->setText(tr("Compare…"));
    m_merge->setToolTip(tr("Lay the two side by side, and merge them if they are one person"));
    if (m_other.isValid() && m_openDesk.desk())
        m_text->setText(
            tr("This may be the same person as %1.")
                .arg(m_openDesk.desk()->dossiers().distinctNames(m_applicant, m_other).second));
}

} // namespace Bole
