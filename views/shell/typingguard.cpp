// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/typingguard.h"

#include "views/common/lockedtext.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QWidget>
#include <QWindow>

namespace Bole {

namespace {

bool isForText(const QKeyEvent &event)
{
    constexpr Qt::KeyboardModifiers commands =
        Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (event.modifiers() & commands)
        return false;
    const int key = event.key();
    const bool isFunctionKey = key >= Qt::Key_F1 && key <= Qt::Key_F35;
    return !isFunctionKey && key != Qt::Key_Escape;
}

/// Letters are for the menu, the list of a combo box or the completions that are open, or for the
/// menu bar while the keyboard is there.
bool isForMenu(const QObject *watched)
{
    const auto *bar = qobject_cast<const QMenuBar *>(watched); // not for the buttons at its end
    return QApplication::activePopupWidget() || (bar && bar->hasFocus());
}

/// Undo and redo in an input where nothing was typed: they are the window's, as everywhere else. A
/// cell that is being edited keeps them: what it would undo stands behind it.
bool isForWindow(const QObject *watched, const QKeyEvent &event)
{
    const auto *line = qobject_cast<const QLineEdit *>(watched);
    return line && !line->isUndoAvailable() && !line->isRedoAvailable() &&
           !qobject_cast<const QAbstractItemView *>(
               line->parentWidget() ? line->parentWidget()->parentWidget() : nullptr) &&
           (event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo));
}

constexpr const char *behindDialog = "isBehindDialog";

/// Remembers which windows wait for a dialog to be answered; Qt keeps that to itself.
void followDialogs(QObject *watched, const QEvent &event)
{
    const bool isBlocked = event.type() == QEvent::WindowBlocked;
    if ((isBlocked || event.type() == QEvent::WindowUnblocked) && watched->isWindowType())
        watched->setProperty(behindDialog, isBlocked);
}

/// A shortcut of a window that waits for a dialog: the desktop has not given the dialog the
/// keyboard yet. Qt keeps the window's keys from it, but not its shortcuts.
bool isBehindDialog(const QEvent &event)
{
    const QWindow *window = QGuiApplication::focusWindow();
    return event.type() == QEvent::Shortcut && window && window->property(behindDialog).toBool();
}

} // namespace

bool takesText(const QWidget *widget)
{
    if (!widget || !widget->isEnabled())
        return false;
    if (isLockedText(*widget))
        return true;
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return !line->isReadOnly();
    if (const auto *text = qobject_cast<const QTextEdit *>(widget))
        return !text->isReadOnly();
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(widget))
        return !text->isReadOnly();
    return widget->testAttribute(Qt::WA_InputMethodEnabled) &&
           widget->inputMethodQuery(Qt::ImEnabled).toBool();
}

TypingGuard::TypingGuard(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

// While an input method composes, its keys are nobody else's: no shortcut fires, and Enter, Tab and
// Escape neither confirm nor leave.
bool TypingGuard::isForComposition(const QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::InputMethod)
        m_composing = static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty()
                          ? nullptr
                          : const_cast<QObject *>(watched);
    if (!m_composing || watched != m_composing)
        return false;
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    const int key = isKey ? static_cast<QKeyEvent *>(event)->key() : 0;
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab ||
           key == Qt::Key_Backtab || key == Qt::Key_Escape;
}

bool TypingGuard::eventFilter(QObject *watched, QEvent *event)
{
    followDialogs(watched, *event);
    if (isForComposition(watched, event) || isBehindDialog(*event)) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride &&
        isForWindow(watched, *static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && watched->isWidgetType() &&
        (isForMenu(watched) || takesText(static_cast<QWidget *>(watched))) &&
        isForText(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Bole
