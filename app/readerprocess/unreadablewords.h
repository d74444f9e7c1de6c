// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

namespace Bole {

/// A character that only its font understands: the page shows it, the text does not say it.
bool isUnreadable(char32_t character);

/// Runs of words, one after another in one line, of which most characters are unreadable: old-style
/// digits without a Unicode map. A single sign is an icon, and no text.
QList<QList<qsizetype>> unreadableRuns(const PageText &text);

} // namespace Bole
