// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/seasonthread.h"

#include "model/season/season.h"

namespace Bole {

SeasonThread::SeasonThread(const QString &seasonPath, Worker::Priority priority)
    : m_path(seasonPath), m_thread(priority)
{
}

SeasonThread::~SeasonThread()
{
    m_thread.drop();
    m_thread.run([this] { m_season.reset(); });
    m_thread.finish();
}

Result<Season *> SeasonThread::open()
{
    if (m_season)
        return m_season.get();
    Season::Options options;
    options.opener = Season::Opener::Thread;
    return Season::open(m_path, options).transform([this](std::unique_ptr<Season> &&season) {
        m_season = std::move(season);
        return m_season.get();
    });
}

} // namespace Bole
