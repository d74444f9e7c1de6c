// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/linecheck/linepicture.h"

#include "views/common/accessiblerole.h"
#include "views/common/theme.h"

#include <QPainter>

#include <algorithm>

namespace Bole {

LinePicture::LinePicture(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Graphic);
    setMinimumSize(40 * Grid, 14 * Grid);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LinePicture::setPicture(const QImage &picture, const QRectF &part)
{
    m_picture = picture;
    m_part = part;
    update();
}

void LinePicture::setPlaces(const QList<QRectF> &places, const QList<QRectF> &current)
{
    m_places = places;
    m_current = current;
    update();
}

/// Where the picture lies in the widget: whole, in the middle.
QRectF LinePicture::shownArea() const
{
    const QSizeF size = QSizeF(m_picture.size()).scaled(QSizeF(this->size()), Qt::KeepAspectRatio);
    return {QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

void LinePicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colors colors = Colors::of(palette());
    painter.fillRect(rect(), colors.canvas);
    if (m_picture.isNull() || m_part.isEmpty())
        return;
    const QRectF shown = shownArea();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(shown, m_picture);
    const auto frame = [&](const QRectF &place, const QPen &pen, const QBrush &brush) {
        const QRectF box(shown.x() + (place.x() - m_part.x()) / m_part.width() * shown.width(),
                         shown.y() + (place.y() - m_part.y()) / m_part.height() * shown.height(),
                         place.width() / m_part.width() * shown.width(),
                         place.height() / m_part.height() * shown.height());
        painter.setPen(pen);
        painter.setBrush(brush);
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 2, 2);
    };
    for (const QRectF &place : std::as_const(m_places))
        frame(place, QPen(colors.placeLine, 1), Qt::NoBrush);
    for (const QRectF &place : std::as_const(m_current))
        frame(place, QPen(colors.placeLine, 2), colors.place);
}

} // namespace Bole
