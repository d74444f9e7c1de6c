// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/greyimage.h"

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

/// The grey of the paper around a place.
int paperAround(const GreyImage &image, const QRect &place);

} // namespace Bole
