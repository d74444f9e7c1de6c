// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/command.h"

namespace Bole {

/// The pages that `man` shows, and what shells need to complete a command; the build makes them
/// with `bole --write-manual FOLDER`, so that they say what the program says itself.
QString manualPage(const CommandHelp &help);
QString programPage(const QList<Command> &commands);
QString bashCompletion(const QList<Command> &commands);
QString zshCompletion(const QList<Command> &commands);

/// All of them and the icons into a folder, which is made. Gives the exit code.
int writeManual(const QString &folder);

} // namespace Bole
