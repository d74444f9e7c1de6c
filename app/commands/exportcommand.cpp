// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/exportcommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/seasonarguments.h"
#include "views/export/fileformats.h"

#include <QFile>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// To standard output there is nothing to rename; to a file it appears whole or not at all.
/// Here one name stands for both kinds of CSV; the profile tells them apart.
const QString csvName = u"csv"_s;

Result<qsizetype> write(const VisibleSeason &season, const ExportRequest &request,
                        const QString &format, const QString &path)
{
    for (const FileFormat &other : fileFormats()) {
        if (!other.isCsv() && other.id() == format)
            return other.write(season, request, path);
    }
    if (path != u"-"_s)
        return exportCsv(season, request, path);
    QFile out;
    if (!out.open(stdout, QIODevice::WriteOnly))
        return failure(ErrorCode::FileNotWritable);
    return writeCsv(season, request, out);
}

QStringList formats()
{
    QStringList names{csvName};
    for (const FileFormat &format : fileFormats()) {
        if (!format.isCsv())
            names.append(format.id());
    }
    return names;
}

bool holdsLists(const QString &format)
{
    const auto found = std::ranges::find(fileFormats(), format, &FileFormat::id);
    return found != fileFormats().end() && found->holdsLists();
}

/// What was asked for does not fit together; empty when it does.
QString contradiction(const QCommandLineParser &parser)
{
    const QString format = parser.value(u"format"_s);
    const auto profile = fromName<ExportFormat>(parser.value(u"profile"_s));
    if (!parser.isSet(u"list"_s) && !parser.isSet(u"all"_s) && !parser.isSet(u"applicant"_s))
        return Commands::tr("say --list NAME, --applicant APPLICANT or --all");
    if (!parser.isSet(u"output"_s))
        return Commands::tr("say where to: -o FILE");
    if (!formats().contains(format))
        return Commands::tr("--format is one of %1").arg(formats().join(u", "_s));
    if (profile != ExportFormat::Excel && profile != ExportFormat::Plain)
        return Commands::tr("--profile is excel or plain");
    if (parser.values(u"list"_s).size() > 1 && !holdsLists(format))
        return Commands::tr("only xlsx and papers hold more than one list");
    if (parser.value(u"output"_s) == u"-"_s && format != csvName)
        return Commands::tr("only CSV goes to standard output");
    return {};
}

} // namespace

bool exportPaints(const QStringList &arguments)
{
    return std::ranges::any_of(fileFormats(), [&](const FileFormat &format) {
        const QString id = format.id();
        return format.isPaper() &&
               (arguments.contains(id) || arguments.contains(u"--format="_s + id));
    });
}

CommandHelp exportHelp()
{
    CommandHelp help;
    help.name = u"export"_s;
    help.summary = Commands::tr("write a list, or all applicants, to a file");
    help.usage = {u"export [options] SEASON -o FILE"_s};
    help.about = {
        Commands::tr("Writes lists, single applicants, or all applicants of a season to a "
                     "file. The file appears whole or not at all.")};
    help.options = listOptions();
    help.options += QList<CommandOption>{
        {{u"applicant"_s},
         u"APPLICANT"_s,
         Commands::tr("One applicant, by number, uuid or name; again for more."),
         {}},
        {{u"format"_s},
         u"FORMAT"_s,
         Commands::tr("One of: %1 (default: csv).").arg(formats().join(u", "_s)),
         u"csv"_s},
        {{u"profile"_s},
         u"PROFILE"_s,
         Commands::tr("Of CSV: excel (default) or plain."),
         u"excel"_s},
        {{u"output"_s, u"o"_s}, u"FILE"_s, Commands::tr("The file; - is standard output."), {}},
    };
    help.exitStatus =
        Commands::tr("0 done, 1 the season could not be read, the file not be written, "
                     "or a sealed list is no longer as it was sealed, 2 wrong usage.");
    help.examples = {u"bole export 2027.bole --list Finalists -o finalists.csv"_s,
                     u"bole export 2027.bole --all --format xlsx -o everybody.xlsx"_s};
    return help;
}

int runExport(const QStringList &arguments)
{
    SeasonArguments given(exportHelp());
    if (const int code = given.read(arguments, 1); code != AllDone)
        return code;
    const QCommandLineParser &parser = given.parser();
    if (const QString problem = contradiction(parser); !problem.isEmpty())
        return usageError(problem);
    if (const int code = given.chooseApplicants(parser.values(u"applicant"_s)); code != AllDone)
        return code;
    if (parser.isSet(u"profile"_s) || !parser.isSet(u"saved"_s))
        given.request.profile.excel =
            fromName<ExportFormat>(parser.value(u"profile"_s)) == ExportFormat::Excel;
    if (const int code = given.checkSeals(); code != AllDone)
        return code;
    const QString path = parser.value(u"output"_s);
    const auto rows = write(given.season(), given.request, parser.value(u"format"_s), path);
    if (!rows && rows.error().code == ErrorCode::InvalidValue)
        return usageError(
            Commands::tr("there is no column or criterion %1").arg(rows.error().detail));
    return rows ? int(AllDone) : failed(path, rows.error());
}

} // namespace Bole
