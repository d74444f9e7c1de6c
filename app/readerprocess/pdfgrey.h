// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/greyimage.h"

class PDFDoc;

namespace Bole {

/// The page as OCR wants it: one byte a pixel from the start, where a coloured picture would first
/// have to be made and turned to grey. Null where there is no memory for it.
GreyImage greyPicture(PDFDoc &document, int page, double pixelsPerPoint);

} // namespace Bole
