// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/sectionreaders.h"

namespace Bole {

QList<Item> itemsOf(const SectionLines &section, const RecordWriter &writer, bool list)
{
    // Items never run across a sub-heading.
    QList<Item> items;
    qsizetype from = 0;
    SubHeading current;
    ItemContext context = writer.itemContext();
    context.list = list;
    context.studies = section.kind == SectionKind::Education;
    const auto take = [&](qsizetype to) {
        QList<Item> part = itemsOf(section.lines.mid(from, to - from), context);
        for (Item &item : part) {
            item.subHeading = current.title;
            item.subHeadingKind = current.kind;
        }
        items += part;
        from = to;
    };
    for (const SubHeading &sub : section.subHeadings) {
        take(sub.before);
        current = sub;
    }
    take(section.lines.size());
    return items;
}

} // namespace Bole
