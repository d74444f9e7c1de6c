// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// POSIX drops every lock that a process has on a file as soon as the process closes any descriptor
/// of that file, whoever opened it: a file dialog that looks at a season would take SQLite's locks
/// away, and the next program to close the season would delete the log that this one is writing
/// to. From this call on SQLite's locks belong to its own open files (Linux's "open file
/// description" locks) and only go with them. Other programs meet them as they meet ordinary ones.
/// To be called before the first connection; again does nothing.
void keepLocksWithOpenFiles();

} // namespace Bole
