// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// From this call on SQLite's locks belong to its own open files and only go with them: see
/// SqliteCalls. To be called before the first connection; again does nothing.
void keepLocksWithOpenFiles();

} // namespace Bole
