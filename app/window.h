// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sample/sampleseason.h"

#include <QStringList>

#include <optional>

namespace Bole {

/// What the command line asks of the window.
struct WindowArguments
{
    std::optional<SampleSeason::Story> sample;
    QString season; ///< a file to open, or empty
};

/// Opens the window and stays until it is closed; an exit code.
int runWindow(const WindowArguments &arguments);

} // namespace Bole
