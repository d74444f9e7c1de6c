// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/scoredots.h"

#include "views/common/accessiblerole.h"
#include "views/common/reviewwords.h"
#include "views/common/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

constexpr double radius = 6;
constexpr double axis = 24; // from the top
constexpr double widthOfLabel = 28;

} // namespace

ScoreDots::ScoreDots(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreDots::setDots(const QList<ScoreDot> &dots, const TotalScale &scale)
{
    m_dots = dots;
    m_scale = scale;
    QStringList words;
    for (const ScoreDot &dot : dots)
        words.append(tr("%1: %2").arg(dot.name, ReviewWords::number(dot.value)));
    setAccessibleName(words.join(QStringLiteral("; ")));
    update();
}

QPointF ScoreDots::place(double value) const
{
    const double usable = width() - 4 * radius;
    const double range = std::max(1.0, m_scale.highest - m_scale.lowest);
    return {2 * radius + usable * (value - m_scale.lowest) / range, axis};
}

/// Every level, or of many points as many round ones as there is room for.
QList<double> ScoreDots::labelled() const
{
    const double most = std::max(2.0, std::floor(width() / widthOfLabel));
    double step = 1;
    for (const double next : {1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 1000.0}) {
        step = next;
        if ((m_scale.highest - m_scale.lowest) / step < most)
            break;
    }
    QList<double> values;
    for (double value = m_scale.lowest; value <= m_scale.highest; value += step)
        values.append(value);
    return values;
}

void ScoreDots::paintAxis(QPainter &painter) const
{
    const Colors colors = Colors::of(palette());
    painter.setPen(QPen(colors.line, 1));
    painter.drawLine(place(m_scale.lowest), place(m_scale.highest));
    for (const double value : labelled()) {
        const QPointF p = place(value);
        painter.setPen(colors.line);
        painter.drawLine(p + QPointF(0, -3), p + QPointF(0, 3));
        painter.setPen(colors.muted);
        painter.drawText(QRectF(p.x() - widthOfLabel / 2, axis + 10, widthOfLabel, 16),
                         Qt::AlignCenter, QString::number(value));
    }
}

void ScoreDots::paintDot(QPainter &painter, const ScoreDot &dot) const
{
    const Colors colors = Colors::of(palette());
    const QPointF p = place(dot.value);
    painter.setPen(QPen(palette().color(QPalette::Window), 1));
    painter.setBrush(dot.mine ? colors.accent : dot.colour);
    if (!dot.mine) {
        painter.drawEllipse(p, radius, radius);
        return;
    }
    const double r = radius + 1;
    painter.drawPolygon(
        QPolygonF{p + QPointF(0, -r), p + QPointF(r, 0), p + QPointF(0, r), p + QPointF(-r, 0)});
}

/// Mine first; the initials of those who gave nearly the same are only on hover.
void ScoreDots::paintInitials(QPainter &painter) const
{
    const Colors colors = Colors::of(palette());
    QList<ScoreDot> dots = m_dots;
    std::ranges::stable_partition(dots, &ScoreDot::mine);
    QList<QRectF> taken;
    for (const ScoreDot &dot : std::as_const(dots)) {
        const QString text = dot.mine ? tr("me") : dot.initials;
        const double width = painter.fontMetrics().horizontalAdvance(text) + 4;
        const QRectF area(place(dot.value).x() - width / 2, 0, width, axis - radius - 1);
        if (std::ranges::any_of(taken, [&](const QRectF &other) { return other.intersects(area); }))
            continue;
        taken.append(area);
        painter.setPen(dot.mine ? colors.accent : colors.muted);
        painter.drawText(area, Qt::AlignCenter, text);
    }
}

void ScoreDots::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(textFont(TextSize::Small));
    paintAxis(painter);
    double mean = 0;
    for (const ScoreDot &dot : std::as_const(m_dots))
        mean += dot.value / double(m_dots.size());
    if (m_dots.size() > 1) {
        painter.setPen(QPen(Colors::of(palette()).muted, 2));
        painter.drawLine(place(mean) + QPointF(0, -10), place(mean) + QPointF(0, 10));
    }
    for (const ScoreDot &dot : std::as_const(m_dots))
        paintDot(painter, dot);
    paintInitials(painter);
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
