// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/columns.h"

#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <optional>

namespace Bole {

namespace {

/// A vertical strip without ink through consecutive rows.
struct Gutter
{
    double x = 0;
    qsizetype firstRow = 0;
    qsizetype lastRow = 0;
    int left = 0; ///< rows with something to the left
    int right = 0;
    double width = 0;
    bool headings = false;
};

bool crosses(const Row &row, double x)
{
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

bool isStyled(const Segment &segment)
{
    const QString text = segment.text();
    return segment.bold || (text == text.toUpper() && text != text.toLower());
}

/// What stands on one side of a gutter.
struct Side
{
    QList<const Segment *> segments;
    int rows = 0;
    int headings = 0;
    int styled = 0; ///< bold or capitals
    int words = 0;
    int dated = 0;
    QSet<int> stacks; ///< headings of several lines
    double left = 1e9;
    double right = 0;

    void add(const Segment &segment)
    {
        static const QRegularExpression digits(QStringLiteral("\\d{2}|present|至今|now"),
                                               QRegularExpression::CaseInsensitiveOption);
        segments.append(&segment);
        headings += segment.heading;
        if (segment.stack > 0)
            stacks.insert(segment.stack);
        words += int(segment.atoms.size());
        const QString text = segment.text();
        styled += isStyled(segment);
        dated += digits.match(text).hasMatch();
        left = qMin(left, segment.left());
        right = qMax(right, segment.right());
    }
    double width() const { return right - left; }
};

struct Sides
{
    Side left;
    Side right;
    int paired = 0;       ///< rows whose two sides stand on one baseline
    int railed = 0;       ///< of those, rows where a date stands right before the gutter
    int lone = 0;         ///< rows with nothing on the right
    int loneHeadings = 0; ///< of those, known headings
    int loneStyled = 0;   ///< and what is set like one
};

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
        sides.railed += paired && left->text().size() < 32 && dateRange(left->text()).has_value();
        sides.lone += !right;
        sides.loneHeadings += !right && left->heading;
        sides.loneStyled += !right && (left->heading || isStyled(*left));
    }
    return sides;
}

bool isHeadingColumn(const Sides &sides)
{
    const Side &left = sides.left;
    // Headings of several lines may head as few, and are no labels of single rows.
    const bool dense = left.stacks.size() < 2 && left.rows * 2 > sides.right.rows;
    if (left.segments.isEmpty() || left.headings < 2 || dense ||
        left.width() > 0.6 * sides.right.width())
        return false;
    // Everything on the left is set as headings are, or most of it is known as headings.
    const int all = int(left.segments.size());
    const bool styled = left.styled * 10 >= all * 9;
    const bool known = left.headings >= 4 && left.headings * 10 >= all * 6;
    return (styled || known) && left.words <= 3 * all && left.dated == 0;
}

bool isDateColumn(const Side &dates, const Side &body)
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
bool isHeadedRail(const Sides &sides)
{
    const Side &left = sides.left;
    return sides.loneHeadings >= 2 && sides.loneStyled * 10 >= sides.lone * 8 &&
           sides.paired >= 3 && sides.paired * 10 >= (left.rows - sides.lone) * 9 &&
           left.width() < 0.6 * sides.right.width();
}

bool areColumns(const Sides &sides)
{
    const Side &left = sides.left;
    const Side &right = sides.right;
    if (left.rows < 4 || right.rows < 4 || isDateColumn(left, right) || isDateColumn(right, left) ||
        isHeadedRail(sides))
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

/// Whether dates at the right edge of the left column have come to the right of the gutter: they
/// stand before everything that the right column's headings begin with.
bool cutsOffDates(const Side &right)
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
            dated += dateRange(segment->text()).has_value();
        }
    }
    return right.headings >= 2 && before > 0 && dated == before;
}

/// The stretches of rows that leave one place free, with at least `least` rows on each side.
QList<Gutter> guttersAt(const QList<Row> &rows, double x, int least)
{
    QList<Gutter> gutters;
    Gutter run{.x = x};
    const auto close = [&](qsizetype end) {
        run.lastRow = end - 1;
        if (run.left >= least && run.right >= least)
            gutters.append(run);
        run = {.x = x, .firstRow = end + 1};
    };
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (crosses(rows[i], x)) {
            close(i);
            continue;
        }
        run.left += rows[i].segments.first().left() < x;
        run.right += rows[i].segments.last().right() > x;
    }
    close(rows.size());
    return gutters;
}

QList<Gutter> guttersOf(const QList<Row> &rows)
{
    double from = 1e9;
    double to = 0;
    for (const Row &row : rows) {
        from = qMin(from, row.segments.first().left());
        for (const Segment &segment : row.segments)
            to = qMax(to, segment.right());
    }
    QList<Gutter> gutters;
    const double step = 3;
    // A column of headings may be one character wide.
    for (double x = from + 12; x < to - 30; x += step)
        gutters += guttersAt(rows, x, 3);
    return gutters;
}

