// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/columnsides.h"

#include "model/intake/layout/textline.h"
#include "model/intake/parsers/dates.h"
#include "model/knowledge/calendar.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

/// Cells that were put together again, or that rules hold: no gutter parts a table.
static bool isTableRow(const Row &row)
{
    return row.segments.size() >= 3 && (std::ranges::all_of(row.segments, &Segment::apart) ||
                                        std::ranges::all_of(row.segments, &Segment::tabled));
}

bool crosses(const Row &row, double x)
{
    if (isTableRow(row) && row.segments.first().left() < x && row.segments.last().right() > x)
        return true;
    for (qsizetype i = 0; i < row.segments.size(); ++i) {
        const Segment &segment = row.segments[i];
        double left = segment.left();
        double right = segment.right();
        if (segment.belongsTo == Beside::Left && i > 0)
            left = row.segments[i - 1].right();
        else if (segment.belongsTo == Beside::Right && i + 1 < row.segments.size())
            right = row.segments[i + 1].left();
        if (left < x - 1 && right > x + 1)
            return true;
    }
    return false;
}

SegmentLook lookOf(const Segment &segment)
{
    static const QRegularExpression digits(
        QStringLiteral("\\d{2}|(?:^|[-–—~至]\\s*|\\b(?:to|until|bis)\\s+)") +
            calendarExpression(CalendarWord::Present) + QStringLiteral("(?!\\p{Latin})"),
        QRegularExpression::CaseInsensitiveOption);
    static const QString ends = QStringLiteral(".。;；:：!！?？)）");
    const QString text = segment.text();
    SegmentLook look;
    look.letters = text.size();
    look.isDate = dateRange(text).has_value();
    look.isDated = digits.match(text).hasMatch();
    look.isStyled = segment.bold || (text == text.toUpper() && text != text.toLower());
    look.isItem = isBulletMark(text.front());
    look.goesOn = text.front().isLower();
    look.isOpen = !ends.contains(text.back());
    return look;
}

void ColumnSide::add(const Segment &segment)
{
    if (segment.heading && !segments.isEmpty() && segments.last()->heading &&
        (segment.stack == 0 || segment.stack != segments.last()->stack))
        ++bare;
    segments.append(&segment);
    headings += segment.heading;
    if (segment.stack > 0)
        stacks.insert(segment.stack);
    words += int(segment.atoms.size());
    styled += segment.look.isStyled;
    dated += segment.look.isDated;
    left = qMin(left, segment.left());
    right = qMax(right, segment.right());
}

void ColumnSide::add(const ColumnSide &other)
{
    segments += other.segments;
    rows += other.rows;
    headings += other.headings;
    bare += other.bare;
    styled += other.styled;
    words += other.words;
    dated += other.dated;
    for (const int stack : other.stacks)
        stacks.insert(stack);
    left = qMin(left, other.left);
    right = qMax(right, other.right);
}

void Sides::add(const Sides &other)
{
    left.add(other.left);
    right.add(other.right);
    paired += other.paired;
    railed += other.railed;
    lone += other.lone;
    loneHeadings += other.loneHeadings;
    loneStyled += other.loneStyled;
}

Sides sidesOf(const QList<Row> &rows, const Gutter &gutter)
{
    Sides sides;
    for (qsizetype i = gutter.firstRow; i <= gutter.lastRow; ++i) {
        const Segment *left = nullptr;
        const Segment *right = nullptr;
        for (const Segment &segment : rows[i].segments) {
            const bool isLeft = segment.box.center().x() < gutter.x;
            (isLeft ? sides.left : sides.right).add(segment);
            (isLeft ? left : right) = &segment;
        }
        sides.left.rows += left != nullptr;
        sides.right.rows += right != nullptr;
        const bool paired =
            left && right &&
            qAbs(left->center - right->center) < 0.3 * qMin(left->size, right->size);
        sides.paired += paired;
        sides.railed += paired && left->look.letters < 32 && left->look.isDate;
        sides.lone += !right;
        sides.loneHeadings += !right && left->heading;
        sides.loneStyled += !right && (left->heading || left->look.isStyled);
    }
    return sides;
}

bool areHeadings(const ColumnSide &side)
{
    const int all = int(side.segments.size());
    return side.dated == 0 && side.words <= 3 * all &&
           (side.styled * 10 >= all * 9 || side.headings * 10 >= all * 6);
}

