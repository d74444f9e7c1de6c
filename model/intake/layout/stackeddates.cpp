// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/stackeddates.h"

#include "model/intake/parsers/dates.h"

#include <algorithm>
#include <optional>

namespace Bole {

namespace {

/// A single date at the left of a row.
struct Stacked
{
    qsizetype line = 0;
    std::optional<PartialDate> date; ///< nothing: "present"
};

std::optional<Stacked> stackedDate(const QList<TextLine> &lines, qsizetype i)
{
    if (lines[i].cells.isEmpty() || lines[i].hasBullet())
        return {};
    const QString text = lines[i].cell(0).text.trimmed();
    if (isPresentWord(text))
        return Stacked{i, {}};
    const auto range = text.size() < 20 ? dateRange(text) : std::nullopt;
    return range && range->single && range->start ? std::optional(Stacked{i, range->start})
                                                  : std::nullopt;
}

/// Dates at one left edge, in the order of the page.
QList<Stacked> columnOfDates(const QList<TextLine> &lines, int region, double left)
{
    QList<Stacked> dates;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].region != region || qAbs(lines[i].left - left) > 3)
            continue;
        if (const auto date = stackedDate(lines, i))
            dates.append(*date);
    }
    return dates;
}

bool isLater(const Stacked &a, const Stacked &b)
{
    return !a.date || (b.date && *b.date < *a.date);
}

/// Whether the text beside the date is bold.
bool isBoldBeside(const TextLine &line)
{
    return std::ranges::any_of(line.styles, [&](const StyledSpan &style) {
        return style.bold && line.cells.size() > 1 && style.span.end() > line.cells[1].start;
    });
}

/// Every two follow each other in neighbouring rows, all with the later one above or all below, and
/// the pairs stand further apart: a list of years has equal steps.
bool arePairs(const QList<Stacked> &dates, const QList<TextLine> &lines)
{
    if (dates.size() < 2 || dates.size() % 2 != 0)
        return false;
    int above = 0; // pairs with the later date above
    int below = 0;
    double widest = 0;
    double nearest = 1e9;
    for (qsizetype i = 0; i + 1 < dates.size(); i += 2) {
        const Stacked &upper = dates[i];
        const Stacked &lower = dates[i + 1];
        const TextLine &line = lines[upper.line];
        const double step = lines[lower.line].bottom - line.bottom;
        if (lower.line != upper.line + 1 || line.cells.size() < 2 || step > 1.9 * line.size ||
            (!upper.date && !lower.date))
            return false;
        above += isLater(upper, lower);
        below += isLater(lower, upper);
        widest = qMax(widest, step);
        if (i + 2 < dates.size())
            nearest = qMin(nearest, lines[dates[i + 2].line].bottom - lines[lower.line].bottom);
    }
    // One pair alone may be two short entries, unless the lower text is set as no title is.
    if (dates.size() == 2 &&
        (!isBoldBeside(lines[dates[0].line]) || isBoldBeside(lines[dates[1].line])))
        return false;
    // What began and ended in one year fits either way.
    const bool ordered = above == 0 || below == 0;
    return ordered && nearest > widest * 1.15;
}

/// Takes the first cell off a line; what is left begins where it is printed.
void dropFirstCell(TextLine &line, const PlaceMap &places)
{
    const auto firstPlace = [&](const Passage &passage) {
        for (const int at : passage.at) {
            if (at >= 0)
                return places[at].box.left();
        }
        return 0.0;
    };
    const double before = firstPlace(line.passage);
    line.passage = line.cells.size() > 1 ? line.passage.mid(line.cells[1].start) : Passage();
    if (line.isEmptyLine())
        return;
    line.styles.clear();
    finishLine(line);
    if (before > 0)
        line.left = line.textLeft = line.left * firstPlace(line.passage) / before;
}

void join(TextLine &upper, TextLine &lower, bool laterAbove, const PlaceMap &places)
{
    const Passage above = upper.cell(0).trimmed();
    const Passage below = lower.cell(0).trimmed();
    Passage range = laterAbove ? below : above;
    range.insertText(u" – ");
    range.append(laterAbove ? above : below);
    const qsizetype grown = range.size() - upper.cells[0].end();
    range.append(upper.passage.mid(upper.cells[0].end()));
    upper.passage = range;
    for (StyledSpan &style : upper.styles)
        style.span.start = qMax<qsizetype>(0, style.span.start + grown);
    finishLine(upper);
    dropFirstCell(lower, places);
}

} // namespace

void joinStackedDates(QList<TextLine> &lines, const PlaceMap &places)
{
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        const auto first = stackedDate(lines, i);
        if (!first || lines[i].cells.size() < 2 || !stackedDate(lines, i + 1))
            continue;
        const QList<Stacked> dates = columnOfDates(lines, lines[i].region, lines[i].left);
        if (!arePairs(dates, lines))
            continue;
        for (qsizetype k = 0; k + 1 < dates.size(); k += 2)
            join(lines[dates[k].line], lines[dates[k + 1].line], isLater(dates[k], dates[k + 1]),
                 places);
    }
    lines.removeIf([](const TextLine &line) { return line.isEmptyLine(); });
}

} // namespace Bole
