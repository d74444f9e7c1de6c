// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/exportcommand.h"

#include "app/commands/command.h"
#include "app/commands/seasonarguments.h"
#include "model/shortlist/seal.h"
#include "views/export/fileformats.h"

#include <QFile>

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

} // namespace

int runExport(const QStringList &arguments)
{
    SeasonArguments given(u"Writes a list, or all applicants, to a file."_s, {}, {});
    given.addListOptions();
    given.parser().addOption(
        {u"format"_s, u"csv, json-resume, bibtex or csl-json."_s, u"FORMAT"_s, u"csv"_s});
    given.parser().addOption({u"profile"_s, u"excel or plain."_s, u"PROFILE"_s, u"excel"_s});
    given.parser().addOption(
        {{u"o"_s, u"output"_s}, u"The file; - is standard output."_s, u"FILE"_s});
    if (const int code = given.read(u"export"_s, arguments, 1); code != AllDone)
        return std::max(code, 0);
    const QCommandLineParser &parser = given.parser();
    if (!parser.isSet(u"list"_s) && !parser.isSet(u"all"_s))
        return usageError(u"say --list NAME or --all"_s);
    if (!parser.isSet(u"output"_s))
        return usageError(u"say where to: -o FILE"_s);
    const QString format = parser.value(u"format"_s);
    const QStringList known{u"csv"_s, u"json-resume"_s, u"bibtex"_s, u"csl-json"_s};
    if (!known.contains(format))
        return usageError(u"--format is one of %1"_s.arg(known.join(u", "_s)));
    const QString profile = parser.value(u"profile"_s);
    if (profile != u"excel"_s && profile != u"plain"_s)
        return usageError(u"--profile is excel or plain"_s);
    given.request.profile.excel = profile == u"excel"_s;
    if (given.request.source.list) {
        if (const auto sealed = checkSeal(*given.request.source.list); !sealed)
            return failed(parser.value(u"list"_s), sealed.error());
    }
    const QString path = parser.value(u"output"_s);
    const auto rows = write(given.season(), given.request, format, path);
    if (!rows && rows.error().code == ErrorCode::InvalidValue)
        return usageError(u"there is no column or criterion %1"_s.arg(rows.error().detail));
    return rows ? int(AllDone) : failed(path, rows.error());
}

} // namespace Bole
