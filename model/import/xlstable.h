// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"
#include "model/result.h"

#include <QList>
#include <QStringList>

namespace Bole {

/// Whether a file is Excel's old binary workbook, by its first bytes, whatever it is called.
bool isXls(const FilePath &path);

/// The cells of its first sheet that has any, row by row, as texts. InvalidTable where it is
/// damaged or protected. Blocks; any thread.
Result<QList<QStringList>> readXls(const FilePath &path, qsizetype mostRows, qsizetype mostColumns);

} // namespace Bole
