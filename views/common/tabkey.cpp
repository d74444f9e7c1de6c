// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/tabkey.h"

#include <QAbstractItemView>

namespace Bole {

static constexpr const char *staysInside = "tabStaysInside";

void leaveByTab(QWidget *widget)
{
    auto *table = qobject_cast<QAbstractItemView *>(widget);
    if (table && !table->property(staysInside).toBool())
        table->setTabKeyNavigation(false);
}

void stayInsideByTab(QAbstractItemView &table)
{
    table.setProperty(staysInside, true);
    table.setTabKeyNavigation(true);
}

} // namespace Bole
