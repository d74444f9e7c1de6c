// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/secondthread.h"

#include <utility>

namespace Bole {

SecondThread::SecondThread()
{
    if (std::thread::hardware_concurrency() >= 2)
        m_thread.emplace([this] { run(); });
}

SecondThread::~SecondThread()
{
    if (!m_thread)
        return;
    {
        const std::scoped_lock lock(m_mutex);
        m_ends = true;
    }
    m_changed.notify_all();
    m_thread->join();
}

void SecondThread::start(std::function<void()> work)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_work = std::move(work);
    }
    m_changed.notify_all();
}

void SecondThread::wait()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_work; });
}

void SecondThread::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_ends || m_work; });
        if (m_ends)
            return;
        const std::function<void()> &work = m_work;
        lock.unlock();
        work();
        lock.lock();
        m_work = nullptr;
        m_changed.notify_all();
    }
}

} // namespace Bole
