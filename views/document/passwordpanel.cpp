// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/passwordpanel.h"

#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Bole {

PasswordPanel::PasswordPanel(QWidget *parent)
    : QWidget(parent),
      m_icon(new QLabel),
      m_title(new QLabel),
      m_text(new QLabel),
      m_password(new QLineEdit),
      m_open(new QPushButton)
{
    m_icon->setPixmap(icon("object-locked").pixmap(6 * Grid, 6 * Grid));
    m_icon->setAlignment(Qt::AlignCenter);
    m_title->setFont(textFont(TextSize::Large));
    m_title->setAlignment(Qt::AlignCenter);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setMaximumWidth(30 * Grid);
    m_open->setDefault(true);
    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(m_password, 1);
    row->addWidget(m_open);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * Grid, 4 * Grid, 4 * Grid, 4 * Grid);
    column->setSpacing(Grid);
    column->addStretch(2);
    column->addWidget(m_icon);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(Grid);
    column->addLayout(row);
    column->addStretch(3);
    setFocusProxy(m_password);
    const auto enter = [this] {
        if (!m_password->text().isEmpty())
            emit passwordEntered(m_password->text());
    };
    connect(m_password, &QLineEdit::returnPressed, this, enter);
    connect(m_open, &QPushButton::clicked, this, enter);
    retranslate();
}

void PasswordPanel::ask(bool wasWrong)
{
    m_wasWrong = wasWrong;
    m_password->selectAll();
    if (!wasWrong)
        m_password->clear();
    retranslate();
}

void PasswordPanel::setLasting(bool lasting)
{
    m_isLasting = lasting;
    retranslate();
}

void PasswordPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PasswordPanel::retranslate()
{
    m_title->setText(tr("This document is locked"));
    if (m_wasWrong)
        m_text->setText(tr("That password does not open it. Please try again."));
    else if (m_isLasting)
        m_text->setText(tr("Enter the password that the applicant gave. It is kept in this "
                           "desktop's key store, not in the season."));
    else
        m_text->setText(tr("Enter the password that the applicant gave. It is kept until Bole is "
                           "closed, and never in the season: this desktop has no key store."));
    m_password->setPlaceholderText(tr("Password"));
    m_password->setAccessibleName(tr("Password of the document"));
    m_open->setText(tr("Open"));
}

} // namespace Bole
