// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/drawings.h"

#include <algorithm>

namespace Bole {

namespace {

// In points.
constexpr double reach = 4;        // parts of one drawing are no further apart
constexpr double largePlain = 72;  // a longer line or rectangle is a rule, a frame or a panel
constexpr double largeShape = 200; // touches half of the page: it is a drawing of its own
constexpr double shortestSide = 8;
constexpr double longestSide = 14;      // at least: what is smaller is an icon or a bullet
constexpr qsizetype mostPaths = 20'000; // a hostile page may have millions
constexpr qsizetype fewPlain = 4;       // rectangles alone, if there are more: a code of squares

struct Group
{
    QRectF box;
    qsizetype paths = 0;
    bool hasShape = false; ///< something else than lines and rectangles

    bool touches(const Group &other) const
    {
        return box.adjusted(-reach, -reach, reach, reach).intersects(other.box);
    }
    void join(const Group &other)
    {
        box |= other.box;
        paths += other.paths;
        hasShape = hasShape || other.hasShape;
    }
    bool isDrawing() const
    {
        const double shorter = std::min(box.width(), box.height());
        const double longer = std::max(box.width(), box.height());
        return shorter >= shortestSide && longer >= longestSide && (hasShape || paths > fewPlain);
    }
};

/// Joins a group with all that it touches, then with what that touches.
void insert(QList<Group> &groups, Group group)
{
    for (bool joined = true; joined;) {
        const auto apart = std::ranges::partition(
            groups, [&](const Group &other) { return !group.touches(other); });
        joined = !apart.empty();
        for (const Group &other : apart)
            group.join(other);
        groups.erase(apart.begin(), groups.end());
    }
    groups.append(group);
}

} // namespace

void Drawings::add(const DrawnPath &path)
{
    const bool isLarge = std::max(path.box.width(), path.box.height()) > largePlain;
    if (!(path.isPlain && isLarge) && m_paths.size() < mostPaths)
        m_paths.append(path);
}

QList<QRectF> Drawings::groups() const
{
    constexpr qsizetype mostGroups = 1'000;
    QList<Group> groups;
    QList<QRectF> drawings;
    for (const DrawnPath &path : m_paths) {
        // A line has no area, and would touch nothing.
        const QRectF box = path.box.adjusted(-0.1, -0.1, 0.1, 0.1);
        if (groups.size() + drawings.size() >= mostGroups)
            break;
        if (std::max(box.width(), box.height()) > largeShape)
            drawings.append(box);
        else
            insert(groups, {box, 1, !path.isPlain});
    }
    for (const Group &group : std::as_const(groups)) {
        if (group.isDrawing())
            drawings.append(group.box);
    }
    return drawings;
}

} // namespace Bole
