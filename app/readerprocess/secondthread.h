// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace Bole {

/// The one thread that a reader has beside its first: started before the sandbox closes, because
/// afterwards no thread can be. Ends with the process. Where there is only one processor there is
/// none.
class SecondThread
{
public:
    SecondThread();
    SecondThread(const SecondThread &) = delete;
    SecondThread &operator=(const SecondThread &) = delete;
    ~SecondThread();

    bool isThere() const { return m_thread.has_value(); }
    void start(std::function<void()> work);
    void wait(); ///< until the work is done

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::function<void()> m_work;
    bool m_ends = false;
    std::optional<std::thread> m_thread;
};

} // namespace Bole
