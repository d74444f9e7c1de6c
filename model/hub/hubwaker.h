// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtClassHelperMacros>

#include <atomic>

namespace Bole {

/// Lets another thread end whatever a connection is waiting for, or only wake it.
class HubWaker
{
public:
    HubWaker();
    ~HubWaker();
    Q_DISABLE_COPY_MOVE(HubWaker)

    void wake();            ///< any thread
    void stop();            ///< any thread; for good
    bool isStopped() const; ///< any thread
    int descriptor() const { return m_descriptor; }
    void clear();                ///< forgets that it was woken
    bool wait(int milliseconds); ///< until it is woken; whether it was

private:
    int m_descriptor;
    std::atomic<bool> m_isStopped = false;
};

} // namespace Bole
