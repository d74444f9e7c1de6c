// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/console.h"

#include "model/record/visibletext.h"
#include "model/season/season.h"
#include "views/common/errortext.h"

#include <cstdio>
#include <unistd.h>

namespace Bole {

namespace {

void print(FILE *stream, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

void printOut(const QString &text)
{
    print(stdout, text);
}
void printError(const QString &text)
{
    print(stderr, text);
}
bool isErrorATerminal()
{
    return isatty(STDERR_FILENO) != 0;
}

QString failureLine(const QString &path, const Error &error)
{
    return QStringLiteral("%1: %2\n").arg(oneLine(path), errorText(error));
}

void tellWhatHappened(const Season &season)
{
    if (!season.wasClosedProperly())
        printError(
            QStringLiteral(
                "%1: Bole, or this machine, stopped while the season was open. The file has "
                "been looked through and is sound; everything that had been saved is there.\n")
                .arg(season.path()));
}

bool parseArguments(QCommandLineParser &parser, const QString &command,
                    const QStringList &arguments)
{
    if (parser.parse(QStringList{command} + arguments))
        return true;
    printError(QStringLiteral("%1: %2\nTry '%1 --help'.\n").arg(command, parser.errorText()));
    return false;
}

std::optional<int> positiveNumber(const QCommandLineParser &parser, const QString &option)
{
    if (!parser.isSet(option))
        return 0;
    bool isNumber = false;
    const int number = parser.value(option).toInt(&isNumber);
    return isNumber && number > 0 ? std::optional(number) : std::nullopt;
}

} // namespace Bole
