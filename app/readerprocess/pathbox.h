// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class GfxPath;
class GfxState;
class GfxSubpath;
struct GfxRGB;

namespace Bole {

/// Where a part of a path lies, in points from the top left of the page.
struct PathBox
{
    QRectF box;
    int points = 0;
    bool hasCurves = false;

    /// A straight line or a rectangle.
    bool isPlain() const;
    void join(const PathBox &other);
};

PathBox boxOf(const GfxState &state, const GfxSubpath &part);
PathBox boxOf(const GfxState &state, const GfxPath &path);

/// What is to be seen of a box; nothing where all of it is clipped away.
bool clipBox(const GfxState &state, QRectF &box);
QRectF clipOf(const GfxState &state);

/// White on white is not to be seen.
bool isPaper(const GfxRGB &color);

} // namespace Bole
