// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/newseason.h"

#include "model/season/database.h"
#include "model/season/migration.h"
#include "model/season/savedmark.h"
#include "model/season/seasonfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

namespace Bole {

using namespace Qt::StringLiterals;

Result<void> makeSeasonFile(const QString &path, const QList<Migration> &steps, int patience)
{
    if (QFileInfo::exists(path))
        return failure(ErrorCode::FileExists, path);
    const QString unfinished = QFileInfo(path).dir().filePath(
        u".bole-%1.unfinished"_s.arg(QUuid::createUuid().toString(QUuid::Id128)));
    Result<void> made = createPrivateFile(unfinished);
    if (!made)
        return made;
    Database database;
    made = database.openEmpty(unfinished, patience)
               .and_then([&] {
                   return database.execute("PRAGMA application_id = " +
                                           QByteArray::number(Database::applicationId));
               })
               .and_then([&] { return migrate(database, steps); });
    database.close();
    if (made)
        made = checkMayBeReplaced(path).and_then([&] { return nameNewFile(unfinished, path); });
    if (made) {
        SavedMark::forget(path);
    } else {
        for (const QString &end : {QString(), u"-wal"_s, u"-shm"_s})
            QFile::remove(unfinished + end);
    }
    return made;
}

} // namespace Bole
