// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Bole {

/// What the command line asks of the window.
struct WindowArguments
{
    bool sample = false;
    QString season; ///< a file to open, or empty
};

/// Opens the window and stays until it is closed; an exit code.
int runWindow(const WindowArguments &arguments);

} // namespace Bole
