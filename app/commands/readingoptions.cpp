// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/readingoptions.h"

#include "app/commands/console.h"

#include <QFile>

#include <cstdio>

namespace Bole {

namespace {

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
        return QStringLiteral("the password file %1 cannot be read.").arg(file);
    }
    return {};
}

} // namespace

void addReadingOptions(QCommandLineParser &parser)
{
    parser.addOptions(
        {{QStringLiteral("password"), {}, QStringLiteral("P")},
         {QStringLiteral("password-file"), {}, QStringLiteral("FILE")},
         {QStringLiteral("source"), {}, QStringLiteral("KIND"), QStringLiteral("pdf")},
         {QStringLiteral("jobs"), {}, QStringLiteral("N")},
         {QStringLiteral("time-limit"), {}, QStringLiteral("SECONDS")}});
}

QString readReadingOptions(const QCommandLineParser &parser, ReadingOptions &options)
{
    const auto jobs = positiveNumber(parser, QStringLiteral("jobs"));
    if (!jobs)
        return QStringLiteral("--jobs needs a number of 1 or more.");
    const auto seconds = positiveNumber(parser, QStringLiteral("time-limit"));
    if (!seconds || *seconds > 3600)
        return QStringLiteral("--time-limit needs a number of seconds from 1 to 3600.");
    const QString source = parser.value(QStringLiteral("source"));
    if (source != QStringLiteral("pdf") && source != QStringLiteral("text"))
        return QStringLiteral("--source is either pdf or text.");
    options.source = source == QStringLiteral("text") ? ParsedSource::Text : ParsedSource::Pdf;
    options.readers = *jobs;
    if (*seconds > 0) {
        options.limits.millisecondsPerDocument = *seconds * 1000;
        // A page of OCR takes about as long as a whole document with text may.
        options.limits.millisecondsPerOcrPage = *seconds * 3000;
    }
    return readPassword(parser, options.password);
}

const char *readingOptionsHelp()
{
    return R"(  --password-file FILE
                   The first line of FILE (- for standard input) opens PDFs that
                   are protected by a password. So does $BOLE_PASSWORD.
  --password P     The same, but others on this machine can see it.
  --source KIND    pdf (default): parse the PDFs themselves. text: parse the
                   .json, .md or .txt of the same name beside a PDF, if any.
  --jobs N         How many files to read at a time (default: one a processor).
  --time-limit S   Give up on a document after S seconds of work (default: 20;
                   three times as much for each page that needs OCR).
)";
}

} // namespace Bole
