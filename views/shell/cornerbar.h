// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;
class QMenuBar;
class QToolButton;

namespace Bole {

class ActionTable;
class WindowLanguage;

/// The right end of the menu bar: the mode switch, the window's language, who is at the keyboard.
/// It costs no line of its own, which a 768-pixel screen thanks us for.
class CornerBar : public QWidget
{
    Q_OBJECT

public:
    CornerBar(ActionTable &actions, WindowLanguage &language, QWidget *parent = nullptr);

    /// The reviewer's name as shown, and whether there is anybody to show at all.
    void setReviewer(const QString &name, bool seasonIsOpen);
    QMenu *reviewerMenu() const { return m_reviewerMenu; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void fit(QMenuBar &bar);

    ActionTable &m_actions;
    WindowLanguage &m_language;
    QWidget *m_modes;
    QToolButton *m_languageButton;
    QToolButton *m_reviewerButton;
    QMenu *m_reviewerMenu;
};

} // namespace Bole
