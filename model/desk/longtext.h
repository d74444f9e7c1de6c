// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// How much of a document's text the source pane shows. More is nobody's CV, and would stop the
/// window: an editor lays out each line as a whole and colours all of them.
constexpr qsizetype mostSourceCharacters = 150'000;

bool isTooLong(const QString &text);
/// The beginning of such a text, in lines that an editor can lay out.
QString shortened(const QString &text);

} // namespace Bole
