// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <functional>

class QFileDevice;

namespace Bole {

/// Writes a file of mode 0600 beside its place and renames it when all is well; otherwise the old
/// one stays as it was. `write` says how much it wrote, in whatever it counts.
Result<qsizetype> saveFile(const QString &path,
                           const std::function<Result<qsizetype>(QFileDevice &file)> &write);

/// What a new file is called: "Finalists 2027-03-01.csv".
QString datedName(const QString &what, const QString &extension);

} // namespace Bole
