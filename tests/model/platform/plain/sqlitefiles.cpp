// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/sqlitefiles.h"

namespace Bole {

/// For systems whose locks belong to open files by themselves.
SqliteCalls sqliteCalls()
{
    return {};
}

bool isOpenInSqlite(const QString &)
{
    return false;
}

bool isOpenInSqlite(const FileIdentity &)
{
    return false;
}

} // namespace Bole
