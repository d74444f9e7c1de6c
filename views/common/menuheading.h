// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QMenu>

namespace Bole {

/// Words above entries of a menu, not to be chosen. `QMenu::addSection` shows a line without them.
inline void addHeading(QMenu *menu, const QString &words)
{
    if (!menu->isEmpty())
        menu->addSeparator();
    menu->addAction(words)->setEnabled(false);
}

} // namespace Bole
