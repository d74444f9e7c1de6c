// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/scoredots.h"

#include "views/common/accessiblerole.h"
#include "views/common/reviewwords.h"
#include "views/common/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace Bole {

namespace {

constexpr double radius = 6;
constexpr double axis = 24; // from the top

} // namespace

ScoreDots::ScoreDots(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreDots::setDots(const QList<ScoreDot> &dots, int top)
{
    m_dots = dots;
    m_top = top;
    QStringList words;
    for (const ScoreDot &dot : dots)
        words.append(tr("%1: %2").arg(dot.name, ReviewWords::number(dot.value)));
    setAccessibleName(words.join(QStringLiteral("; ")));
    update();
}

QPointF ScoreDots::place(double value) const
{
    const double usable = width() - 4 * radius;
    return {2 * radius + usable * (value - 1) / std::max(1, m_top - 1), axis};
}

void ScoreDots::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors colors = Colors::of(palette());
    painter.setPen(QPen(colors.line, 1));
    painter.drawLine(place(1), place(m_top));
    painter.setFont(textFont(TextSize::Small));
    for (int level = 1; level <= m_top; ++level) {
        const QPointF p = place(level);
        painter.setPen(colors.line);
        painter.drawLine(p + QPointF(0, -3), p + QPointF(0, 3));
        painter.setPen(colors.muted);
        painter.drawText(QRectF(p.x() - 12, axis + 10, 24, 16), Qt::AlignCenter,
                         QString::number(level));
    }
    double mean = 0;
    for (const ScoreDot &dot : std::as_const(m_dots))
        mean += dot.value / double(m_dots.size());
    if (m_dots.size() > 1) {
        painter.setPen(QPen(colors.muted, 2));
        painter.drawLine(place(mean) + QPointF(0, -10), place(mean) + QPointF(0, 10));
    }
    for (const ScoreDot &dot : std::as_const(m_dots)) {
        const QPointF p = place(dot.value);
        painter.setPen(QPen(palette().color(QPalette::Window), 1));
        painter.setBrush(dot.mine ? colors.accent : dot.colour);
        if (dot.mine) {
            const double r = radius + 1;
            painter.drawPolygon(QPolygonF{p + QPointF(0, -r), p + QPointF(r, 0), p + QPointF(0, r),
                                          p + QPointF(-r, 0)});
        } else {
            painter.drawEllipse(p, radius, radius);
        }
        painter.setPen(dot.mine ? colors.accent : colors.muted);
        painter.drawText(QRectF(p.x() - 20, 0, 40, axis - radius - 1), Qt::AlignCenter,
                         dot.mine ? tr("me") : dot.initials);
    }
}

bool ScoreDots::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QStringList words;
    for (const ScoreDot &dot : std::as_const(m_dots)) {
        if (QLineF(place(dot.value), help->pos()).length() < 2 * radius)
            words.append(tr("%1: %2").arg(dot.name, ReviewWords::number(dot.value)));
    }
    QToolTip::showText(help->globalPos(), words.isEmpty() ? accessibleName() : words.join(u'\n'),
                       this);
    return true;
}

} // namespace Bole
