// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/headingstyle.h"

#include <cmath>

namespace Bole {

HeadingStyle headingStyle(const TextLine &line, const ReadingText &text)
{
    HeadingStyle style;
    // The heights of scanned lines depend on their letters.
    const double step = text.ocr ? 0.5 : 2;
    style.size = text.fromPages ? int(std::lround(line.size * step)) : line.level;
    style.bold = line.bold;
    style.capitals = line.isCapitals();
    style.font = line.font;
    return style;
}

} // namespace Bole
