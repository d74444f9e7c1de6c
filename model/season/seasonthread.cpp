// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/seasonthread.h"

#include "model/season/season.h"

#include <QSemaphore>

namespace Bole {

SeasonThread::SeasonThread(const QString &seasonPath) : m_path(seasonPath)
{
    m_thread.setMaxThreadCount(1);
    m_thread.setExpiryTimeout(-1);
}

SeasonThread::~SeasonThread()
{
    m_thread.clear();
    m_thread.start([this] { m_season.reset(); });
    m_thread.waitForDone();
}

void SeasonThread::finish()
{
    // Not waitForDone(): that ends the thread, and the connection belongs to it.
    QSemaphore done;
    m_thread.start([&done] { done.release(); });
    done.acquire();
}

Result<Season *> SeasonThread::open()
{
    if (m_season)
        return m_season.get();
    return Season::open(m_path).transform([this](std::unique_ptr<Season> &&season) {
        m_season = std::move(season);
        return m_season.get();
    });
}

} // namespace Bole
