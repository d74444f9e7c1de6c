// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/pagelines.h"

#include "model/intake/layout/headedrows.h"
#include "model/intake/layout/narrowcolumns.h"
#include "model/intake/layout/rowparts.h"
#include "model/knowledge/folding.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace Bole {

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

/// "一、", "（二）", "IV.", "Ⅳ", "3." before a heading or an item, however far away that begins.
static bool isEnumerator(const Segment &segment)
{
    static const QRegularExpression pattern(QStringLiteral(
        "^(?:[一二三四五六七八九十]{1,3}[、.．]|[(（][一二三四五六七八九十]{1,3}[)）]|"
        "[IVX]{1,5}[.、]|[Ⅰ-Ⅻ][.、]?|\\d{1,2}[.、])$"));
    return segment.atoms.size() <= 2 && pattern.match(segment.text()).hasMatch();
}

/// The "2" or "2.1" that LaTeX sets before a heading.
static bool isNumber(const Segment &segment)
{
    static const QRegularExpression pattern(QStringLiteral("^\\d{1,2}(?:\\.\\d{1,2})?$"));
    return pattern.match(segment.text()).hasMatch();
}

/// A heading or name in Chinese followed by the same in smaller letters: where those begin, or 0.
static qsizetype translationStart(const QList<Segment> &segments)
{
    QList<Atom> atoms;
    for (const Segment &segment : segments)
        atoms += segment.atoms;
    static const QStringView brackets = u"【】「」『』";
    const auto han = [](const Atom &atom) {
        return isHan(atom.text.front()) || brackets.contains(atom.text.front());
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

/// "Publications (* equal contribution)" with a remark in smaller letters: where that begins, or 0.
static qsizetype remarkStart(const QList<Segment> &segments)
{
    static const QString open = QStringLiteral("(（[");
    static const QString closed = QStringLiteral(")）]");
    if (segments.size() != 1 || !closed.contains(segments.first().atoms.last().text.back()))
        return 0;
    const QList<Atom> &atoms = segments.first().atoms;
    const auto first = std::ranges::find_if(
        atoms, [](const Atom &atom) { return open.contains(atom.text.front()); });
    const qsizetype count = first - atoms.cbegin();
    const bool smaller = count > 0 && std::all_of(first, atoms.cend(), [&](const Atom &atom) {
                             return atom.size < 0.93 * atoms.first().size;
                         });
    return smaller ? count : 0;
}

/// "QUALITY CONTROL TRAINEE Otter Systems", bold capitals and then plain letters: two texts. Where
/// the second begins, or 0.
static qsizetype plainStart(const QList<Segment> &segments)
{
    constexpr qsizetype leastLetters = 6;
    if (segments.size() != 1)
        return 0;
    const QList<Atom> &atoms = segments.first().atoms;
    const auto isBold = [](const Atom &atom) {
        return atom.bold;
    };
    const auto first = std::ranges::find_if_not(atoms, isBold);
    const qsizetype count = first - atoms.cbegin();
    if (count == 0 || first == atoms.cend() || std::any_of(first, atoms.cend(), isBold))
        return 0;
    QString head;
    for (qsizetype i = 0; i < count; ++i)
        head += atoms[i].text;
    const auto letters = std::ranges::count_if(head, [](QChar c) { return c.isUpper(); });
    const QChar end = head.back();
    const bool isWhole = end.isLetterOrNumber() || end == u')';
    return head == head.toUpper() && letters >= leastLetters && isWhole &&
                   first->text.front().isUpper() && first->text.size() > 1
               ? count
               : 0;
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
    const qsizetype remark = remarkStart(segments);
    const qsizetype plain = plainStart(segments);
    qsizetype count = 0;
    qsizetype number = 0; // of the atom
    for (qsizetype s = 0; s < segments.size(); ++s) {
        const Segment &segment = segments[s];
        line.right = qMax(line.right, segment.right());
        line.top = qMin(line.top, segment.center - segment.size / 2);
        line.bottom = qMax(line.bottom, segment.center + segment.size / 2);
        for (const Atom &atom : segment.atoms) {
            const bool first = &atom == &segment.atoms.first();
            const bool turnsPlain = plain > 0 && &atom == &segment.atoms[plain];
            if ((translation > 0 && count++ == translation) || turnsPlain) {
                line.passage.insertText(u"\t");
            } else if (previous && atom.opensCell) {
                line.passage.insertText(u"\t");
            } else if (previous && first && s > 0) {
                const double gap = atom.box.left() - previous->box.right();
                const bool apart =
                    (segments[s - 1].apart || gap > cellGap * qMin(atom.size, previous->size)) &&
                    !isSpacedLabel(segments[s - 1], segment) &&
                    !(s == 1 &&
                      (isEnumerator(segments[0]) || (segment.heading && isNumber(segments[0]))));
                if (apart && line.bodyLeft == 0)
                    line.bodyLeft = atom.box.left();
                line.passage.insertText(apart ? u"\t" : u" ");
            } else if (previous && needsSpace(*previous, atom)) {
                line.passage.insertText(u" ");
            }
            const qsizetype from = line.passage.size();
            append(line, atom);
            const int length = int(atom.text.size());
            // What stands smaller behind a heading says nothing about the line.
            const bool aside = remark > 0 && number++ >= remark;
            if (!aside && (translation == 0 || count <= translation)) {
                sizes[atom.size] += length;
                fonts[atom.font] += length;
                bold += atom.bold ? length : 0;
                italic += atom.italic ? length : 0;
                confidence += atom.confidence * length;
            }
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
    line.studies = segments.first().studies;
    line.level = segments.size() == 1 && segments.first().headsCell ? 1 : 0;
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

QList<TextLine> PageLines::plainLines(const QList<Segment> &segments)
{
    QList<TextLine> lines;
    QList<Row> rows = rowsOf(segments);
    partRows(rows);
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

/// "学 校 | 某某大学 | 专 业 | 数学": the first label of a row of labels and values is no heading.
static bool isFormLabel(const Segment &segment, const QList<Segment> &all)
{
    const auto beside = std::count_if(all.cbegin(), all.cend(), [&](const Segment &other) {
        return qAbs(other.center - segment.center) < 0.42 * qMin(segment.size, other.size);
    });
    return !segment.heading && beside >= 4;
}

/// Headings to the left of what they head, each over several rows: every group of them comes before
/// the rows that begin at its height.
QList<TextLine> PageLines::headedLines(const Region &region)
{
    QList<Segment> headings;
    QList<Segment> body;
    for (const Segment &segment : region.segments) {
        const bool left = segment.box.center().x() < region.gutter;
        (left && !isFormLabel(segment, region.segments) ? headings : body).append(segment);
    }
    std::stable_sort(headings.begin(), headings.end(),
                     [](const Segment &a, const Segment &b) { return a.center < b.center; });
    // The lines of one heading stand closer than two headings do, if only a little.
    double closest = 1e9;
    for (qsizetype i = 1; i < headings.size(); ++i)
        closest = qMin(closest, headings[i].center - headings[i - 1].center);
    QList<QList<Segment>> groups;
    const HeadingCells cells(headings, m_borders);
    for (const Segment &heading : std::as_const(headings)) {
        const double apart = qMin(1.7 * heading.size, qMax(1.25 * closest, 1.2 * heading.size));
        const int above = groups.isEmpty() ? 0 : groups.last().last().stack;
        const bool stacks = heading.stack > 0 && above > 0;
        const bool own =
            groups.isEmpty() ||
            (cells.areThere() ? cells.top(heading) > cells.top(groups.last().last()) + 1
             : stacks         ? heading.stack != above
                              : heading.center - groups.last().last().center > apart);
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
    QList<double> tops;
    if (cells.areThere()) {
        for (const QList<Segment> &group : std::as_const(groups))
            tops.append(cells.top(group.first()));
    } else {
        tops = headedTops(groups, body);
    }
    const auto top = [&](qsizetype i) {
        return i < tops.size() ? tops[i] : 1e9;
    };
    take(-1e9, top(0));
    for (qsizetype i = 0; i < groups.size(); ++i) {
        TextLine heading = line({groups[i].first()});
        for (qsizetype k = 1; k < groups[i].size(); ++k) {
            const Passage more = line({groups[i][k]}).passage;
            if (more.isEmpty())
                continue;
            if (heading.passage.isEmpty() || !isHan(heading.passage.text.back()) ||
                !isHan(more.text.front()))
                heading.passage.insertText(u" ");
            heading.passage.append(more);
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

} // namespace Bole
