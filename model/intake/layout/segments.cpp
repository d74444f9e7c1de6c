// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/segments.h"

#include "model/knowledge/folding.h"

#include <algorithm>

namespace Bole {

bool needsSpace(const Atom &before, const Atom &after)
{
    if (after.spaced || after.opensCell)
        return true;
    const double size = qMin(before.size, after.size);
    const double gap = after.box.left() - before.box.right();
    const bool han = isHan(before.text.back()) && isHan(after.text.front());
    // Back at the left: a cell of a table goes on in its next line.
    if (gap < -2 * size)
        return !han;
    // Between whole words a Latin font's space is enough; single characters are set wide instead.
    if (han && before.text.size() > 1 && after.text.size() > 1 && before.spaceAfter)
        return gap > 0.2 * size;
    if (han)
        return gap > 0.35 * size;
    // A name in large capitals set apart: no space of a font is as narrow.
    constexpr double large = 16;
    if (size > large && gap < 0.18 * size && before.text.back().isUpper() &&
        after.text.front().isUpper())
        return false;
    // Small capitals come as N + AME: the capital is larger and the rest touches it.
    if (gap < 0.1 * size && !before.icon)
        return before.spaceAfter && gap > 0.05 * size;
    return before.spaceAfter || gap > 0.16 * size;
}

QString Segment::text() const
{
    QString text;
    for (qsizetype i = 0; i < atoms.size(); ++i) {
        if (i > 0 && needsSpace(atoms[i - 1], atoms[i]))
            text += u' ';
        text += atoms[i].text;
    }
    return text;
}

static void finish(Segment &segment)
{
    segment.box = {};
    int bold = 0;
    int all = 0;
    double largest = 0;
    for (const Atom &atom : std::as_const(segment.atoms)) {
        segment.box = segment.box.isNull() ? atom.box : segment.box.united(atom.box);
        const int length = int(atom.text.size());
        all += length;
        bold += atom.bold ? length : 0;
        if (atom.size > largest + 0.2) {
            largest = atom.size;
            segment.center = atom.box.center().y();
        }
    }
    segment.size = largest;
    segment.bold = bold * 10 > all * 8;
}

/// The dots that lead from a title to the edge of the page say nothing.
static void dropLeaders(QList<Atom> &atoms)
{
    const auto isDot = [](const Atom &atom) {
        return std::all_of(atom.text.begin(), atom.text.end(),
                           [](QChar c) { return c == u'.' || c == u'…' || c == u'·'; });
    };
    qsizetype kept = atoms.size();
    while (kept > 1 && isDot(atoms[kept - 1]))
        --kept;
    if (atoms.size() - kept >= 4)
        atoms.resize(kept);
}

/// Whether this is a word printed with its capitals apart: "E D U C AT I O N".
static bool isSpacedOut(const QList<Atom> &atoms)
{
    qsizetype single = 0;
    for (const Atom &atom : atoms) {
        const bool capitals = std::all_of(atom.text.begin(), atom.text.end(),
                                          [](QChar c) { return c.isUpper() || c == u'&'; });
        if (!capitals || atom.text.size() > 3)
            return false;
        single += atom.text.size() == 1;
    }
    return atoms.size() >= 4 && single * 10 >= atoms.size() * 6;
}

/// Puts letters that stand apart together again; wider gaps part words.
static void closeUp(Segment &segment)
{
    QList<Atom> &atoms = segment.atoms;
    dropLeaders(atoms);
    if (!isSpacedOut(atoms))
        return;
    QList<double> gaps;
    for (qsizetype i = 1; i < atoms.size(); ++i)
        gaps.append(atoms[i].box.left() - atoms[i - 1].box.right());
    QList<double> sorted = gaps;
    std::sort(sorted.begin(), sorted.end());
    const double usual = sorted[sorted.size() / 2];
    QList<Atom> words;
    for (qsizetype i = 0; i < atoms.size(); ++i) {
        const bool sameWord = i > 0 && atoms[i].text != u"&" && atoms[i - 1].text != u"&" &&
                              gaps[i - 1] < 1.5 * usual + 0.08 * atoms[i].size;
        if (!sameWord) {
            words.append(atoms[i]);
            continue;
        }
        Atom &word = words.last();
        word.text += atoms[i].text;
        word.boxes += atoms[i].boxes;
        word.box = word.box.united(atoms[i].box);
        word.spaceAfter = atoms[i].spaceAfter;
    }
    for (Atom &word : words)
        word.spaceAfter = true;
    atoms = words;
}

static bool follows(const Atom &before, const Atom &after)
{
    const double size = qMax(before.size, after.size);
    const double gap = after.box.left() - before.box.right();
    if (gap < -0.4 * size || gap > cellGap * size)
        return false;
    const double overlap =
        qMin(before.box.bottom(), after.box.bottom()) - qMax(before.box.top(), after.box.top());
    const double smaller = qMin(before.box.height(), after.box.height());
    const bool alike = qAbs(before.size - after.size) < 0.25 * size;
    return overlap > (alike ? 0.6 : 0.4) * smaller;
}

QList<Segment> segmentsOf(const QList<Atom> &atoms, const QList<Wall> &lines)
{
    QList<Segment> segments;
    Segment current;
    for (const Atom &atom : atoms) {
        const bool goesOn = !current.atoms.isEmpty() && follows(current.atoms.last(), atom);
        const bool isParted = goesOn && isWalled(lines, current.atoms.last().box, atom.box);
        if (!current.atoms.isEmpty() && (!goesOn || isParted)) {
            closeUp(current);
            finish(current);
            current.apart = isParted;
            segments.append(current);
            current = {};
        }
        current.atoms.append(atom);
    }
    if (!current.atoms.isEmpty()) {
        closeUp(current);
        finish(current);
        segments.append(current);
    }
    return segments;
}

/// A word of another font may stand in a gap that its neighbours' run goes over.
static void mergeInterleaved(QList<Segment> &segments)
{
    for (qsizetype i = 0; i + 1 < segments.size();) {
        Segment &segment = segments[i];
        const Segment &next = segments[i + 1];
        if (next.left() > segment.right() - 0.5 || segment.atoms.size() < 2) {
            ++i;
            continue;
        }
        Segment merged;
        merged.atoms = segment.atoms + next.atoms;
        std::stable_sort(merged.atoms.begin(), merged.atoms.end(),
                         [](const Atom &a, const Atom &b) { return a.box.left() < b.box.left(); });
        const bool inGaps =
            std::ranges::adjacent_find(merged.atoms, [](const Atom &a, const Atom &b) {
                return b.box.left() < a.box.right() - 0.3 * a.size;
            }) == merged.atoms.end();
        if (!inGaps) {
            ++i;
            continue;
        }
        finish(merged);
        segments[i] = merged;
        segments.removeAt(i + 1);
    }
}

Segment partedAt(Segment &segment, qsizetype atom)
{
    Segment rest = segment;
    rest.atoms = segment.atoms.mid(atom);
    segment.atoms = segment.atoms.mid(0, atom);
    finish(segment);
    finish(rest);
    return rest;
}

QList<Row> rowsOf(QList<Segment> segments)
{
    std::stable_sort(segments.begin(), segments.end(),
                     [](const Segment &a, const Segment &b) { return a.center < b.center; });
    QList<Row> rows;
    for (const Segment &segment : std::as_const(segments)) {
        Row *home = nullptr;
        for (qsizetype i = rows.size() - 1; i >= qMax<qsizetype>(0, rows.size() - 3); --i) {
            const double reach = 0.42 * qMin(segment.size, rows[i].size);
            if (qAbs(segment.center - rows[i].center) < reach) {
                home = &rows[i];
                break;
            }
        }
        if (!home) {
            rows.append({{}, segment.center, segment.size});
            home = &rows.last();
        }
        home->segments.append(segment);
    }
    for (Row &row : rows) {
        std::stable_sort(row.segments.begin(), row.segments.end(),
                         [](const Segment &a, const Segment &b) { return a.left() < b.left(); });
        mergeInterleaved(row.segments);
    }
    return rows;
}

} // namespace Bole
