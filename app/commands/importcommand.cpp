// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/importcommand.h"

#include "app/commands/command.h"
#include "app/commands/console.h"
#include "app/commands/interruption.h"
#include "app/commands/readingoptions.h"
#include "model/import/importjob.h"
#include "model/season/season.h"
#include "model/shortlist/savefile.h"
#include "views/common/errortext.h"
#include "views/import/reporttext.h"

#include <QDate>
#include <QEventLoop>
#include <QFileDevice>
#include <QFileInfo>

namespace Bole {

namespace {

const char help[] = R"(Usage: bole import [options] SEASON FILE_OR_FOLDER…

Reads the CVs of a folder and everything below it into a season file, which is
made if it is not there. Files that the season already has are skipped, whatever
they are called. A transcript or letter (by its name: transcript, 成绩单, letter,
推荐信 …) goes to the applicant whose CV has the same name or is the only one in
its folder. Scanned pages are read by OCR.

Every applicant is in the season as soon as it has been read: Ctrl+C stops the
import and keeps what is finished, and the same command goes on later.

Options:
  --report FILE    Write what was imported, skipped and failed to FILE as well.
%1  --title TITLE    The title of a season that is made (default: its file name).
  --help           This text.

Exit status: 0 all files are in the season, 1 some could not be read or the
import was stopped (each is named with its reason), 2 wrong usage.

Example:
  bole import 2027.bole ~/applications --report import.txt
)";

struct Usage
{
    ImportJob::Options job;
    QString season;
    QString title;
    QString reportFile;
    ReadingOptions reading;
};

QString readUsage(const QCommandLineParser &parser, Usage &usage)
{
    if (const QString wrong = readReadingOptions(parser, usage.reading); !wrong.isEmpty())
        return wrong;
    QStringList arguments = parser.positionalArguments();
    if (arguments.size() < 2)
        return QStringLiteral("a season and at least one file or folder are needed.");
    usage.season = arguments.takeFirst();
    for (const QString &path : std::as_const(arguments)) {
        if (!QFileInfo::exists(path))
            return QStringLiteral("there is no file or folder %1.").arg(path);
    }
    const QDate today = QDate::currentDate();
    usage.job.today = {today.year(), today.month(), today.day()};
    usage.job.paths = arguments;
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
    if (QFileInfo::exists(usage.season))
        return Season::open(usage.season);
    return Season::create(usage.season, usage.title);
}

void showProgress(const ImportProgress &progress)
{
    if (!isErrorATerminal())
        return;
    // One line, written over again: back to its start, and clear what is longer.
    printError(QStringLiteral("\r\033[K") + importProgressText(progress));
}

ImportReport runJob(Season &season, const Usage &usage, const Interruption &interruption)
{
    ReaderPool readers(ReaderPool::Options{{}, usage.reading.readers, usage.reading.limits});
    ImportJob job(season, readers, usage.job);
    QEventLoop loop;
    QObject::connect(&job, &ImportJob::progressed, &job, showProgress);
    QObject::connect(&job, &ImportJob::finished, &loop, &QEventLoop::quit);
    QObject::connect(&interruption, &Interruption::requested, &job, &ImportJob::cancel);
    job.start();
    loop.exec();
    if (isErrorATerminal())
        printError(QStringLiteral("\r\033[K"));
    return job.report();
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

int runImport(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("help"), {}},
                       {QStringLiteral("report"), {}, QStringLiteral("FILE")},
                       {QStringLiteral("title"), {}, QStringLiteral("TITLE")}});
    addReadingOptions(parser);
    if (!parseArguments(parser, QStringLiteral("bole import"), arguments))
        return WrongUsage;
    if (parser.isSet(QStringLiteral("help"))) {
        printOut(QString::fromUtf8(help).arg(QString::fromUtf8(readingOptionsHelp())));
        return AllDone;
    }
    Usage usage;
    if (const QString wrong = readUsage(parser, usage); !wrong.isEmpty()) {
        printError(QStringLiteral("bole import: %1\nTry 'bole import --help'.\n").arg(wrong));
        return WrongUsage;
    }
    const Interruption interruption;
    const auto season = openOrCreate(usage);
    if (!season) {
        printError(failureLine(usage.season, season.error()));
        return SomeFailed;
    }
    tellWhatHappened(**season);
    const ImportReport report = runJob(**season, usage, interruption);
    const QString text = importReportText(report);
    printOut(text);
    bool allDone = report.isComplete();
    if (!usage.reportFile.isEmpty() && !saveReport(usage.reportFile, text)) {
        printError(failureLine(usage.reportFile, {ErrorCode::FileNotWritable, {}}));
        allDone = false;
    }
    return allDone ? AllDone : SomeFailed;
}

} // namespace Bole
