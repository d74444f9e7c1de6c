// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

#include <functional>

namespace Bole {

/// A page without what is hidden: its words masked, its links and pictures gone, and the boxes to
/// cover on the rendered image (in points, as words have them).
struct BlindPage
{
    PageText page;
    QList<QRectF> covers;
    QList<QRectF> faded; ///< where only dark text stays, as in front of a watermark
};

/// A page as a blind reviewer may see it. Asked once a page, when its words have arrived; until
/// then no picture of the page is asked for. Pages count from 0. Empty: nothing is hidden.
using BlindFunction = std::function<BlindPage(int page, const PageText &text)>;

} // namespace Bole
