// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/stackedheadings.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QMap>

#include <algorithm>

namespace Bole {

namespace {

constexpr qsizetype mostLines = 8;

/// A word or a few characters, as one line of a broken heading has them.
bool isPiece(const QString &text)
{
    const bool words = std::ranges::all_of(
        text, [](QChar c) { return c.isLetter() || c == u'&' || c == u'/' || c == u'、'; });
    return words && !text.isEmpty() && text.size() <= (hasHan(text) ? 4 : 16);
}

bool standsUnder(const Segment &upper, const Segment &lower)
{
    const double distance = lower.center - upper.center;
    const bool aligned =
        qAbs(upper.box.center().x() - lower.box.center().x()) < 0.35 * lower.size ||
        qAbs(upper.left() - lower.left()) < 1.2 || qAbs(upper.right() - lower.right()) < 1.2;
    return aligned && distance > 0.7 * lower.size && distance < 2.6 * lower.size &&
           upper.bold == lower.bold && qAbs(upper.size - lower.size) < 0.6;
}

/// Segments that stand under one another, each the next one down.
QList<QList<qsizetype>> columnsOf(const QList<Segment> &segments)
{
    QList<qsizetype> pieces;
    for (qsizetype i = 0; i < segments.size(); ++i) {
        if (isPiece(segments[i].text()))
            pieces.append(i);
    }
    std::stable_sort(pieces.begin(), pieces.end(), [&](qsizetype a, qsizetype b) {
        return segments[a].center < segments[b].center;
    });
    QList<QList<qsizetype>> columns;
    for (const qsizetype i : std::as_const(pieces)) {
        const auto home = std::find_if(columns.begin(), columns.end(), [&](const auto &column) {
            return standsUnder(segments[column.last()], segments[i]);
        });
        if (home == columns.end())
            columns.append(QList<qsizetype>{i});
        else
            home->append(i);
    }
    return columns;
}

QString joined(const QList<Segment> &segments, const QList<qsizetype> &column, qsizetype from,
               qsizetype count)
{
    QString text;
    for (qsizetype i = from; i < from + count; ++i) {
        const QString piece = segments[column[i]].text();
        const bool han = !text.isEmpty() && isHan(text.back()) && isHan(piece.front());
        text += (text.isEmpty() || han ? QString() : QStringLiteral(" ")) + piece;
    }
    return text;
}

/// Whether these pieces are one heading. Where only the words make it one, or each piece is a
/// heading by itself, they must stand as the lines of one paragraph do: close, in equal steps.
bool isOneHeading(const QList<Segment> &segments, const QList<qsizetype> &column, qsizetype from,
                  qsizetype count, const Knowledge &knowledge)
{
    const auto whole = knowledge.heading(joined(segments, column, from, count));
    if (!whole)
        return false;
    bool apart = true;
    double widest = 0;
    double closest = 1e9;
    for (qsizetype i = from; i < from + count; ++i) {
        const auto alone = knowledge.heading(segments[column[i]].text());
        apart = apart && alone && alone->isSpelled;
        if (i == from)
            continue;
        const double step = segments[column[i]].center - segments[column[i - 1]].center;
        widest = qMax(widest, step / segments[column[i]].size);
        closest = qMin(closest, step / segments[column[i]].size);
    }
    const bool asParagraph = widest < 1.6 && widest < 1.25 * closest;
    // Rows of words that are known one by one make more headings than anybody sets.
    constexpr qsizetype usualHan = 4;
    constexpr qsizetype usualLines = 3;
    const QString text = joined(segments, column, from, count);
    const bool isUsual = hasHan(text) ? text.size() <= usualHan : count <= usualLines;
    return asParagraph || (whole->isSpelled && isUsual && !apart);
}

/// Marks the headings that stand in columns of pieces; says how many there are.
int markStacks(QList<Segment> &segments, const Knowledge &knowledge)
{
    int stacks = 0;
    const QList<QList<qsizetype>> columns = columnsOf(segments);
    for (const QList<qsizetype> &column : columns) {
        for (qsizetype i = 0; i + 1 < column.size();) {
            qsizetype count = qMin(mostLines, column.size() - i);
            while (count > 1 && !isOneHeading(segments, column, i, count, knowledge))
                --count;
            if (count < 2) {
                ++i;
                continue;
            }
            ++stacks;
            for (const qsizetype end = i + count; i < end; ++i) {
                segments[column[i]].heading = true;
                segments[column[i]].stack = stacks;
            }
        }
    }
    return stacks;
}

/// Where many segments begin: the edge of the text beside a column of headings.
QList<int> edgesOf(const QList<Segment> &segments)
{
    QMap<int, int> starts;
    for (const Segment &segment : segments) {
        ++starts[qRound(segment.left())];
        if (segment.atoms.size() < 2 || !isPiece(segment.atoms.first().text))
            continue;
        const Atom &second = segment.atoms[1];
        if (second.box.left() - segment.atoms.first().box.right() > 0.4 * second.size)
            ++starts[qRound(second.box.left())];
    }
    QList<int> edges;
    for (auto it = starts.cbegin(); it != starts.cend(); ++it) {
        if (it.value() + starts.value(it.key() + 1) >= 4)
            edges.append(it.key());
    }
    return edges;
}

/// Parts what begins with a piece of a heading and goes on at the edge.
QList<Segment> partedAtEdge(const QList<Segment> &segments, int edge)
{
    QList<Segment> parted;
    for (Segment segment : segments) {
        QString head;
        qsizetype at = 0;
        for (qsizetype i = 1; i < segment.atoms.size() && at == 0; ++i) {
            head += segment.atoms[i - 1].text;
            const double left = segment.atoms[i].box.left();
            const double gap = left - segment.atoms[i - 1].box.right();
            if (head.size() > 16 || left > edge + 1.6)
                break;
            if (qAbs(left - edge) < 1.6 && gap > 0.4 * segment.atoms[i].size && isPiece(head))
                at = i;
        }
        if (at > 0) {
            const Segment rest = partedAt(segment, at);
            parted.append(segment);
            parted.append(rest);
        } else {
            parted.append(segment);
        }
    }
    return parted;
}

} // namespace

void findStackedHeadings(QList<Segment> &segments, const Knowledge &knowledge)
{
    // One heading of two words may stand so by chance.
    int most = 1;
    QList<Segment> best = segments;
    const auto attempt = [&](QList<Segment> parted) {
        const int stacks = markStacks(parted, knowledge);
        if (stacks > most) {
            most = stacks;
            best = parted;
        }
    };
    attempt(segments);
    const QList<int> edges = edgesOf(segments);
    for (const int edge : edges) {
        const QList<Segment> parted = partedAtEdge(segments, edge);
        if (parted.size() > segments.size())
            attempt(parted);
    }
    segments = best;
}

} // namespace Bole
