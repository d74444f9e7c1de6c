// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/platform/reader/sandbox.h"

#include <string>
#include <vector>

namespace Bole {

/// Moves this process into a world of its own, as far as the kernel lets an ordinary user do so: a
/// root folder that holds these folders and nothing else, a network with nothing on it, and
/// process numbers among which only the readers are. Notes in `walls` what has come about. Call it
/// while there is one thread.
///
/// The new world begins with a copy of this process; the old one stays to wait for it, and exits
/// as it does.
void enterNamespaces(SandboxWalls &walls, const std::vector<std::string> &folders);

/// What another program finds in a world of its own.
struct ProgramWorld
{
    std::vector<std::string> readable; ///< folders, at the places where they always were
    std::string work;                  ///< the one folder that it can write into …
    std::string self;                  ///< the program, whose libraries are looked for beside it
    std::string workPlace = "/work";   ///< … and where that is in its world
};

/// The same for a program that is to be started there: all walls or none. It has a /tmp in memory,
/// and a /proc with no process in it.
bool enterWorld(const ProgramWorld &world);

} // namespace Bole
