// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/applicants/filterarea.h"

#include "views/applicants/filterpanel.h"
#include "views/common/theme.h"

#include <QScrollBar>

namespace Bole {

FilterArea::FilterArea(FilterPanel *panel, QWidget *parent) : QScrollArea(parent)
{
    setWidget(panel);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus); // what is in it takes the keyboard
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize FilterArea::sizeHint() const
{
    return {minimumSizeHint().width(), widget()->sizeHint().height()};
}

QSize FilterArea::minimumSizeHint() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    return {widget()->minimumSizeHint().width() + bar, 20 * Grid};
}

} // namespace Bole
