// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/worker.h"

#include <QCoreApplication>
#include <QEvent>

#include <future>

namespace Bole {

Worker::~Worker()
{
    drop();
    {
        const std::lock_guard lock(m_lock);
        m_ends = true;
    }
    m_more.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void Worker::run(Job job)
{
    {
        const std::lock_guard lock(m_lock);
        m_jobs.push_back(std::move(job));
    }
    if (m_thread.joinable())
        m_more.notify_one();
    else
        m_thread = std::thread([this] { work(); });
}

void Worker::bringBack(Job answer)
{
    {
        const std::lock_guard lock(m_lock);
        m_answers.push_back(std::move(answer));
    }
    QCoreApplication::postEvent(&m_home, new QEvent(QEvent::User));
}

void Worker::drop()
{
    std::deque<Job> dropped; // goes when nobody waits for the lock
    const std::lock_guard lock(m_lock);
    dropped.swap(m_jobs);
}

void Worker::finish()
{
    std::promise<void> done;
    run([&done] { done.set_value(); });
    done.get_future().wait();
}

void Worker::work()
{
    if (m_priority == Priority::Low)
        lowerThreadPriority();
    std::unique_lock lock(m_lock);
    while (true) {
        m_more.wait(lock, [this] { return m_ends || !m_jobs.empty(); });
        if (m_ends)
            return;
        Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        job();
        job = {}; // what it holds goes here, not under the lock
        lock.lock();
    }
}

Worker::Job Worker::nextAnswer()
{
    const std::lock_guard lock(m_lock);
    Job answer = std::move(m_answers.front());
    m_answers.pop_front();
    return answer;
}

bool Worker::Home::event(QEvent *event)
{
    if (event->type() != QEvent::User)
        return QObject::event(event);
    m_worker.nextAnswer()(); // may be the end of the worker
    return true;
}

} // namespace Bole
