// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command.h"

#include <QApplication>

#include <algorithm>
#include <memory>

using namespace Bole;

namespace {

const Command *findCommand(const char *name)
{
    const auto found = std::ranges::find_if(
        commands(), [name](const Command &command) { return qstrcmp(command.name, name) == 0; });
    return found == commands().end() ? nullptr : &*found;
}

int runCommand(const Command &command, int &argc, char **argv)
{
    std::unique_ptr<QCoreApplication> application;
    if (command.needsWindowSystem)
        application = std::make_unique<QApplication>(argc, argv);
    else
        application = std::make_unique<QCoreApplication>(argc, argv);
    return command.run(QCoreApplication::arguments().mid(2));
}

int runWindow(int &argc, char **argv)
{
    QApplication application(argc, argv);
    return AllDone;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc > 1) {
        if (const Command *command = findCommand(argv[1]))
            return runCommand(*command, argc, argv);
    }
    return runWindow(argc, argv);
}
