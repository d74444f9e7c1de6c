// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/rowparts.h"

#include "model/intake/layout/textline.h"
#include "model/intake/parsers/dates.h"

#include <QMap>

#include <algorithm>

namespace Bole {

bool startsWithBullet(const Segment &segment)
{
    return isBulletMark(segment.atoms.first().text.front());
}

/// The least room, in parts of the letters' size, that is more than a space between words: those of
/// a typewriter are as wide as its letters.
static double leastRoom(const QList<Row> &rows)
{
    constexpr double least = 0.45;
    QList<double> gaps;
    for (const Row &row : rows) {
        const QList<Atom> &atoms = row.segments.first().atoms;
        for (qsizetype i = 1; i < atoms.size(); ++i)
            gaps.append((atoms[i].box.left() - atoms[i - 1].box.right()) / atoms[i].size);
    }
    if (gaps.isEmpty())
        return least;
    const auto middle = gaps.begin() + gaps.size() / 2;
    std::nth_element(gaps.begin(), middle, gaps.end());
    return qMax(least, 1.2 * *middle);
}

/// Where the text beside a narrow column of labels begins, or 0: many rows begin there, and several
/// that begin further left have a gap right before it.
static double hintEdge(const QList<Row> &rows, double room)
{
    QMap<int, int> lefts;
    for (const Row &row : rows)
        ++lefts[qRound(row.segments.first().left())];
    // Without a row that begins at the edge: labels that end at one place, text that begins at one.
    QList<QPair<double, double>> hints;
    for (const Row &row : rows) {
        const QList<Atom> &atoms = row.segments.first().atoms;
        for (qsizetype i = 1; i < qMin<qsizetype>(5, atoms.size()); ++i) {
            const double gap = atoms[i].box.left() - atoms[i - 1].box.right();
            if (gap > qMax(0.5, room) * atoms[i].size) {
                hints.append({atoms[i - 1].box.right(), atoms[i].box.left()});
                break;
            }
        }
    }
    double best = 0;
    int most = 3;
    for (const auto &[right, left] : std::as_const(hints)) {
        const auto alike = std::count_if(hints.cbegin(), hints.cend(), [&](const auto &hint) {
            return qAbs(hint.first - right) < 1.2 && qAbs(hint.second - left) < 1.2;
        });
        if (alike >= most) {
            most = int(alike);
            best = left;
        }
    }
    for (auto it = lefts.cbegin(); it != lefts.cend(); ++it) {
        if (it.value() < 3)
            continue;
        int hinted = 0;
        for (const Row &row : rows) {
            const QList<Atom> &atoms = row.segments.first().atoms;
            for (qsizetype i = 1; i < atoms.size(); ++i) {
                const double gap = atoms[i].box.left() - atoms[i - 1].box.right();
                hinted += qAbs(atoms[i].box.left() - it.key()) < 1.6 && gap > room * atoms[i].size;
            }
        }
        if (hinted >= most) {
            most = hinted;
            best = it.key();
        }
    }
    return best;
}

/// Parts a row's first segment at the edge of the labels.
static void partAt(double edge, double room, Row &row)
{
    Segment &first = row.segments.first();
    if (first.ofTable)
        return;
    for (qsizetype i = 1; i < first.atoms.size(); ++i) {
        const double gap = first.atoms[i].box.left() - first.atoms[i - 1].box.right();
        if (qAbs(first.atoms[i].box.left() - edge) > 1.6 || gap < room * first.atoms[i].size)
            continue;
        const Segment rest = partedAt(first, i);
        first.apart = true;
        row.segments.insert(1, rest);
        return;
    }
}

/// Where a gap stands out from the other spaces of its segment: a label's column ends there,
/// however narrow the gutter. Justified text has all its spaces alike.
static qsizetype wideGap(const QList<Atom> &atoms)
{
    qsizetype at = 0;
    double widest = 0;
    double second = 0;
    for (qsizetype i = 1; i < atoms.size(); ++i) {
        const double gap = (atoms[i].box.left() - atoms[i - 1].box.right()) /
                           qMin(atoms[i].size, atoms[i - 1].size);
        if (gap > widest) {
            second = widest;
            widest = gap;
            at = i;
        } else {
            second = qMax(second, gap);
        }
    }
    // Two words alone have no other space to be compared with.
    return widest > (atoms.size() > 2 ? 0.7 : 1.0) && widest > 2.2 * second ? at : 0;
}

static double widestSpace(const QList<Atom> &atoms)
{
    double widest = 0;
    for (qsizetype i = 1; i < atoms.size(); ++i)
        widest = qMax(widest, atoms[i].box.left() - atoms[i - 1].box.right());
    return widest;
}

/// Parts a row's segments at such gaps, and marks those that stand apart already.
static void partAtWideGaps(Row &row)
{
    for (qsizetype s = 0; s + 1 < row.segments.size(); ++s) {
        Segment &segment = row.segments[s];
        const Segment &next = row.segments[s + 1];
        const double gap = next.left() - segment.right();
        const double spaces = qMax(widestSpace(segment.atoms), widestSpace(next.atoms));
        const bool label = segment.text().size() > 1 && !startsWithBullet(segment);
        segment.apart =
            segment.apart || (label && gap > 2.2 * spaces &&
                              gap > (spaces > 0 ? 0.7 : 1.0) * qMin(segment.size, next.size));
    }
    for (qsizetype s = 0; s < row.segments.size(); ++s) {
        Segment &segment = row.segments[s];
        const qsizetype at = wideGap(segment.atoms);
        const bool spaced = at == 1 && segment.atoms.first().text.size() == 1;
        if (at == 0 || spaced || segment.ofTable || startsWithBullet(segment))
            continue;
        Segment rest = segment;
        rest.atoms = segment.atoms.mid(at);
        rest.box = QRectF(QPointF(rest.atoms.first().box.left(), segment.box.top()),
                          segment.box.bottomRight());
        segment.atoms = segment.atoms.mid(0, at);
        segment.box.setRight(segment.atoms.last().box.right());
        segment.apart = true;
        row.segments.insert(s + 1, rest);
    }
}

static bool isInCapitals(const Segment &segment)
{
    const QString text = segment.text();
    return text == text.toUpper() && text != text.toLower();
}

static bool isSetLike(const Segment &a, const Segment &b)
{
    return a.bold == b.bold && qAbs(a.size - b.size) < 0.4 && isInCapitals(a) == isInCapitals(b);
}

/// A heading with a remark or the first line of its section beside it: set as the headings that
/// stand alone in their rows are, and not as what follows it. Capitals alone say so where many
/// headings have them, and not in the first rows below one: there they are labels.
static bool isHeadingWithCompany(qsizetype index, const QList<Row> &rows)
{
    constexpr qsizetype least = 2;
    constexpr qsizetype leastInCapitals = 4;
    const Row &row = rows[index];
    const Segment &first = row.segments.first();
    if (row.segments.size() < 2 || !first.heading || isSetLike(first, row.segments[1]) ||
        dateRange(row.segments.last().text()))
        return false;
    const auto isAlone = [&](const Row &other) {
        const Segment &segment = other.segments.first();
        return other.segments.size() == 1 && segment.heading && isSetLike(segment, first) &&
               qAbs(segment.left() - first.left()) < 2;
    };
    const auto alone = std::ranges::count_if(rows, isAlone);
    const bool isLarger = row.segments[1].size <= first.size - 0.8;
    if (isLarger || !isInCapitals(first) || alone < leastInCapitals)
        return isLarger && alone >= least;
    const auto isLabelled = [&](const Row &other) {
        return other.segments.size() > 1 && isSetLike(other.segments.first(), first);
    };
    qsizetype above = index - 1;
    while (above >= 0 &&
           (isLabelled(rows[above]) || rows[above].segments.first().left() > first.left() + 2))
        --above;
    return above >= 0 && !isAlone(rows[above]);
}

static void partBehindHeadings(QList<Row> &rows)
{
    QList<Row> parted;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        parted.append(rows[i]);
        if (!isHeadingWithCompany(i, rows))
            continue;
        Row rest = rows[i];
        rest.segments.removeFirst();
        parted.last().segments = {rows[i].segments.first()};
        parted.append(rest);
    }
    rows = parted;
}

