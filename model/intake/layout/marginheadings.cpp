// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/marginheadings.h"

#include "model/knowledge/knowledge.h"

#include <QMap>

#include <algorithm>

namespace Bole {

namespace {

constexpr double sameMargin = 1.5; ///< in points
constexpr int leastLines = 4;      ///< that begin at the edge of the text
constexpr qsizetype mostWords = 6;

/// How many segments begin at this place, and how many of them are headings.
struct Edge
{
    int lines = 0;
    int headings = 0;
};

Edge edgeAt(const QList<Segment> &segments, double x)
{
    Edge edge;
    for (const Segment &segment : segments) {
        if (qAbs(segment.left() - x) > sameMargin)
            continue;
        ++edge.lines;
        edge.headings += segment.heading;
    }
    return edge;
}

QString textUpTo(const Segment &segment, qsizetype count)
{
    Segment head;
    head.atoms = segment.atoms.first(count);
    return head.text();
}

/// Where the text begins that stands behind a heading in one segment with it; 0 if there is none.
qsizetype textStart(const Segment &segment, const QList<Segment> &all, const Knowledge &knowledge)
{
    const qsizetype last = std::min(mostWords, segment.atoms.size() - 1);
    for (qsizetype i = 1; i <= last; ++i) {
        const Atom &atom = segment.atoms[i];
        const double gap = atom.box.left() - segment.atoms[i - 1].box.right();
        if (gap < 0.15 * atom.size || atom.box.left() < segment.left() + 2 * atom.size)
            continue;
        if (edgeAt(all, atom.box.left()).lines >= leastLines &&
            knowledge.heading(textUpTo(segment, i)))
            return i;
    }
    return 0;
}

} // namespace

void partBehindMarginHeadings(QList<Segment> &segments, const Knowledge &knowledge)
{
    for (qsizetype s = 0; s < segments.size(); ++s) {
        if (segments[s].heading || edgeAt(segments, segments[s].left()).headings < 2)
            continue;
        const qsizetype start = textStart(segments[s], segments, knowledge);
        if (start == 0)
            continue;
        Segment rest = partedAt(segments[s], start);
        segments.insert(s + 1, rest);
    }
}

} // namespace Bole
