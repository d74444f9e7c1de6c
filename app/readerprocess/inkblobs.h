// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/greyimage.h"

#include <QList>
#include <QRect>

namespace Bole {

/// Ink that hangs together: a letter, a part of a Han character, a rule, a photo.
struct InkBlob
{
    QRect box;
    int pixels = 0;
    int runs = 0; ///< horizontal stretches of ink: pixels / runs is the width of a stroke

    double strokeWidth() const { return runs > 0 ? double(pixels) / runs : 0; }
};

/// All of a page. What is ink is decided against the paper around it, so that a shadow over half of
/// the page, or a dark band with light letters, does not hide what is written there.
QList<InkBlob> inkBlobs(const GreyImage &image);

/// Those on a dark stripe or box, which is the paper there.
QList<InkBlob> inkBlobsOn(const GreyImage &image, const QRect &panel);

/// The grey of the paper around a place.
int paperAround(const GreyImage &image, const QRect &place);
/// So dark that what is written on it is light.
constexpr bool isDarkPaper(int grey)
{
    return grey < 110;
}

} // namespace Bole
