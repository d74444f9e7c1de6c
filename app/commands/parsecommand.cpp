// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/parsecommand.h"

#include "app/commands/command.h"
#include "app/commands/console.h"
#include "app/commands/parsejob.h"
#include "app/commands/recordsummary.h"
#include "model/knowledge/knowledge.h"
#include "model/record/recordjson.h"

#include <QCoreApplication>
#include <QDate>
#include <QJsonDocument>

namespace Bole {

namespace {

const char help[] = R"(Usage: bole parse [options] FILE…

Reads CVs (PDF, .txt, .md) and prints what they say. Scanned pages are read by
OCR. Each file is read in a process of its own, several at a time; the results
come in the order of the files.

Options:
  --json           Print the whole record as JSON ("bole-record/1"): indented
                   for one file, one record a line (JSON Lines) for several.
  --text           Print the text in reading order instead.
%1  --today DATE     Take DATE (2027-01-31) for today where a CV says "present".
  --help           This text.

A committee's own tables of institutions, venues and the like are read from
$BOLE_KNOWLEDGE, or else from bole/knowledge in the user's data folder.

Exit status: 0 all files were read, 1 some were not (each is named on standard
error with its reason), 2 wrong usage.

Examples:
  bole parse cv.pdf
  bole parse --json applications/*.pdf > records.jsonl
)";

struct Usage
{
    ParseJob::Options job;
    bool json = false;
    bool text = false;
};

int wrongUsage(const QString &reason)
{
    printError(QStringLiteral("bole parse: %1\nTry 'bole parse --help'.\n").arg(reason));
    return WrongUsage;
}

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
            return QStringLiteral("--today needs a date such as 2027-01-31.");
        usage.job.today = *date;
    }
    if (parser.positionalArguments().isEmpty())
        return QStringLiteral("which files?");
    usage.job.files = parser.positionalArguments();
    usage.json = parser.isSet(QStringLiteral("json"));
    usage.text = parser.isSet(QStringLiteral("text"));
    return {};
}

QString output(const Usage &usage, const Understanding &understanding)
{
    if (usage.json) {
        const QJsonDocument document(toJson(understanding.record));
        const bool several = usage.job.files.size() > 1;
        const QString text = QString::fromUtf8(
            document.toJson(several ? QJsonDocument::Compact : QJsonDocument::Indented));
        return several ? text + QLatin1Char('\n') : text;
    }
    if (usage.text)
        return understanding.text + QLatin1Char('\n');
    return recordSummary(understanding.record);
}

} // namespace

int runParse(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("json"), {}},
                       {QStringLiteral("text"), {}},
                       {QStringLiteral("help"), {}},
                       {QStringLiteral("today"), {}, QStringLiteral("DATE")}});
    addReadingOptions(parser);
    if (!parseArguments(parser, QStringLiteral("bole parse"), arguments))
        return WrongUsage;
    if (parser.isSet(QStringLiteral("help"))) {
        printOut(QString::fromUtf8(help).arg(QString::fromUtf8(readingOptionsHelp())));
        return AllDone;
    }
    Usage usage;
    if (const QString wrong = readUsage(parser, usage); !wrong.isEmpty())
        return wrongUsage(wrong);
    // Lines of the committee's own tables that could not be used; the rest of them is.
    for (const Error &problem : Knowledge(Knowledge::committeeFolder()).problems())
        printError(QStringLiteral("bole parse: ") + problem.detail);
    int status = AllDone;
    ParseJob job(usage.job);
    job.run([&](const QString &path, const Result<Understanding> &result) {
        if (result) {
            printOut(output(usage, *result));
        } else {
            printError(failureLine(path, result.error()));
            status = SomeFailed;
        }
    });
    return status;
}

} // namespace Bole
