// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/tablelabels.h"

#include "model/intake/parsers/dates.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/personalfields.h"
#include "model/knowledge/tablecolumns.h"

#include <algorithm>

namespace Bole {

QString closedUp(const GridCell &cell)
{
    QString text = cell.text().simplified();
    if (hasHan(text))
        text.remove(u' ');
    return text;
}

bool isBold(const GridCell &cell)
{
    return std::ranges::all_of(cell.lines, [](const Row &line) {
        return std::ranges::all_of(line.segments, &Segment::bold);
    });
}

double labelness(const GridCell &cell, const Knowledge &knowledge)
{
    constexpr qsizetype longestHan = 12;
    constexpr qsizetype longest = 36;
    const QString text = closedUp(cell);
    const bool digits = std::ranges::any_of(text, [](QChar c) { return c.isDigit(); });
    if (text.isEmpty() || text.contains(u'@') || text.contains(u'☐') || text.contains(u'□') ||
        text.size() > (hasHan(text) ? longestHan : longest))
        return 0;
    const QString plain = text.endsWith(u':') || text.endsWith(u'：') ? text.chopped(1) : text;
    if (personalLabel(plain).isKnown || (plain.size() < text.size() && !digits) ||
        knowledge.word(WordTable::Tests, plain))
        return 1;
    if (dateRange(text))
        return 0;
    if (!digits && columnKind(plain) != ColumnKind::None)
        return isBold(cell) ? 1 : 0.9;
    return digits ? 0.1 : isBold(cell) ? 0.6 : 0.3;
}

} // namespace Bole
