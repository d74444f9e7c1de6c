// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace Bole {

/// A folder of the program's own data, found from where the reader lies; empty where it did not
/// come with the program. As long as files can be opened.
std::string ownFolder(const char *name);

/// Fonts, names of characters and Tesseract's data that came with the program: an archive that runs
/// without being installed brings them along, where installed they are the system's.
std::vector<std::string> broughtAlong();
/// Makes Poppler and Tesseract look there.
void useBroughtAlong();

} // namespace Bole
