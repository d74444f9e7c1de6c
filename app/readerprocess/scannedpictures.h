// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/greyimage.h"

namespace Bole {

/// The portraits and the like on a page that is itself one picture, where no list of images tells
/// of them: areas that are inked all over although no words stand there. Boxes are in pixels.
QList<QRect> scannedPictures(const GreyImage &page, const QList<QRect> &words);

} // namespace Bole
