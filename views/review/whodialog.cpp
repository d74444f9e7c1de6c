// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/whodialog.h"

#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "views/common/dialogs.h"
#include "views/common/theme.h"
#include "views/review/reviewercolours.h"
#include "views/session.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace Bole {

WhoDialog::WhoDialog(Session &session, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_question(new QLabel),
      m_list(new QListWidget),
      m_add(new QPushButton),
      m_take(new QPushButton)
{
    setObjectName(QStringLiteral("whoDialog"));
    m_question->setFont(textFont(TextSize::Large));
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_add);
    foot->addStretch(1);
    foot->addWidget(m_take);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid + Grid / 2);
    layout->addWidget(m_question);
    layout->addWidget(m_list, 1);
    layout->addLayout(foot);
    resize(360, 320);
    m_take->setDefault(true);
    connect(m_add, &QPushButton::clicked, this, &WhoDialog::addSomebody);
    connect(m_take, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    fill();
    retranslate();
}

ReviewerId WhoDialog::chosen() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? ReviewerId{item->data(Qt::UserRole).toLongLong()} : ReviewerId();
}

void WhoDialog::fill()
{
    m_list->clear();
    const auto people = m_session.season()->reviewers().list();
    for (const Reviewer &person : people.value_or(QList<Reviewer>())) {
        auto *item = new QListWidgetItem(reviewerMark(person), person.name, m_list);
        item->setData(Qt::UserRole, person.id.value);
        if (person.id == m_session.reviewer())
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
    m_take->setEnabled(m_list->count() > 0);
}

void WhoDialog::addSomebody()
{
    const auto name = m_session.dialogs().text(this, tr("Add a reviewer"), tr("Name"));
    if (!name || name->trimmed().isEmpty())
        return;
    const auto added = m_session.season()->reviewers().add(newReviewer(*m_session.season(), *name));
    if (!added) {
        m_session.dialogs().error(this, tr("The reviewer could not be added."), added.error());
        return;
    }
    fill();
    m_list->setCurrentRow(m_list->count() - 1);
}

void WhoDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void WhoDialog::retranslate()
{
    setWindowTitle(tr("Who is reading?"));
    m_question->setText(tr("Who is at the keyboard?"));
    m_list->setAccessibleName(m_question->text());
    m_add->setText(tr("Add a reviewer …"));
    m_take->setText(tr("That's me"));
}

} // namespace Bole
