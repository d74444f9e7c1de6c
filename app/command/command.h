// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"

#include <QList>
#include <QStringList>

namespace Bole {

/// Exit codes that every command keeps to.
enum ExitCode { AllDone = 0, SomeFailed = 1, WrongUsage = 2 };

/// One word after `bole`: `bole parse`, `bole import` …
struct Command
{
    const char *name;
    CommandHelp (*help)();
    bool needsWindowSystem;
    int (*run)(const QStringList &arguments); ///< arguments after the command's name
    /// Whether it paints, and so needs fonts, but shows nothing; nullptr: never.
    bool (*paints)(const QStringList &arguments) = nullptr;
};

/// All commands, in the order in which `bole help` lists them.
const QList<Command> &commands();

} // namespace Bole
