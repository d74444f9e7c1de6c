// SPDX-License-Identifier: GPL-3.0-or-later
// The other program in the tests of faults: it is killed, or runs out of disk, while it edits,
// migrates or backs a season up. It says each thing only once it is done, and "code N" when
// something was refused.
#include "tests/model/season/seasonfixture.h"

#include "model/season/backupfolder.h"
#include "model/season/database.h"
#include "model/season/migration.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

void say(const QByteArray &line)
{
    std::puts(line.constData());
    std::fflush(stdout);
}

int refused(const Error &error)
{
    say("code " + QByteArray::number(int(error.code)) + ' ' + error.detail.toUtf8());
    return 0;
}

int edit(const QString &path)
{
    auto season = Season::open(path);
    if (!season)
        return refused(season.error());
    const ApplicantId applicant = (*season)->applicants().ids(1)->first();
    const ReviewerId reviewer = (*season)->reviewers().list()->first().id;
    for (int i = 1; i < 5000; ++i) {
        const auto done = (*season)->records().apply(
            applicant, Edit::set(u"/basics/summary"_s, QString::number(i) + QString(2000, u'x')),
            reviewer);
        if (!done)
            return refused(done.error());
        say(QByteArray::number(i));
    }
    return 1;
}

/// Works on the last applicant for a while and ends as it should.
int workAndQuit(const QString &path)
{
    auto season = Season::open(path);
    if (!season)
        return refused(season.error());
    const ApplicantId applicant = (*season)->applicants().ids()->last();
    const ReviewerId reviewer = (*season)->reviewers().list()->first().id;
    for (int i = 1; i <= 6; ++i) {
        const auto done = (*season)->records().apply(
            applicant, Edit::set(u"/basics/summary"_s, QString::number(i)), reviewer);
        if (!done)
            return refused(done.error());
    }
    say("worked");
    return 0;
}

/// The steps of a later version: they write everything once more.
QList<Migration> laterSteps()
{
    QList<Migration> steps = seasonMigrations();
    const int last = latestVersion(steps);
    steps.append({last + 1, u"rewrite"_s,
                  "CREATE TABLE wider (document_id INTEGER PRIMARY KEY, bytes BLOB NOT NULL, "
                  "note TEXT NOT NULL DEFAULT ''); INSERT INTO wider (document_id, bytes) SELECT "
                  "document_id, bytes FROM document_content; DROP TABLE wider"});
    steps.append({last + 2, u"colour"_s, "ALTER TABLE tag ADD COLUMN colour TEXT"});
    return steps;
}

int migrate(const QString &path)
{
    const QList<Migration> steps = laterSteps();
    Season::Options options;
    options.migrations = &steps;
    auto season = Season::open(path, options);
    if (!season)
        return refused(season.error());
    say("version " + QByteArray::number((*season)->database().pragma("user_version").value()) +
        ' ' + QByteArray::number((*season)->applicants().count().value()));
    return 0;
}

int backUp(const QString &path)
{
    const BackupFolder folder(path);
    // Days go on where the last run was killed: one that comes after later ones is the first to go.
    const QStringList made = folder.backups();
    const QDate last =
        made.isEmpty()
            ? QDate(2026, 11, 15)
            : QDate::fromString(QFileInfo(made.first()).fileName().left(10), Qt::ISODate);
    for (QDate day = last.addDays(1); day.year() < 2040; day = day.addDays(1)) {
        const auto copy = folder.backUp(day);
        if (!copy)
            return refused(copy.error());
        say(copy->toUtf8());
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString command = QCoreApplication::arguments().value(1);
    const QString path = QCoreApplication::arguments().value(2);
    if (command == "edit"_L1)
        return edit(path);
    if (command == "work"_L1)
        return workAndQuit(path);
    if (command == "migrate"_L1)
        return migrate(path);
    return backUp(path);
}
