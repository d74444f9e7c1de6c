// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// Letters without tones or accents, lower case; Han become their readings, with a space between.
QString latinLetters(const QString &text);

} // namespace Bole
