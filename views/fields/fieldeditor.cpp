// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/fieldeditor.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace Bole {

void FieldEditor::watch(QWidget *input)
{
    m_inputs.append(input);
    input->installEventFilter(this);
}

void FieldEditor::setSpokenName(const QString &name)
{
    setAccessibleName(name);
    for (QWidget *part : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (part->focusPolicy() == Qt::NoFocus)
            continue;
        const QString own = part->accessibleName();
        part->setAccessibleName(
            own.isEmpty() ? name : tr("%1: %2", "a field and its part").arg(name, own));
    }
}

bool FieldEditor::moveInside(bool backwards)
{
    const qsizetype at = m_inputs.indexOf(QApplication::focusWidget());
    const qsizetype next = at + (backwards ? -1 : 1);
    if (at < 0 || next < 0 || next >= m_inputs.size())
        return false;
    m_inputs[next]->setFocus(Qt::TabFocusReason);
    return true;
}

/// One Escape throws nothing away that was typed: it says that the next one will.
bool FieldEditor::asksForSecondEscape()
{
    if (m_isWarned || typedText() == m_before)
        return false;
    m_isWarned = true;
    QToolTip::showText(mapToGlobal(QPoint(0, height())),
                       tr("Escape again throws away what you typed; Enter keeps it."), this);
    return true;
}

bool FieldEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::InputMethod)
        m_isComposing = !static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty();
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent *>(event)->reason();
        const QWidget *now = QApplication::focusWidget();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason &&
            (!now || !isAncestorOf(now)))
            emit left();
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (!m_before)
        m_before = typedText();
    if (key->key() == Qt::Key_Escape && !isComposing() && asksForSecondEscape())
        return true;
    m_isWarned = false;
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Escape:
        if (isComposing())
            return true; // it belongs to the input method
        break;
    default:
        return false;
    }
    switch (key->key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (moveInside(key->key() == Qt::Key_Backtab))
            return true;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (keepsReturn() && !(key->modifiers() & Qt::ControlModifier))
            return false;
        break;
    default:
        break;
    }
    QKeyEvent copy(key->type(), key->key(), key->modifiers(), key->text());
    QCoreApplication::sendEvent(this, &copy); // the delegate listens on the editor itself
    return true;
}

} // namespace Bole
