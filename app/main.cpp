// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/command.h"
#include "app/command/manual.h"
#include "app/command/version.h"
#include "app/commands/console.h"
#include "app/window.h"
#include "model/filepath.h"
#include "model/platform/console.h"
#include "model/platform/processes.h"
#include "views/common/windowlanguage.h"

#include <QApplication>

#include <algorithm>
#include <expected>
#include <memory>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const Command *findCommand(const QString &name)
{
    const auto found = std::ranges::find_if(commands(), [&](const Command &command) {
        return name == QLatin1StringView(command.name);
    });
    return found == commands().end() ? nullptr : &*found;
}

void nameTheProgram()
{
    QCoreApplication::setApplicationName(u"bole"_s);
    QCoreApplication::setApplicationVersion(programVersion());
    QGuiApplication::setApplicationDisplayName({});
    QGuiApplication::setDesktopFileName(u"org.bole.Bole"_s);
}

/// After the command's name. As paths: QCoreApplication's own lose what is no UTF-8.
QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 2; i < argc; ++i)
        arguments << FilePath::fromBytes(argv[i]).text();
    return arguments;
}

/// Fonts and paper, but no window: a script may have no display.
std::unique_ptr<QCoreApplication> paintingApplication(int &argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

int printHelpOf(const Command &command)
{
    printOut(command.help().text());
    return endOutput(AllDone);
}

/// Qt would end the program by a crash.
int refuseWithoutDisplay()
{
    tell(Commands::tr("there is no display to show a window on. Commands need none: see bole "
                      "--help"));
    return SomeFailed;
}

int runCommand(const Command &command, int &argc, char **argv)
{
    const QStringList arguments = argumentsOf(argc, argv);
    const bool wantsHelp = arguments.contains(u"--help"_s) || arguments.contains(u"-h"_s);
    const bool lacksDisplay =
        command.needsWindowSystem && !wantsHelp && !Platform::canShowWindows();
    std::unique_ptr<QCoreApplication> application;
    if (wantsHelp || lacksDisplay)
        application = std::make_unique<QCoreApplication>(argc, argv);
    else if (command.needsWindowSystem)
        application = std::make_unique<QApplication>(argc, argv);
    else if (command.paints && command.paints(arguments))
        application = paintingApplication(argc, argv);
    else
        application = std::make_unique<QCoreApplication>(argc, argv);
    nameTheProgram();
    const WindowLanguage language;
    beginCommand(QString::fromLatin1(command.name));
    if (lacksDisplay)
        return refuseWithoutDisplay();
    return wantsHelp ? printHelpOf(command) : endOutput(command.run(arguments));
}

int refuse(const QString &argument)
{
    tell(Commands::tr("there is no option or command '%1'; see bole --help").arg(argument));
    return WrongUsage;
}

QString helpLine(const QString &usage, const QString &summary)
{
    return u"  bole %1 %2\n"_s.arg(usage, -20).arg(summary);
}

/// Of one command, where its name follows; else of all.
int printHelp(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const WindowLanguage language;
    if (argc > 2) {
        const QString name = QString::fromLocal8Bit(argv[2]);
        const Command *command = findCommand(name);
        return command ? printHelpOf(*command) : refuse(name);
    }
    QString text =
        Commands::tr(
            "Bole reads applications, and keeps what a committee thinks of them in one file.") +
        u"\n\n"_s;
    text += helpLine({}, Commands::tr("open the window"));
    text += helpLine(u"SEASON.bole"_s, Commands::tr("open a season"));
    text += helpLine(u"--sample"_s, Commands::tr("open a fresh copy of the sample season"));
    text += helpLine(u"--sample=camp"_s,
                     Commands::tr("the same of a summer camp for recommended students"));
    for (const Command &command : commands())
        text += helpLine(QString::fromLatin1(command.name), command.help().summary);
    text += helpLine(u"--version"_s, Commands::tr("print the version"));
    text += helpLine(u"COMMAND --help"_s, Commands::tr("more about a command"));
    text += u'\n' + wrapped(exitCodesText(), 80).join(u'\n') + u'\n';
    printOut(text);
    return endOutput(AllDone);
}

/// What stands after `bole`, or the word that is not understood.
std::expected<WindowArguments, QString> windowArguments()
{
    WindowArguments wanted;
    for (const QString &argument : QCoreApplication::arguments().mid(1)) {
        if (argument == u"--sample")
            wanted.sample = SampleSeason::Story::Intake;
        else if (argument == u"--sample=camp")
            wanted.sample = SampleSeason::Story::Camp;
        else if (argument.startsWith(u'-') || !wanted.season.isEmpty())
            return std::unexpected(argument);
        else
            wanted.season = argument;
    }
    return wanted;
}

int openWindow(int &argc, char **argv)
{
    const bool hasDisplay = Platform::canShowWindows();
    const std::unique_ptr<QCoreApplication> application(
        hasDisplay ? new QApplication(argc, argv) : new QCoreApplication(argc, argv));
    nameTheProgram();
    const auto wanted = windowArguments();
    if (!wanted || !hasDisplay) {
        const WindowLanguage language;
        return wanted ? refuseWithoutDisplay() : refuse(wanted.error());
    }
    return runWindow(*wanted);
}

} // namespace

int main(int argc, char *argv[])
{
    leaveNoCore();
    const QString first = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (first == u"help" || first == u"--help" || first == u"-h")
        return printHelp(argc, argv);
    if (first == u"--version") {
        const QCoreApplication application(argc, argv);
        printOut(versionText());
        return endOutput(AllDone);
    }
    if (first == u"--write-manual" && argc == 3) { // for the build
        const QCoreApplication application(argc, argv);
        return writeManual(QString::fromLocal8Bit(argv[2]));
    }
    if (const Command *command = findCommand(first))
        return runCommand(*command, argc, argv);
    // A word that is neither a command nor a file is a mistyped command: say so, open no window.
    const bool looksLikeFile = first.contains(u'/') || first.contains(u'.');
    if (!first.isEmpty() && !first.startsWith(u'-') && !looksLikeFile) {
        const QCoreApplication application(argc, argv);
        const WindowLanguage language;
        return refuse(first);
    }
    return openWindow(argc, argv);
}
