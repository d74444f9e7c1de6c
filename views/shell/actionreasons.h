// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QMenu;

namespace Bole {

class ActionTable;
class OpenDesk;
class ReadingPosition;
enum class ActionNeed;

/// Why an action cannot be done just now: nothing is open, nobody is chosen, nothing is selected …
/// Menus show such actions grey with the reason; their keys still say it when they are pressed.
/// Owned by the window.
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

private:
    QString missing(ActionNeed need) const; ///< a sentence, or nothing where it is there
    QString missingOfWork(ActionNeed need) const;
    void show(QMenu *menu);
    void restore();

    const ActionTable &m_actions;
    const OpenDesk &m_openDesk;
    const ReadingPosition &m_position;
    QList<QPointer<QAction>> m_greyed; ///< while their menu is open
};

} // namespace Bole
