// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/parsecommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/parsejob.h"
#include "app/commands/recordsummary.h"
#include "model/platform/files.h"
#include "model/record/entryids.h"
#include "model/record/recordedit.h"
#include "model/record/recordjson.h"
#include "model/record/unreadpages.h"
#include "model/record/visibletext.h"

#include <QDate>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

struct Usage
{
    ParseJob::Options job;
    bool json = false;
    bool text = false;
};

/// Fills `usage`; a text is what is wrong with the arguments.
QString readUsage(const QCommandLineParser &parser, Usage &usage)
{
    if (const QString wrong = readReadingOptions(parser, usage.job.reading); !wrong.isEmpty())
        return wrong;
    const QDate today = QDate::currentDate();
    usage.job.today = {today.year(), today.month(), today.day()};
    if (parser.isSet(QStringLiteral("today"))) {
        const auto date = PartialDate::fromString(parser.value(QStringLiteral("today")));
        if (!date)
            return Commands::tr("--today needs a date such as 2027-01-31.");
        usage.job.today = *date;
    }
    if (parser.positionalArguments().isEmpty())
        return Commands::tr("at least one file is needed.");
    usage.job.files = filePaths(parser.positionalArguments());
    usage.json = parser.isSet(QStringLiteral("json"));
    usage.text = parser.isSet(QStringLiteral("text"));
    return {};
}

/// Of what was given as a file and is none: what it is. Empty for any other failure.
QString whatItIs(const FilePath &path, const Error &error)
{
    const auto status = Platform::statusOf(path.bytes());
    if (error.code != ErrorCode::DocumentNotSupported || !status)
        return {};
    if (status->kind == Platform::FileStatus::Folder)
        return Commands::tr("This is a folder. Name the files in it instead.");
    if (status->kind == Platform::FileStatus::Device)
        return Commands::tr("This is no file but a pipe, a socket or a device. Save what comes "
                            "from it as a file, and read that.");
    return {};
}

void print(const Usage &usage, const Understanding &understanding)
{
    const bool several = usage.job.files.size() > 1;
    if (usage.json)
        printJson(withEntryIds({toJson(understanding.record), {}, {}}),
                  several ? QJsonDocument::Compact : QJsonDocument::Indented);
    else
        printOut(usage.text ? understanding.text + QLatin1Char('\n')
                            : recordSummary(understanding.record));
}

} // namespace

CommandHelp parseHelp()
{
    CommandHelp help;
    help.name = u"parse"_s;
    help.summary = Commands::tr("read CVs and print what they say");
    help.usage = {u"parse [options] FILE…"_s};
    help.about = {
        Commands::tr(
            "Reads CVs (PDF, .txt, .md) and prints what they say. Scanned pages are read by "
            "OCR, at most 60 of a document. Each file is read in a process of its own, "
            "which ends with it and has no way to the network, to other files or to other "
            "applicants' documents (docs/sandbox.md; where the system cannot keep it from "
            "reading other files, that is said on standard error). Several are read at a "
            "time; the results come in the order of the files."),
        Commands::tr("A committee's own tables of institutions, venues and the like are read from "
                     "$BOLE_KNOWLEDGE, or else from bole/knowledge in the user's data folder.")};
    help.options = {
        {{u"json"_s},
         {},
         Commands::tr("Print the whole record as JSON (\"bole-record/1\"): indented for one file, "
                      "one record a line (JSON Lines) for several."),
         {}},
        {{u"text"_s}, {}, Commands::tr("Print the text in reading order instead."), {}}};
    help.options += readingOptions();
    help.options.append(
        {{u"today"_s},
         u"DATE"_s,
         Commands::tr("Take DATE (2027-01-31) for today where a CV says \"present\"."),
         {}});
    help.exitStatus =
        Commands::tr("0 all files were read, 1 some were not, or not all of their "
                     "pages (each is named on standard error with its reason), 2 wrong "
                     "usage.");
    help.examples = {u"bole parse cv.pdf"_s,
                     u"bole parse --json applications/*.pdf > records.jsonl"_s};
    return help;
}

int runParse(const QStringList &arguments)
{
    QCommandLineParser parser;
    parseHelp().addTo(parser);
    if (!parseArguments(parser, arguments))
        return WrongUsage;
    Usage usage;
    if (const QString wrong = readUsage(parser, usage); !wrong.isEmpty())
        return usageError(wrong);
    tellOfTables();
    int status = AllDone;
    ParseJob job(usage.job);
    job.run([&](const FilePath &path, const Result<Understanding> &result) {
        if (result) {
            print(usage, *result);
            if (const QString pages = unreadPages(result->record); !pages.isEmpty()) {
                tell(Commands::tr("%1: these pages could not be read: %2")
                         .arg(oneLine(path.shown()), pages));
                status = SomeFailed;
            }
        } else {
            if (const QString what = whatItIs(path, result.error()); !what.isEmpty())
                tell(oneLine(path.shown()) + u": "_s + what);
            else
                tellFailure(path.shown(), result.error());
            status = SomeFailed;
        }
    });
    return status;
}

} // namespace Bole
