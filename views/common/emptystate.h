// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QVBoxLayout;

namespace Bole {

/// What an empty pane shows: an icon, what is missing, and what to do about it. The owner sets the
/// text, again when the language changes.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(const QByteArray &iconName, QWidget *parent = nullptr);

    void setText(const QString &title, const QString &whatToDo);
    /// What fills the pane, as buttons below the text; those that cannot be done now are not shown.
    void setActions(const QList<QAction *> &actions);

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    QByteArray m_iconName;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_whatToDo;
    QList<QAction *> m_actions;
    QVBoxLayout *m_buttons;
};

} // namespace Bole
