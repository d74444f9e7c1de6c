// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/wrappedtitles.h"

#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"

namespace Bole {

/// Where a cell begins and ends on its page, as parts of the page's width.
static std::pair<double, double> edgesOf(const Passage &cell, const PlaceMap &places)
{
    double left = 1;
    double right = 0;
    for (const int at : cell.at) {
        if (at < 0)
            continue;
        left = qMin(left, places[at].box.left());
        right = qMax(right, places[at].box.right());
    }
    return {left, right};
}

static bool mayGoOn(const TextLine &line, const TextLine &next)
{
    return line.cells.size() == 2 && next.cells.size() == 1 && !next.hasBullet() &&
           line.region == next.region && next.gapBefore < 0.3 && line.bold == next.bold &&
           qAbs(line.textLeft - next.left) < 3 && dateRange(line.cell(1).text.trimmed()) &&
           findDateRanges(next.text()).isEmpty();
}

/// Whether the first word of `next` would have stood between the title of `line` and its date.
static bool hasRoomFor(const TextLine &next, const TextLine &line, const PlaceMap &places)
{
    constexpr double space = 0.03; // of the page's width, between a title and its date
    const QString text = next.text();
    const qsizetype word = hasHan(text) ? 1 : text.indexOf(u' ');
    const auto [from, to] = edgesOf(next.passage.mid(0, word < 0 ? text.size() : word), places);
    const double room = edgesOf(line.cell(1), places).first - edgesOf(line.cell(0), places).second;
    return room > to - from + space;
}

/// "2023 <tab> First Prize …" up to the right edge: the undated line below it goes on with it.
static bool runsOver(const TextLine &line, const TextLine &next, double edge)
{
    const double room = (hasHan(next.text()) ? 1.5 : 4) * line.size;
    return line.cells.size() >= 2 && dateRange(line.cell(0).text.trimmed()) &&
           next.cells.size() == 1 && !next.hasBullet() && line.region == next.region &&
           next.gapBefore < 0.3 && line.bold == next.bold && line.right > edge - room &&
           findDateRanges(next.text()).isEmpty();
}

QList<TextLine> withWholeTitles(QList<TextLine> lines, const RecordWriter &writer)
{
    const auto edges = writer.itemContext().rightEdges;
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        TextLine &line = lines[i];
        const TextLine &next = lines[i + 1];
        if (runsOver(line, next, edges.value(line.region))) {
            writer.text.joiner.join(line.passage, next.passage);
            line.right = next.right;
            line.styles.clear();
            finishLine(line);
            lines.removeAt(i + 1);
            continue;
        }
        if (!mayGoOn(line, next) || hasRoomFor(next, line, writer.text.places))
            continue;
        Passage title = line.cell(0);
        writer.text.joiner.join(title, next.passage);
        title.insertText(u"\t");
        title.append(line.cell(1));
        line.passage = title;
        line.styles.clear();
        finishLine(line);
        lines.removeAt(i + 1);
    }
    return lines;
}

} // namespace Bole
