// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/protection.h"

#include "model/season/backupfolder.h"
#include "model/season/cipher.h"
#include "model/season/database.h"
#include "model/season/seasonfile.h"

#include <QFile>
#include <QFileInfo>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr int exportPatience = 2000; // milliseconds: whoever has the season open will keep it open

/// Keeps everybody else out until the connection is closed, and puts the log into the file.
Result<void> takeForOneself(Database &database)
{
    return database.execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE;"
                            "BEGIN EXCLUSIVE; COMMIT");
}

/// One file, the season or a backup.
Result<void> changeFile(const QString &path, const SeasonKey &to, const std::stop_token &stop)
{
    Database database;
    if (const auto open =
            database.open(path, exportPatience).and_then([&] { return takeForOneself(database); });
        !open)
        return open;
    const QString unfinished = unfinishedName(path);
    const QFile::Permissions permissions = QFile::permissions(path);
    QFile::remove(unfinished);
    Result<void> done =
        createPrivateFile(unfinished)
            .and_then([&] { return exportTo(database.connection(), unfinished, to, stop); })
            .and_then([&] {
                QFile::setPermissions(unfinished, permissions);
                return replaceFile(unfinished, path);
            });
    if (!done)
        QFile::remove(unfinished);
    return done;
}

} // namespace

Result<ProtectionReport> changeProtection(const ProtectionChange &change)
{
    if (!canProtectSeasons())
        return failure(ErrorCode::NotAllowed, u"built without SQLCipher"_s);
    ProtectionReport report;
    if (!change.newPassword.isEmpty()) {
        const Result<SeasonKey> made = SeasonKey::forNewFile(change.newPassword);
        if (!made)
            return std::unexpected(made.error());
        report.key = *made;
    }
    const QString path =
        QFile::exists(change.path) ? QFileInfo(change.path).canonicalFilePath() : change.path;
    if (const auto done = changeFile(path, report.key, change.stop); !done)
        return std::unexpected(done.error());
    for (const QString &copy : BackupFolder(change.path).backups()) {
        if (changeFile(copy, report.key, {}))
            ++report.backups;
        else
            report.leftAsTheyWere.append(copy);
    }
    return report;
}

} // namespace Bole
