// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <stop_token>

namespace Bole {

class Database;

/// The rotating backups of one season: "NAME-backups" beside the file, one copy a day and one
/// before each migration.
class BackupFolder
{
public:
    static constexpr int kept = 7;

    explicit BackupFolder(const QString &seasonPath);

    QString path() const;
    QStringList backups() const; ///< whole paths, the latest first
    bool isDue(QDate today) const;

    /// Copies the season through a connection of its own, looks the copy through, and only then
    /// drops the oldest copies beyond `kept`. Can run in any thread while others write. Answers
    /// where the copy is; SeasonCorrupted when the copy is not sound, and then the older ones all
    /// stay.
    Result<QString> backUp(QDate today, const std::stop_token &stop = {}) const;

    /// The same for a season that is about to be migrated, as "2026-11-16 (version 1).bole"; it
    /// takes the place of an earlier copy of that version.
    Result<QString> copyBeforeMigration(Database &database, int version, QDate today) const;

    /// Takes the documents' passwords out of the copies that older versions made.
    void forgetPasswords() const;

private:
    Result<QString> copyTo(const QString &name, Database &database,
                           const std::stop_token &stop) const;
    void dropOldest(const QString &newest) const;

    QString m_season;
};

} // namespace Bole
