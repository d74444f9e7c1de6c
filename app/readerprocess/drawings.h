// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

namespace Bole {

/// One path that is filled or stroked.
struct DrawnPath
{
    QRectF box;
    bool isPlain = false; ///< a straight line or a rectangle
};

/// Collects the paths of a page and tells which of them make up a drawing: a logo, a signature, a
/// chart. Rules, frames, panels behind text and a skill's row of dots are none.
class Drawings
{
public:
    void add(const DrawnPath &path);
    QList<QRectF> groups() const;

private:
    QList<DrawnPath> m_paths;
};

} // namespace Bole
