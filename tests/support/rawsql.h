// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/connection.h"

namespace Bole {

/// Runs statements on a file as another program would: without what Database checks and sets.
inline Result<void> runSql(const QString &path, const QString &statements)
{
    Connection connection;
    return connection.open(path).and_then([&] { return connection.execute(statements.toUtf8()); });
}

} // namespace Bole
