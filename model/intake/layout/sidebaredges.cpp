// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/sidebaredges.h"

#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QMap>

#include <algorithm>

namespace Bole {

/// Where in the segment a date ends and something else begins with a little room before it, or 0.
static qsizetype behindDate(const Segment &segment)
{
    qsizetype length = 0;
    for (qsizetype i = 1; i < segment.atoms.size() && length < 24; ++i) {
        const Atom &before = segment.atoms[i - 1];
        length += before.text.size();
        const double gap = segment.atoms[i].box.left() - before.box.right();
        const QChar last = before.text.back();
        if (gap < 0.4 * before.size || (!last.isDigit() && !isHan(last) && !last.isLetter()))
            continue;
        Segment head = segment;
        partedAt(head, i);
        if (dateRange(head.text()))
            return i;
    }
    return 0;
}

void partAtColumns(QList<Segment> &segments, const Knowledge &knowledge)
{
    double page = 1e9;
    QMap<int, int> starts;
    QMap<int, int> headings;
    const auto count = [&](double left, bool heading) {
        ++starts[qRound(left)];
        headings[qRound(left)] += heading;
    };
    for (const Segment &segment : std::as_const(segments)) {
        page = qMin(page, segment.left());
        count(segment.left(), segment.heading);
        // The dates of the column before may end right where a side-bar begins.
        if (const qsizetype at = behindDate(segment); at > 0) {
            Segment date = segment;
            const Segment rest = partedAt(date, at);
            count(rest.left(), knowledge.heading(rest.text()).has_value());
        }
    }
    QList<int> edges;
    for (auto it = starts.cbegin(); it != starts.cend(); ++it) {
        if (it.value() >= 5 && headings[it.key()] >= 2 && it.key() > page + 100)
            edges.append(it.key());
    }
    const auto atEdge = [&](const Atom &atom) {
        return std::any_of(edges.cbegin(), edges.cend(),
                           [&](int edge) { return qAbs(atom.box.left() - edge) < 1.2; });
    };
    for (qsizetype s = 0; s < segments.size() && !edges.isEmpty(); ++s) {
        const QList<Atom> atoms = segments[s].atoms;
        for (qsizetype i = 1; i < atoms.size(); ++i) {
            const double gap = atoms[i].box.left() - atoms[i - 1].box.right();
            if (gap < 0.4 * atoms[i].size || !atEdge(atoms[i]))
                continue;
            const Segment rest = partedAt(segments[s], i);
            segments.insert(s + 1, rest);
            break;
        }
    }
}

} // namespace Bole
