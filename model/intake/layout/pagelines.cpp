// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/pagelines.h"

#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace Bole {

static bool startsWithBullet(const Segment &segment)
{
    return isBulletMark(segment.atoms.first().text.front());
}

void PageLines::append(TextLine &line, const Atom &atom)
{
    for (qsizetype i = 0; i < atom.text.size(); ++i) {
        const QRectF &box = atom.boxes[i];
        m_places.append({m_page,
                         {box.x() / m_size.width(), box.y() / m_size.height(),
                          box.width() / m_size.width(), box.height() / m_size.height()},
                         0,
                         0});
        line.passage.append(atom.text[i], int(m_places.size()) - 1);
    }
}

/// A label printed with its characters apart: "姓    名：".
static bool isSpacedLabel(const Segment &before, const Segment &after)
{
    const QString head = before.text();
    const QString tail = after.text();
    if (head.size() != 1 || !isHan(head.front()) || tail.isEmpty() || !isHan(tail.front()))
        return false;
    const qsizetype colon = tail.indexOf(u':');
    const qsizetype wide = tail.indexOf(u'：');
    return (colon >= 1 && colon <= 3) || (wide >= 1 && wide <= 3);
}

/// "一、", "（二）", "IV.", "3." before a heading or an item, however far away that begins.
static bool isEnumerator(const Segment &segment)
{
    static const QRegularExpression pattern(QStringLiteral(
        "^(?:[一二三四五六七八九十]{1,3}[、.．]|[(（][一二三四五六七八九十]{1,3}[)）]|"
        "[IVX]{1,5}[.、]|\\d{1,2}[.、])$"));
    return segment.atoms.size() <= 2 && pattern.match(segment.text()).hasMatch();
}

/// A heading or name in Chinese followed by the same in smaller letters: where those begin, or 0.
static qsizetype translationStart(const QList<Segment> &segments)
{
    QList<Atom> atoms;
    for (const Segment &segment : segments)
        atoms += segment.atoms;
    const auto han = [](const Atom &atom) {
        return isHan(atom.text.front());
    };
    const auto first = std::find_if_not(atoms.cbegin(), atoms.cend(), han);
    const qsizetype count = first - atoms.cbegin();
    if (count == 0 || first == atoms.cend() || atoms.size() > count + 4 || atoms.size() > 12)
        return 0;
    const bool smaller = std::all_of(first, atoms.cend(), [&](const Atom &atom) {
        return !hasHan(atom.text) && atom.text.front().isLetter() &&
               atom.size < 0.85 * atoms[count - 1].size;
    });
    return smaller ? count : 0;
}

