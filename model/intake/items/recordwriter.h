// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/items.h"
#include "model/intake/layout/textline.h"
#include "model/record/record.h"

namespace Bole {

class Knowledge;

/// The record while it is being read: every value written here leaves its place and confidence, and
/// its characters count as claimed.
class RecordWriter
{
public:
    RecordWriter(const ReadingText &text, const Knowledge &knowledge, PartialDate today);

    Record record;
    const ReadingText &text;
    const Knowledge &knowledge;
    const PartialDate today;

    ItemContext itemContext() const
    {
        return {knowledge, text.joiner, today, text.fromPages, m_rightEdges, m_fullRows};
    }

    /// Notes where a value was read, and how sure that is.
    void note(const QString &pointer, const Passage &passage, double confidence);
    /// A value that was concluded from another one stands where that one does.
    void noteConcluded(const QString &pointer, const QString &from);
    void claim(const Passage &passage);
    /// What no value claimed of a line, or nothing when that is not worth keeping.
    QString unclaimed(const Passage &passage) const;

private:
    QList<bool> m_claimed;
    QHash<int, double> m_rightEdges;
    QHash<int, int> m_fullRows;
};

/// The text of a value: tabs and runs of spaces become one.
QString valueText(const Passage &passage);

/// Pointers such as "/education/0/gpa".
QString pointerTo(QStringView list, qsizetype index, QStringView field = {});

} // namespace Bole
