// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

class PDFDoc;

namespace Bole {

/// Boxes in points from the top left of the page as displayed.
struct PagePictures
{
    QList<QRectF> images;   ///< without what is clipped away or hardly to be seen
    QList<QRectF> drawings; ///< lines and areas that belong together, see drawings.h
};

/// What there is on a page (from 1) beside its text.
PagePictures picturesOf(PDFDoc &document, int page);

} // namespace Bole
