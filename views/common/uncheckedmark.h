// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QStyleOptionViewItem;

namespace Bole {

/// How a value looks that nobody has checked yet: a hollow triangle before it and the colour of
/// what needs a look, so that it survives colour blindness and print.
QString uncheckedSign(); ///< "△ "
void markUnchecked(QStyleOptionViewItem &option);
/// What the sign means, for tooltips and legends.
QString uncheckedMeaning();
/// After a value in a file of words: " (not checked)".
QString uncheckedSuffix();

} // namespace Bole
