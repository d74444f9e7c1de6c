// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace Bole {

/// An icon by its Breeze name. Where the desktop uses Breeze it is the desktop's; elsewhere it is
/// our own SVG from resources/icons, drawn in the palette's text colour so that it suits light and
/// dark, also when the theme changes while the program runs.
QIcon icon(const QByteArray &name);

/// Another theme's icons beside our own would be two hands in one window.
bool showsDesktopIcons();

} // namespace Bole
