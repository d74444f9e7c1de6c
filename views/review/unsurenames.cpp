// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/unsurenames.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/common/usable.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace Bole {

UnsureNames::UnsureNames(OpenDesk &openDesk, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_words(new QLabel(this)),
      m_list(new QListWidget(this)),
      m_go(new QPushButton(this))
{
    m_list->setObjectName(QStringLiteral("unsureNames"));
    m_go->setObjectName(QStringLiteral("lookAtName"));
    m_words->setObjectName(QStringLiteral("unsureWords"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_list->setMaximumHeight(7 * fontMetrics().lineSpacing());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid);
    column->addWidget(m_words);
    column->addWidget(m_list);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_go);
    foot->addStretch(1);
    column->addLayout(foot);
    connect(m_list, &QListWidget::itemActivated, this, &UnsureNames::choose);
    connect(m_go, &QPushButton::clicked, this, &UnsureNames::choose);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &UnsureNames::look);
    hide();
    refresh();
}

void UnsureNames::setWanted(bool wanted)
{
    m_isWanted = wanted;
    fill();
}

void UnsureNames::refresh()
{
    m_unsure.clear();
    m_next = 0;
    m_all = m_openDesk.desk()->committee().applicants();
    look();
}

void UnsureNames::look()
{
    constexpr qsizetype portion = 64;
    const QList<ApplicantId> next = m_all.mid(m_next, portion);
    m_unsure += m_openDesk.desk()->committee().withUnsureName(next);
    m_next += next.size();
    if (isReady())
        fill();
    else
        m_timer.start();
}

void UnsureNames::fill()
{
    setVisible(m_isWanted && isReady() && !m_unsure.isEmpty());
    m_list->clear();
    if (isHidden())
        return;
    const DeskCommittee &committee = m_openDesk.desk()->committee();
    const bool isBlind = committee.hidesNames();
    for (const UnsureName &unsure : committee.unsureNames(m_unsure)) {
        const QString text = unsure.isHidden         ? unsure.code
                             : unsure.name.isEmpty() ? tr("%1 · no name found").arg(unsure.code)
                                                     : tr("%1 · %2?").arg(unsure.code, unsure.name);
        auto *item = new QListWidgetItem(text, m_list);
        item->setData(Qt::UserRole, unsure.applicant.value);
    }
    m_list->setCurrentRow(0);
    m_words->setText(
        tr("Before blind reading begins, somebody must look at the names of %n applicant(s): they "
           "were not found or are not certain. Until a name is confirmed or corrected, blind "
           "readers do not see the head of the document.",
           nullptr, int(m_unsure.size())) +
        (isBlind ? QStringLiteral("\n") + tr("Names are hidden from you, too: somebody who sees "
                                             "them has to do it.")
                 : QString()));
    m_list->setAccessibleName(tr("Applicants whose name is not certain"));
    m_go->setText(tr("Look at This Name"));
    for (QWidget *control : std::initializer_list<QWidget *>{m_go, m_list})
        setUsable(control, !isBlind, tr("Names are hidden from you."));
    if (isVisible())
        keepWordsWhole();
}

/// Layouts do not reckon with lines that wrap: without this they are cut off.
void UnsureNames::keepWordsWhole()
{
    m_words->setMinimumHeight(m_words->heightForWidth(width()));
}

void UnsureNames::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    keepWordsWhole();
}

void UnsureNames::choose()
{
    if (const QListWidgetItem *item = m_list->currentItem())
        emit chosen(ApplicantId{item->data(Qt::UserRole).toLongLong()});
}

void UnsureNames::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace Bole
