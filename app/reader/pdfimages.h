// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

class PDFDoc;

namespace Bole {

/// Where the images of a page (from 1) stand, in points from the top left of the page as displayed;
/// what is clipped away or hardly to be seen is left out.
QList<QRectF> imagesOf(PDFDoc &document, int page);

} // namespace Bole
