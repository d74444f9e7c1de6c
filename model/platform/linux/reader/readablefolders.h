// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace Bole {

/// Where fonts, character maps and OCR data are, and `more`: all that a reader may read on this
/// machine.
std::vector<std::string> readableFolders(const std::vector<std::string> &more);

} // namespace Bole
