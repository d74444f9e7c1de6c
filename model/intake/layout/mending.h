// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"

namespace Bole {

/// Parts words that a producer glued ("AliceZhang") where the document itself has both halves as
/// words of their own.
void mendGluedWords(ReadingText &text);

} // namespace Bole
