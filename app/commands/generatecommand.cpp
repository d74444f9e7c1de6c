// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/generatecommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/generate/cvsheet.h"
#include "app/generate/generatedseason.h"

#include <QDir>
#include <QFile>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

int failed(const QString &path, const Error &error)
{
    tellFailure(path, error);
    return SomeFailed;
}

bool showProgress(int done, int count)
{
    printProgress(done == count ? QString() : u"%1 / %2"_s.arg(done).arg(count));
    return true;
}

int makeSeason(const QString &path, const QString &title, int count, quint32 seed)
{
    const auto made = GeneratedSeason(seed).make(
        path, title, count, [count](int done) { return showProgress(done, count); });
    return made ? int(AllDone) : failed(path, made.error());
}

struct Papers
{
    QString folder;
    QString roster; ///< a table of everybody; empty: none
    int each = 0;   ///< files of one person; 0: the CV alone, named by number
};

bool isWritten(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

int writePdfs(const Papers &papers, int count, quint32 seed)
{
    const GeneratedSeason season(seed);
    const QDir folder(papers.folder);
    folder.mkpath(u"."_s);
    if (!papers.roster.isEmpty() && !isWritten(papers.roster, season.roster(count)))
        return failed(papers.roster, {ErrorCode::FileNotWritable, {}});
    for (int number = 1; number <= count; ++number) {
        const auto files =
            papers.each > 0
                ? season.files(number, papers.each)
                : QList<GeneratedSeason::File>{{season.fileName(number), season.sheet(number).pdf}};
        for (const GeneratedSeason::File &file : files) {
            if (!isWritten(folder.filePath(file.name), file.bytes))
                return failed(folder.filePath(file.name), {ErrorCode::FileNotWritable, {}});
        }
        showProgress(number, count);
    }
    return AllDone;
}

} // namespace

CommandHelp generateHelp()
{
    CommandHelp help;
    help.name = u"generate"_s;
    help.summary = Commands::tr("make a season of made-up applicants, to try things");
    help.usage = {u"generate [options] [SEASON] NUMBER"_s,
                  u"generate [options] --pdfs FOLDER NUMBER"_s};
    help.about = {Commands::tr(
        "Makes a season of made-up applicants to try things out on and to measure with: Chinese "
        "and "
        "English CVs as small PDFs of their own, what they say as records, tags, a committee of "
        "five "
        "with a rubric, reviews and a list. Nobody in it is real. The same seed makes the same "
        "people with the same PDFs. Without SEASON the file is called after the number: "
        "generated-NUMBER.bole.")};
    help.options = {
        {{u"pdfs"_s}, u"FOLDER"_s, Commands::tr("Only write the PDFs, as files into FOLDER."), {}},
        {{u"files"_s},
         u"COUNT"_s,
         Commands::tr("With --pdfs: so many files of each person, from 1 to 3, named by number, "
                      "name and kind."),
         u"0"_s},
        {{u"roster"_s},
         u"TABLE"_s,
         Commands::tr("With --pdfs: also write a list of everybody, as CSV."),
         {}},
        {{u"seed"_s},
         u"SEED"_s,
         Commands::tr("Another seed makes other people (default: 1)."),
         u"1"_s},
        {{u"title"_s},
         u"TITLE"_s,
         Commands::tr("The season's title (default: its file name)."),
         {}},
    };
    help.exitStatus =
        Commands::tr("0 done, 1 the season or a file could not be written, 2 wrong usage.");
    help.examples = {u"bole generate large.bole 10000"_s};
    return help;
}

int runGenerate(const QStringList &arguments)
{
    QCommandLineParser parser;
    generateHelp().addTo(parser);
    if (!parseArguments(parser, arguments))
        return WrongUsage;
    const bool onlyPdfs = parser.isSet(u"pdfs"_s);
    const QStringList given = parser.positionalArguments();
    if (given.isEmpty() || given.size() > (onlyPdfs ? 1 : 2))
        return usageError(onlyPdfs
                              ? Commands::tr("a number of applicants is needed.")
                              : Commands::tr("a season and a number of applicants are needed."));
    bool isNumber = false;
    bool isSeed = false;
    const int count = given.last().toInt(&isNumber);
    const quint32 seed = parser.value(u"seed"_s).toUInt(&isSeed);
    if (!isNumber || count < 1 || !isSeed)
        return usageError(
            Commands::tr("the number of applicants is 1 or more, the seed 0 or more."));
    if (onlyPdfs)
        return writePdfs(
            {parser.value(u"pdfs"_s), parser.value(u"roster"_s), parser.value(u"files"_s).toInt()},
            count, seed);
    const QString path = given.size() == 2 ? given.first() : u"generated-%1.bole"_s.arg(count);
    return makeSeason(path,
                      parser.isSet(u"title"_s) ? parser.value(u"title"_s)
                                               : QFileInfo(path).completeBaseName(),
                      count, seed);
}

} // namespace Bole
