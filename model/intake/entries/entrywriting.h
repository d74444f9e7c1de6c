// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/entries/entryheader.h"
#include "model/intake/items/fields.h"
#include "model/intake/items/recordwriter.h"

namespace Bole {

// What work and projects write alike.

/// A paragraph about the work rather than an entry of it.
bool isProse(const Entry &entry);

QStringList writeHighlights(const QList<Item> &body, const QString &pointer, RecordWriter &writer);

void writeProject(Entry entry, const Header &header, RecordWriter &writer);

template <typename Value>
void writePeriod(Value &value, const Period &period, const QString &pointer, RecordWriter &writer)
{
    if (period.isEmpty())
        return;
    const double confidence = qMin(0.97, 0.72 + 0.25 * period.score);
    value.startDate = period.start;
    value.current = period.current;
    if (!period.current)
        value.endDate = period.single && period.start ? period.start : period.end;
    if (value.startDate)
        writer.note(pointer + QStringLiteral("/startDate"), period.passage, confidence);
    if (value.endDate)
        writer.note(pointer + QStringLiteral("/endDate"), period.endPassage,
                    period.single ? 0.8 : confidence);
    if (value.current)
        writer.note(pointer + QStringLiteral("/current"), period.passage, confidence);
}

} // namespace Bole
