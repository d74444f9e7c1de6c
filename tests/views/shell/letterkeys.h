// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/actiontable.h"

#include <QList>

namespace Bole {

inline constexpr const char *decisionKeys[] = {"decide-admit", "decide-interview", "decide-wait",
                                               "decide-reject", "decide-undecided"};

/// Every key that does something without Ctrl or Alt.
inline QList<Qt::Key> letterKeys(const ActionTable &actions)
{
    QList<Qt::Key> keys;
    for (const ActionRow &row : actionRows()) {
        for (const QKeySequence &shortcut : actions.shortcuts(row.id)) {
            const QKeyCombination first = shortcut[0];
            if (first.keyboardModifiers() == Qt::NoModifier && first.key() < Qt::Key_Escape)
                keys << first.key();
        }
    }
    return keys;
}

} // namespace Bole
