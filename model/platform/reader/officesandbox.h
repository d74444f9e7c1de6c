// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace Bole {

/// A Word or OpenDocument file that is to become a PDF.
struct Conversion
{
    std::string program; ///< LibreOffice's
    std::string folder;  ///< where the file lies and the PDF comes to lie; nobody else's
    std::string file;    ///< its name in there
    int refused = 1;     ///< what to exit with where it cannot be closed off
};

/// Becomes LibreOffice, in a world of its own: no network, no file but its own program, fonts and
/// that folder, no process but itself; its memory and its time have an end. Exits with
/// `refused` where this machine does not allow such a world: then nothing is opened at all.
int convertDocument(const Conversion &conversion);

} // namespace Bole