/// A name in large letters and what stands small beside it are no one line.
static void partAtLargeLetters(QList<Row> &rows)
{
    constexpr double large = 15;
    constexpr double muchLarger = 1.5;
    QList<Row> parted;
    for (const Row &row : std::as_const(rows)) {
        Row others = row;
        Row largest = row;
        const auto size = std::ranges::max(row.segments, {}, &Segment::size).size;
        const auto isLarge = [size](const Segment &s) {
            return s.size * muchLarger > size;
        };
        if (size >= large) {
            others.segments.removeIf(isLarge);
            largest.segments.removeIf([&](const Segment &s) { return !isLarge(s); });
        }
        const bool isParted = size >= large && !others.segments.isEmpty() &&
                              largest.segments.size() == 1 &&
                              largest.segments.first().atoms.first().text.size() > 1;
        if (!isParted) {
            parted.append(row);
            continue;
        }
        parted.append(largest);
        parted.append(others);
    }
    rows = parted;
}

void partRows(QList<Row> &rows)
{
    partAtLargeLetters(rows);
    partBehindHeadings(rows);
    const double room = leastRoom(rows);
    if (const double edge = hintEdge(rows, room); edge > 0) {
        for (Row &row : rows)
            partAt(edge, room, row);
    }
    for (Row &row : rows)
        partAtWideGaps(row);
}

} // namespace Bole
