// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <utility>

namespace Bole {

/// Keys that a pane has by itself, beside the actions of the menus: what they do, and the keys as
/// keysText() writes them.
struct PaneKeys
{
    QString title;
    QList<std::pair<QString, QString>> keys;
};

/// In the window's language, for the list of shortcuts.
QList<PaneKeys> paneKeys();

} // namespace Bole
