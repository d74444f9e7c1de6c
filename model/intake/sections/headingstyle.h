// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"

#include <QHash>

namespace Bole {

/// What makes a heading look like one.
struct HeadingStyle
{
    int size = 0; ///< in half points; for a text, the Markdown level
    bool bold = false;
    bool capitals = false;
    QString font;

    bool operator==(const HeadingStyle &) const = default;
    friend size_t qHash(const HeadingStyle &style, size_t seed = 0)
    {
        return qHashMulti(seed, style.size, style.bold, style.capitals, style.font);
    }
};

HeadingStyle headingStyle(const TextLine &line, const ReadingText &text);

} // namespace Bole
