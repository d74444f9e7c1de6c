// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/backupfolder.h"

#include "model/platform/processes.h"
#include "model/season/backup.h"
#include "model/season/database.h"
#include "model/season/seasonfile.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QString stem(const QString &seasonPath)
{
    return QFileInfo(seasonPath).completeBaseName();
}

/// The day it was made, in a form that sorts.
QString dayOf(const QString &copy)
{
    return QFileInfo(copy).fileName().left(10);
}

/// The process that makes it; 0 in the names of older versions. See copySeason().
qint64 makerOf(const QString &unfinished)
{
    return unfinished.section(u".unfinished"_s, 0, 0).section(u'.', -1).toLongLong();
}

} // namespace

BackupFolder::BackupFolder(const QString &seasonPath) : m_season(seasonPath) {}

QString BackupFolder::path() const
{
    return QFileInfo(m_season).dir().filePath(stem(m_season) + u"-backups"_s);
}

QStringList BackupFolder::backups() const
{
    const QDir folder(path());
    QStringList names = folder.entryList({u"[12]*-*-*.bole"_s}, QDir::Files, QDir::Name);
    std::ranges::reverse(names);
    for (QString &name : names)
        name = folder.filePath(name);
    return names;
}

bool BackupFolder::isDue(QDate today) const
{
    return !QFileInfo::exists(QDir(path()).filePath(today.toString(Qt::ISODate) + u".bole"_s));
}

Result<QString> BackupFolder::backUp(QDate today, const std::stop_token &stop) const
{
    Database database;
    return database
        .open(m_season)
        // Every page is read once: what is kept of them would only take the window's memory.
        .and_then([&] { return database.execute("PRAGMA cache_size = -1000"); })
        .and_then([&] { return copyTo(today.toString(Qt::ISODate) + u".bole"_s, database, stop); });
}

Result<QString> BackupFolder::copyBeforeMigration(Database &database, int version,
                                                  QDate today) const
{
    const QString end = u" (version %1).bole"_s.arg(version);
    return copyTo(today.toString(Qt::ISODate) + end, database, {}).transform([&](QString &&copy) {
        // A migration that failed may be tried every day: one copy of the version is enough.
        const QDir folder(path());
        for (const QString &name : folder.entryList({u"*"_s + end}, QDir::Files)) {
            if (folder.filePath(name) != copy)
                QFile::remove(folder.filePath(name));
        }
        return copy;
    });
}

void BackupFolder::forgetPasswords() const
{
    constexpr int withoutPasswords = 4; // since this version of the schema
    for (const QString &copy : backups()) {
        Database database;
        const bool isOld =
            checkMayBeReplaced(copy) && database.open(copy) &&
            database.pragma("user_version").value_or(withoutPasswords) < withoutPasswords;
        if (isOld)
            (void)database.execute("PRAGMA secure_delete = ON; UPDATE document SET password = ''");
    }
}

Result<QString> BackupFolder::copyTo(const QString &name, Database &database,
                                     const std::stop_token &stop) const
{
    if (!QDir().mkpath(path()))
        return failure(ErrorCode::FileNotWritable, path());
    QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QString target = QDir(path()).filePath(name);
    return copySeason(database, target, stop).transform([&] {
        dropOldest(target);
        return target;
    });
}

/// Never the one just made. Where the clock was set back, copies of days that have yet to come are
/// the first to go: otherwise they would stay, and push out all that is made from now on.
void BackupFolder::dropOldest(const QString &newest) const
{
    // What a copy that was cut off has left behind, by a power cut for instance.
    QDir folder(path());
    for (const QString &left : folder.entryList({u"*.unfinished*"_s}, QDir::Files)) {
        const qint64 maker = makerOf(left);
        if (maker <= 0 || !isRunning(maker, {}))
            folder.remove(left);
    }
    QStringList all = backups();
    all.removeOne(newest);
    std::ranges::stable_partition(
        all, [&](const QString &copy) { return dayOf(copy) <= dayOf(newest); });
    for (qsizetype i = kept - 1; i < all.size(); ++i)
        QFile::remove(all[i]);
}

} // namespace Bole
