// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QMenu;
class QTimer;

namespace Bole {

class ActionTable;
class OpenDesk;
class ReadingPosition;
enum class ActionNeed;

/// Why an action cannot be done just now: nothing is open, nobody is chosen, nothing is selected …
/// Menus show such actions grey with the reason; their keys still say it when they are pressed.
/// Buttons of actions that are grey say it, too. Owned by the window.
class ActionReasons : public QObject
{
    Q_OBJECT

public:
    ActionReasons(const ActionTable &actions, const OpenDesk &openDesk,
                  const ReadingPosition &position, QObject *parent = nullptr);

    /// A sentence, or nothing where the action can be done.
    QString whyNot(const QByteArray &id) const;
    /// Explains the menu's actions whenever it is opened.
    void explain(QMenu *menu);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString missing(ActionNeed need) const; ///< a sentence, or nothing where it is there
    QString missingOfWork(ActionNeed need) const;
    void show(QMenu *menu);
    void restore();
    void explainButtons();

    const ActionTable &m_actions;
    const OpenDesk &m_openDesk;
    const ReadingPosition &m_position;
    QList<QPointer<QAction>> m_greyed; ///< while their menu is open
    QTimer *m_soon;                    ///< many actions become grey at once
};

} // namespace Bole
