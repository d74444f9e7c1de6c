// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyleOptionViewItem;

namespace Bole {

/// A frame around the row of a list that the keyboard is on.
void paintFocus(QPainter *painter, const QStyleOptionViewItem &option);

} // namespace Bole
