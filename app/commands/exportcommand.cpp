// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/exportcommand.h"

#include "app/commands/command.h"
#include "app/commands/seasonarguments.h"
#include "model/shortlist/seal.h"
#include "views/export/fileformats.h"

#include <QFile>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// To standard output there is nothing to rename; to a file it appears whole or not at all.
Result<qsizetype> write(Season &season, const ExportRequest &request, const QString &format,
                        const QString &path)
{
    for (const FileFormat &other : fileFormats()) {
        if (!other.isCsv() && QLatin1StringView(other.id) == format)
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
    QStringList names{u"csv"_s};
    for (const FileFormat &format : fileFormats()) {
        if (!format.isCsv())
            names.append(QString::fromLatin1(format.id));
    }
    return names;
}

bool holdsLists(const QString &format)
{
    const auto found = std::ranges::find(fileFormats(), format.toLatin1(), &FileFormat::id);
    return found != fileFormats().end() && found->holdsLists();
}

/// What was asked for does not fit together; empty when it does.
QString contradiction(const QCommandLineParser &parser)
{
    const QString format = parser.value(u"format"_s);
    const QString profile = parser.value(u"profile"_s);
    if (!parser.isSet(u"list"_s) && !parser.isSet(u"all"_s) && !parser.isSet(u"applicant"_s))
        return u"say --list NAME, --applicant APPLICANT or --all"_s;
    if (!parser.isSet(u"output"_s))
        return u"say where to: -o FILE"_s;
    if (!formats().contains(format))
        return u"--format is one of %1"_s.arg(formats().join(u", "_s));
    if (profile != u"excel"_s && profile != u"plain"_s)
        return u"--profile is excel or plain"_s;
    if (parser.values(u"list"_s).size() > 1 && !holdsLists(format))
        return u"only xlsx and pdf hold more than one list"_s;
    if (parser.value(u"output"_s) == u"-"_s && format != u"csv"_s)
        return u"only CSV goes to standard output"_s;
    return {};
}

} // namespace

bool exportPaints(const QStringList &arguments)
{
    return arguments.contains(u"pdf"_s) || arguments.contains(u"--format=pdf"_s);
}

int runExport(const QStringList &arguments)
{
    SeasonArguments given(u"Writes lists, applicants, or all applicants, to a file."_s, {}, {});
    given.addListOptions();
    given.parser().addOption({u"applicant"_s,
                              u"One applicant, by number, uuid or name; again for "
                              "more."_s,
                              u"APPLICANT"_s});
    given.parser().addOption({u"format"_s, formats().join(u", "_s) + u'.', u"FORMAT"_s, u"csv"_s});
    given.parser().addOption(
        {u"profile"_s, u"Of CSV: excel or plain."_s, u"PROFILE"_s, u"excel"_s});
    given.parser().addOption(
        {{u"o"_s, u"output"_s}, u"The file; - is standard output."_s, u"FILE"_s});
    if (const int code = given.read(u"export"_s, arguments, 1); code != AllDone)
        return std::max(code, 0);
    const QCommandLineParser &parser = given.parser();
    if (const QString problem = contradiction(parser); !problem.isEmpty())
        return usageError(problem);
    if (const int code = given.chooseApplicants(parser.values(u"applicant"_s)); code != AllDone)
        return code;
    if (parser.isSet(u"profile"_s) || !parser.isSet(u"saved"_s))
        given.request.profile.excel = parser.value(u"profile"_s) == u"excel"_s;
    for (const Shortlist &list : given.lists()) {
        if (const auto sealed = checkSeal(given.season(), list); !sealed)
            return failed(list.name, sealed.error());
    }
    const QString path = parser.value(u"output"_s);
    const auto rows = write(given.season(), given.request, parser.value(u"format"_s), path);
    if (!rows && rows.error().code == ErrorCode::InvalidValue)
        return usageError(u"there is no column or criterion %1"_s.arg(rows.error().detail));
    return rows ? int(AllDone) : failed(path, rows.error());
}

} // namespace Bole
