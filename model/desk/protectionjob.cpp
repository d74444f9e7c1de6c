// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/protectionjob.h"

#include "model/season/protection.h"
#include "model/season/seasonfile.h"

#include <QFileInfo>

#include <algorithm>
#include <thread>

namespace Bole {

bool protectionIsBuiltIn()
{
    return canProtectSeasons();
}

Result<std::unique_ptr<Desk>> openProtected(const QString &path, const Secret &password,
                                            WorkKeeper &work)
{
    return unlock(path, password).and_then([&](const SeasonKey &) {
        return Desk::open(path, work);
    });
}

struct ProtectionJob::Parts
{
    ProtectionChange change;
    SeasonKey key; // what opens the file as it is
    Result<ProtectedBackups> result = failure(ErrorCode::Cancelled);
    std::jthread thread; // last, so that it ends before anything else goes
};

ProtectionJob::ProtectionJob(const ProtectionChange &change)
    : m_parts(new Parts{.change = change, .key = change.key, .thread = {}})
{
}

ProtectionJob::~ProtectionJob() = default;

void ProtectionJob::start()
{
    m_parts->thread = std::jthread([this](const std::stop_token &stop) {
        ProtectionChange change = m_parts->change;
        change.stop = stop;
        const Result<ProtectionReport> done = changeProtection(change);
        QMetaObject::invokeMethod(this, [this, done] {
            m_parts->key = done ? done->key : m_parts->key;
            m_parts->result = done.transform([](const ProtectionReport &report) {
                return ProtectedBackups{report.backups, report.leftAsTheyWere};
            });
            emit finished();
        });
    });
}

void ProtectionJob::cancel()
{
    m_parts->thread.request_stop();
}

double ProtectionJob::progress() const
{
    const QString path = QFileInfo(m_parts->change.path).canonicalFilePath();
    const auto whole = double(std::max<qint64>(1, QFileInfo(path).size()));
    return std::min(1.0, double(QFileInfo(unfinishedName(path)).size()) / whole);
}

const Result<ProtectedBackups> &ProtectionJob::result() const
{
    return m_parts->result;
}

Result<std::unique_ptr<Desk>> ProtectionJob::reopen(WorkKeeper &work) const
{
    return Desk::open(m_parts->change.path, work); // its key is here
}

} // namespace Bole
