// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QRect>

namespace Bole {

/// A page as OCR sees it: one byte a pixel, 0 black.
struct GreyImage
{
    QByteArray bytes;
    int width = 0;
    int height = 0;
    int stride = 0;
    int paper = 255; ///< the commonest grey

    bool isNull() const { return width <= 0 || height <= 0; }
    QRect rect() const { return {0, 0, width, height}; }
    const uchar *line(int y) const
    {
        return reinterpret_cast<const uchar *>(bytes.constData()) + qsizetype(y) * stride;
    }
};

/// Takes over the pixels and finds the paper's grey.
GreyImage greyImage(const QByteArray &bytes, int width, int height, int stride);

/// Lightly smoothed: joins what the scanner tore apart, and reads measurably better.
GreyImage smoothed(const GreyImage &image);

/// How much the lines of text fall for each pixel to the right: what a page that lay askew in the
/// scanner shows. 0 where nothing can be told.
double slopeOf(const GreyImage &image);

/// Each column moved up by its share of the slope, so that the lines are level. A point of the
/// result is `slope * x` higher than on the original.
GreyImage levelled(const GreyImage &image, double slope);

/// The part (0–1) of the pixels outside of `boxes` that differ clearly from the paper.
double inkOutside(const GreyImage &image, const QList<QRect> &boxes);

} // namespace Bole
