// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/fieldstate.h"

#include <QColor>
#include <QPalette>

class QPainter;
class QRectF;

namespace Bole {

/// A value's state drawn by shape and colour together, so that it survives colour blindness and
/// print.
void paintStateMark(QPainter *painter, const QRectF &box, FieldState state,
                    const QPalette &palette);
QColor stateColor(FieldState state, const QPalette &palette);
QString stateLabel(FieldState state); ///< in the reader's language

} // namespace Bole
