// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/history/editwords.h"

#include "model/desk/deskhistory.h"
#include "views/history/edittitle.h"

namespace Bole {

namespace {

constexpr int longestValue = 40; // in a line that stands in a menu

QString onOneLine(const QString &text)
{
    const QString line = text.simplified();
    return line.size() <= longestValue ? line : line.first(longestValue - 1).trimmed() + u'…';
}

} // namespace

QString EditWords::side(const HistoryEntry &entry, const QJsonObject &value)
{
    const QString text = editedValueText(entry, value);
    return text.isEmpty() ? tr("nothing", "no value") : text;
}

QString EditWords::change(const HistoryEntry &entry)
{
    const QString before = side(entry, entry.before);
    const QString after = side(entry, entry.after);
    return before == after ? QString()
                           : tr("%1 → %2", "from a value to another").arg(before, after);
}

QString EditWords::shortChange(const HistoryEntry &entry)
{
    return change(entry).isEmpty() ? QString()
                                   : tr("%1 → %2", "from a value to another")
                                         .arg(onOneLine(side(entry, entry.before)),
                                              onOneLine(side(entry, entry.after)));
}

QString EditWords::step(const VisibleStep &step, bool inFront)
{
    const QString what = editTitle(step.first, step.record);
    if (step.applicants.isEmpty())
        return inFront || step.name.isEmpty()
                   ? what
                   : tr("%1 “%2”", "an edit, and which list").arg(what, step.name);
    if (step.applicants.size() > 1)
        return tr("%1 (%n applicant(s))", "an edit, and of how many", int(step.applicants.size()))
            .arg(what);
    const QString title =
        inFront ? what : tr("%1 (%2)", "an edit, and whose record it is").arg(what, step.name);
    const QString values = shortChange(step.first);
    return values.isEmpty() ? title : tr("%1, %2", "an edit, and its values").arg(title, values);
}

} // namespace Bole
