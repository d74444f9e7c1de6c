// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/droparea.h"

#include "views/common/theme.h"

#include <QPainter>

namespace Bole {

void DropArea::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor outline = Colors::of(palette()).muted;
    outline.setAlpha(140);
    QPen pen(outline, 1.2);
    pen.setDashPattern({4, 4});
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), Grid, Grid);
}

} // namespace Bole
