// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/pdfgrey.h"

#include <PDFDoc.h>
#include <SplashOutputDev.h>
#include <splash/SplashBitmap.h>

namespace Bole {

GreyImage greyPicture(PDFDoc &document, int page, double pixelsPerPoint)
{
    SplashColor paper{255};
    SplashOutputDev device(splashModeMono8, 4, false, paper);
    device.setFontAntialias(true);
    device.setVectorAntialias(true);
    device.startDoc(&document);
    const double dpi = pixelsPerPoint * 72;
    document.displayPageSlice(&device, page, dpi, dpi, 0, false, true, false, -1, -1, -1, -1,
                              nullptr, nullptr, nullptr, nullptr, true);
    const SplashBitmap *bitmap = device.getBitmap();
    if (!bitmap || !bitmap->getDataPtr() || bitmap->getMode() != splashModeMono8)
        return {};
    const int stride = bitmap->getRowSize();
    const QByteArray pixels(reinterpret_cast<const char *>(bitmap->getDataPtr()),
                            qsizetype(stride) * bitmap->getHeight());
    return greyImage(pixels, bitmap->getWidth(), bitmap->getHeight(), stride);
}

} // namespace Bole
