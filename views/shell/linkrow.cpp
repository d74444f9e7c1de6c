// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/linkrow.h"

#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QAction>
#include <QPainter>

namespace Bole {

namespace {

constexpr int IconSide = 20;

} // namespace

LinkRow::LinkRow(QAction *action, QWidget *parent) : QAbstractButton(parent), m_action(action)
{
    setFocusPolicy(Qt::StrongFocus);
    connect(action, &QAction::changed, this, &LinkRow::followAction);
    connect(this, &LinkRow::clicked, action, &QAction::trigger);
    followAction();
}

LinkRow::LinkRow(const QByteArray &iconName, const QString &title, const QString &detail,
                 QWidget *parent)
    : QAbstractButton(parent), m_detail(detail)
{
    setFocusPolicy(Qt::StrongFocus);
    setIcon(Bole::icon(iconName));
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(detail);
}

void LinkRow::followAction()
{
    setIcon(m_action->icon());
    setText(m_action->iconText());
    setAccessibleName(m_action->iconText());
    setAccessibleDescription(m_action->shortcut().toString(QKeySequence::NativeText));
    setEnabled(m_action->isEnabled());
    update();
}

QSize LinkRow::sizeHint() const
{
    const int lines = m_action ? 1 : 2;
    return {30 * Grid, std::max(5 * Grid, lines * fontMetrics().lineSpacing() + 2 * Grid)};
}

void LinkRow::paintEvent(QPaintEvent *)
{
    const Colors colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(colors.accent) : QPen(Qt::NoPen));
        painter.setBrush(underMouse() ? colors.accentSoft : Qt::transparent);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
    icon().paint(&painter, QRect(Grid, (height() - IconSide) / 2, IconSide, IconSide));

    const QRect text = rect().adjusted(IconSide + 3 * Grid, 0, -Grid, 0);
    painter.setPen(palette().color(QPalette::WindowText));
    if (m_action) {
        painter.drawText(text, Qt::AlignVCenter, this->text());
        painter.setPen(colors.muted);
        painter.setFont(textFont(TextSize::Small));
        painter.drawText(text, Qt::AlignVCenter | Qt::AlignRight,
                         m_action->shortcut().toString(QKeySequence::NativeText));
        return;
    }
    const QFontMetrics metrics = fontMetrics();
    const int top = (height() - 2 * metrics.lineSpacing()) / 2;
    painter.drawText(QRect(text.left(), top, text.width(), metrics.lineSpacing()), Qt::AlignVCenter,
                     metrics.elidedText(this->text(), Qt::ElideMiddle, text.width()));
    painter.setPen(colors.muted);
    painter.setFont(textFont(TextSize::Small));
    painter.drawText(
        QRect(text.left(), top + metrics.lineSpacing(), text.width(), metrics.lineSpacing()),
        Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_detail, Qt::ElideMiddle, text.width()));
}

void LinkRow::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void LinkRow::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace Bole