/// The middle of the widest white strip among gutters that part the same segments.
void widen(Gutter &gutter, const QList<Row> &rows)
{
    double left = 0;
    double right = 1e9;
    for (qsizetype i = gutter.firstRow; i <= gutter.lastRow; ++i) {
        for (const Segment &segment : rows[i].segments) {
            if (segment.box.center().x() < gutter.x)
                left = qMax(left, segment.right());
            else
                right = qMin(right, segment.left());
        }
    }
    gutter.width = right - left;
    gutter.x = (left + right) / 2;
}

double usualSize(const QList<Row> &rows, const Gutter &gutter)
{
    QList<double> sizes;
    for (qsizetype i = gutter.firstRow; i <= gutter.lastRow; ++i)
        sizes.append(rows[i].size);
    std::nth_element(sizes.begin(), sizes.begin() + sizes.size() / 2, sizes.end());
    return sizes[sizes.size() / 2];
}

std::optional<Gutter> bestGutter(const QList<Row> &rows)
{
    QList<Gutter> gutters = guttersOf(rows);
    // The gutter with most on its poorer side: a side-bar's rather than that of its own labels.
    std::stable_sort(gutters.begin(), gutters.end(), [](const Gutter &a, const Gutter &b) {
        const auto weight = [](const Gutter &g) {
            return 2 * qMin(g.left, g.right) + g.left + g.right;
        };
        return weight(a) > weight(b);
    });
    QSet<QPair<qsizetype, int>> seen;
    int tried = 0;
    for (Gutter gutter : std::as_const(gutters)) {
        const auto key =
            qMakePair(gutter.firstRow * 1000 + gutter.lastRow, gutter.left * 1000 + gutter.right);
        if (seen.contains(key) || ++tried > 24)
            continue;
        seen.insert(key);
        widen(gutter, rows);
        if (gutter.width < 0.7 * usualSize(rows, gutter))
            continue;
        const Sides sides = sidesOf(rows, gutter);
        // "姓    名" has room between its characters; a column so narrow holds broken headings.
        if (sides.left.width() < 24 && sides.left.stacks.size() < 2)
            continue;
        gutter.headings = isHeadingColumn(sides);
        if (gutter.headings || (areColumns(sides) && !cutsOffDates(sides.right)))
            return gutter;
    }
    return {};
}

QList<Segment> flat(const QList<Row> &rows, qsizetype from, qsizetype to)
{
    QList<Segment> segments;
    for (qsizetype i = from; i < to; ++i)
        segments += rows[i].segments;
    return segments;
}

/// The gutter of an earlier page, where nearly all rows of this one leave it free.
std::optional<Gutter> carriedGutter(const QList<Row> &rows, const QList<double> &earlier)
{
    for (const double x : earlier) {
        for (Gutter &gutter : guttersAt(rows, x, 1)) {
            const qsizetype free = gutter.lastRow - gutter.firstRow + 1;
            widen(gutter, rows);
            if (free * 10 >= rows.size() * 9 && gutter.width >= usualSize(rows, gutter))
                return gutter;
        }
    }
    return {};
}

struct Cutter
{
    QList<double> &gutters; ///< between the columns of this page and those before it
    QList<Region> regions = {};

    void cut(const QList<Segment> &segments, int depth, bool column);
};

void Cutter::cut(const QList<Segment> &segments, int depth, bool column)
{
    if (segments.isEmpty())
        return;
    const QList<Row> rows = rowsOf(segments);
    std::optional<Gutter> gutter = depth < 4 ? bestGutter(rows) : std::nullopt;
    if (!gutter && depth == 0)
        gutter = carriedGutter(rows, gutters);
    if (!gutter) {
        regions.append({segments, column});
        return;
    }
    cut(flat(rows, 0, gutter->firstRow), depth + 1, column);
    const QList<Segment> band = flat(rows, gutter->firstRow, gutter->lastRow + 1);
    if (gutter->headings) {
        regions.append({band, column, true, gutter->x});
    } else {
        if (depth == 0)
            gutters = {gutter->x};
        QList<Segment> left;
        QList<Segment> right;
        for (const Segment &segment : band)
            (segment.box.center().x() < gutter->x ? left : right).append(segment);
        cut(left, depth + 1, true);
        cut(right, depth + 1, true);
    }
    cut(flat(rows, gutter->lastRow + 1, rows.size()), depth + 1, column);
}

} // namespace

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

QList<Region> regionsOf(const QList<Segment> &segments, QList<double> &gutters)
{
    Cutter cutter{gutters};
    cutter.cut(segments, 0, false);
    return cutter.regions;
}

} // namespace Bole
