// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/statemark.h"

#include "views/common/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

namespace Bole {

namespace {

void paintTick(QPainter *painter, const QRectF &box)
{
    QPainterPath path(QPointF(box.left() + box.width() * 0.15, box.center().y()));
    path.lineTo(box.left() + box.width() * 0.42, box.bottom() - box.height() * 0.22);
    path.lineTo(box.right() - box.width() * 0.1, box.top() + box.height() * 0.2);
    painter->drawPath(path);
}

void paintTriangle(QPainter *painter, const QRectF &box)
{
    QPainterPath path(QPointF(box.center().x(), box.top() + 0.5));
    path.lineTo(box.right() - 0.5, box.bottom() - 1);
    path.lineTo(box.left() + 0.5, box.bottom() - 1);
    path.closeSubpath();
    painter->drawPath(path);
    const double x = box.center().x();
    painter->drawLine(QPointF(x, box.top() + box.height() * 0.4),
                      QPointF(x, box.top() + box.height() * 0.62));
    painter->drawPoint(QPointF(x, box.top() + box.height() * 0.78));
}

void paintPencil(QPainter *painter, const QRectF &box)
{
    painter->drawLine(box.bottomLeft() + QPointF(2, -2), box.topRight() + QPointF(-2, 2));
    painter->drawLine(box.bottomLeft() + QPointF(1, -1), box.bottomLeft() + QPointF(5, -1));
}

} // namespace

QColor stateColor(FieldState state, const QPalette &palette)
{
    const Colors colors = Colors::of(palette);
    switch (state) {
    case FieldState::NeedsLook:
        return colors.warning;
    case FieldState::Confirmed:
        return colors.good;
    case FieldState::Corrected:
        return colors.changed;
    case FieldState::Read:
    case FieldState::Missing:
        break;
    }
    return colors.muted;
}

void paintStateMark(QPainter *painter, const QRectF &box, FieldState state, const QPalette &palette)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(
        QPen(stateColor(state, palette), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    switch (state) {
    case FieldState::Read:
        painter->setBrush(stateColor(state, palette));
        painter->setPen(Qt::NoPen);
        painter->drawEllipse(box.center(), 2, 2);
        break;
    case FieldState::NeedsLook:
        paintTriangle(painter, box);
        break;
    case FieldState::Confirmed:
        paintTick(painter, box);
        break;
    case FieldState::Corrected:
        paintPencil(painter, box);
        break;
    case FieldState::Missing:
        painter->drawLine(QPointF(box.left() + 3, box.center().y()),
                          QPointF(box.right() - 3, box.center().y()));
        break;
    }
    painter->restore();
}

QString stateLabel(FieldState state)
{
    switch (state) {
    case FieldState::Read:
        return QCoreApplication::translate("Bole::StateMark", "Read from the document");
    case FieldState::NeedsLook:
        return QCoreApplication::translate("Bole::StateMark", "Needs a look");
    case FieldState::Confirmed:
        return QCoreApplication::translate("Bole::StateMark", "Confirmed");
    case FieldState::Corrected:
        return QCoreApplication::translate("Bole::StateMark", "Corrected");
    case FieldState::Missing:
        return QCoreApplication::translate("Bole::StateMark", "Not recognised");
    }
    return {};
}

} // namespace Bole
