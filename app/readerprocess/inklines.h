// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/inkblobs.h"

namespace Bole {

/// A stretch of text on a page's picture: a line, or the part of one between wide gaps.
struct InkLine
{
    QRect box;
    QList<InkBlob> blobs;  ///< from left to right
    bool isBullet = false; ///< a dot, square or the like that needs no reading

    double density() const; ///< how much of the box is ink, 0–1
    double strokeWidth() const;
};

/// Finds the text among the ink of a page whose lines are level: leaves out rules, frames, photos
/// and specks, and cuts the rest at white space into columns and lines.
QList<InkLine> inkLines(const QList<InkBlob> &blobs);

/// The straight lines of a page: they are no letters, and no part of those beside them.
QList<QRect> rulesAmong(const QList<InkBlob> &blobs);
/// Dark stripes and boxes: what is written on them in light letters has to be looked for by itself.
QList<QRect> panelsAmong(const QList<InkBlob> &blobs);

} // namespace Bole
