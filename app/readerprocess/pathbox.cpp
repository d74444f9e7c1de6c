// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/pathbox.h"

#include <GfxState.h>

#include <algorithm>

namespace Bole {

bool PathBox::isPlain() const
{
    constexpr int pointsOfRectangle = 5;
    return !hasCurves && points <= pointsOfRectangle;
}

/// A line has no area, so that QRectF's own union would leave it out.
void PathBox::join(const PathBox &other)
{
    if (other.points == 0)
        return;
    if (points == 0)
        box = other.box;
    else
        box = {
            QPointF(std::min(box.left(), other.box.left()), std::min(box.top(), other.box.top())),
            QPointF(std::max(box.right(), other.box.right()),
                    std::max(box.bottom(), other.box.bottom()))};
    points += other.points;
    hasCurves = hasCurves || other.hasCurves;
}

PathBox boxOf(const GfxState &state, const GfxSubpath &part)
{
    PathBox box;
    for (int i = 0; i < part.getNumPoints(); ++i) {
        double x = 0, y = 0;
        state.transform(part.getX(i), part.getY(i), &x, &y);
        box.join({{x, y, 0, 0}, 1, part.getCurve(i)});
    }
    return box;
}

PathBox boxOf(const GfxState &state, const GfxPath &path)
{
    PathBox box;
    for (int i = 0; i < path.getNumSubpaths(); ++i)
        box.join(boxOf(state, *path.getSubpath(i)));
    return box;
}

QRectF clipOf(const GfxState &state)
{
    double left = 0, top = 0, right = 0, bottom = 0;
    state.getClipBBox(&left, &top, &right, &bottom);
    return {QPointF(left, top), QPointF(right, bottom)};
}

bool clipBox(const GfxState &state, QRectF &box)
{
    const QRectF visible = clipOf(state);
    if (box.left() > visible.right() || box.right() < visible.left() ||
        box.top() > visible.bottom() || box.bottom() < visible.top())
        return false;
    box = {
        QPointF(std::max(box.left(), visible.left()), std::max(box.top(), visible.top())),
        QPointF(std::min(box.right(), visible.right()), std::min(box.bottom(), visible.bottom()))};
    return true;
}

bool isPaper(const GfxRGB &color)
{
    constexpr double pale = 0.98;
    return colToDbl(color.r) > pale && colToDbl(color.g) > pale && colToDbl(color.b) > pale;
}

} // namespace Bole
