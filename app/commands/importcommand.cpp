// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/importcommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/interruption.h"
#include "app/commands/openseason.h"
#include "app/commands/readingoptions.h"
#include "model/export/savefile.h"
#include "model/import/importjob.h"
#include "model/import/rosterimport.h"
#include "model/platform/files.h"
#include "model/record/visibletext.h"
#include "model/season/season.h"
#include "views/common/errortext.h"
#include "views/import/reporttext.h"
#include "views/import/rosterwords.h"

#include <QDate>
#include <QEventLoop>
#include <QFileDevice>
#include <QFileInfo>
#include <QJsonObject>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

struct Usage
{
    ImportJob::Options job;
    QString season;
    QString title;
    QString reportFile;
    QString roster;
    bool withdrawsGone = false;
    bool asJson = false;
    ReadingOptions reading;
};

QString readUsage(const QCommandLineParser &parser, Usage &usage)
{
    if (const QString wrong = readReadingOptions(parser, usage.reading); !wrong.isEmpty())
        return wrong;
    QStringList arguments = parser.positionalArguments();
    usage.roster = parser.value(QStringLiteral("roster"));
    usage.withdrawsGone = parser.isSet(QStringLiteral("withdraw-gone"));
    usage.asJson = parser.isSet(QStringLiteral("json"));
    if (arguments.isEmpty() || (arguments.size() < 2 && usage.roster.isEmpty()))
        return Commands::tr("a season and at least one file or folder are needed.");
    if (parser.isSet(QStringLiteral("pattern"))) {
        const auto pattern = FileNamePattern::fromText(parser.value(QStringLiteral("pattern")));
        if (!pattern)
            return Commands::tr("--pattern needs {number} or {name}, and perhaps {kind}.");
        usage.job.pattern = *pattern;
    }
    usage.season = arguments.takeFirst();
    usage.job.paths = filePaths(arguments);
    for (const FilePath &path : std::as_const(usage.job.paths)) {
        const auto status = Platform::statusOf(path.bytes());
        if (!status && status.error().kind != Platform::FileError::NoPermission)
            return Commands::tr("there is no file or folder %1.").arg(oneLine(path.shown()));
    }
    const QDate today = QDate::currentDate();
    usage.job.today = {today.year(), today.month(), today.day()};
    usage.job.source = usage.reading.source;
    usage.job.password = usage.reading.password;
    usage.title = parser.isSet(QStringLiteral("title"))
                      ? parser.value(QStringLiteral("title"))
                      : QFileInfo(usage.season).completeBaseName();
    usage.reportFile = parser.value(QStringLiteral("report"));
    return {};
}

Result<std::unique_ptr<Season>> openOrCreate(const Usage &usage)
{
    Season::Options options;
    options.opener = Season::Opener::Command;
    if (QFileInfo::exists(usage.season))
        return openSeason(usage.season);
    auto made = Season::create(usage.season, usage.title, options);
    // Another import has made it meanwhile: both go into the same season.
    if (!made && made.error().code == ErrorCode::FileExists && QFileInfo::exists(usage.season))
        return openSeason(usage.season);
    return made;
}

void showProgress(const ImportProgress &progress)
{
    printProgress(importProgressText(progress));
}

ImportReport runJob(const std::unique_ptr<Season> &season, const Usage &usage,
                    const Interruption &interruption)
{
    ReaderPool readers(ReaderPool::Options{{}, usage.reading.readers, usage.reading.limits});
    QObject::connect(&readers, &ReaderPool::sandboxKnown, &readers, &tellOfSandbox);
    ImportJob job(*season, readers, usage.job);
    QEventLoop loop;
    QObject::connect(&job, &ImportJob::progressed, &job, showProgress);
    QObject::connect(&job, &ImportJob::finished, &loop, &QEventLoop::quit);
    QObject::connect(&interruption, &Interruption::requested, &job, &ImportJob::cancel);
    job.start();
    loop.exec();
    printProgress({});
    return job.report();
}

