// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/spokencell.h"

#include "views/common/uncheckedmark.h"

#include <QCoreApplication>
#include <QStringList>

namespace Bole {

QString spokenCell(const QString &heading, const QString &text, bool isUnchecked)
{
    if (text.isEmpty())
        return QCoreApplication::translate("Bole::SpokenCell", "%1: nothing",
                                           "the heading of an empty cell")
            .arg(heading);
    const QString cell =
        QCoreApplication::translate("Bole::SpokenCell", "%1: %2", "heading, what the cell says")
            .arg(heading, text);
    return isUnchecked ? cell + uncheckedSuffix() : cell;
}

QString spokenParts(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(
        QCoreApplication::translate("Bole::SpokenCell", ", ", "between the parts of a cell"));
}

} // namespace Bole
