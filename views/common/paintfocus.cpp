// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/paintfocus.h"

#include "views/common/theme.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace Bole {

void paintFocus(QPainter *painter, const QStyleOptionViewItem &option)
{
    if (!(option.state & QStyle::State_HasFocus))
        return;
    painter->setBrush(Qt::NoBrush);
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(Colors::of(option.palette).accent);
    painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
}

} // namespace Bole
