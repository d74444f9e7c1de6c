// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command.h"
#include "app/window.h"

#include <QApplication>
#include <QTextStream>

#include <algorithm>
#include <memory>
#include <sys/resource.h>

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
    QCoreApplication::setApplicationVersion(QStringLiteral(BOLE_VERSION));
    QGuiApplication::setApplicationDisplayName({});
    QGuiApplication::setDesktopFileName(u"bole"_s);
}

QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 2; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

/// Fonts and paper, but no window: a script may have no display.
std::unique_ptr<QCoreApplication> paintingApplication(int &argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

int runCommand(const Command &command, int &argc, char **argv)
{
    std::unique_ptr<QCoreApplication> application;
    if (command.needsWindowSystem)
        application = std::make_unique<QApplication>(argc, argv);
    else if (command.paints && command.paints(argumentsOf(argc, argv)))
        application = paintingApplication(argc, argv);
    else
        application = std::make_unique<QCoreApplication>(argc, argv);
    nameTheProgram();
    return command.run(QCoreApplication::arguments().mid(2));
}

int printHelp()
{
    QTextStream out(stdout);
    out << "Bole reads applications, and keeps what a committee thinks of them in one file.\n\n"
           "  bole                      open the window\n"
           "  bole SEASON.bole          open a season\n"
           "  bole --sample             open a fresh copy of the sample season\n";
    for (const Command &command : commands())
        out << u"  bole %1 %2\n"_s.arg(QLatin1StringView(command.name), -20)
                   .arg(QLatin1StringView(command.summary));
    out << "  bole --version            print the version\n"
           "  bole COMMAND --help       more about a command\n";
    return AllDone;
}

int refuse(const QString &argument)
{
    QTextStream(stderr) << "bole: there is no option or command '" << argument
                        << "'; see bole --help\n";
    return WrongUsage;
}

int openWindow(int &argc, char **argv)
{
    QApplication application(argc, argv);
    nameTheProgram();
    WindowArguments wanted;
    for (const QString &argument : QCoreApplication::arguments().mid(1)) {
        if (argument == u"--sample")
            wanted.sample = true;
        else if (argument.startsWith(u'-') || !wanted.season.isEmpty())
            return refuse(argument);
        else
            wanted.season = argument;
    }
    return runWindow(wanted);
}

/// A crash must not leave what applicants wrote in a file that nobody knows of.
void leaveNoCore()
{
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
}

} // namespace

int main(int argc, char *argv[])
{
    leaveNoCore();
    const QString first = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (first == u"help" || first == u"--help" || first == u"-h")
        return printHelp();
    if (first == u"--version") {
        QTextStream(stdout) << "Bole " BOLE_VERSION "\n";
        return AllDone;
    }
    if (const Command *command = findCommand(first))
        return runCommand(*command, argc, argv);
    // A word that is neither a command nor a file is a mistyped command: say so, open no window.
    const bool looksLikeFile = first.contains(u'/') || first.contains(u'.');
    if (!first.isEmpty() && !first.startsWith(u'-') && !looksLikeFile)
        return refuse(first);
    return openWindow(argc, argv);
}
