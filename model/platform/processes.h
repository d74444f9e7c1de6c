// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// This machine since it was last started, and a process since it was: after a power cut somebody
/// else soon has its number. The same text as long as the process runs, never that of another.
QString runOf(qint64 process);

/// Whether it is still the same process; without a run, whether there is any of that number.
bool isRunning(qint64 process, const QString &run);

/// For a thread that nobody waits for: from now on, others go first at the processor and the disk.
/// A system without such an order is as good as before.
void lowerThreadPriority();

/// A crash must not leave what applicants wrote in a file that nobody knows of.
void leaveNoCore();

} // namespace Bole
