// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace Bole {

/// What a JPEG says about itself before its pixels begin.
struct JpegHeader
{
    int width = 0;
    int height = 0;
    int colours = 0;     ///< 1 grey, 3 colour, 4 for print
    int dotsPerInch = 0; ///< 0: it does not say
    int turned = 0;      ///< clockwise degrees that make it upright
    bool isAdobe = false;
};

/// Nothing where it is none, or is cut off before its size.
std::optional<JpegHeader> readJpegHeader(const QByteArray &bytes);

} // namespace Bole
