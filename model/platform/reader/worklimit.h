// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// How much processor time the reader may still use. Time on the clock would punish a document for
/// what else the machine does. Past the limit the system ends the reader, wherever it hangs.
class WorkLimit
{
public:
    /// From now on; 0 sets no limit. The system counts in whole seconds.
    void allow(double seconds);
    /// What is left of it.
    double left() const;
    /// By this process since it began.
    static double secondsUsed();

private:
    double m_end = 0; ///< in seconds of this process's own time; 0: no limit
};

/// Ends the process with this exit code when its time is up.
void endWhenOutOfTime(int exitCode);

} // namespace Bole
