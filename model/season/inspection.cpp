// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/inspection.h"

#include "model/season/backupfolder.h"
#include "model/season/migration.h"
#include "model/season/query.h"
#include "model/season/schemacheck.h"
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
    // What was deleted stays in the file so that it can be taken back, and is in no list.
    const QString there = u"(SELECT id FROM applicant WHERE removed_at IS NULL)"_s;
    found.applicants = numberFrom(database, u"SELECT count(*) FROM "_s + there);
    found.documents =
        numberFrom(database, u"SELECT count(*) FROM document WHERE removed_at IS NULL AND "
                             "(applicant_id IS NULL OR applicant_id IN "_s +
                                 there + u')');
    found.reviewers =
        numberFrom(database, u"SELECT count(*) FROM reviewer WHERE removed_at IS NULL"_s);
    found.reviews =
        numberFrom(database, u"SELECT count(*) FROM review WHERE applicant_id IN "_s + there);
    found.documentBytes =
        numberFrom(database, u"SELECT sum(length(bytes)) FROM document_content"_s) +
        numberFrom(database, u"SELECT sum(length(original)) FROM document_content"_s);
    found.title = SettingStore(database).title().value_or(QString());
}

void measure(Database &database, SeasonInspection &found)
{
    // What was written last waits beside the file until nobody has it open.
    found.fileBytes =
        QFileInfo(database.path()).size() + QFileInfo(database.path() + u"-wal"_s).size();
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