/// Headings under headings, with nothing of their own between them: what they head stands on the
/// other side.
static bool headsOthers(const ColumnSide &side)
{
    return side.bare >= 2 && side.bare * 10 >= (side.headings - 1) * 6 &&
           side.headings * 10 >= int(side.segments.size()) * 6 && side.dated * 4 <= side.headings;
}

bool isHeadingColumn(const Sides &sides)
{
    const ColumnSide &left = sides.left;
    // Headings of several lines may head as few, and are no labels of single rows; neither are
    // many that are all known as headings.
    const bool sure = left.headings >= 5 && left.headings * 10 >= int(left.segments.size()) * 9;
    const bool dense = left.stacks.size() < 2 && !sure && left.rows * 2 > sides.right.rows;
    if (left.segments.isEmpty() || left.headings < 2 || dense ||
        left.width() > 0.6 * sides.right.width())
        return false;
    const bool styled = left.styled * 10 >= int(left.segments.size()) * 9;
    return (styled || left.headings >= 4) && areHeadings(left);
}

static bool isDateColumn(const ColumnSide &dates, const ColumnSide &body)
{
    const int others = int(dates.segments.size()) - dates.headings;
    // Headings on both sides part columns, unless everything else on this side is dates.
    const bool onlyDates = dates.dated * 10 >= others * 9;
    if (others <= 0 || (dates.headings > 1 && body.headings > 1 && !onlyDates))
        return false;
    const double narrow = dates.width() / qMax(1.0, body.width());
    return narrow < 0.6 && dates.dated * 10 >= others * (dates.headings > 1 ? 7 : 4) &&
           dates.words <= 5 * int(dates.segments.size());
}

/// Headings in the column of their entries' dates and labels, as Europass sets them: each stands in
/// a row of its own, and whatever else is on the left has its text beside it.
static bool isHeadedRail(const Sides &sides)
{
    const ColumnSide &left = sides.left;
    return sides.loneHeadings >= 2 && sides.loneStyled * 10 >= sides.lone * 8 &&
           sides.paired >= 3 && sides.paired * 10 >= (left.rows - sides.lone) * 9 &&
           left.width() < 0.6 * sides.right.width();
}

bool areColumns(const Sides &sides)
{
    const ColumnSide &left = sides.left;
    const ColumnSide &right = sides.right;
    if (left.rows < 4 || right.rows < 4 || isDateColumn(left, right) || isDateColumn(right, left) ||
        isHeadedRail(sides) || headsOthers(left))
        return false;
    // Three cells a row and more are a grid: a table of languages and their levels.
    if (left.segments.size() >= 3 * qsizetype(left.rows) ||
        right.segments.size() >= 3 * qsizetype(right.rows))
        return false;
    // Dates right before the gutter are a column of dates, whatever else stands further left.
    if (sides.paired >= 3 && sides.railed * 10 >= sides.paired * 7)
        return false;
    const double aloneLeft = 1.0 - double(sides.paired) / left.rows;
    const double aloneRight = 1.0 - double(sides.paired) / right.rows;
    if (left.headings >= 1 && right.headings >= 1) {
        // Labels such as "Languages" look like headings; they never stand without their text.
        return (aloneLeft > 0.1 && aloneRight > 0.1) || (left.headings >= 2 && right.headings >= 2);
    }
    // Dates without a heading of their own are a table's, or a column of dates.
    if ((left.dated >= 2 && left.headings == 0) || (right.dated >= 2 && right.headings == 0))
        return false;
    const bool independent = aloneLeft > 0.35 && aloneRight > 0.35;
    return independent && left.rows >= 6 && right.rows >= 6 &&
           (left.headings + right.headings > 0 || left.words > 3 * left.rows);
}

bool cutsOffDates(const ColumnSide &right)
{
    double edge = 1e9;
    for (const Segment *segment : right.segments) {
        if (segment->heading)
            edge = qMin(edge, segment->left());
    }
    int before = 0;
    int dated = 0;
    for (const Segment *segment : right.segments) {
        if (segment->right() < edge) {
            ++before;
            dated += segment->look.isDate;
        }
    }
    return right.headings >= 2 && before > 0 && dated == before;
}

} // namespace Bole
