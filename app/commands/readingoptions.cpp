// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/readingoptions.h"

#include "app/commands/console.h"

#include <QFile>

#include <cstdio>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Each is a process that may take a gigabyte; more than processors are no use.
constexpr int mostJobs = 64;

/// The first line of a file, or of standard input for "-".
std::optional<QString> firstLineOf(const QString &path)
{
    QFile file(path);
    const bool isOpen = path == QStringLiteral("-") ? file.open(stdin, QIODevice::ReadOnly)
                                                    : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return std::nullopt;
    QByteArray line = file.readLine(4096);
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return QString::fromUtf8(line);
}

/// An option's value can be seen by everybody on the machine while the command runs, hence the
/// other ways.
QString readPassword(const QCommandLineParser &parser, QString &password)
{
    const QString file = parser.value(QStringLiteral("password-file"));
    if (parser.isSet(QStringLiteral("password"))) {
        password = parser.value(QStringLiteral("password"));
    } else if (file.isEmpty()) {
        password = qEnvironmentVariable("BOLE_PASSWORD");
    } else if (const auto line = firstLineOf(file)) {
        password = *line;
    } else {
        return Commands::tr("the password file %1 cannot be read.").arg(file);
    }
    return {};
}

} // namespace

QList<CommandOption> readingOptions()
{
    return {
        {{u"password-file"_s},
         u"FILE"_s,
         Commands::tr("The first line of FILE (- for standard input) opens PDFs that are protected "
                      "by a password. So does $BOLE_PASSWORD."),
         {}},
        {{u"password"_s},
         u"P"_s,
         Commands::tr("The same, but others on this machine can see it."),
         {}},
        {{u"source"_s},
         u"KIND"_s,
         Commands::tr("pdf (default): parse the PDFs themselves. text: parse the .json, .md or "
                      ".txt of the same name next to a PDF, if any."),
         u"pdf"_s},
        {{u"jobs"_s},
         u"N"_s,
         Commands::tr("How many files to read at a time (1 to 64; default: one a processor)."),
         {}},
        {{u"time-limit"_s},
         u"S"_s,
         Commands::tr("Give up on a document after S seconds of work (default: 20; three times as "
                      "much for each page that needs OCR)."),
         {}},
    };
}

QString readReadingOptions(const QCommandLineParser &parser, ReadingOptions &options)
{
    const auto jobs = positiveNumber(parser, QStringLiteral("jobs"));
    if (!jobs || *jobs > mostJobs)
        return Commands::tr("--jobs needs a number from 1 to %1.").arg(mostJobs);
    const auto seconds = positiveNumber(parser, QStringLiteral("time-limit"));
    if (!seconds || *seconds > 3600)
        return Commands::tr("--time-limit needs a number of seconds from 1 to 3600.");
    const auto source = fromName<ParsedSource>(parser.value(QStringLiteral("source")));
    if (!source)
        return Commands::tr("--source is either pdf or text.");
    options.source = *source;
    options.readers = *jobs;
    if (*seconds > 0) {
        options.limits.millisecondsPerDocument = *seconds * 1000;
        // A page of OCR takes about as long as a whole document with text may.
        options.limits.millisecondsPerOcrPage = *seconds * 3000;
    }
    return readPassword(parser, options.password);
}

} // namespace Bole
