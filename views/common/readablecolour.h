// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace Bole {

/// The colour of a text, so much lighter or darker that it can be read on this background.
QColor readableColour(const QColor &text, const QColor &background);

} // namespace Bole
