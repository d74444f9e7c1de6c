// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <filesystem>
#include <functional>
#include <span>
#include <string_view>

/// What a reader asks of the system for its own process: it has no application object of Qt's.
namespace Bole::Platform {

/// The folder that the running program lies in. As long as files can be opened.
std::filesystem::path programFolder();

/// Gives up what whoever started this program did not mean for it: all variables of the environment
/// but these, all descriptors behind the last one that it keeps.
void forgetInheritance(std::span<const std::string_view> variables, int lastDescriptor);

/// Goes on when somebody presses Ctrl+C in a terminal, which is for the pool to decide, and lets a
/// window with many files to read go first, also where there are few cores.
void serveTheWindow();

/// Ends when whoever started it does, and ends with this exit code, not as after a crash, when it
/// is short of memory. `memoryBytes` is what it may have, 0 for no limit.
void dieProperly(long long memoryBytes, int outOfMemory);

/// What there is to read from standard input, waiting for it; 0 or less at its end.
qsizetype readInput(std::span<char> into);
bool hasInput(); ///< also at its end
/// All of it to standard output. False when nobody listens any more.
bool writeOutput(QByteArrayView bytes);

} // namespace Bole::Platform
