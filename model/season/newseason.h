// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QList>

namespace Bole {

struct Migration;

/// An empty season with mode 0600; refuses a path that exists (FileExists). It has another name
/// until it is whole: whoever finds a season finds all of it, also when two programs make the same
/// one at the same time.
Result<void> makeSeasonFile(const QString &path, const QList<Migration> &steps, int patience);

} // namespace Bole
