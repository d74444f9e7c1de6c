// SPDX-License-Identifier: GPL-3.0-or-later
// A build with plain SQLite protects no season and opens none that is protected. Whoever talks to a
// person asks canProtectSeasons() and says so.
#include "model/season/cipher.h"

namespace Bole {

namespace {

std::unexpected<Error> notBuiltIn()
{
    return failure(ErrorCode::NotAllowed, QStringLiteral("built without SQLCipher"));
}

} // namespace

QString cipherVersion()
{
    return {};
}

bool canProtectSeasons()
{
    return false;
}

Result<Secret> makeKey(const Secret &, const QByteArray &)
{
    return notBuiltIn();
}

Result<QByteArray> newSalt(qsizetype)
{
    return notBuiltIn();
}

Result<void> setKey(Connection &, const SeasonKey &)
{
    return notBuiltIn();
}

Result<FileNumbers> numbersOf(const QString &, const SeasonKey &)
{
    return notBuiltIn();
}

Result<void> exportTo(Connection &, const QString &, const SeasonKey &, const std::stop_token &)
{
    return notBuiltIn();
}

} // namespace Bole
