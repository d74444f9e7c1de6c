// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QByteArray>

namespace Bole {

struct PictureLimits
{
    int pages = 0; ///< a TIFF with so many or more is refused
    qint64 pixels = 0;
};

/// By its first bytes.
bool isPicture(const QByteArray &bytes);

/// A PDF around a JPEG, a PNG or each page of a TIFF, so that a picture is shown, covered and read
/// by OCR as a scan is. A page is as large as the picture says, but not larger than A4; a
/// photograph that was taken sideways stands upright.
Result<QByteArray> pdfOfPicture(const QByteArray &bytes, const PictureLimits &limits);

} // namespace Bole
