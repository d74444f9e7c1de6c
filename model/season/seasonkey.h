// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/secret.h"

namespace Bole {

class Database;

/// Whether this build can protect seasons: it was made with SQLCipher in SQLite's place.
bool canProtectSeasons();

/// What opens one protected file, made from its password. Copies share it, and it is wiped with the
/// last. As long as somebody has it, whatever else in this process opens the file finds it by
/// itself: threads and backups need not ask. Null: no protection.
class SeasonKey
{
public:
    static constexpr qsizetype saltSize = 16; ///< the first bytes of a protected file

    SeasonKey() = default;
    /// Takes a quarter of a second, on purpose.
    static Result<SeasonKey> fromPassword(const Secret &password, const QByteArray &salt);
    /// For a file that is to be written: with a new salt.
    static Result<SeasonKey> forNewFile(const Secret &password);
    /// The one that is in use for the file that begins like this; null where there is none.
    static SeasonKey inUse(const QByteArray &salt);

    bool isNull() const { return !m_parts; }
    bool isMadeFrom(const Secret &password) const;
    /// As SQLCipher wants it: hexadecimal digits in x'…'.
    Secret text() const;

private:
    struct Parts
    {
        QByteArray salt;
        Secret bytes;
    };
    std::shared_ptr<const Parts> m_parts;
};

/// Whether a file is or may be a protected season: only a password can tell. Opens it to look.
Result<bool> isProtected(const QString &path);

/// Makes the key of a file with its password and tries it: DocumentWrongPassword. Where the file is
/// not protected, a null key. Whoever has the key can open the season.
Result<SeasonKey> unlock(const QString &path, const Secret &password);

/// What opens this file; null where it is not protected.
SeasonKey keyOf(Database &database);

} // namespace Bole
