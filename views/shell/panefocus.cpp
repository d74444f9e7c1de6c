// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/panefocus.h"

#include "views/common/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace Bole {

namespace {

constexpr int thickness = 3;

bool takesFocus(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
}

} // namespace

PaneFocus::PaneFocus(QWidget *window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    connect(qApp, &QApplication::focusChanged, this, &PaneFocus::follow);
}

void PaneFocus::addPane(QWidget *pane, const Entrance &entrance)
{
    m_panes.append({pane, entrance});
    pane->installEventFilter(this);
}

qsizetype PaneFocus::current() const
{
    const QWidget *focus = QApplication::focusWidget();
    for (qsizetype i = 0; focus && i < m_panes.size(); ++i) {
        const QWidget *pane = m_panes[i].widget;
        if (pane && (pane == focus || pane->isAncestorOf(focus)))
            return i;
    }
    return -1;
}

void PaneFocus::step(bool backwards)
{
    const qsizetype count = m_panes.size();
    const qsizetype from = current();
    const qsizetype start = from >= 0 ? from : backwards ? 0 : count - 1;
    for (qsizetype i = 1; i <= count; ++i) {
        const Pane &pane = m_panes[(start + (backwards ? count - i : i)) % count];
        if (!pane.widget || !pane.widget->isVisible())
            continue;
        enter(pane.entrance());
        if (pane.widget->isAncestorOf(QApplication::focusWidget()))
            return;
    }
}

void PaneFocus::enterPane(qsizetype pane)
{
    if (pane >= 0 && pane < m_panes.size() && m_panes[pane].widget &&
        m_panes[pane].widget->isVisible())
        enter(m_panes[pane].entrance());
}

void PaneFocus::enter(QWidget *widget)
{
    widget->setFocus(Qt::ShortcutFocusReason);
    const QWidget *focus = QApplication::focusWidget();
    if (widget->hasFocus() || widget->isAncestorOf(focus))
        return;
    for (QWidget *child : widget->findChildren<QWidget *>()) {
        if (takesFocus(child)) {
            child->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

void PaneFocus::follow()
{
    const qsizetype pane = current();
    setVisible(pane >= 0);
    if (pane < 0)
        return;
    const QWidget *widget = m_panes[pane].widget;
    setGeometry(QRect(widget->mapTo(parentWidget(), QPoint()), QSize(widget->width(), thickness)));
    raise();
}

bool PaneFocus::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
        follow();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void PaneFocus::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), Colors::of(palette()).accent);
}

} // namespace Bole
