// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/items/itemlabels.h"

namespace Bole {

LabelKind firstLabel(const Item &item)
{
    const QList<FoundLabel> labels = findLabels(item.text.text);
    return labels.isEmpty() || labels.first().span.start > 0 ? LabelKind::None
                                                             : labels.first().kind;
}

void dropEmptiedTimeLabels(Item &item)
{
    const QList<FoundLabel> labels = findLabels(item.text.text);
    for (qsizetype i = labels.size() - 1; i >= 0; --i) {
        const Span &label = labels[i].span;
        const bool emptied =
            label.end() == item.text.size() || item.text.text[label.end()] == u'\t';
        if (labels[i].kind != LabelKind::Time || !emptied)
            continue;
        Passage rest = item.text.mid(0, label.start);
        rest.append(item.text.mid(label.end()));
        item.text = rest;
    }
}

void partAtLabels(Item &item)
{
    if (findLabels(item.text.text).isEmpty())
        return;
    QList<Passage> cells;
    QList<LabelKind> kinds;
    const auto add = [&](const Passage &cell, LabelKind kind) {
        const Passage tidy = cell.tidied();
        if (tidy.isEmpty())
            return;
        cells.append(tidy);
        kinds.append(kind);
    };
    for (const Passage &cell : std::as_const(item.cells)) {
        qsizetype from = 0;
        LabelKind kind = LabelKind::None;
        for (const FoundLabel &label : findLabels(cell.text)) {
            add(cell.mid(from, label.span.start - from), kind);
            from = label.span.end();
            kind = label.kind;
        }
        add(cell.mid(from), kind);
    }
    item.cells = cells;
    item.cellLabels = kinds;
    item.text = {};
    for (const Passage &cell : std::as_const(cells)) {
        if (!item.text.isEmpty())
            item.text.insertText(u"\t");
        item.text.append(cell);
    }
}

} // namespace Bole
