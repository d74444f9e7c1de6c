// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/console.h"

#include "app/command/command.h"
#include "model/platform/console.h"
#include "model/record/visibletext.h"
#include "views/common/errortext.h"
#include "views/common/lastsavedtext.h"
#include "views/common/sandboxtext.h"
#include "views/common/tabletext.h"

#include <QJsonObject>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace Bole {

namespace {

int outputError = 0;    ///< of the system, why standard output took no more
bool hasErrors = false; ///< something was said on standard error
QString commandName;    ///< the word after `bole`

void print(FILE *stream, const QByteArray &bytes)
{
    const auto size = size_t(bytes.size());
    const bool written =
        std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
    if (!written && stream == stdout)
        outputError = errno;
}

/// As JSON can have any character: those that stand for themselves in QJsonDocument's text, though
/// a terminal obeys them or does not show them, only stand inside of strings.
QByteArray escaped(const QByteArray &json)
{
    QString text;
    for (const QChar c : QString::fromUtf8(json)) {
        const bool isObeyed = c.unicode() >= 0x7F && c.category() == QChar::Other_Control;
        if (isObeyed || (c.unicode() > 0x7F && !c.isSurrogate() && isInvisible(c.unicode())))
            text += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        else
            text += c;
    }
    return text.toUtf8();
}

} // namespace

void printOut(const QString &text)
{
    print(stdout, printable(text).toUtf8());
}

void tell(const QString &line)
{
    hasErrors = true;
    print(stderr, printable(QStringLiteral("bole: ") + line + QLatin1Char('\n')).toUtf8());
}

void tellFailure(const QString &path, const Error &error)
{
    tell(oneLine(path) + QStringLiteral(": ") + errorText(error));
}

void printJson(const QJsonObject &object, QJsonDocument::JsonFormat format)
{
    const QByteArray json = escaped(QJsonDocument(object).toJson(format));
    print(stdout, format == QJsonDocument::Compact ? json + '\n' : json);
}

void printProgress(const QString &line)
{
    // Back to its start, and clear what is longer.
    if (Platform::isErrorShownAtTerminal())
        print(stderr, "\r\033[K" + oneLine(line).toUtf8());
}

int endOutput(int code)
{
    if (std::fflush(stdout) != 0 && outputError == 0)
        outputError = errno;
    if (std::ferror(stdout) == 0 && outputError == 0) {
        // A report names what failed, but a script may keep standard error only.
        if (code != AllDone && !hasErrors)
            tell(Commands::tr("not everything could be done; standard output says what."));
        return code;
    }
    tell(Commands::tr("standard output could not be written: %1")
             .arg(QString::fromLocal8Bit(std::strerror(outputError))));
    return code == AllDone ? SomeFailed : code;
}

void tellWhatHappened(const QString &path, const LastTime &lastTime)
{
    if (const QStringList text = lastSavedText(lastTime); !text.isEmpty())
        tell(path + QStringLiteral(": ") + text.join(u' '));
}

void tellOfSandbox(const SandboxState &sandbox)
{
    if (const QString warning = sandboxWarning(sandbox); !warning.isEmpty())
        tell(warning);
}

void tellOfTables()
{
    for (const QString &problem : tableProblemTexts())
        tell(problem);
}

void beginCommand(const QString &name)
{
    commandName = name;
}

int usageError(const QString &message)
{
    tell(message);
    tell(Commands::tr("try 'bole %1 --help'").arg(commandName));
    return WrongUsage;
}

bool parseArguments(QCommandLineParser &parser, const QStringList &arguments)
{
    if (parser.parse(QStringList{commandName} + arguments))
        return true;
    usageError(parser.errorText());
    return false;
}

bool parseArguments(QCommandLineParser &parser, const QStringList &arguments, int positionals)
{
    if (!parseArguments(parser, arguments))
        return false;
    if (parser.positionalArguments().size() == positionals)
        return true;
    usageError(Commands::tr("wrong number of arguments."));
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
