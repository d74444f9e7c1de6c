// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QList>

namespace Bole {

class Database;

/// One numbered step of the schema.
struct Migration
{
    int version = 0; ///< of the file once the step is done
    QString name;
    QByteArray sql;
};

/// The steps compiled in from resources/schema, by number.
const QList<Migration> &seasonMigrations();

/// The version that the steps lead to.
int latestVersion(const QList<Migration> &steps);

/// Brings the file from its `user_version` up to the last step, all in one transaction: if any step
/// fails, the file stays as it was. Does nothing to a file that is there already.
Result<void> migrate(Database &database, const QList<Migration> &steps);

} // namespace Bole
