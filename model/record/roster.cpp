// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/roster.h"

namespace Bole {

QString ownRosterKey(const QString &title)
{
    return QStringLiteral("own:") + title;
}

QStringList otherNumbers(const RosterValues &values)
{
    return values.value(otherNumbersKey).split(u'\n', Qt::SkipEmptyParts);
}

RosterValues mergedRoster(const RosterValues &kept, const RosterValues &other)
{
    RosterValues merged = kept;
    for (auto it = other.begin(); it != other.end(); ++it) {
        if (!merged.contains(it.key()))
            merged.insert(it.key(), it.value());
    }
    QStringList numbers = otherNumbers(kept) + otherNumbers(other);
    numbers.append(rosterValue(other, RosterField::Number));
    numbers.removeAll(rosterValue(merged, RosterField::Number));
    numbers.removeAll(QString());
    numbers.removeDuplicates();
    if (!numbers.isEmpty())
        merged.insert(otherNumbersKey, numbers.join(u'\n'));
    return merged;
}

bool isRosterSource(const QString &key)
{
    static const QList<RosterField> fields{RosterField::Programme, RosterField::Supervisor,
                                           RosterField::School, RosterField::Gpa};
    const auto field = fromName<RosterField>(key);
    return field ? fields.contains(*field) : key.startsWith(ownRosterKey({}));
}

QString rosterColumnId(const QString &key)
{
    return QStringLiteral("roster:") + key;
}

QString rosterValue(const RosterValues &values, RosterField field)
{
    return values.value(nameOf(field));
}

} // namespace Bole
