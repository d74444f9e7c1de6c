// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/elidedlabel.h"

#include "views/common/accessiblerole.h"
#include "views/common/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace Bole {

ElidedLabel::ElidedLabel(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::StaticText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ElidedLabel::setMuted(bool muted)
{
    m_muted = muted;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 2, fontMetrics().height() + 4};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {16, fontMetrics().height() + 4};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(m_muted ? Colors::of(palette()).muted : palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        const bool cut = fontMetrics().horizontalAdvance(m_text) > width();
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), cut ? m_text : QString(),
                           this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace Bole
