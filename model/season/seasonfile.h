// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QString>

namespace Bole {

class Database;

/// What the first bytes of a file say, read without opening it as a database: a file that is not a
/// season is not touched, not even by a journal beside it.
struct SeasonHeader
{
    int version = 0;
};
Result<SeasonHeader> readSeasonHeader(const QString &path);

/// An empty file that only its owner may read; refuses one that exists.
Result<void> createPrivateFile(const QString &path);

/// SeasonCorrupted where a table is missing: the file was damaged or made by somebody else.
Result<void> checkTables(Database &database);

/// How much of a file is looked through.
enum class IntegrityCheck {
    Quick,   ///< what costs the same for any season: small tables; everything in a small file
    Thorough ///< everything but the documents' bytes
};
Result<void> checkIntegrity(Database &database, IntegrityCheck check);

} // namespace Bole
