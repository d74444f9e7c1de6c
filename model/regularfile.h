// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"
#include "model/result.h"

#include <limits>

class QFile;

namespace Bole {

// The one way to open a file that a person named or a folder holds: never a pipe, which has no end,
// never a device, and never a season that SQLite has open in this program.

/// FileNotFound, FileNotReadable, DocumentNotSupported for what is no regular file or an open
/// season, DocumentTooLarge for more than `mostBytes`. Never waits for anybody.
Result<void> openRegularFile(const FilePath &path, QFile &file,
                             qint64 mostBytes = std::numeric_limits<qint64>::max());
/// All of a file that is no document, such as a table: what is none is FileNotReadable here.
Result<QByteArray> readRegularFile(const FilePath &path, qint64 mostBytes);
/// More than any table or rubric that somebody keeps.
constexpr qint64 mostTableBytes = 200LL << 20;
/// As far as one can see without opening it.
bool isRegularFile(const FilePath &path);

} // namespace Bole
