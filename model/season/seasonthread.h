// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <memory>

namespace Bole {

class Season;

/// A thread with a connection to the season of its own, for what would hold up a window. Work is
/// done in the order in which it comes.
class SeasonThread
{
public:
    explicit SeasonThread(const QString &seasonPath);
    /// Waits for what is being done and drops the rest.
    ~SeasonThread();
    Q_DISABLE_COPY_MOVE(SeasonThread)

    /// `work` gets the season there and answers with a Result; `then` gets that on the thread that
    /// made this object, unless `context` has gone.
    template <typename Work, typename Then>
    void run(QObject *context, Work work, Then then)
    {
        m_thread.start([this, context = QPointer(context), work = std::move(work),
                        then = std::move(then)]() mutable {
            auto answer = open().and_then([&](Season *season) { return work(*season); });
            QMetaObject::invokeMethod(
                &m_home,
                [context, answer = std::move(answer), then = std::move(then)]() mutable {
                    if (context)
                        then(answer);
                },
                Qt::QueuedConnection);
        });
    }
    /// Waits until everything has been done that was handed over.
    void finish();

private:
    Result<Season *> open();

    QString m_path;
    QObject m_home;                   ///< on the thread that made this object
    QThreadPool m_thread;             ///< one thread that stays: connections belong to theirs
    std::unique_ptr<Season> m_season; ///< only touched there
};

} // namespace Bole
