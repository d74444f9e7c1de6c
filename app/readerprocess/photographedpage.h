// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/greyimage.h"

#include <QTransform>

#include <optional>

namespace Bole {

/// A sheet of paper that somebody photographed: bright, with four corners, on something darker that
/// shows around it.
struct PhotographedSheet
{
    QRectF place;            ///< where it would be if it lay flat, in a picture of the same size
    QTransform toPhotograph; ///< from there to where it is
};

/// Nothing for every other picture: a scanned page fills it.
std::optional<PhotographedSheet> photographedSheet(const GreyImage &photograph);

/// A picture of the given size with the sheet laid flat, and nothing but the sheet: its edge goes
/// on to the edge of the picture. `photograph` has `scale` times as many pixels each way as the one
/// in which the sheet was found.
GreyImage laidFlat(const GreyImage &photograph, double scale, const PhotographedSheet &sheet,
                   QSize size);

} // namespace Bole
