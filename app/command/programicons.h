// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// The program's icon and that of its files in every size that desktops ask for, below a folder
/// with the shape of an icon theme: 48x48/apps/bole.png. The build makes them from the drawings.
bool writeIcons(const QString &folder);

} // namespace Bole
