// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/roster.h"

namespace Bole {

QString ownRosterKey(const QString &title)
{
    return QStringLiteral("own:") + title;
}

QString rosterValue(const RosterValues &values, RosterField field)
{
    return values.value(nameOf(field));
}

} // namespace Bole