TextLine PageLines::line(const QList<Segment> &segments)
{
    TextLine line;
    line.page = m_page;
    QMap<double, int> sizes;
    QMap<QString, int> fonts;
    int bold = 0;
    int italic = 0;
    double confidence = 0;
    const Atom *previous = nullptr;
    line.left = segments.first().left();
    line.top = 1e9;
    const qsizetype translation = translationStart(segments);
    qsizetype count = 0;
    for (qsizetype s = 0; s < segments.size(); ++s) {
        const Segment &segment = segments[s];
        line.right = qMax(line.right, segment.right());
        line.top = qMin(line.top, segment.center - segment.size / 2);
        line.bottom = qMax(line.bottom, segment.center + segment.size / 2);
        for (const Atom &atom : segment.atoms) {
            const bool first = &atom == &segment.atoms.first();
            if (translation > 0 && count++ == translation) {
                line.passage.insertText(u"\t");
            } else if (previous && first && s > 0) {
                const double gap = atom.box.left() - previous->box.right();
                const bool apart =
                    (segments[s - 1].apart || gap > cellGap * qMin(atom.size, previous->size)) &&
                    !isSpacedLabel(segments[s - 1], segment) &&
                    !(s == 1 && isEnumerator(segments[0]));
                line.passage.insertText(apart ? u"\t" : u" ");
            } else if (previous && needsSpace(*previous, atom)) {
                line.passage.insertText(u" ");
            }
            const qsizetype from = line.passage.size();
            append(line, atom);
            const int length = int(atom.text.size());
            sizes[atom.size] += length;
            fonts[atom.font] += length;
            bold += atom.bold ? length : 0;
            italic += atom.italic ? length : 0;
            confidence += atom.confidence * length;
            StyledSpan *last = line.styles.isEmpty() ? nullptr : &line.styles.last();
            if (last && last->bold == atom.bold && last->italic == atom.italic)
                last->span.length = from + length - last->span.start;
            else
                line.styles.append({{from, length}, atom.bold, atom.italic, false});
            previous = &atom;
        }
    }
    int characters = 0;
    int most = 0;
    for (auto it = sizes.cbegin(); it != sizes.cend(); ++it) {
        characters += it.value();
        if (it.value() > most) {
            most = it.value();
            line.size = it.key();
        }
    }
    most = 0;
    for (auto it = fonts.cbegin(); it != fonts.cend(); ++it) {
        if (it.value() > most) {
            most = it.value();
            line.font = it.key();
        }
    }
    line.bold = bold * 10 > characters * 8;
    line.italic = italic * 10 > characters * 8;
    line.confidence = characters ? confidence / characters : 1;
    line.textLeft = line.left;
    finishLine(line);
    if (line.hasBullet() && !line.passage.at.isEmpty()) {
        for (const int at : std::as_const(line.passage.at)) {
            if (at >= 0) {
                line.textLeft = m_places[at].box.left() * m_size.width();
                break;
            }
        }
    }
    return line;
}

