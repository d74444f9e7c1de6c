// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Bole {

struct LastTime;

/// What there is to say when a season is opened, in sentences, and only what is known: that it was
/// not closed properly, what was saved last, and whether it is there. Empty when all is well.
QStringList lastSavedText(const LastTime &lastTime);

} // namespace Bole
