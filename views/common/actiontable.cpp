// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/actiontable.h"

#include "views/common/icons.h"

#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QList<QKeySequence> parsed(const QString &shortcuts)
{
    QList<QKeySequence> keys;
    for (const QString &one : shortcuts.split(u"; "_s, Qt::SkipEmptyParts))
        keys << QKeySequence(one, QKeySequence::PortableText);
    return keys;
}

QString written(const QList<QKeySequence> &keys)
{
    QStringList parts;
    for (const QKeySequence &one : keys)
        parts << one.toString(QKeySequence::PortableText);
    return parts.join(u"; "_s);
}

/// A menu text without what only a menu needs. Chinese ones carry the mnemonic in brackets.
QString plain(QString text)
{
    static const QRegularExpression extras(u"\\(&.\\)|&|…$"_s);
    // "…(&N)" and "(&N)…" both occur: what is at the end changes with the first removal.
    return text.remove(extras).remove(extras);
}

bool overlap(const QKeySequence &one, const QKeySequence &other)
{
    return one.matches(other) != QKeySequence::NoMatch ||
           other.matches(one) != QKeySequence::NoMatch;
}

QString settingsKey(const ActionRow &row)
{
    return u"shortcuts/"_s + QString::fromLatin1(row.id);
}

/// An action whose keys belong to a pane. Qt also lets a shortcut fire through every menu that
/// lists the action: then a letter that was meant for another menu, or pressed on the menu bar,
/// would decide about an applicant. Here keys count only while the focus is inside a widget that
/// was given the action by attach(), and nothing is open above it.
class PaneAction : public QAction
{
public:
    using QAction::QAction;

protected:
    bool event(QEvent *event) override
    {
        return (event->type() == QEvent::Shortcut && !isInFront()) || QAction::event(event);
    }

private:
    bool isInFront() const
    {
        const QWidget *focus = QApplication::focusWidget();
        if (!focus || QApplication::activePopupWidget())
            return false;
        const auto holdsFocus = [focus](const QObject *object) {
            const auto *widget = qobject_cast<const QWidget *>(object);
            return widget && (widget == focus || widget->isAncestorOf(focus));
        };
        return std::ranges::any_of(associatedObjects(), holdsFocus);
    }
};

} // namespace

ActionTable::ActionTable(QObject *parent) : QObject(parent)
{
    for (const ActionRow &row : actionRows()) {
        const bool isOfWindow = qstrcmp(row.context, "window") == 0;
        QAction *action = isOfWindow ? new QAction(this) : new PaneAction(this);
        action->setObjectName(QString::fromLatin1(row.id));
        action->setCheckable(row.checkable);
        if (*row.icon)
            action->setIcon(icon(row.icon));
        action->setShortcuts(parsed(QString::fromLatin1(row.shortcuts)));
        action->setShortcutContext(isOfWindow ? Qt::WindowShortcut
                                              : Qt::WidgetWithChildrenShortcut);
        Q_ASSERT(!m_actions.contains(row.id));
        m_actions.insert(row.id, action);
    }
    action("quit")->setMenuRole(QAction::QuitRole);
    action("preferences")->setMenuRole(QAction::PreferencesRole);
    action("about")->setMenuRole(QAction::AboutRole);
    retranslate();
    QCoreApplication::instance()->installEventFilter(this);
}

QAction *ActionTable::action(const QByteArray &id) const
{
    QAction *found = m_actions.value(id);
    if (!found)
        qFatal("There is no action '%s'.", id.constData());
    return found;
}

void ActionTable::attach(const QByteArray &context, QWidget *widget) const
{
    for (const ActionRow &row : actionRows()) {
        if (context == row.context)
            widget->addAction(action(row.id));
    }
}

void ActionTable::fillMenu(ActionMenu menu, QMenu *target) const
{
    int group = -1;
    for (const ActionRow &row : actionRows()) {
        if (row.menu != menu)
            continue;
        if (group >= 0 && row.group != group)
            target->addSeparator();
        group = row.group;
        target->addAction(action(row.id));
    }
}

QList<QKeySequence> ActionTable::defaultShortcuts(const QByteArray &id) const
{
    return parsed(QString::fromLatin1(row(id).shortcuts));
}

