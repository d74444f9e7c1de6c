// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/backup.h"

#include "model/season/database.h"
#include "model/season/seasonfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

Result<void> copyInto(Database &database, const QString &target)
{
    sqlite3 *copy = nullptr;
    int code = sqlite3_open_v2(QFile::encodeName(target).constData(), &copy, SQLITE_OPEN_READWRITE,
                               nullptr);
    if (code == SQLITE_OK) {
        // The copy is thrown away if this fails, so it needs no journal.
        sqlite3_exec(copy, "PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL", nullptr, nullptr,
                     nullptr);
        sqlite3_backup *backup = sqlite3_backup_init(copy, "main", database.handle(), "main");
        if (backup) {
            while (code == SQLITE_OK)
                code = sqlite3_backup_step(backup, -1);
            sqlite3_backup_finish(backup);
        } else {
            code = sqlite3_errcode(copy);
        }
    }
    const QString detail = QString::fromUtf8(sqlite3_errmsg(copy));
    sqlite3_close(copy);
    if (code == SQLITE_DONE)
        return {};
    return std::unexpected(database.errorFromCode(code, detail));
}

} // namespace

Result<void> copySeason(Database &database, const QString &target)
{
    const QString unfinished = target + u".unfinished"_s;
    QFile::remove(unfinished);
    if (const auto made = createPrivateFile(unfinished); !made)
        return made;
    const auto copied = copyInto(database, unfinished);
    if (copied && QFile::rename(unfinished, target))
        return {};
    QFile::remove(unfinished);
    return copied ? failure(ErrorCode::FileNotWritable, target) : copied;
}

Result<QString> copyBeforeMigration(Database &database, int version)
{
    const QFileInfo file(database.path());
    const QString stem = file.dir().filePath(file.completeBaseName());
    QString target = u"%1 (version %2).bole"_s.arg(stem).arg(version);
    for (int i = 2; QFile::exists(target); ++i)
        target = u"%1 (version %2, %3).bole"_s.arg(stem).arg(version).arg(i);
    return copySeason(database, target).transform([&] { return target; });
}

} // namespace Bole
