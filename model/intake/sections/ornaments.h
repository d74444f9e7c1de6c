// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"

namespace Bole {

class Knowledge;

/// The text with the marks before its headings taken off ("★ Education", "— 教育背景"). A mark is
/// one where known headings of at least two kinds share it and their style, and few others do.
ReadingText withoutOrnaments(const ReadingText &text, const Knowledge &knowledge);

} // namespace Bole
