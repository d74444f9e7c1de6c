// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// What keeps a reader that a hostile document has taken over away from the rest of the machine, as
/// far as this kernel allows it. The filter of system calls is not listed: a reader without it does
/// not run at all. docs/sandbox.md says what each of them closes.
struct SandboxState
{
    bool isKnown = false;         ///< a reader has been started
    bool isSkipped = false;       ///< built with a sanitizer, which needs what is forbidden
    int landlockVersion = 0;      ///< 0: this kernel has no Landlock
    bool hasOwnFiles = false;     ///< a root folder with fonts and the like and nothing else
    bool hasOwnNetwork = false;   ///< a network with nothing on it
    bool hasOwnProcesses = false; ///< it sees no process but the readers

    /// Whether the user's files are out of a reader's reach.
    bool hidesFiles() const { return isSkipped || landlockVersion > 0 || hasOwnFiles; }
    /// Whether also their names and sizes are.
    bool hidesNames() const { return isSkipped || hasOwnFiles; }

    bool operator==(const SandboxState &) const = default;
};

} // namespace Bole
