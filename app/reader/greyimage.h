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
    const uchar *line(int y) const
    {
        return reinterpret_cast<const uchar *>(bytes.constData()) + qsizetype(y) * stride;
    }
};

/// Takes over the pixels and finds the paper's grey.
GreyImage greyImage(const QByteArray &bytes, int width, int height, int stride);

/// Lightly smoothed: joins what the scanner tore apart, and reads measurably better.
GreyImage smoothed(const GreyImage &image);

/// The parts of a line of text between wide white gaps, such as that before a date at the right.
QList<QRect> cutAtWideGaps(const GreyImage &image, const QRect &line);

/// A drawn rule that was taken for a line of text: wide, with hardly a row of ink.
bool isRule(const GreyImage &image, const QRect &line);

/// The part (0–1) of the pixels outside of `boxes` that differ clearly from the paper.
double inkOutside(const GreyImage &image, const QList<QRect> &boxes);

} // namespace Bole
