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

/// A photographed page without the shade of its lamp: the paper is made equally bright everywhere.
/// Unchanged where the light is even, or where a dark panel is printed on the page.
GreyImage evenlyLit(const GreyImage &image);

/// Lightly smoothed: joins what the scanner tore apart, and reads measurably better.
GreyImage smoothed(const GreyImage &image);

/// How much the lines of text fall for each pixel to the right: what a page that lay askew in the
/// scanner shows. 0 where nothing can be told.
double slopeOf(const GreyImage &image);

/// Turned about its middle, so that lines are level and margins upright: what is at (x, y) from the
/// middle of the result is at (x - slope * y, y + slope * x) on the original.
GreyImage levelled(const GreyImage &image, double slope);

/// Painted over with the given grey.
void cover(GreyImage &image, const QRect &box, int grey);

/// The part (0–1) of the pixels outside of `boxes` that differ clearly from the paper.
double inkOutside(const GreyImage &image, const QList<QRect> &boxes);

} // namespace Bole