QJsonObject rosterLine(const QString &what, ApplicantId applicant, const QString &name)
{
    QJsonObject json{{u"roster"_s, what}, {u"name"_s, name}};
    if (applicant.isValid())
        json.insert(u"applicant"_s, applicant.value);
    return json;
}

/// What became of each person of the roster, an object a line.
void printRoster(const RosterPlan &plan)
{
    const auto print = [](const QJsonObject &json) {
        printJson(json, QJsonDocument::Compact);
    };
    for (const RosterValues &values : plan.added) {
        QJsonObject json = rosterLine(u"new"_s, {}, rosterValue(values, RosterField::Name));
        json.insert(u"number"_s, rosterValue(values, RosterField::Number));
        print(json);
    }
    for (const RosterPlan::Changed &changed : plan.changed) {
        QJsonObject json = rosterLine(u"changed"_s, changed.applicant, changed.name);
        QJsonObject values;
        for (const RosterPlan::Change &change : changed.changes)
            values.insert(change.key, change.after);
        json.insert(u"values"_s, values);
        print(json);
    }
    for (const auto &[applicant, name] : plan.gone)
        print(rosterLine(u"gone"_s, applicant, name));
    for (const auto &[applicant, name] : plan.withdrawn)
        print(rosterLine(u"withdrawn"_s, applicant, name));
    for (const RosterPlan::Problem &problem : plan.problems) {
        QJsonObject json = rosterLine(u"not understood"_s, {}, problem.name);
        json.insert(u"row"_s, problem.row);
        print(json);
    }
}

/// The roster comes first: then the files find their people.
bool takeRosterFile(const std::unique_ptr<Season> &season, const Usage &usage)
{
    const auto done = readRosterTable(usage.roster).and_then([&](const RosterTable &table) {
        const QString reason = usage.withdrawsGone ? QString(goneFromRoster) : QString();
        const auto columns = guessedColumns(table, knownColumns(season->database()));
        return takeRoster(season->database(), {table, columns, reason}, {});
    });
    if (!done) {
        tellFailure(usage.roster, done.error());
        return false;
    }
    if (usage.asJson) {
        printRoster(*done);
        return true;
    }
    printOut(Commands::tr("Roster: %1").arg(rosterSummary(*done)) + u'\n');
    for (const QString &line : rosterLines(*done))
        printOut(u"  "_s + line + u'\n');
    return true;
}

QString wordFor(ImportOutcome::Kind kind)
{
    switch (kind) {
    case ImportOutcome::Kind::Imported:
        return u"imported"_s;
    case ImportOutcome::Kind::Skipped:
        return u"skipped"_s;
    case ImportOutcome::Kind::Failed:
        return u"failed"_s;
    }
    return {};
}

QJsonObject toJson(const ImportOutcome &outcome)
{
    QJsonObject json{{u"file"_s, outcome.path.shown()}, {u"outcome"_s, wordFor(outcome.kind)}};
    if (outcome.kind != ImportOutcome::Kind::Imported)
        json.insert(u"reason"_s, errorText(outcome.error));
    if (outcome.applicant.isValid())
        json.insert(u"applicant"_s, outcome.applicant.value);
    if (!outcome.name.isEmpty())
        json.insert(u"name"_s, outcome.name);
    if (!outcome.possibleDuplicate.isEmpty())
        json.insert(u"possibleDuplicate"_s, outcome.possibleDuplicate);
    if (!outcome.unreadPages.isEmpty())
        json.insert(u"unreadPages"_s, outcome.unreadPages);
    json.insert(u"ocr"_s, outcome.ocr);
    json.insert(u"tray"_s, outcome.isInTray);
    return json;
}

void printReport(const ImportReport &report, const QString &text, bool asJson)
{
    if (!asJson)
        printOut(text);
    for (const ImportOutcome &outcome : report.outcomes) {
        if (asJson)
            printJson(toJson(outcome), QJsonDocument::Compact);
    }
}

