// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

namespace Bole {

/// The few rules that make Fusion flat and quiet: tabs, splitters, scroll bars, tool buttons.
QString styleSheet(const QPalette &palette);

} // namespace Bole
