// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QString>

#include <stop_token>

namespace Bole {

class Database;

/// Copies an open season to a file with SQLite's online backup: consistent while others write. The
/// copy has mode 0600, is looked through, and takes its name, from an older one if need be, only
/// when it is whole and sound.
Result<void> copySeason(Database &database, const QString &target,
                        const std::stop_token &stop = {});

} // namespace Bole
