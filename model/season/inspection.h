// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QString>
#include <QStringList>

namespace Bole {

/// What can be said about a season's file without changing it.
struct SeasonInspection
{
    QString title;
    int version = 0;          ///< of the file's schema
    int newestVersion = 0;    ///< of this program
    QStringList missingSteps; ///< of the schema: they are taken when the season is next opened
    qint64 fileBytes = 0;     ///< also of what waits in its write-ahead log
    qint64 documentBytes = 0; ///< of it: the applicants' documents
    qint64 freeBytes = 0;     ///< of it: left by what was deleted
    qint64 applicants = 0;    ///< those that were deleted count nowhere
    qint64 documents = 0;
    qint64 reviewers = 0;
    qint64 reviews = 0;
    QStringList backups; ///< whole paths, the latest first
    QString fault;       ///< what is damaged, in SQLite's words; empty: nothing

    bool isSound() const { return fault.isEmpty(); }
    friend bool operator==(const SeasonInspection &, const SeasonInspection &) = default;
};

/// Looks through the whole file, the documents' bytes included. It is not migrated, and whoever has
/// it open can go on. Fails where it is no season, or newer than this program.
Result<SeasonInspection> inspectSeason(const QString &path);

} // namespace Bole
