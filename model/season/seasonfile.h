// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/season/seasonkey.h"

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
    int version = 0; ///< of a protected season not known yet
    QByteArray salt; ///< of a season that is or may be protected; otherwise empty
};
Result<SeasonHeader> readHeader(const Connection &connection);
/// Of a protected season, with its key: DocumentWrongPassword where nothing can be read with that.
/// Takes no lock and makes no journal either.
Result<SeasonHeader> readProtectedHeader(const QString &path, const SeasonKey &key);

/// An empty file that only its owner may read; refuses one that exists.
Result<void> createPrivateFile(const QString &path);

/// Gives a file that is whole its name, for good. FileExists where another has that name already.
Result<void> nameNewFile(const QString &from, const QString &to);

/// The same in place of an older file.
Result<void> replaceFile(const QString &from, const QString &to);

/// Under which a file is written that will take this name when it is whole. Whose it is stands in
/// it: two programs may make the same file at the same time.
QString unfinishedName(const QString &target);

/// A file may not be put where a season is open or has left a log: SQLite would mix the two.
Result<void> checkMayBeReplaced(const QString &path);

/// How much of a file is looked through.
enum class IntegrityCheck {
    Quick,     ///< what costs the same for any season: small tables; everything in a small file
    Thorough,  ///< everything but the documents' bytes
    Everything ///< these, too, and whether the indexes say the same as their tables
};
Result<void> checkIntegrity(Database &database, IntegrityCheck extent);

} // namespace Bole
