// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/worker.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace Bole {

class Season;

/// A thread with a connection to the season of its own, for what would hold up a window. Work is
/// done in the order in which it comes.
class SeasonThread
{
public:
    explicit SeasonThread(const QString &seasonPath,
                          Worker::Priority priority = Worker::Priority::Normal);
    /// Waits for what is being done and drops the rest.
    ~SeasonThread();
    Q_DISABLE_COPY_MOVE(SeasonThread)

    /// `work` gets the season there and answers with a Result; `then` gets that on the thread that
    /// made this object, unless `context` has gone.
    template <typename Work, typename Then>
    void run(QObject *context, Work work, Then then)
    {
        m_thread.run([this, context = QPointer(context), work = std::move(work),
                      then = std::move(then)]() mutable {
            auto answer = open().and_then([&](Season *season) { return work(*season); });
            m_thread.bringBack([context = std::move(context), answer = std::move(answer),
                                then = std::move(then)]() mutable {
                if (context)
                    then(std::move(answer));
            });
        });
    }
    /// What takes long to destroy is destroyed there.
    template <typename T>
    void destroyInBackground(T what)
    {
        m_thread.run([what = std::move(what)] {});
    }
    /// Waits until everything has been done that was handed over.
    void finish() { m_thread.finish(); }

private:
    Result<Season *> open();

    QString m_path;
    std::unique_ptr<Season> m_season; ///< only touched on the thread: connections belong to theirs
    Worker m_thread;
};

} // namespace Bole
