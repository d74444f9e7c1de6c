// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/sectionsync.h"

#include <algorithm>

namespace Bole {

namespace {

qsizetype indexOf(const SectionRuler &ruler, const Stored<RecordPart> &part)
{
    const auto found = std::ranges::find(ruler.anchors, part, &SectionAnchor::part);
    return found == ruler.anchors.end() ? -1 : found - ruler.anchors.begin();
}

} // namespace

qsizetype SectionRuler::partAt(double y) const
{
    qsizetype part = -1;
    while (part + 1 < anchors.size() && anchors[part + 1].y <= y)
        ++part;
    return part;
}

double SectionRuler::endOf(qsizetype part) const
{
    return part + 1 < anchors.size() ? anchors[part + 1].y : std::max(end, beginOf(part));
}

double matchingPosition(const SectionRuler &from, double y, const SectionRuler &to)
{
    const qsizetype part = from.partAt(y);
    const double length = from.endOf(part) - from.beginOf(part);
    const double into = length > 0 ? std::clamp((y - from.beginOf(part)) / length, 0.0, 1.0) : 0;
    if (part < 0)
        return into * to.endOf(-1);
    qsizetype same = indexOf(to, from.anchors[part].part);
    if (same >= 0)
        return to.beginOf(same) + into * (to.endOf(same) - to.beginOf(same));
    for (qsizetype before = part - 1; before >= 0 && same < 0; --before)
        same = indexOf(to, from.anchors[before].part);
    return to.endOf(same);
}

} // namespace Bole
