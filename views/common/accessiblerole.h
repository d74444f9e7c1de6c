// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace Bole {

/// What a widget that paints itself is to a screen reader. Without it Qt knows only that there is
/// some area. To be called where the widget is made.
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

} // namespace Bole
