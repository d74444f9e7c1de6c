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

/// Whether the type changes there: a bold heading, and text that is not.
bool turnsPlain(const Segment &segment, qsizetype count)
{
    const auto isBold = [](const Atom &atom) {
        return atom.bold;
    };
    return std::ranges::all_of(segment.atoms.first(count), isBold) &&
           std::ranges::none_of(segment.atoms.sliced(count), isBold);
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
            (turnsPlain(segment, i) || knowledge.heading(textUpTo(segment, i))))
            return i;
    }
    return 0;
}

/// Where in the segment an atom begins at this place with a little room before it; 0: nowhere.
qsizetype atomAt(const Segment &segment, double x)
{
    for (qsizetype i = 1; i < segment.atoms.size(); ++i) {
        const Atom &atom = segment.atoms[i];
        if (qAbs(atom.box.left() - x) < sameMargin)
            return atom.box.left() - segment.atoms[i - 1].box.right() > 0.3 * atom.size ? i : 0;
    }
    return 0;
}

/// Headings that end at one place right before the place where the text begins: most of them are
/// one with the first line of their text.
void partBehindRightAligned(QList<Segment> &segments, double x, const Knowledge &knowledge)
{
    constexpr int leastHeadings = 3;
    QMap<int, int> ends;
    int known = 0;
    for (const Segment &segment : std::as_const(segments)) {
        const qsizetype at = atomAt(segment, x);
        if (at == 0 || at > mostWords)
            continue;
        ++ends[qRound(segment.atoms[at - 1].box.right())];
        known += knowledge.heading(textUpTo(segment, at)).has_value();
    }
    const auto most = std::ranges::max_element(ends);
    if (most == ends.end() || *most < leastHeadings || known < leastHeadings)
        return;
    for (qsizetype s = 0; s < segments.size(); ++s) {
        const qsizetype at = atomAt(segments[s], x);
        const double end = at > 0 ? segments[s].atoms[at - 1].box.right() : 0;
        if (at == 0 || at > mostWords || qAbs(end - most.key()) > sameMargin)
            continue;
        const Segment rest = partedAt(segments[s], at);
        segments.insert(s + 1, rest);
    }
}

/// The places where many lines begin.
QList<double> textEdges(const QList<Segment> &segments)
{
    QMap<int, int> lines;
    for (const Segment &segment : segments)
        ++lines[qRound(segment.left())];
    QList<double> edges;
    for (const auto &[x, count] : lines.asKeyValueRange()) {
        if (count >= leastLines)
            edges.append(x);
    }
    return edges;
}

} // namespace

void partBehindMarginHeadings(QList<Segment> &segments, const Knowledge &knowledge)
{
    for (const double edge : textEdges(segments))
        partBehindRightAligned(segments, edge, knowledge);
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
