// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace Bole {

/// A text that cannot be changed for now, such as the note of a submitted review. Letters typed
/// there are somebody's words and no keys: N would go to the next applicant and the rest of the
/// sentence into their note.
template <typename Editor>
void setLocked(Editor &editor, bool locked)
{
    editor.setReadOnly(locked);
    editor.setProperty("isLockedText", locked);
}

inline bool isLockedText(const QWidget &widget)
{
    return widget.property("isLockedText").toBool();
}

} // namespace Bole
