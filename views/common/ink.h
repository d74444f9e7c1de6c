// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/theme.h"

class QWidget;

namespace Bole {

/// Writes a widget's text in one of the theme's colours, also after a change of theme. Without a
/// colour it is the palette's own again.
void setInk(QWidget *widget, QColor Colors::*colour,
            QPalette::ColorRole role = QPalette::WindowText);

} // namespace Bole
