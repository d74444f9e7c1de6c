// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/platform/processes.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace Bole {

/// A thread that does what it is given, one after the other, and brings the answers back. The
/// standard library's locks, not a QThreadPool: the thread sanitizer does not see into Qt's.
class Worker
{
public:
    using Job = std::move_only_function<void()>;
    /// Low: whoever waits at the window goes first where there are more threads than cores.
    enum class Priority { Normal, Low };

    explicit Worker(Priority priority = Priority::Normal) : m_priority(priority) {}
    /// Waits for what is being done and drops the rest, answers too.
    ~Worker();
    Q_DISABLE_COPY_MOVE(Worker)

    void run(Job job);
    /// For jobs: `answer` is called on the thread that made this object.
    void bringBack(Job answer);
    void drop();   ///< what has not begun
    void finish(); ///< waits until everything has been done that was handed over

private:
    /// Calls one answer for every event it gets.
    class Home : public QObject
    {
    public:
        explicit Home(Worker &worker) : m_worker(worker) {}
        bool event(QEvent *event) override;

    private:
        Worker &m_worker;
    };

    void work();
    Job nextAnswer();

    Priority m_priority;
    Home m_home{*this};
    std::mutex m_lock; ///< for all below
    std::condition_variable m_more;
    std::deque<Job> m_jobs;
    std::deque<Job> m_answers;
    bool m_ends = false;
    std::thread m_thread; ///< begins with the first job
};

} // namespace Bole
