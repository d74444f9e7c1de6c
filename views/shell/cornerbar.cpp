// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/cornerbar.h"

#include "views/common/actiontable.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QToolButton *menuButton(const QString &name, const QByteArray &iconName, QMenu *menu)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(icon(iconName));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    return button;
}

QWidget *modeSwitch(const ActionTable &actions)
{
    auto *modes = new QWidget;
    auto *layout = new QHBoxLayout(modes);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    for (const char *id :
         {"mode-read", "mode-table", "mode-compare", "mode-shortlist", "mode-statistics"}) {
        auto *button = new QToolButton;
        button->setDefaultAction(actions.action(id));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        layout->addWidget(button);
    }
    return modes;
}

QMenu *languageMenu(WindowLanguage &language, QWidget *parent)
{
    auto *menu = new QMenu(parent);
    auto *group = new QActionGroup(menu);
    // Each in its own words, so that nobody is lost in a language they cannot read.
    for (const QString &code : WindowLanguage::all()) {
        QAction *action = group->addAction(menu->addAction(WindowLanguage::ownName(code)));
        action->setObjectName(u"language-"_s + code);
        action->setCheckable(true);
        action->setChecked(code == language.current());
        QObject::connect(action, &QAction::triggered, &language,
                         [&language, code] { language.setCurrent(code); });
        QObject::connect(&language, &WindowLanguage::changed, action,
                         [action, code](const QString &now) { action->setChecked(now == code); });
    }
    return menu;
}

} // namespace

CornerBar::CornerBar(ActionTable &actions, WindowLanguage &language, QWidget *parent)
    : QWidget(parent),
      m_actions(actions),
      m_language(language),
      m_modes(modeSwitch(m_actions)),
      m_languageButton(
          menuButton(u"language"_s, "preferences-desktop-locale", languageMenu(language, this))),
      m_reviewerMenu(new QMenu(this))
{
    m_reviewerButton = menuButton(u"reviewer"_s, "user-identity", m_reviewerMenu);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 2, Grid / 2, 2);
    layout->setSpacing(Grid / 2);
    layout->addWidget(m_modes);
    layout->addSpacing(2 * Grid);
    layout->addWidget(m_languageButton);
    layout->addWidget(m_reviewerButton);
    setReviewer({}, false);
    retranslate();
}

void CornerBar::setReviewer(const QString &name, bool seasonIsOpen)
{
    m_reviewerButton->setProperty("reviewer", name);
    m_reviewerButton->setVisible(seasonIsOpen);
    m_modes->setVisible(seasonIsOpen);
    retranslate();
}

void CornerBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CornerBar::retranslate()
{
    const QString reviewer = m_reviewerButton->property("reviewer").toString();
    const QString arrow = u" ▾"_s;
    m_reviewerButton->setText((reviewer.isEmpty() ? tr("Who are you?") : reviewer) + arrow);
    m_reviewerButton->setToolTip(tr("Who is at the keyboard: scores and notes are yours"));
    m_reviewerButton->setAccessibleName(
        tr("Reviewer: %1").arg(reviewer.isEmpty() ? tr("Who are you?") : reviewer));
    m_languageButton->setText(WindowLanguage::ownName(m_language.current()) + arrow);
    m_languageButton->setToolTip(tr("The language of the window; records stay as they are"));
    m_languageButton->setAccessibleName(
        tr("Language: %1").arg(WindowLanguage::ownName(m_language.current())));
    // The bar lays its corner out only when it is told.
    if (auto *bar = qobject_cast<QMenuBar *>(parentWidget())) {
        bar->installEventFilter(this);
        fit(*bar);
        bar->setCornerWidget(this);
    }
}

/// A narrow window keeps its menus: the views are then told by their pictures, and where that is
/// not enough the language and whoever is at the keyboard, too.
void CornerBar::fit(QMenuBar &bar)
{
    const auto setStyle = [this](const QList<QToolButton *> &buttons, Qt::ToolButtonStyle style) {
        for (QToolButton *button : buttons)
            button->setToolButtonStyle(style);
        m_modes->updateGeometry();
        updateGeometry();
    };
    setStyle(findChildren<QToolButton *>(), Qt::ToolButtonTextBesideIcon);
    for (const QList<QToolButton *> &buttons :
         {m_modes->findChildren<QToolButton *>(), {m_languageButton}, {m_reviewerButton}}) {
        if (bar.sizeHint().width() > bar.width())
            setStyle(buttons, Qt::ToolButtonIconOnly);
    }
}

bool CornerBar::eventFilter(QObject *watched, QEvent *event)
{
    auto *bar = qobject_cast<QMenuBar *>(watched);
    if (bar && bar == parentWidget() && event->type() == QEvent::Resize) {
        const int before = sizeHint().width();
        fit(*bar);
        if (sizeHint().width() != before)
            bar->setCornerWidget(this);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace Bole
