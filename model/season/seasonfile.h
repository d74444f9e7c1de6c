// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QString>

namespace Bole {

class Connection;
class Database;

/// Whether it is an ordinary file that may be read, found out without opening it: a pipe would make
/// the window wait for ever.
Result<void> checkKindOfFile(const QString &path);

/// What the first bytes of a file say, read through SQLite's own open file: closing any other would
/// drop SQLite's locks (see keepLocksWithOpenFiles). Takes no lock and makes no journal.
struct SeasonHeader
{
    int version = 0;
};
Result<SeasonHeader> readHeader(const Connection &connection);

/// An empty file that only its owner may read; refuses one that exists.
Result<void> createPrivateFile(const QString &path);

/// Gives a file that is whole its name, for good. FileExists where another has that name already.
Result<void> nameNewFile(const QString &from, const QString &to);

/// A file may not be put where a season is open or has left a log: SQLite would mix the two.
Result<void> checkMayBeReplaced(const QString &path);

/// How much of a file is looked through.
enum class IntegrityCheck {
    Quick,   ///< what costs the same for any season: small tables; everything in a small file
    Thorough ///< everything but the documents' bytes
};
Result<void> checkIntegrity(Database &database, IntegrityCheck check);

} // namespace Bole
