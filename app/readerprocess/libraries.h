// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// The libraries that open applicants' files, with their versions, in one line for
/// `bole --version`. Gives the exit code.
int printLibraries();

} // namespace Bole
