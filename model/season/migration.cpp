// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/migration.h"

#include "model/season/query.h"

#include <QDir>
#include <QFile>

namespace Bole {

namespace {

QList<Migration> readMigrations()
{
    const QDir folder(QStringLiteral(":/schema"));
    QList<Migration> steps;
    for (const QString &name :
         folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            steps.append({name.left(4).toInt(), name, file.readAll()});
    }
    return steps;
}

Result<void> climb(Database &database, const QList<Migration> &steps, int from)
{
    for (const Migration &step : steps) {
        if (step.version <= from)
            continue;
        if (const auto done = database.execute(step.sql); !done)
            return done;
        if (const auto done =
                database.execute("PRAGMA user_version = " + QByteArray::number(step.version));
            !done)
            return done;
    }
    Query broken(database, QStringLiteral("PRAGMA foreign_key_check"));
    if (broken.next())
        return failure(ErrorCode::MigrationFailed, QStringLiteral("foreign keys"));
    return broken.result();
}

} // namespace

const QList<Migration> &seasonMigrations()
{
    static const QList<Migration> steps = readMigrations();
    return steps;
}

int latestVersion(const QList<Migration> &steps)
{
    return steps.isEmpty() ? 0 : steps.last().version;
}

Result<void> migrate(Database &database, const QList<Migration> &steps)
{
    // Rebuilding a table needs its references switched off, which SQLite refuses inside a
    // transaction.
    // What a step takes out of the file is overwritten there, not only forgotten.
    if (const auto off = database.execute(
            "PRAGMA secure_delete = ON; PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
        !off)
        return off;
    // Read under the lock: another window may just have done it.
    const Result<int> version = database.pragma("user_version");
    Result<void> done =
        version ? climb(database, steps, *version) : std::unexpected(version.error());
    if (done)
        done = database.execute("COMMIT");
    if (!done)
        (void)database.execute("ROLLBACK");
    (void)database.execute("PRAGMA foreign_keys = ON");
    if (!done && done.error().code == ErrorCode::DatabaseFailed)
        return failure(ErrorCode::MigrationFailed, done.error().detail);
    return done;
}

} // namespace Bole
