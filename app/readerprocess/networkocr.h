// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/linenetwork.h"
#include "app/readerprocess/lineocr.h"

namespace Bole {

/// Where a line's strip lies on the page's picture.
struct StripPlace
{
    QRectF area;      ///< all that the strip shows
    double scale = 1; ///< the strip's pixels for each of the picture's
};

/// Parts of a line that the network reads well: in long ones it loses letters. Cut between words,
/// each as high as the line.
QList<InkLine> piecesOf(const InkLine &line);

/// A line scaled to the height that the network reads, light letters turned to dark ones, pale ones
/// to black, without what stands above and below it.
LineStrip stripOf(const GreyImage &image, const InkLine &line, StripPlace &place);

/// The characters that the network's steps tell of. It is shy of spaces: one that it only thinks
/// possible is there where the ink leaves a gap, too.
QList<OcrSymbol> symbolsFrom(const std::vector<LineNetwork::Step> &steps,
                             const LineNetwork &network, const InkLine &line,
                             const StripPlace &place);

} // namespace Bole