bool saveReport(const QString &path, const QString &text)
{
    // It names applicants: for its owner's eyes.
    return saveFile(
               path,
               [&](QFileDevice &file) -> Result<qsizetype> { return file.write(text.toUtf8()); })
        .has_value();
}

} // namespace

CommandHelp importHelp()
{
    CommandHelp help;
    help.name = u"import"_s;
    help.summary = Commands::tr("read files and folders into a season");
    help.usage = {u"import [options] SEASON FILE_OR_FOLDER…"_s};
    help.about = {
        Commands::tr(
            "Reads the CVs of a folder and everything below it into a season file, which is "
            "made if it is not there. ZIP archives are looked into. Files that the season already "
            "has are skipped, whatever they are called. A file whose name holds the number or "
            "name of an applicant who is there is theirs, and so is what lies in a folder of one "
            "person. A transcript or letter (by its name: transcript, "
            "成绩单, letter, 推荐信…) goes to the applicant whose CV has the same name or "
            "is the only one in its folder. What belongs to nobody waits in the tray. Scanned "
            "pages are read by OCR. Every entry of a "
            "folder is named in the report: imported, skipped or failed, and why. Links to "
            "folders are not followed, and nothing is asked of what is no file."),
        Commands::tr(
            "Every applicant is in the season as soon as it has been read: Ctrl+C stops the "
            "import and keeps what is finished, and the same command goes on later.")};
    help.options = {{{u"report"_s},
                     u"FILE"_s,
                     Commands::tr("Write what was imported, skipped and failed to FILE as well."),
                     {}}};
    help.options.append(
        {{u"json"_s},
         {},
         Commands::tr("Print what became of each file, and of each person of a roster, as "
                      "JSON, an object a line."),
         {}});
    help.options.append(
        {{u"roster"_s},
         u"TABLE"_s,
         Commands::tr(
             "First take over a list of applicants: CSV, XLSX, XLS or ODS with a row of titles. "
             "Its values are kept next to what the documents say."),
         {}});
    help.options.append({{u"withdraw-gone"_s},
                         {},
                         Commands::tr("Withdraw those whom an earlier roster had and this one has "
                                      "not."),
                         {}});
    help.options.append(
        {{u"pattern"_s},
         u"PATTERN"_s,
         Commands::tr("How the files are named, such as {number}_{name}_{kind}; a star is "
                      "anything."),
         {}});
    help.options += readingOptions();
    help.options.append(
        {{u"title"_s},
         u"TITLE"_s,
         Commands::tr("The title of a season that is made (default: its file name)."),
         {}});
    help.exitStatus = Commands::tr("0 all files are in the season, 1 some could not be read or the "
                                   "import was stopped (each is named with its reason), 2 wrong "
                                   "usage.");
    help.examples = {u"bole import 2027.bole ~/applications --report import.txt"_s};
    return help;
}

int runImport(const QStringList &arguments)
{
    QCommandLineParser parser;
    importHelp().addTo(parser);
    if (!parseArguments(parser, arguments))
        return WrongUsage;
    Usage usage;
    if (const QString wrong = readUsage(parser, usage); !wrong.isEmpty())
        return usageError(wrong);
    const Interruption interruption;
    const auto season = openOrCreate(usage);
    if (!season) {
        tellFailure(usage.season, season.error());
        return SomeFailed;
    }
    tellWhatHappened((*season)->path(), (*season)->lastTime());
    tellOfTables();
    // Without its people every file would become somebody.
    if (!usage.roster.isEmpty() && !takeRosterFile(*season, usage))
        return SomeFailed;
    if (usage.job.paths.isEmpty())
        return AllDone;
    const ImportReport report = runJob(*season, usage, interruption);
    const QString text = importReportText(report);
    printReport(report, text, usage.asJson);
    bool allDone = report.isComplete();
    if (!usage.reportFile.isEmpty() && !saveReport(usage.reportFile, text)) {
        tellFailure(usage.reportFile, {ErrorCode::FileNotWritable, {}});
        allDone = false;
    }
    return allDone ? AllDone : SomeFailed;
}

} // namespace Bole
