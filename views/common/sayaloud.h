// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QString>

namespace Bole {

/// For screen readers: what has changed on the screen while the keyboard is somewhere else.
inline void sayAloud(QObject *from, const QString &text)
{
    if (text.isEmpty())
        return;
    QAccessibleAnnouncementEvent aloud(from, text);
    QAccessible::updateAccessibility(&aloud);
}

} // namespace Bole
