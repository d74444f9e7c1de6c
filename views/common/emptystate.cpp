// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/emptystate.h"

#include "views/common/accessiblerole.h"
#include "views/common/icons.h"
#include "views/common/ink.h"
#include "views/common/theme.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace Bole {

namespace {

constexpr int IconSize = 4 * Grid;

QLabel *centred(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    return label;
}

} // namespace

EmptyState::EmptyState(const QByteArray &iconName, QWidget *parent)
    : QWidget(parent),
      m_iconName(iconName),
      m_icon(centred(this)),
      m_title(centred(this)),
      m_whatToDo(centred(this)),
      m_buttons(new QVBoxLayout)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    layout->addStretch(2);
    layout->addWidget(m_icon);
    layout->addWidget(m_title);
    layout->addWidget(m_whatToDo);
    layout->addLayout(m_buttons);
    layout->addStretch(3);
    m_buttons->setSpacing(Grid / 2);
    setAccessibleRole(m_icon, QAccessible::Whitespace); // it says nothing that the title does not
    restyle();
}

void EmptyState::setText(const QString &title, const QString &whatToDo)
{
    m_title->setText(title);
    m_whatToDo->setText(whatToDo);
    setAccessibleName(title);
    setAccessibleDescription(whatToDo);
}

void EmptyState::setActions(const QList<QAction *> &actions)
{
    if (actions == m_actions)
        return;
    m_actions = actions;
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that is being pressed
        delete item;
    }
    for (QAction *action : actions) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setVisible(action->isEnabled());
        connect(action, &QAction::enabledChanged, button, &QWidget::setVisible);
        m_buttons->addWidget(button, 0, Qt::AlignHCenter);
    }
}

void EmptyState::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange)
        restyle();
    QWidget::changeEvent(event);
}

void EmptyState::restyle()
{
    m_icon->setPixmap(
        icon(m_iconName).pixmap(QSize(IconSize, IconSize), devicePixelRatio(), QIcon::Disabled));
    m_title->setFont(textFont(TextSize::Normal, true));
    m_whatToDo->setFont(textFont(TextSize::Normal));
    setInk(m_whatToDo, &Colors::muted);
}

} // namespace Bole
