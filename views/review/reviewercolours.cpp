// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewercolours.h"

#include "views/common/theme.h"

#include <QPainter>

namespace Bole {

QIcon reviewerMark(const Reviewer &reviewer)
{
    constexpr int size = 48;
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour(reviewer.colour);
    painter.setBrush(colour.isValid() ? colour : QColor(0x626a73));
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(pixmap.rect().adjusted(1, 1, -1, -1));
    QFont font = textFont(TextSize::Normal, true);
    font.setPixelSize(reviewer.initials.size() > 2 ? 16 : 20);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(pixmap.rect(), Qt::AlignCenter, reviewer.initials);
    return QIcon(pixmap);
}

} // namespace Bole
