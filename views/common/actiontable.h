// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QTranslator>

class QMenu;
class QSettings;
class QWidget;

namespace Bole {

enum class ActionMenu { None, File, Edit, View, Go, Applicants, Review, List, Help };

/// One action as a row: what it is called, where it stands, which keys it has to begin with.
struct ActionRow
{
    const char *id;
    const char *text;      ///< English, with the menu's mnemonic; translated when shown
    const char *shortcuts; ///< "Ctrl+J; J", or ""
    ActionMenu menu;
    int group;           ///< a separator stands where it changes within a menu
    const char *icon;    ///< a name that icon() knows, or ""
    const char *context; ///< "window", or the pane whose focus the shortcut needs: "review" …
    bool checkable = false;
};

/// What stands under one heading in the lists of shortcuts.
struct ActionGroup
{
    QString title;
    QList<QByteArray> ids;
};

/// The rows of actions.cpp: a pane that needs an action adds a row there.
const QList<ActionRow> &actionRows();

/// Every action of the window, made from one table. Panes ask for an action by id and connect to
/// it; the window builds its menus from it; the preferences change its shortcuts.
class ActionTable : public QObject
{
    Q_OBJECT

public:
    explicit ActionTable(QObject *parent = nullptr);

    /// The action must exist: an unknown id is a mistake in the program and ends it.
    QAction *action(const QByteArray &id) const;

    /// Gives a pane the actions of its context: their shortcuts work while the focus is inside it.
    /// The window itself attaches "window".
    void attach(const QByteArray &context, QWidget *widget) const;
    void fillMenu(ActionMenu menu, QMenu *target) const;

    QList<QKeySequence> defaultShortcuts(const QByteArray &id) const;
    QList<QKeySequence> shortcuts(const QByteArray &id) const;
    void setShortcuts(const QByteArray &id, const QList<QKeySequence> &shortcuts);
    /// Ids of the other actions that could fire on the same keys in the same place.
    QList<QByteArray> conflicts(const QByteArray &id, const QKeySequence &keys) const;

    /// The action's name without mnemonic, in the window's language.
    QString name(const QByteArray &id) const;
    /// The same in every language that the window can have, to be searched.
    QStringList namesInAll(const QByteArray &id) const;
    QString toolTip(const QByteArray &id) const; ///< the name and the keys

    /// All actions by menu, then those that stand in no menu; in the window's language.
    QList<ActionGroup> groups() const;
    static QString menuTitle(ActionMenu menu); ///< with mnemonic

    /// Only what differs from the defaults is written.
    void load(QSettings &preferences);
    void save(QSettings &preferences) const;

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void shortcutsChanged();

private:
    void retranslate();
    void describe(const ActionRow &row) const;
    const ActionRow &row(const QByteArray &id) const;

    QHash<QByteArray, QAction *> m_actions;
    mutable QTranslator m_chinese; ///< read when a name is first searched
};

} // namespace Bole
