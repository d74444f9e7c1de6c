// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/schemacheck.h"

#include "model/season/migration.h"
#include "model/season/query.h"

#include <QSet>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// "table applicant", "index edit_of_step" …; SQLite's own statistics, which any tool may add, do
/// nothing but choose between indexes.
Result<QSet<QString>> objectsIn(Connection &connection)
{
    return firstColumn(connection,
                       u"SELECT type || ' ' || name FROM sqlite_schema WHERE name NOT IN "
                       "('sqlite_stat1', 'sqlite_stat4') OR type <> 'table'"_s)
        .transform([](const QStringList &names) { return QSet(names.begin(), names.end()); });
}

/// What a season of this version holds, found out by making one.
QSet<QString> objectsOf(const QList<Migration> &steps, int version)
{
    Connection connection;
    Result<void> made = connection.openInMemory();
    for (const Migration &step : steps) {
        if (made && step.version <= version)
            made = connection.execute(step.sql);
    }
    return made.and_then([&] { return objectsIn(connection); }).value_or(QSet<QString>());
}

/// It takes a few milliseconds, and every thread of the program opens the season once.
QSet<QString> objectsOfLatest()
{
    static const QSet<QString> names =
        objectsOf(seasonMigrations(), latestVersion(seasonMigrations()));
    return names;
}

} // namespace

Result<void> checkSchema(Database &database, const QList<Migration> &steps)
{
    const Result<int> version = database.pragma("user_version");
    if (!version)
        return std::unexpected(version.error());
    const bool isLatest = &steps == &seasonMigrations() && *version == latestVersion(steps);
    const QSet<QString> known = isLatest ? objectsOfLatest() : objectsOf(steps, *version);
    const Result<QSet<QString>> found = objectsIn(database.connection());
    // The names of strange things are strangers' words: not SQLite's sentence, which may have them,
    // and only how many there are.
    if (!found)
        return failure(found.error().code, u"schema"_s);
    if (const qsizetype strange = (*found - known).size(); strange > 0)
        return failure(ErrorCode::SeasonCorrupted, u"%1 things that no season has"_s.arg(strange));
    const QSet<QString> lacking = known - *found;
    for (const QString &missing : lacking) {
        if (missing.startsWith(u"table "))
            return failure(ErrorCode::SeasonCorrupted, u"no "_s + missing);
    }
    return {};
}

} // namespace Bole
