// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/inspection.h"

#include "model/season/backupfolder.h"
#include "model/season/defence.h"
#include "model/season/migration.h"
#include "model/season/query.h"
#include "model/season/seasonfile.h"
#include "model/season/settingstore.h"

#include <QFileInfo>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr int patience = 10'000; // milliseconds, for another program that is writing

/// A damaged table is no reason to say nothing about the others.
qint64 numberFrom(Database &database, const QString &sql)
{
    Query query(database, sql);
    return query.next() ? query.integer(0) : 0;
}

void count(Database &database, SeasonInspection &found)
{
    found.applicants = numberFrom(database, u"SELECT count(*) FROM applicant"_s);
    found.documents = numberFrom(database, u"SELECT count(*) FROM document"_s);
    found.reviewers = numberFrom(database, u"SELECT count(*) FROM reviewer"_s);
    found.reviews = numberFrom(database, u"SELECT count(*) FROM review"_s);
    found.documentBytes =
        numberFrom(database, u"SELECT sum(length(bytes)) FROM document_content"_s) +
        numberFrom(database, u"SELECT sum(length(original)) FROM document_content"_s);
    found.title = SettingStore(database).title().value_or(QString());
}

void measure(Database &database, SeasonInspection &found)
{
    found.fileBytes = QFileInfo(database.path()).size();
    found.freeBytes = qint64(database.pragma("freelist_count").value_or(0)) *
                      database.pragma("page_size").value_or(0);
}

void lookForFaults(Database &database, SeasonInspection &found)
{
    const auto sound = checkSchema(database, seasonMigrations()).and_then([&] {
        return checkIntegrity(database, IntegrityCheck::Everything);
    });
    if (!sound)
        found.fault = sound.error().detail;
}

} // namespace

Result<SeasonInspection> inspectSeason(const QString &path)
{
    SeasonInspection found;
    found.newestVersion = latestVersion(seasonMigrations());
    Database database;
    if (const auto opened = database.open(path, patience, found.newestVersion); !opened)
        return std::unexpected(opened.error());
    const Result<int> version = database.pragma("user_version");
    if (!version)
        return std::unexpected(version.error());
    found.version = *version;
    for (const Migration &step : seasonMigrations()) {
        if (step.version > *version)
            found.missingSteps.append(step.name);
    }
    found.backups = BackupFolder(path).backups();
    measure(database, found);
    count(database, found);
    lookForFaults(database, found);
    return found;
}

} // namespace Bole
