// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Waiting for a connection that can be ended from another thread.
namespace Bole::Platform {

/// A descriptor that can be read once it was rung; -1 when there is none to be had. Who has it
/// closes it.
int makeBell();
void ringBell(int bell); ///< any thread
void silenceBell(int bell);

enum class WaitFor { Reading, Writing };

/// What ended the waiting; neither when the time was up.
struct Waited
{
    bool isReady = false; ///< the connection
    bool isRung = false;  ///< the bell
};

/// A descriptor of -1 is not waited for.
Waited waitFor(int connection, WaitFor what, int bell, int milliseconds);

} // namespace Bole::Platform
