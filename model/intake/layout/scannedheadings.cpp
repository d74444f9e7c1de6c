// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/scannedheadings.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <algorithm>

namespace Bole {

namespace {

constexpr qsizetype mostSigns = 16; ///< characters that a bar or an icon is read as

/// Where the heading begins in a line that has something before it, or -1.
qsizetype headingStart(const QString &text, const Knowledge &knowledge)
{
    for (qsizetype i = 1; i < qMin(mostSigns, text.size()); ++i) {
        if (!text[i - 1].isSpace() || text[i].isSpace())
            continue;
        const QStringView rest = QStringView(text).sliced(i);
        const bool capitals =
            rest.toString().toUpper() == rest && rest.size() >= 5 && rest.front().isUpper();
        const bool chinese =
            rest.size() >= 4 && std::ranges::all_of(rest, [](QChar c) { return isHan(c); });
        const auto heading =
            capitals || chinese ? knowledge.heading(rest) : std::optional<WordMatch>();
        if (heading && heading->isSpelled)
            return i;
    }
    return -1;
}

} // namespace

void dropSignsBeforeHeadings(QList<TextLine> &lines, const Knowledge &knowledge)
{
    for (TextLine &line : lines) {
        const QString text = line.passage.text;
        if (line.cells.size() > 2 || text.size() > 60 || knowledge.heading(text))
            continue;
        const qsizetype start = headingStart(text, knowledge);
        const QString signs = text.left(qMax<qsizetype>(0, start)).trimmed();
        // A name or a word in capitals before it makes it something else.
        if (start < 0 || (signs == signs.toUpper() && signs != signs.toLower()) || hasHan(signs))
            continue;
        line.passage = line.passage.mid(start);
        line.styles.clear();
        finishLine(line);
    }
}

} // namespace Bole
