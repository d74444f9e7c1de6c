// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace Bole {

class Database;

/// Copies an open season to a new file with SQLite's online backup: consistent while others write.
/// The copy has mode 0600 and appears under its name only when it is whole.
Result<void> copySeason(Database &database, const QString &target);

/// Copies an older season beside itself, as "NAME (version 1).bole", before it is migrated. Answers
/// where.
Result<QString> copyBeforeMigration(Database &database, int version);

} // namespace Bole
