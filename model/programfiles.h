// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// The files that belong to the program and lie beside it. They are found from where the program
/// itself is, never by a path that was known when it was built: a copy elsewhere works as well, and
/// so does the build folder, which has the same shape.
namespace ProgramFiles {

/// The folder of the sample season, below $BOLE_DATA or what came with the program.
QString sample();
/// The process that opens applicants' files: $BOLE_READER, else the one that came with the program.
QString reader();

} // namespace ProgramFiles

} // namespace Bole
