// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// "1.0.0-rc"
QString programVersion();
/// What `bole --version` says: version, commit, and the libraries as they are at run time, also
/// those of the reader, which is asked for its own.
QString versionText();

} // namespace Bole