/// Where the text beside a narrow column of labels begins, or 0: many rows begin there, and several
/// that begin further left have a gap right before it.
static double hintEdge(const QList<Row> &rows)
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
            if (gap > 0.5 * atoms[i].size) {
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
                hinted += qAbs(atoms[i].box.left() - it.key()) < 1.6 && gap > 0.45 * atoms[i].size;
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
static void partAt(double edge, Row &row)
{
    Segment &first = row.segments.first();
    for (qsizetype i = 1; i < first.atoms.size(); ++i) {
        const double gap = first.atoms[i].box.left() - first.atoms[i - 1].box.right();
        if (qAbs(first.atoms[i].box.left() - edge) > 1.6 || gap < 0.45 * first.atoms[i].size)
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
        if (at == 0 || spaced || startsWithBullet(segment))
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

QList<TextLine> PageLines::plainLines(const QList<Segment> &segments)
{
    QList<TextLine> lines;
    QList<Row> rows = rowsOf(segments);
    if (const double edge = hintEdge(rows); edge > 0) {
        for (Row &row : rows)
            partAt(edge, row);
    }
    for (Row &row : rows)
        partAtWideGaps(row);
    for (const Row &row : std::as_const(rows)) {
        // A list in two columns: every bullet begins a line.
        QList<QList<Segment>> parts;
        for (const Segment &segment : row.segments) {
            const bool own = parts.isEmpty() ||
                             (startsWithBullet(segment) && startsWithBullet(parts.last().first()) &&
                              segment.atoms.size() + segment.atoms.first().text.size() > 2);
            if (own)
                parts.append(QList<Segment>{segment});
            else
                parts.last().append(segment);
        }
        for (const QList<Segment> &part : std::as_const(parts))
            lines.append(line(part));
    }
    return lines;
}

/// Where the rows of each heading begin: at its own height, or above it where headings stand in the
/// middle of what they head. Then the widest gap between two headings parts their rows.
static QList<double> groupTops(const QList<QList<Segment>> &groups, const QList<Segment> &body)
{
    QList<double> centers;
    for (const Segment &segment : body)
        centers.append(segment.center);
    std::sort(centers.begin(), centers.end());
    QList<double> tops;
    bool centred = false;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const Segment &first = groups[i].first();
        double top = first.center - 0.6 * first.size;
        const double from = i > 0 ? groups[i - 1].first().center - first.size : 1e9;
        double widest = 0;
        double own = 0;
        double cut = top;
        for (qsizetype k = 1; k < centers.size() && i > 0; ++k) {
            if (centers[k - 1] < from || centers[k - 1] > first.center + first.size)
                continue;
            const double gap = centers[k] - centers[k - 1];
            if (centers[k - 1] < top && centers[k] >= top)
                own = gap;
            if (gap > widest && centers[k] <= first.center + first.size) {
                widest = gap;
                cut = (centers[k] + centers[k - 1]) / 2;
            }
        }
        if (widest > own * 1.15 + 1) {
            top = cut;
            centred = true;
        }
        tops.append(top);
    }
    if (centred && !tops.isEmpty())
        tops.first() = -1e9;
    return tops;
}

/// Headings to the left of what they head, each over several rows: every group of them comes before
/// the rows that begin at its height.
QList<TextLine> PageLines::headedLines(const Region &region)
{
    QList<Segment> headings;
    QList<Segment> body;
    for (const Segment &segment : region.segments)
        (segment.box.center().x() < region.gutter ? headings : body).append(segment);
    std::stable_sort(headings.begin(), headings.end(),
                     [](const Segment &a, const Segment &b) { return a.center < b.center; });
    // The lines of one heading stand closer than two headings do, if only a little.
    double closest = 1e9;
    for (qsizetype i = 1; i < headings.size(); ++i)
        closest = qMin(closest, headings[i].center - headings[i - 1].center);
    QList<QList<Segment>> groups;
    for (const Segment &heading : std::as_const(headings)) {
        const double apart = qMin(1.7 * heading.size, qMax(1.25 * closest, 1.2 * heading.size));
        const bool own = groups.isEmpty() || heading.center - groups.last().last().center > apart;
        if (own)
            groups.append(QList<Segment>{heading});
        else
            groups.last().append(heading);
    }
    QList<TextLine> lines;
    const auto take = [&](double from, double to) {
        QList<Segment> part;
        for (const Segment &segment : std::as_const(body)) {
            if (segment.center >= from && segment.center < to)
                part.append(segment);
        }
        if (!part.isEmpty())
            lines += plainLines(part);
    };
    const QList<double> tops = groupTops(groups, body);
    const auto top = [&](qsizetype i) {
        return i < tops.size() ? tops[i] : 1e9;
    };
    take(-1e9, top(0));
    for (qsizetype i = 0; i < groups.size(); ++i) {
        TextLine heading = line({groups[i].first()});
        for (qsizetype k = 1; k < groups[i].size(); ++k) {
            heading.passage.insertText(u" ");
            heading.passage.append(line({groups[i][k]}).passage);
        }
        heading.cells = {{0, heading.passage.size()}};
        heading.level = 1;
        lines.append(heading);
        take(top(i), top(i + 1));
    }
    return lines;
}

QList<TextLine> PageLines::lines(const Region &region, int regionNumber)
{
    QList<TextLine> lines =
        region.headingColumn ? headedLines(region) : plainLines(region.segments);
    for (TextLine &line : lines)
        line.region = regionNumber;
    if (!lines.isEmpty())
        lines.first().columnStart = region.column;
    measureGaps(lines);
    return lines;
}

void measureGaps(QList<TextLine> &lines)
{
    QList<double> distances;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const double distance = lines[i].bottom - lines[i - 1].bottom;
        if (distance > 0.5 * lines[i].size && distance < 3 * lines[i].size)
            distances.append(distance / lines[i].size);
    }
    std::sort(distances.begin(), distances.end());
    // The lower quartile: the distance inside paragraphs, however many entries are one line long.
    const double usual = distances.isEmpty() ? 1.2 : distances[distances.size() / 4];
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const double distance = (lines[i].bottom - lines[i - 1].bottom) / qMax(1.0, lines[i].size);
        lines[i].gapBefore = qMax(0.0, distance / usual - 1);
    }
}