QList<QKeySequence> ActionTable::shortcuts(const QByteArray &id) const
{
    return action(id)->shortcuts();
}

void ActionTable::setShortcuts(const QByteArray &id, const QList<QKeySequence> &shortcuts)
{
    if (action(id)->shortcuts() == shortcuts)
        return;
    action(id)->setShortcuts(shortcuts);
    describe(row(id));
    emit shortcutsChanged();
}

QList<QByteArray> ActionTable::conflicts(const QByteArray &id, const QKeySequence &keys) const
{
    QList<QByteArray> found;
    const ActionRow &mine = row(id);
    for (const ActionRow &other : actionRows()) {
        const bool samePlace = qstrcmp(mine.context, other.context) == 0 ||
                               qstrcmp(mine.context, "window") == 0 ||
                               qstrcmp(other.context, "window") == 0;
        if (id == other.id || !samePlace || keys.isEmpty())
            continue;
        const QList<QKeySequence> theirs = shortcuts(other.id);
        if (std::ranges::any_of(theirs,
                                [&](const QKeySequence &one) { return overlap(keys, one); }))
            found << other.id;
    }
    return found;
}

QString ActionTable::name(const QByteArray &id) const
{
    return plain(QCoreApplication::translate("Bole::ActionTable", row(id).text));
}

QStringList ActionTable::namesInAll(const QByteArray &id) const
{
    if (m_chinese.isEmpty())
        (void)m_chinese.load(u":/i18n/bole_zh_CN.qm"_s);
    const char *source = row(id).text;
    return {plain(QString::fromUtf8(source)),
            plain(m_chinese.translate("Bole::ActionTable", source))};
}

QString ActionTable::toolTip(const QByteArray &id) const
{
    const QString keys = action(id)->shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? name(id) : tr("%1 (%2)").arg(name(id), keys);
}

QString ActionTable::menuTitle(ActionMenu menu)
{
    switch (menu) {
    case ActionMenu::File:
        return tr("&File");
    case ActionMenu::Edit:
        return tr("&Edit");
    case ActionMenu::View:
        return tr("&View");
    case ActionMenu::Go:
        return tr("&Go");
    case ActionMenu::Applicants:
        return tr("&Applicants");
    case ActionMenu::Review:
        return tr("&Review");
    case ActionMenu::List:
        return tr("&List");
    case ActionMenu::Help:
        return tr("&Help");
    case ActionMenu::None:
        break;
    }
    return tr("Elsewhere");
}

QList<ActionGroup> ActionTable::groups() const
{
    using enum ActionMenu;
    QList<ActionGroup> groups;
    for (const ActionMenu menu : {Go, Review, Edit, View, Applicants, List, File, Help, None}) {
        ActionGroup group{plain(menuTitle(menu)), {}};
        for (const ActionRow &row : actionRows()) {
            if (row.menu == menu)
                group.ids << row.id;
        }
        if (!group.ids.isEmpty())
            groups << group;
    }
    return groups;
}

void ActionTable::load(QSettings &preferences)
{
    for (const ActionRow &row : actionRows()) {
        if (const QString key = settingsKey(row); preferences.contains(key))
            setShortcuts(row.id, parsed(preferences.value(key).toString()));
    }
}

void ActionTable::save(QSettings &preferences) const
{
    for (const ActionRow &row : actionRows()) {
        if (shortcuts(row.id) == defaultShortcuts(row.id))
            preferences.remove(settingsKey(row));
        else
            preferences.setValue(settingsKey(row), written(shortcuts(row.id)));
    }
}

bool ActionTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance())
        retranslate();
    return QObject::eventFilter(watched, event);
}

void ActionTable::retranslate()
{
    for (const ActionRow &row : actionRows())
        describe(row);
}

void ActionTable::describe(const ActionRow &row) const
{
    QAction *described = action(row.id);
    described->setText(QCoreApplication::translate("Bole::ActionTable", row.text));
    described->setIconText(name(row.id));
    described->setToolTip(toolTip(row.id));
}

const ActionRow &ActionTable::row(const QByteArray &id) const
{
    const auto found = std::ranges::find_if(
        actionRows(), [&](const ActionRow &candidate) { return id == candidate.id; });
    if (found == actionRows().end())
        qFatal("There is no action '%s'.", id.constData());
    return *found;
}

} // namespace Bole
