// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// This machine since it was last started, and a process since it was: after a power cut somebody
/// else soon has its number.
QString runOf(qint64 process);

/// Whether it is still the same process; without a run, whether there is any of that number.
bool isRunning(qint64 process, const QString &run);

} // namespace Bole