static bool isTornRange(const QString &head, const QString &tail)
{
    static const QRegularExpression start(QStringLiteral("[-–—~～至到]\\s*\\p{L}+\\.?\\s*$"));
    static const QRegularExpression rest(QStringLiteral("^\\s*(?:19|20)\\d\\d\\b"));
    if (!start.match(head).hasMatch() || !rest.match(tail).hasMatch())
        return false;
    const auto range = dateRange(QString(head + u' ' + tail));
    return range && range->end.has_value();
}

/// Puts the first cell of `from` behind the first cell of `to`, and takes it from its own line.
static void moveFirstCell(TextLine &to, TextLine &from, const LineJoiner &joiner)
{
    Passage first = to.cell(0);
    joiner.join(first, from.cell(0));
    Passage rest = to.passage.mid(to.cells[0].end());
    first.append(rest);
    to.passage = first;
    finishLine(to);
    from.passage = from.cells.size() > 1 ? from.passage.mid(from.cells[1].start) : Passage();
    if (!from.isEmptyLine())
        finishLine(from);
}

/// The last cell of a row of a table that goes on in the row below.
static void joinTableCells(QList<TextLine> &lines, const LineJoiner &joiner, const PlaceMap &places)
{
    const auto left = [&](const Passage &cell) {
        for (const int at : cell.at) {
            if (at >= 0)
                return places[at].box.left();
        }
        return -1.0;
    };
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        TextLine &line = lines[i];
        TextLine &next = lines[i + 1];
        if (line.region != next.region || line.cells.size() < 2 || next.cells.size() < 2 ||
            next.gapBefore > 0.3 || line.hasBullet() || next.hasBullet())
            continue;
        const Passage upper = line.cell(line.cells.size() - 1);
        const Passage lower = next.cell(next.cells.size() - 1);
        const bool ownRow = dateRange(next.cell(0).text.trimmed()).has_value();
        const bool goesOn = !ownRow && upper.size() > 14 && hasHan(upper.text) &&
                            upper.text.back().isLetter() && !lower.isEmpty() &&
                            !dateRange(lower.text);
        if (!goesOn || qAbs(left(upper) - left(lower)) > 0.004)
            continue;
        joiner.join(line.passage, lower);
        finishLine(line);
        next.passage = next.passage.mid(0, next.cells.last().start).trimmed();
        finishLine(next);
    }
}

void joinRails(QList<TextLine> &lines, const LineJoiner &joiner, const PlaceMap &places)
{
    joinTableCells(lines, joiner, places);
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        TextLine &line = lines[i];
        TextLine &next = lines[i + 1];
        if (line.region != next.region || line.cells.size() < 2 || line.hasBullet() ||
            next.hasBullet() || next.isEmptyLine() || qAbs(line.left - next.left) > 60)
            continue;
        const QString head = line.cell(0).text;
        const QString tail = next.cell(0).text;
        const bool nextIsNarrow = next.cells.size() >= 2 || tail.size() < 16;
        const bool dates =
            endsWithOpenRange(head) && tail.size() < 16 && dateRange(tail).has_value();
        const bool present = endsWithOpenRange(head) && tail.size() < 12 &&
                             dateRange(QString(head + u' ' + tail)).has_value();
        // "Sept 2019–July" over "2022": only together they are a range.
        const bool torn = tail.size() < 12 && next.gapBefore < 0.3 && isTornRange(head, tail);
        if (nextIsNarrow && (dates || present || torn)) {
            moveFirstCell(line, next, joiner);
            continue;
        }
        // A label over two rows: its text runs on in the same rows.
        const bool label = next.cells.size() >= 2 && line.cells.size() == 2 &&
                           next.cells.size() == 2 && head.size() < 24 && tail.size() < 24 &&
                           next.gapBefore < 0.25 && !next.cell(1).text.isEmpty() &&
                           (next.cell(1).text.front().isLower() ||
                            (line.cell(1).size() > 60 && line.cell(1).text.back().isLetter())) &&
                           !tail.contains(u':') && !dateRange(head).has_value();
        if (label) {
            Passage rest = next.cell(1);
            moveFirstCell(line, next, joiner);
        }
    }
    lines.removeIf([](const TextLine &line) { return line.isEmptyLine(); });
}

} // namespace Bole
