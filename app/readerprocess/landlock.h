// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// Leaves the file system readable only where fonts, character maps and OCR data are, writable
/// nowhere, and the network closed. Gives the kernel's version of Landlock, 0 where it has none.
int enterLandlock();

} // namespace Bole
